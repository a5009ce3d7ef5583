import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPaymentKind } from '../payment/payment-kinds.ts'
import { entriesOf, type LedgerEvents, moneyAccountOf } from './ledger-entries.ts'

const shares = { moneyCents: 2000, giftCardCents: 500, pointsCents: 300 }
const alpha = { cents: 2000, provider: 'alpha' }

type Case = { [Name in keyof LedgerEvents]: [Name, LedgerEvents[Name], Record<string, number>] }[keyof LedgerEvents]

const cases: Case[] = [
  ['placed', shares, { buyer: 2000, gift_cards: 500, points: 300, sales: -2800 }],
  ['returned', shares, { buyer: -2000, gift_cards: -500, points: -300, sales: 2800 }],
  ['given_back', shares, { buyer: -2000, gift_cards: -500, points: -300, sales: 2800 }],
  ['resumed', { cents: 2000 }, { buyer: 2000, sales: -2000 }],
  ['captured', alpha, { 'provider:alpha': 2000, buyer: -2000 }],
  ['refunded', alpha, { 'provider:alpha': -2000, buyer: 2000 }],
  ['received', { cents: 2000, into: 'courier' }, { courier: 2000, buyer: -2000 }],
  ['overpaid', { cents: 2000 }, { bank: 2000, buyer: -2000 }],
  ['overpaid_repaid', { cents: 2000 }, { bank: -2000, buyer: 2000 }],
  ['order_repaid', { cents: 2000 }, { bank: -2000, buyer: 2000 }],
  ['return_repaid', { cents: 2000 }, { bank: -2000, buyer: 2000 }],
  ['card_sold', { cents: 2000 }, { sales: 2000, gift_cards: -2000 }],
  ['card_granted', { cents: 2000 }, { granted_cards: 2000, gift_cards: -2000 }],
  ['card_returned', { cents: 2000 }, { sales: -2000, gift_cards: 2000 }],
  ['card_voided', { cents: 2000 }, { granted_cards: -2000, gift_cards: 2000 }],
  ['card_emptied', { cents: 2000 }, { granted_cards: -2000, gift_cards: 2000 }],
  ['fee', alpha, { 'provider:alpha': -2000, fees: 2000 }],
  ['paid_out', alpha, { 'provider:alpha': -2000, bank: 2000 }],
  ['collected', alpha, { 'provider:alpha': 2000, bank: -2000 }],
  ['chargeback', alpha, { 'provider:alpha': -2000, chargebacks: 2000 }],
  ['chargeback_won', alpha, { 'provider:alpha': 2000, chargebacks: -2000 }],
]

test.each(cases)('%s', (...[event, details, expected]) => {
  const entries = entriesOf(event, details)
  expect(Object.fromEntries(entries.map(({ account, cents }) => [account, cents]))).toEqual(expected)
})

test('whatever an order consists of, its entries sum to zero, and none is about nothing', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fc.record({ moneyCents: cents, giftCardCents: cents, pointsCents: cents }), (anyShares) => {
      const entries = entriesOf('placed', anyShares)
      expect(entries.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0)
      expect(entries.every((entry) => entry.cents !== 0)).toBe(true)
    }),
  )
})

test('an order that costs nothing moves nothing', () => {
  expect(entriesOf('placed', { moneyCents: 0, giftCardCents: 0, pointsCents: 0 })).toEqual([])
})

test.each([
  ['bank_deposit', 'bank'],
  ['in_store', 'till'],
  ['cash_on_delivery', 'courier'],
] as const)('what is paid by %s is at the %s', (kind, account) => {
  expect(moneyAccountOf(getPaymentKind(kind))).toBe(account)
})
