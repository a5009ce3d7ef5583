// Wire contract of asking what a cart, or an order, comes to.

import { limits } from '@stoa/domain/identity/field-limits'
import type { FieldRule } from '@stoa/domain/identity/field-rule'
import type { StatedChannel } from '@stoa/domain/ordering/order/order-channel'
import { maxCodeLength } from '@stoa/domain/ordering/promotions/read-code'
import * as z from 'zod/mini'
import { countryOfForm, postalCode } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { entity, field, type WireObject } from '../entity.ts'
import { named, nullable, optional, type Shape, scalar, typed } from '../shape.ts'
import { cartItems } from './cart-items.ts'
import { paymentTypeId, shippingTypeId } from './checkout.ts'
import { type OrderExtras, orderExtras, totals } from './totals.ts'

const maxCodes = 5

const codesOf = (wire: string | string[]): string[] => [wire].flat().filter((code) => code !== '')

/** A list; one text is a list of one. A field that was left empty is no code. */
const codes = (): Shape<string[] | undefined, string | string[] | undefined> => {
  const code = typed(0, maxCodeLength).schema
  return {
    schema: z.optional(
      z
        .union([code, z.array(code)])
        .check(z.refine((wire) => codesOf(wire).length <= maxCodes, { error: 'codes_too_many' satisfies FieldRule })),
    ),
    toWire: (readable) => readable,
    toReadable: (wire) => (wire === undefined ? undefined : codesOf(wire)),
  }
}

const points = optional(scalar(z.int().check(z.minimum(0), z.maximum(10_000_000))))

/** Some clients write an empty list for none. */
const extras: Shape<OrderExtras | undefined, WireObject | string[] | undefined> = {
  schema: z.optional(z.union([orderExtras.schema, z.array(z.string()).check(z.maxLength(0))])),
  toWire: (readable) => readable && orderExtras.toWire(readable),
  toReadable: (wire) => (wire === undefined || Array.isArray(wire) ? undefined : orderExtras.toReadable(wire)),
}

/** What lowers the amounts, or pays them before money. */
export const reductionFields = {
  couponCodes: field(
    'couponscodes',
    codes(),
    'The codes that were entered, five at most: coupons, and gift cards too.',
  ),
  giftCardCodes: field('gfcd', codes(), 'The gift cards to pay with, five at most.'),
  loyaltyPoints: field('r_lpnt', points, 'The points to redeem.'),
  extras: field('extras', extras, 'What is added to the whole order.'),
}

const statedChannel = named<StatedChannel>({ online: 'Online', app: 'App' })

/** Some promotions are for one of them. */
export const channelField = field(
  'chnl',
  optional(statedChannel),
  'Through what it is ordered: the pages of a shop, also when left out, or an app. What staff order for a customer is `Phone`, whatever is said.',
)

const totalsFields = {
  email: field(
    'eml',
    optional(nullable(typed(0, limits.email))),
    'The buyer’s e-mail: some codes are for certain people.',
  ),
  ...reductionFields,
  channel: channelField,
}

export const composeCartTotals = endpoint({
  name: 'composeCartTotals',
  method: 'POST',
  path: '/orders/composecarttotals',
  description: 'What a cart comes to now, with home delivery in Greece, and every line that had to change.',
  input: entity('CartTotalsRequest', { items: field('items', cartItems, 'The cart.'), ...totalsFields }),
  output: totals,
  refusals: [],
  access: 'either',
  isPublic: false,
})

export const composeOrderTotals = endpoint({
  name: 'composeOrderTotals',
  method: 'POST',
  path: '/orders/composeordertotals',
  description: 'What an order would come to, given where it goes and how it is paid.',
  input: entity('OrderTotalsRequest', {
    items: field('items', cartItems, 'The cart.'),
    ...totalsFields,
    countryId: field('ctid', countryOfForm, 'The country it goes to; Greece when left out.'),
    postalCode: field(
      'pc',
      postalCode.ifGiven,
      'The postal code of the address it goes to: islands and remote areas may cost more. Without it, those are left out.',
    ),
    shippingTypeId: field(
      'shtid',
      shippingTypeId.ifGiven,
      'The way of receiving; delivery to an address when left out.',
    ),
    paymentTypeId: field('pmtid', paymentTypeId.ifGiven, 'The way of paying, when chosen.'),
  }),
  output: totals,
  refusals: [
    'country_not_found',
    'shipping_type_not_found',
    'shipping_not_available',
    'shipping_not_for_contents',
    'parcel_too_heavy',
    'payment_type_not_found',
    'payment_not_available',
    'payment_amount_too_high',
  ],
  access: 'either',
  isPublic: false,
})
