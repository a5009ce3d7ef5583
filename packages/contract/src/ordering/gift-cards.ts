// Wire contract of gift cards: what is on one, for whoever has its code.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { isoDate, isoDateTime, list, money, oneOf, text, typed } from '../shape.ts'

const giftCardUse = entity('GiftCardUse', {
  at: field('dt', isoDateTime, 'When.'),
  amount: field('amt', money, 'Below zero: it paid for an order. Above: an order gave it back.'),
})

export const giftCardBalance = entity('GiftCardBalance', {
  state: field('st', oneOf(['usable', 'used_up', 'expired']), 'Whether it can pay for something today.'),
  last4: field('lst4', text, 'The last four characters of its code.'),
  balance: field('bal', money, 'What is left on it.'),
  initial: field('ini', money, 'What was on it at first.'),
  lastDay: field('exp', isoDate, 'The last day on which it can be used.'),
  uses: field('uses', list(giftCardUse), 'What it paid for and got back, newest first.'),
})
export type GiftCardBalance = EntityOf<typeof giftCardBalance>

export const getGiftCardBalance = endpoint({
  name: 'getGiftCardBalance',
  method: 'POST',
  path: '/giftcards/balance',
  description: 'What is on a gift card. A code that none has and one of a card that was withdrawn get the same answer.',
  input: entity('GiftCardQuery', {
    code: field('gfcd', typed(1, 60), 'The code, as it was typed.'),
  }),
  output: giftCardBalance,
  refusals: ['gift_card_invalid'],
  isPublic: false,
})
