// Wire contract of a cart: the requested lines and their totals. The browser never sends a price.

import { aheadKinds } from '@stoa/domain/catalogue/availability'
import { checkGiftNote, type FieldRule, limits } from '@stoa/domain/identity/field-rules'
import { maxCartLines, maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { cartChangeReasons } from '@stoa/domain/ordering/cart/decide-cart'
import {
  giftCardProblems,
  giftNoteProblems,
  pointsProblems,
  problemKinds,
} from '@stoa/domain/ordering/pricing/cart-problems'
import { wrappingUnits } from '@stoa/domain/ordering/pricing/gift-wrapping'
import { lineNoteKinds } from '@stoa/domain/ordering/pricing/line-notes'
import { couponRefusals } from '@stoa/domain/ordering/promotions/decide-coupon'
import { maxCodeLength } from '@stoa/domain/ordering/promotions/read-code'
import { z } from 'zod'
import { countryOfForm, postalCode } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field, type WireObject } from '../entity.ts'
import { withRule } from '../ruled.ts'
import {
  boolean,
  id,
  integer,
  isoDate,
  isoDateTime,
  list,
  money,
  nullable,
  oneOf,
  optional,
  type Shape,
  scalar,
  text,
  typed,
} from '../shape.ts'
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

/** Of a gift box: the thing because of which its line changed. */
export const changedThing = entity('ChangedThing', {
  name: field('nm', nullable(text), 'Its name, when the shop knows it.'),
  copies: field('left', integer, 'How many copies there are for the boxes of the line.'),
})

export const cartChange = entity('CartChange', {
  productId: field('pid', wireId, 'The product.'),
  dimensionId: field('dimension', wireId, 'The form.'),
  extension,
  reason: field('reason', oneOf(cartChangeReasons), 'Why the line changed.'),
  name: field('nm', nullable(text), 'The product’s name, when the shop knows it.'),
  requested: field('wished', integer, 'How many were asked for.'),
  granted: field('given', integer, 'How many remain; 0 means the line was dropped.'),
  boxItem: field('boxitm', optional(changedThing), 'Of a gift box: the thing because of which it changed.'),
})
export type CartChange = EntityOf<typeof cartChange>

const lineNote = entity('LineNote', {
  kind: field('kind', oneOf(lineNoteKinds), 'What is said.'),
  label: field('nm', nullable(text), 'What the promotion is called.'),
  amount: field('amt', money, 'What it takes off the line, or wrapping adds to it.'),
  copies: field('cnt', integer, 'How many more copies would take part.'),
  until: field('until', nullable(isoDate), 'The last day of the uniform price.'),
})

const linePart = entity('LinePart', {
  productId: field('pid', id, 'The product.'),
  dimensionId: field('dimension', wireId, 'Its form; 0 when there is one only.'),
  quantity: field('quantity', integer, 'How many, in all sets of the line together.'),
  name: field('nm', text, 'Its name.'),
})
export type LinePart = EntityOf<typeof linePart>

export const lineAhead = entity('LineAhead', {
  kind: field('kind', oneOf(aheadKinds), 'Whether it is still to come out, or comes from a supplier.'),
  releasedOn: field('rdt', nullable(isoDate), 'The day it comes out; of a pre-order only.'),
})
export type LineAhead = EntityOf<typeof lineAhead>

export const totalsLine = entity('TotalsLine', {
  productId: field('pid', id, 'The product.'),
  dimensionId: field('dimension', wireId, 'The form; 0 when there is one only.'),
  quantity: field('quantity', integer, 'How many.'),
  unitPrice: field('prc', money, 'What one costs.'),
  unitPriceBeforeDiscount: field('prcbd', nullable(money), 'The 30-day low before an announced reduction.'),
  total: field('ttl', money, 'The line’s amount.'),
  extension,
  gift: field('gft', boolean, 'Given by a promotion.'),
  boxLine: field('boxln', optional(integer), 'The line of the gift box that it is in, counted from 0.'),
  withdrawable: field('wdr', optional(boolean), 'Whether it can be returned within 14 days without a reason.'),
  parts: field('prts', optional(list(linePart)), 'What a set contains.'),
  ahead: field('ahd', optional(lineAhead), 'What it waits for, of a line whose copies the shop does not have yet.'),
  notes: field('nts', list(lineNote), 'Why it costs what it costs.'),
})

