import { expect, test } from 'vitest'
import { type DepositOrder, decideDeposit, surplusOf } from './match-deposit.ts'

const order: DepositOrder = {
  ...{ dueCents: 2590, paymentStatus: 'awaiting', byDeposit: true, takesPayment: true, hasLine: false },
}
const line = { cents: 2590, currency: 'EUR' }

test.each([
  ['the amount that is awaited', line, order, 'pays'],
  ['a cent less', { ...line, cents: 2589 }, order, 'less'],
  ['a cent more', { ...line, cents: 2591 }, order, 'more'],
  ['another currency', { ...line, currency: 'USD' }, order, 'other_currency'],
  ['an order that is paid otherwise', line, { ...order, byDeposit: false }, 'not_by_deposit'],
  ['an order that is over', line, { ...order, takesPayment: false }, 'order_ended'],
  ['what the staff have recorded', line, { ...order, paymentStatus: 'paid' }, 'confirms'],
  [
    'another amount than they have recorded',
    { ...line, cents: 1 },
    { ...order, paymentStatus: 'paid' },
    'paid_already',
  ],
  ['an order that another line has paid', line, { ...order, paymentStatus: 'paid', hasLine: true }, 'paid_already'],
] as const)('%s', (_case, given, about, decision) => {
  expect(decideDeposit(given, about)).toBe(decision)
})

test.each([
  ['of the last that pays', [1000, 2000, 50], 2990, [0, 10, 50]],
  ['of one alone', [2590], 2590, [0]],
  ['of everything, where nothing is due', [1000, 20], 0, [1000, 20]],
  ['of nothing that is enough', [1000, 1589], 2590, null],
])('what is too much is the rest %s', (_case, amounts, dueCents, surplus) => {
  expect(surplusOf(amounts, dueCents)).toEqual(surplus)
})
