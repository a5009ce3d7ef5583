// Wire contract of a customer's own coupons.

import { couponRefusals } from '@stoa/domain/ordering/promotions/decide-coupon'
import { promotionTypes } from '@stoa/domain/ordering/promotions/promotion'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryFlag } from '../query-shapes.ts'
import { boolean, integer, isoDate, list, money, nullable, oneOf, optional, text, uuid } from '../shape.ts'

const customerCoupon = entity('CustomerCoupon', {
  code: field('cd', text, 'What is entered in the cart.'),
  name: field('nm', text, 'What the shop calls it.'),
  type: field('type', oneOf(promotionTypes), 'How it reduces.'),
  onShipping: field('shp', boolean, 'Whether it reduces the shipping, not the goods.'),
  amount: field('amt', nullable(money), 'What it takes off, or what is left of it; null when it is no fixed amount.'),
  percentage: field('pct', nullable(integer), 'Basis points: 1500 is 15 %; null when it is no percentage.'),
  selected: field('sel', boolean, 'Whether it is good for some products only.'),
  terms: field(
    'trm',
    list(text),
    'All that it asks of a cart and gives besides, in sentences of the language of the call.',
  ),
  conditional: field('cond', boolean, 'Whether the cart has to fulfil more than the minimum.'),
  minimum: field('min', nullable(money), 'What the goods must cost.'),
  fullPriceMinimum: field('minfp', nullable(money), 'What goods that nothing reduces must cost.'),
  validFrom: field('from', nullable(isoDate), 'Its first day.'),
  validUntil: field('until', nullable(isoDate), 'Its last day.'),
  activated: field('act', boolean, 'Whether the shop lets it be used.'),
  timesUsed: field('used', integer, 'How often the customer has used it.'),
  reason: field('rsn', nullable(oneOf(couponRefusals)), 'Why it cannot be used now, whatever is in the cart.'),
  firstOrderOnly: field('fst', optional(boolean), 'Whether it is for a first order, and the customer has ordered.'),
  lastOrder: field(
    'order',
    nullable(
      entity('CouponOrder', {
        uid: field('uid', uuid, 'Identifies it in addresses.'),
        code: field('cd', text, 'The number people use.'),
      }),
    ),
    'The customer’s last order with it.',
  ),
})
export type CustomerCoupon = EntityOf<typeof customerCoupon>

export const listCoupons = endpoint({
  name: 'listCoupons',
  method: 'GET',
  path: '/customercoupons/getforcustomer',
  description:
    'The codes that are for this customer alone or for a few: by account, or by the e-mail of the account once it is verified.',
  input: entity('CouponsQuery', {
    excludeInactive: field(
      'excludeInActive',
      optional(queryFlag),
      'Leaves out what cannot be used any more. Left out: all of them.',
    ),
  }),
  output: entity('CustomerCoupons', { coupons: field('items', list(customerCoupon), 'Newest first, at most 100.') }),
  refusals: [],
  access: 'customer',
  isPublic: false,
})
