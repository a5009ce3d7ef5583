// Wire contract of the stored cart of a signed-in customer. The browser has a copy; each call changes one line by a
// quantity.

import { maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { cartChangeReasons } from '@stoa/domain/ordering/cart/decide-cart'
import * as z from 'zod/mini'
import { noInput } from '../accepted.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { id, integer, list, nullable, oneOf, optional, scalar, text, uuid } from '../shape.ts'
import { cartItem, cartItems, extension } from './cart-items.ts'
import { cartChange } from './totals.ts'

const step = scalar(z.int().check(z.minimum(-maxQuantityPerLine), z.maximum(maxQuantityPerLine)))
const dimension = scalar(z.int().check(z.minimum(0), z.maximum(2_147_483_647)))

const customerCart = entity('CustomerCart', {
  items: field('items', list(cartItem), 'The lines as wished, the oldest first.'),
  changes: field('changes', list(cartChange), 'Which of them cannot be had as wished today, and why.'),
})

export const unitedLine = entity('UnitedLine', {
  productId: field('pid', id, 'The product.'),
  dimensionId: field('dimension', dimension, 'The form; 0 when there is one only.'),
  extension,
  name: field('nm', nullable(text), 'The product’s name, when the shop knows it.'),
  had: field('had', integer, 'Copies in the browser.'),
  kept: field('kept', integer, 'Copies kept from an earlier visit.'),
  now: field('now', integer, 'Copies that can be had of both together; 0 when none can.'),
  reason: field(
    'reason',
    nullable(oneOf([...cartChangeReasons, 'cart_full'])),
    'Why it is not the sum; null when it is.',
  ),
})
export type UnitedLine = EntityOf<typeof unitedLine>

export const unitedCart = entity('UnitedCart', {
  items: field('items', list(cartItem), 'The lines, the oldest first.'),
  reportedLines: field(
    'told',
    list(unitedLine),
    'Every line that came from an earlier visit or could not be as wished.',
  ),
})
export type UnitedCart = EntityOf<typeof unitedCart>

export const updateCartItem = endpoint({
  name: 'updateCartItem',
  method: 'POST',
  path: '/cartitems/UpdateCartPerItem',
  description: 'Adds copies to a line of the cart, or takes some away: 1 adds one, -1 takes one.',
  input: entity('CartStep', {
    productId: field('pid', id, 'The product.'),
    dimensionId: field('dimension', dimension, 'The form chosen; 0 when there is one only.'),
    quantity: field('quantity', step, 'How many more, or fewer.'),
    extension,
    stepKey: field('key', optional(uuid), 'The same step sent twice counts once.'),
  }),
  output: customerCart,
  refusals: [
    'product_not_found',
    'not_on_sale_yet',
    'extension_not_accepted',
    'extension_missing',
    'text_too_long',
    'send_day_invalid',
    'box_too_full',
    'box_item_refused',
    'box_item_unavailable',
    'cart_full',
  ],
  access: 'customer',
  isPublic: false,
})

export const getCustomerCart = endpoint({
  name: 'getCustomerCart',
  method: 'GET',
  path: '/cartitems/getbycustomerid',
  description: 'The cart that the shop keeps for the customer.',
  input: noInput,
  output: customerCart,
  refusals: [],
  access: 'customer',
  isPublic: false,
})

export const replaceCustomerCart = endpoint({
  name: 'replaceCustomerCart',
  method: 'POST',
  path: '/cartitems/updateCustomerCart',
  description: 'Makes the kept cart this one.',
  input: entity('CartReplacement', { items: field('items', cartItems, 'The cart.') }),
  output: customerCart,
  refusals: [],
  access: 'customer',
  isPublic: false,
})

export const uniteCarts = endpoint({
  name: 'uniteCarts',
  method: 'POST',
  path: '/cartitems/unite',
  description:
    'After signing in: what the browser has and what the shop kept become one cart, each line the sum, never more than there are copies.',
  input: entity('CartUnion', {
    items: field('items', cartItems, 'The browser’s cart.'),
    stepKey: field('key', uuid, 'The same union sent twice counts once.'),
  }),
  output: unitedCart,
  refusals: [],
  access: 'customer',
  isPublic: false,
})
