// Wire contract of totals: the same fields for a quote and for a placed order. The amounts with names of their own are
// older than the list of adjustments and stay for other clients; the list contains them all, and future kinds.

import { adjustmentKinds } from '@stoa/domain/ordering/pricing/adjustments'
import { meansKinds } from '@stoa/domain/ordering/pricing/means'
import { type EntityOf, entity, field } from '../entity.ts'
import { integer, list, money, nullable, oneOf, openCode, text } from '../shape.ts'

const vatGroup = entity('VatGroup', {
  rate: field('rate', integer, 'Basis points: 600 is 6 %.'),
  gross: field('grs', money, 'Amount with VAT.'),
  net: field('net', money, 'Amount without VAT.'),
  vat: field('vat', money, 'The VAT.'),
})

const adjustment = entity('Adjustment', {
  kind: field('kind', openCode(adjustmentKinds), 'What kind of amount; more kinds may come.'),
  code: field('cd', nullable(text), 'Which one of its kind, such as the code of the way of paying.'),
  label: field('nm', nullable(text), 'What the shop calls it, where it has a name of its own.'),
  amount: field('amt', money, 'Below zero when it lowers the total.'),
  lines: field('lns', list(integer), 'The lines whose goods it changes, counted from 0; empty for the whole order.'),
})

const means = entity('Means', {
  kind: field('kind', oneOf(meansKinds), 'Points or a gift card.'),
  code: field('cd', text, 'The last characters of the gift card; empty for points.'),
  amount: field('amt', money, 'What it pays.'),
})

export const amounts = entity('Amounts', {
  products: field('prdttl', money, 'The goods before announced reductions.'),
  discount: field('dscttl', money, 'The announced reductions, promotions and coupons.'),
  shippingCost: field('shpttl', money, 'Shipping.'),
  paymentFee: field('codfee', money, 'The fee of the way of paying (cash on delivery).'),
  adjustments: field('adjs', list(adjustment), 'Every amount between the goods and the total, in order.'),
  total: field('ttl', money, 'What the order costs.'),
  means: field('means', list(means), 'What it is paid with before money, in order.'),
  due: field('due', money, 'What is left to pay with money.'),
  net: field('net', money, 'Without VAT.'),
  vat: field('vat', money, 'The VAT in it.'),
  vatGroups: field('vats', list(vatGroup), 'VAT by rate.'),
})
export type Amounts = EntityOf<typeof amounts>
