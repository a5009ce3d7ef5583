// Wire contract of what a customer keeps for later, beside the cart. Every call may be sent again: it counts once.

import * as z from 'zod/mini'
import { noInput } from '../accepted.ts'
import { endpoint } from '../endpoint.ts'
import { entity, field } from '../entity.ts'
import { id, list, scalar } from '../shape.ts'
import { cartItem, cartItems, extension } from './cart-items.ts'

const savedItems = entity('SavedItems', {
  items: field('items', list(cartItem), 'The lines, the one kept first at the beginning.'),
})

export const getSavedItems = endpoint({
  name: 'getSavedItems',
  method: 'GET',
  path: '/saveditems/getbycustomerid',
  description: 'What the customer keeps for later.',
  input: noInput,
  output: savedItems,
  refusals: [],
  access: 'customer',
  isPublic: false,
})

export const keepItems = endpoint({
  name: 'keepItems',
  method: 'POST',
  path: '/saveditems/keep',
  description:
    'Keeps lines for later; of a line that is kept already, the larger quantity. Unknown products are left out, and lines with an extension that is not accepted.',
  input: entity('ItemsToKeep', { items: field('items', cartItems, 'The lines.') }),
  output: savedItems,
  refusals: ['saved_list_full'],
  access: 'customer',
  isPublic: false,
})

export const removeSavedItem = endpoint({
  name: 'removeSavedItem',
  method: 'POST',
  path: '/saveditems/remove',
  description: 'Keeps a line no longer.',
  input: entity('SavedItemKey', {
    productId: field('pid', id, 'The product.'),
    dimensionId: field(
      'dimension',
      scalar(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
      'The form; 0 when it has one.',
    ),
    extension,
  }),
  output: savedItems,
  refusals: [],
  access: 'customer',
  isPublic: false,
})
