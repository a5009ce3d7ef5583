// Wire contract of what a cart comes to: its lines, what changed, what became of its codes, and the amounts.

import { aheadKinds } from '@stoa/domain/catalogue/availability'
import { checkGiftNote } from '@stoa/domain/identity/line-rules'
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
import { type EntityOf, entity, field } from '../entity.ts'
import { withRule } from '../ruled.ts'
import { boolean, id, integer, isoDate, isoDateTime, list, money, nullable, oneOf, optional, text } from '../shape.ts'
import { amounts } from './amounts.ts'
import { extension, wireId } from './cart-items.ts'
import { instalmentPlan } from './checkout.ts'

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
  instalments: field(
    'insts',
    list(instalmentPlan),
    'In how many monthly instalments a credit card may pay what is due, besides at once; empty before the way of paying is chosen.',
  ),
  shippingVaries: field(
    'shpvr',
    boolean,
    'Whether delivery to some places costs more than this: the postal code is not known yet. False where it is.',
  ),
  freeShippingIn: field('frshp', nullable(money), 'How much more makes shipping free; null when it is, or never is.'),
  freeShippingFrom: field('frshpfr', nullable(money), 'From which amount of goods it is free; null when it never is.'),
  fingerprint: field('fp', text, 'Identifies these amounts; `orders/save` refuses when they no longer hold.'),
})
export type Totals = EntityOf<typeof totals>
