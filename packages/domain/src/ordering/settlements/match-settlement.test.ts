import { expect, test } from 'vitest'
import { type BookedAttempt, checkPayout, checkSale, signedGross } from './match-settlement.ts'

const booked: BookedAttempt = {
  ...{ status: 'captured', capturedCents: 3000, currency: 'EUR' },
  ...{ instalments: 1, settledCents: 0 },
}
const sale = { grossCents: 3000, currency: 'EUR' }

test.each([
  ['agrees', booked, sale, null],
  ['of a surplus agrees', { ...booked, status: 'surplus' }, sale, null],
  ['of nothing that the shop knows', null, sale, 'unknown'],
  ['of an attempt that is open', { ...booked, status: 'open' }, sale, 'not_paid'],
  ['of an attempt that was refused', { ...booked, status: 'refused' }, sale, 'not_paid'],
  ['in another currency', booked, { ...sale, currency: 'USD' }, 'currency_differs'],
  ['of a cent less', booked, { ...sale, grossCents: 2999 }, 'amount_differs'],
  ['of a cent more', booked, { ...sale, grossCents: 3001 }, 'amount_differs'],
  ['that was settled', { ...booked, settledCents: 3000 }, sale, 'settled_twice'],
  ['by the month', { ...booked, instalments: 3 }, { ...sale, grossCents: 1000 }, null],
  ['of the last month', { ...booked, instalments: 3, settledCents: 2000 }, { ...sale, grossCents: 1000 }, null],
  [
    'of a month too many',
    { ...booked, instalments: 3, settledCents: 3000 },
    { ...sale, grossCents: 1000 },
    'settled_twice',
  ],
] as const)('a sale %s', (_case, attempt, row, kind) => {
  expect(checkSale(attempt, row)).toBe(kind)
})

test.each([
  [0, null],
  [1, 'payout_differs'],
  [-1, 'payout_differs'],
  [null, null],
] as const)('a payout that leaves %s cents of its batch', (leftCents, kind) => {
  expect(checkPayout(leftCents)).toBe(kind)
})

test.each([
  ['sale', 500, 500],
  ['sale', -500, null],
  ['sale', 0, null],
  ['refund', 500, -500],
  ['refund', -500, -500],
  ['chargeback', 500, -500],
  ['chargeback_won', -500, 500],
  ['payout', 500, -500],
  ['payout', 0, null],
  ['fee', 0, 0],
] as const)('a %s of %i counts as %s', (kind, cents, signed) => {
  expect(signedGross(kind, cents)).toBe(signed)
})
