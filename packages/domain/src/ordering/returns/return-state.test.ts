import { expect, test } from 'vitest'
import { refundState, type StatementFacts, statementState } from './return-state.ts'

const facts: StatementFacts = {
  ...{
    inWords: false,
    cancels: false,
    sendsBack: true,
    closed: false,
    hasReturns: false,
    awaited: 1,
    orderEnded: false,
  },
}

test.each([
  ['goods are to come', {}, 'awaited'],
  ['all of them have come', { awaited: 0 }, 'received'],
  ['the whole order came back otherwise', { orderEnded: true }, 'received'],
  ['it cancelled the order', { cancels: true, sendsBack: false }, 'cancelled'],
  ['it cancelled the order, which is unpacked', { cancels: true, sendsBack: false, closed: true }, 'cancelled'],
  ['nothing of it had left', { sendsBack: false, awaited: 0 }, 'ended'],
  ['somebody has to read it', { inWords: true, awaited: 0 }, 'reading'],
  ['it was read, and goods came', { inWords: true, awaited: 0, hasReturns: true }, 'received'],
  ['it was read and received, and is closed', { inWords: true, hasReturns: true, closed: true }, 'received'],
  ['nothing will come of it', { closed: true }, 'closed'],
] as const)('a statement: %s', (_, changes, state) => {
  expect(statementState({ ...facts, ...changes })).toBe(state)
})

test.each([
  ['nothing', { moneyCents: 0, dueOn: null, refunded: false }],
  ['unpaid', { moneyCents: 5, dueOn: null, refunded: false }],
  ['due', { moneyCents: 5, dueOn: '2026-12-08', refunded: false }],
  ['refunded', { moneyCents: 5, dueOn: '2026-12-08', refunded: true }],
] as const)('money: %s', (state, money) => {
  expect(refundState(money)).toBe(state)
})
