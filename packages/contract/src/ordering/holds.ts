// Wire contract of keeping a cart's copies for a buyer who is about to order them.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { isoDateTime, nullable, uuid } from '../shape.ts'
import { cartItems } from './cart-items.ts'

export const hold = entity('Hold', {
  key: field('hold', nullable(uuid), 'Of what is held; `takeawaystores/getallfront` takes it. Null when nothing is.'),
  until: field('until', nullable(isoDateTime), 'Until when; null when nothing is held.'),
})
export type Hold = EntityOf<typeof hold>

export const holdCopies = endpoint({
  name: 'holdCopies',
  method: 'POST',
  path: '/orders/hold',
  description:
    'Keeps the copies of a cart for this browser, by a cookie, for ten minutes from each call and half an hour in all; its order takes them. Nothing is kept of a large cart, before a checkout has begun, or for a caller for whom much was kept lately: it can be ordered as well.',
  input: entity('HoldRequest', { items: field('items', cartItems, 'The cart.') }),
  output: hold,
  refusals: [],
  access: 'either',
  isPublic: false,
})
