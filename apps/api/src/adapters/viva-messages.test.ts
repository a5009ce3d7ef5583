import { expect, test } from 'vitest'
import { paymentRequest } from '../../test/bank-visit.ts'
import { readOrder, readOrderCode, readTransaction, readTransactions, readWebhook, vivaOrder } from './viva-messages.ts'

const atOnce = { sourceCode: '1234', holds: false }

const bytes = (text: string) => Buffer.from(text)
const transaction = (changes: object) =>
  bytes(
    `{"orderCode":9999999999999999,${JSON.stringify({ amount: 12.34, statusId: 'F', currencyCode: '978', merchantTrns: 'ref', transactionTypeId: 5, ...changes }).slice(1)}`,
  )

test('an order is made in cents, under our reference', () => {
  const request = paymentRequest('https://shop.example', { reference: 'ref', instalments: 6 })
  expect(vivaOrder(request, atOnce)).toMatchObject({
    ...{ amount: 1234, merchantTrns: 'ref', sourceCode: '1234', maxInstallments: 6, customerTrns: 'STO-26-000001' },
    customer: { email: 'eleni@example.gr', countryCode: 'GR', requestLang: 'el-GR' },
  })
  expect(vivaOrder({ ...request, instalments: 1, language: 'en' }, atOnce)).toMatchObject({
    ...{ maxInstallments: 0, customer: { requestLang: 'en-GB' } },
  })
})

test('an order whose amount is held has no instalments, and one in instalments is not held', () => {
  const request = paymentRequest('https://shop.example')
  const whole = vivaOrder(request, { ...atOnce, holds: true })
  expect(whole).toMatchObject({ preauth: true })
  expect(whole).not.toHaveProperty('maxInstallments')
  const inParts = vivaOrder({ ...request, instalments: 6 }, { ...atOnce, holds: true })
  expect(inParts).toMatchObject({ maxInstallments: 6 })
  expect(inParts).not.toHaveProperty('preauth')
})

test('an order’s code keeps all its digits', () => {
  expect(readOrderCode(bytes('{"orderCode": 9999999999999999}'))).toBe('9999999999999999')
  expect(readOrderCode(bytes('{"orderCode":"1234567890123456"}'))).toBe('1234567890123456')
  for (const text of ['{"orderCode":12}', '{}', '{"orderCode":1e15}']) expect(readOrderCode(bytes(text))).toBeNull()
})

test.each([
  ['F', { result: 'captured', amountCents: 1234, currency: 'EUR', transaction: 'id' }],
  ['A', { result: 'undecided' }],
  ['C', { result: 'undecided' }],
  ['E', { result: 'refused' }],
  ['X', { result: 'cancelled' }],
  ['R', { result: 'undecided' }],
  ['M', { result: 'undecided' }],
  ['MA', { result: 'undecided' }],
])('a transaction that is %s', (statusId, state) => {
  const read = readTransaction('id', transaction({ statusId }))
  expect(read).toEqual({ id: 'id', reference: 'ref', vivaOrderCode: '9999999999999999', state })
})

test.each([
  ['F', { result: 'authorised', amountCents: 1234, currency: 'EUR', transaction: 'id' }],
  ['C', { result: 'undecided' }],
  ['X', { result: 'cancelled' }],
  ['E', { result: 'refused' }],
])('a hold that is %s takes no money', (statusId, state) => {
  expect(readTransaction('id', transaction({ statusId, transactionTypeId: 1 }))?.state).toEqual(state)
})

test('another currency stays another', () => {
  expect(readTransaction('id', transaction({ currencyCode: 826 }))?.state).toMatchObject({ currency: '826' })
})

test.each([4, 7, 18])('of the type %s, which gives money back, is no payment', (transactionTypeId) => {
  expect(readTransaction('id', transaction({ transactionTypeId }))).toBeNull()
})

test('a transaction without our reference is not ours', () => {
  expect(readTransaction('id', transaction({ merchantTrns: null }))).toBeNull()
})

test('an order that Viva does not know has no transactions', () => {
  expect(readTransactions('{"Success":true,"ErrorCode":0,"Transactions":[]}')).toEqual([])
  expect(() => readTransactions('{"ErrorCode":1}')).toThrow('answer_refused')
})

test.each([
  [0, 'undecided'],
  [1, 'expired'],
  [2, 'cancelled'],
  [3, 'undecided'],
])('an order in the state %s', (StateId, result) => {
  expect(readOrder(JSON.stringify({ StateId })).state).toEqual({ result })
})

test('of a webhook only its transaction and its order are read', () => {
  expect(
    readWebhook(
      bytes('{"EventTypeId":1796,"EventData":{"TransactionId":"t","OrderCode":9999999999999999,"Amount":1}}'),
    ),
  ).toEqual({ id: 't', vivaOrderCode: '9999999999999999' })
  for (const text of ['', '[]', '{"EventData":{"OrderCode":9999999999999999}}', '{"EventData":{"TransactionId":"t"}}'])
    expect(readWebhook(bytes(text))).toBeNull()
})
