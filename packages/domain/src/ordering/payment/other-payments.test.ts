import { expect, test } from 'vitest'
import { isOtherPayment, type OfferedPayment } from './other-payments.ts'

const order = {
  ...{ paymentTypeId: 8, feeCents: 0, totalCents: 5000, instalments: 1 },
  receiving: { shippingTypeId: 1, destination: 'address', countryId: 1 },
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
  expect(isOtherPayment(offered(changes), order)).toBe(expected)
})

test('who chose instalments may pay at once in the same way', () => {
  expect(isOtherPayment(offered({ id: 8, code: 'card' }), { ...order, instalments: 6 })).toBe(true)
})
