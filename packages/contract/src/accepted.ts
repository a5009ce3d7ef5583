// The answer of calls that say nothing beyond "understood": whether an address was known, a letter went out or something was
// there to be ended stays with the shop.

import { z } from 'zod'
import { entity, field } from './entity.ts'
import { scalar } from './shape.ts'

export const accepted = entity('Accepted', {
  accepted: field('ok', scalar(z.literal(true)), 'Understood; what follows from it is told by mail, if at all.'),
})

export const noInput = entity('NoInput', {})
