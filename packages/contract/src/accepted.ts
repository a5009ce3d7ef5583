// The answer of calls that only confirm receipt: it must not reveal whether an address was known, an e-mail was sent or
// there was a session to end.

import * as z from 'zod/mini'
import { entity, field } from './entity.ts'
import { scalar } from './shape.ts'

export const accepted = entity('Accepted', {
  accepted: field('ok', scalar(z.literal(true)), 'Understood; what follows from it is told by mail, if at all.'),
})

export const noInput = entity('NoInput', {})
