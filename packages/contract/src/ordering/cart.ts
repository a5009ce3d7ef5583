// Wire contract of a cart: the requested lines and their totals. The browser never sends a price.

import { limits } from '@stoa/domain/identity/field-rules'
import { maxCartLines, maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { cartChangeReasons } from '@stoa/domain/ordering/cart/decide-cart'
import { z } from 'zod'
import { countryOfForm } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { id, integer, list, money, nullable, oneOf, optional, scalar, text, typed } from '../shape.ts'
import { amounts } from './amounts.ts'
import { paymentTypeId, shippingTypeId } from './checkout.ts'
import { lineExtension } from './line-extension.ts'

const wireId = scalar(z.number().int().min(0).max(2_147_483_647))
const requestedQuantity = scalar(
  z
    .number()
    .int()
    .min(1)
    .max(maxQuantityPerLine * 10),
)

/** A line without one has no such field. */
export const extension = field('ext', optional(lineExtension), 'What else the line says; its product allows it.')

export const cartItem = entity('CartItem', {
  productId: field('pid', id, 'The product.'),
  dimensionId: field('dimension', wireId, 'The form chosen; 0 when there is one only.'),
  quantity: field('quantity', requestedQuantity, 'How many are wished for.'),
  extension,
})

export const cartItems = list(cartItem, maxCartLines)

export const cartChange = entity('CartChange', {
  productId: field('pid', wireId, 'The product.'),
  dimensionId: field('dimension', wireId, 'The form.'),
  extension,
  reason: field('reason', oneOf(cartChangeReasons), 'Why the line changed.'),
  name: field('nm', nullable(text), 'The product’s name, when the shop knows it.'),
  requested: field('wished', integer, 'How many were asked for.'),
  granted: field('given', integer, 'How many remain; 0 means the line was dropped.'),
})
export type CartChange = EntityOf<typeof cartChange>

export const totalsLine = entity('TotalsLine', {
  productId: field('pid', id, 'The product.'),
  dimensionId: field('dimension', wireId, 'The form; 0 when there is one only.'),
  quantity: field('quantity', integer, 'How many.'),
  unitPrice: field('prc', money, 'What one costs.'),
  unitPriceBeforeDiscount: field('prcbd', nullable(money), 'The 30-day low before an announced reduction.'),
  total: field('ttl', money, 'The line’s amount.'),
  extension,
})

export const totals = entity('Totals', {
  lines: field('items', list(totalsLine), 'The lines that can be sold, with their amounts.'),
  changes: field('changes', list(cartChange), 'Every line that was dropped or lowered, and why.'),
  ...amounts.fields,
  freeShippingIn: field('frshp', nullable(money), 'How much more makes shipping free; null when it is, or never is.'),
  fingerprint: field('fp', text, 'Identifies these amounts; `orders/save` refuses when they no longer hold.'),
})
export type Totals = EntityOf<typeof totals>

const nothing = z.union([z.null(), z.literal(''), z.literal(0), z.array(z.string()).max(0), z.strictObject({})])
/** Nothing yet, in whichever form a client writes it. */
const empty = optional(scalar(nothing))

/** Accepted when empty, for clients that always send them. */
const futureFields = {
  email: field('eml', optional(nullable(typed(0, limits.email))), 'The buyer’s e-mail; not needed for the amounts.'),
  couponCodes: field('couponscodes', empty, 'No coupons yet: empty.'),
  giftCardCode: field('gfcd', empty, 'No gift card payment yet: empty.'),
  loyaltyPoints: field('r_lpnt', empty, 'No points yet: 0.'),
  extras: field('extras', empty, 'No extras yet: empty.'),
}

export const composeCartTotals = endpoint({
  name: 'composeCartTotals',
  method: 'POST',
  path: '/orders/composecarttotals',
  description: 'What a cart comes to now, with home delivery in Greece, and every line that had to change.',
  input: entity('CartTotalsRequest', { items: field('items', cartItems, 'The cart.'), ...futureFields }),
  output: totals,
  refusals: [],
  isPublic: false,
})

export const composeOrderTotals = endpoint({
  name: 'composeOrderTotals',
  method: 'POST',
  path: '/orders/composeordertotals',
  description: 'What an order would come to, given where it goes and how it is paid.',
  input: entity('OrderTotalsRequest', {
    items: field('items', cartItems, 'The cart.'),
    ...futureFields,
    countryId: field('ctid', countryOfForm, 'The country it goes to; Greece when left out.'),
    shippingTypeId: field('shtid', shippingTypeId, 'The way of receiving.'),
    paymentTypeId: field('pmtid', paymentTypeId.ifGiven, 'The way of paying, when chosen.'),
  }),
  output: totals,
  refusals: [
    'country_not_found',
    'shipping_type_not_found',
    'shipping_not_available',
    'payment_type_not_found',
    'payment_not_available',
    'payment_amount_too_high',
  ],
  isPublic: false,
})
