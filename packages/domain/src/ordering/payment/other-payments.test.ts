import { expect, test } from 'vitest'
import { dayOf } from '../delivery/working-days.ts'
import { depositDeadline } from './deposit-deadline.ts'
import { isOtherPayment, type OfferedPayment } from './other-payments.ts'

const placedAt = Date.parse('2026-11-20T12:00:00+02:00')

const order = {
  ...{ paymentTypeId: 8, feeCents: 0, totalCents: 5000, instalments: 1 },
  receiving: { shippingTypeId: 1, destination: 'address', countryId: 1 },
  ...{ isBegun: false, placedAt },
} as const

const offered = (changes: Partial<OfferedPayment>): OfferedPayment => ({
  ...{ id: 2, code: 'bank_deposit', feeCents: 0, refusedFromCents: null, shippingTypeIds: [1], countryIds: [] },
  ...changes,
})

test.each<[string, Partial<OfferedPayment>, boolean]>([
  ['a deposit', {}, true],
  ['another provider', { id: 6, code: 'paypal' }, true],
  ['the same again', { id: 8, code: 'card' }, false],
  ['cash to the courier, which is no payment in advance', { id: 1, code: 'cash_on_delivery' }, false],
  ['the till', { id: 4, code: 'in_store' }, false],
  ['what costs more', { feeCents: 100 }, false],
  ['what does not take so much', { refusedFromCents: 5000 }, false],
  ['what takes just so much', { refusedFromCents: 5001 }, true],
  ['what does not go with how it is received', { shippingTypeIds: [2] }, false],
  ['what does not go to its country', { countryIds: [2] }, false],
  ['a kind that this release does not know', { code: 'barter' }, false],
])('%s', (_, changes, expected) => {
  expect(isOtherPayment(offered(changes), order, placedAt)).toBe(expected)
})

test('who chose instalments may pay at once in the same way', () => {
  expect(isOtherPayment(offered({ id: 8, code: 'card' }), { ...order, instalments: 6 }, placedAt)).toBe(true)
})

test('a deposit is none from the day after its last', () => {
  const last = (depositDeadline('bank_deposit', placedAt) ?? 0) - dayOf(placedAt)
  const after = (days: number) => isOtherPayment(offered({}), order, placedAt + days * 24 * 60 * 60_000)
  expect([after(last), after(last + 1)]).toEqual([true, false])
})

test('goods that are packed do not wait for a deposit, but are paid at a provider', () => {
  const begun = { ...order, isBegun: true }
  expect(isOtherPayment(offered({}), begun, placedAt)).toBe(false)
  expect(isOtherPayment(offered({ id: 6, code: 'paypal' }), begun, placedAt)).toBe(true)
})
