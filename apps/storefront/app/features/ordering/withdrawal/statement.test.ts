import type { WithdrawableOrder } from '@stoa/contract/ordering/withdrawals'
import { expect, test } from 'vitest'
import { checkStatement, chosenCopies, emptyStatement, type Statement } from './statement.ts'

const line = (position: number, quantity: number, left = quantity) => ({
  ...{ line: position, productId: 1, dimensionId: 0, code: 'x', name: 'Βιβλίο', dimensionName: null, boxName: null },
  ...{ quantity, left, total: 1000, obstacle: left < quantity ? ('withdrawn' as const) : null, lastDay: null },
})
const order: WithdrawableOrder = {
  code: 'STO-26-483920',
  receivedOn: null,
  lines: [line(0, 2), line(1, 3, 1), line(2, 1, 0)],
}
const filled: Statement = { ...emptyStatement, name: 'Ελένη', email: 'eleni@example.gr', code: 'STO-26-483920' }

test('the whole order is every copy that is left', () => {
  expect(chosenCopies(filled, order)).toEqual([
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ])
})

test('a part is what was chosen, and no more than is left', () => {
  expect(chosenCopies({ ...filled, whole: false, chosen: { 1: 3, 2: 1 } }, order)).toEqual([{ line: 1, quantity: 1 }])
})

test.each<[string, Partial<Statement>, WithdrawableOrder | null, object]>([
  ['complete, before the order is known', {}, null, {}],
  ['complete', {}, order, {}],
  ['without a name', { name: ' ' }, null, { name: 'nameMissing' }],
  ['without an e-mail', { email: '' }, null, { email: 'emailMissing' }],
  ['with half an e-mail', { email: 'eleni@' }, null, { email: 'emailWrong' }],
  ['without a number', { code: '' }, null, { code: 'codeMissing' }],
  ['about no line', { whole: false }, order, { lines: 'linesMissing' }],
  ['about an order of which nothing is left', {}, { ...order, lines: [line(2, 1, 0)] }, { lines: 'nothingLeft' }],
  ['in words, with the number alone', { about: 'words' }, null, {}],
  ['in words alone', { about: 'words', code: '', words: 'Το βιβλίο.' }, null, {}],
  ['in no words', { about: 'words', code: '' }, null, { words: 'wordsMissing' }],
])('a statement %s', (_, changes, known, problems) => {
  expect(checkStatement({ ...filled, ...changes }, known)).toEqual(problems)
})