export const codeAnswer = entity('CodeAnswer', {
  code: field('cd', text, 'As it was entered or printed.'),
  giftCard: field('gc', boolean, 'Whether it is a gift card.'),
  applied: field('ok', boolean, 'Whether it counts.'),
  amount: field('amt', money, 'What it takes off or pays; 0 when it does not count.'),
  left: field('left', money, 'What stays on a gift card.'),
  unplaced: field('rest', money, 'What of its value nothing in the cart could take: it is lost.'),
  reason: field('rsn', nullable(oneOf(couponRefusals)), 'Why it does not count.'),
  firstOrderOnly: field('fst', optional(boolean), 'Whether it is for a first order, and this person has ordered.'),
  threshold: field('min', nullable(money), 'What the goods must cost for it.'),
  missing: field('miss', nullable(money), 'What they lack for it.'),
  better: field('btr', nullable(money), 'What the better discount takes off that counts in its place.'),
  copies: field('cnt', integer, 'How many items it reduces; a set, or a gift box with its things, is one.'),
  limitedCopies: field('lmt', integer, 'How many more it would reduce if the law did not forbid it.'),
  partlyLimitedCopies: field(
    'plmt',
    integer,
    'How many it reduces by less than it would if the law did not forbid it.',
  ),
  at: field('at', nullable(isoDateTime), 'When it ended, or will begin; of one that counts, its last moment.'),
})
export type CodeAnswer = EntityOf<typeof codeAnswer>

const problemReasons = [
  ...cartChangeReasons,
  ...couponRefusals,
  ...giftCardProblems,
  ...pointsProblems,
  ...giftNoteProblems,
] as const

const problemLine = entity('ProblemLine', {
  productId: field('pid', wireId, 'The product.'),
  dimensionId: field('dimension', wireId, 'The form.'),
  extension,
})

export const cartProblem = entity('CartProblem', {
  kind: field('kind', oneOf(problemKinds), 'What it is about.'),
  reason: field(
    'reason',
    oneOf(problemReasons),
    'Why: of a line, a code, a gift card, the points or the words on a card.',
  ),
  message: field('msg', text, 'The same in a sentence; of a code without the code.'),
  line: field('line', nullable(problemLine), 'The line as it was sent, when it is about one.'),
  name: field('nm', nullable(text), 'Of a line: its product’s name as the sentence has it, when the shop knows it.'),
  code: field('cd', nullable(text), 'The code or gift card as it was entered, when it is about one.'),
})
export type CartProblem = EntityOf<typeof cartProblem>

const giftNote = withRule(checkGiftNote, 'Χρόνια πολλά από όλους μας!', '')

export const orderExtras = entity('OrderExtras', {
  giftNote: field(
    'gnt',
    giftNote.ifGiven,
    'Words on a card that goes into the parcel of the whole order, free of charge; not where nothing is sent.',
  ),
})
export type OrderExtras = EntityOf<typeof orderExtras>

export const totals = entity('Totals', {
  lines: field('items', list(totalsLine), 'The lines that can be sold, with their amounts.'),
  changes: field('changes', list(cartChange), 'Every line that was dropped or lowered, and why.'),
  problems: field('problems', list(cartProblem), 'What is not as it was asked for, and why.'),
  ...amounts.fields,
  codes: field('codes', list(codeAnswer), 'What became of each entered code.'),
  wrappingPrice: field('wrpprc', money, 'What gift wrapping costs on a line that can be wrapped.'),
  wrappingUnit: field('wrpper', oneOf(wrappingUnits), 'Whether that is for each copy or for the whole line.'),
  extras: field('extras', orderExtras, 'What is added to the whole order; without what this cart cannot have.'),
  freeShippingIn: field('frshp', nullable(money), 'How much more makes shipping free; null when it is, or never is.'),
  freeShippingFrom: field('frshpfr', nullable(money), 'From which amount of goods it is free; null when it never is.'),
  fingerprint: field('fp', text, 'Identifies these amounts; `orders/save` refuses when they no longer hold.'),
})
export type Totals = EntityOf<typeof totals>

const maxCodes = 5

const codesOf = (wire: string | string[]): string[] => [wire].flat().filter((code) => code !== '')

/** A list; one text is a list of one. A field that was left empty is no code. */
const codes = (): Shape<string[] | undefined, string | string[] | undefined> => {
  const code = typed(0, maxCodeLength).schema
  return {
    schema: z
      .union([code, z.array(code)])
      .refine((wire) => codesOf(wire).length <= maxCodes, { error: 'codes_too_many' satisfies FieldRule })
      .optional(),
    toWire: (readable) => readable,
    toReadable: (wire) => (wire === undefined ? undefined : codesOf(wire)),
  }
}

const points = optional(scalar(z.number().int().min(0).max(10_000_000)))

/** Some clients write an empty list for none. */
const extras: Shape<OrderExtras | undefined, WireObject | string[] | undefined> = {
  schema: z.union([orderExtras.schema, z.array(z.string()).max(0)]).optional(),
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

const totalsFields = {
  email: field(
    'eml',
    optional(nullable(typed(0, limits.email))),
    'The buyer’s e-mail: some codes are for certain people.',
  ),
  ...reductionFields,
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
