// What the sandbox's PayPal does not show: calls that cross, answers for now only, and the key that each call has.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paypal } from './paypal.ts'
import { paypalCalls } from './paypal-calls.ts'

interface Answer {
  status: number
  body?: object
}

let answerOf: (path: string, times: number) => Answer
const asked: { path: string; key: unknown }[] = []
const server = createServer(({ url: path = '', headers }, response) => {
  const isToken = path === '/v1/oauth2/token'
  if (!isToken) asked.push({ path, key: headers['paypal-request-id'] })
  const times = asked.filter((one) => one.path === path).length
  const { status, body } = isToken ? { status: 200, body: { access_token: 't' } } : answerOf(path, times)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body && JSON.stringify({ expires_in: 100, ...body }))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => void asked.splice(0))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const reports = { failing: () => {}, alarm: () => {} }
const accountHere = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, clientId: 'id', clientSecret: 'secret', webhookId: 'W1', captures: 'later' } as const
}
const openCalls = () => paypalCalls(accountHere(), reports, Date.now)
const open = () => paypal({ ...accountHere(), brandName: 'Στοά', holdDays: 3, reports })

const refusal = (issue: string) => ({ name: 'REFUSED', details: [{ issue }] })

test.each([409, 429, 500, 503])('%d: nothing is concluded', async (status) => {
  answerOf = () => ({ status, body: refusal('PREVIOUS_REQUEST_IN_PROGRESS') })
  const calls = openCalls()
  await expect(calls.captureHold('A1', {}, 'k')).rejects.toThrow('answer_refused')
  await expect(calls.releaseHold('A1', 'k')).rejects.toThrow('answer_refused')
  await expect(calls.carryOut('O1', 'authorize', 'k')).rejects.toThrow('answer_refused')
})

test('a release may be answered with nothing', async () => {
  answerOf = () => ({ status: 204 })
  expect(await openCalls().releaseHold('A1', 'k')).toBe('VOIDED')
})

const attempt = {
  ...{ reference: 'ref', providerReference: 'O1', transaction: 'A1', isAwaited: true },
  ...{ amountCents: 1200, currency: 'EUR' },
}
const payment = { id: 'A1', status: 'CREATED', amount: { currency_code: 'EUR', value: '12.00' }, custom_id: 'ref' }
const orderOf = (status: string, intent: string, payments: object) => ({
  ...{ id: 'O1', status, intent, purchase_units: [{ custom_id: 'ref', payments }] },
})

test('each call has a key of the attempt’s own, the same whenever it is tried again', async () => {
  answerOf = (path) => ({
    status: 200,
    body: path.endsWith('O1') ? orderOf('APPROVED', 'AUTHORIZE', {}) : orderOf('COMPLETED', 'AUTHORIZE', {}),
  })
  const provider = open()
  for (let times = 0; times < 2; times += 1) {
    await provider.query(attempt)
    await provider.capture(attempt, 1200)
    await provider.cancel(attempt)
  }
  const once = [
    { path: '/v2/checkout/orders/O1', key: undefined },
    { path: '/v2/checkout/orders/O1/authorize', key: 'auth-ref' },
    { path: '/v2/payments/authorizations/A1/capture', key: 'cap-ref' },
    { path: '/v2/payments/authorizations/A1/void', key: 'void-ref' },
  ]
  expect(asked).toEqual([...once, ...once])
})

test.each([
  ['AUTHORIZE', 'ORDER_ALREADY_AUTHORIZED', 'authorised', { authorizations: [payment] }],
  ['CAPTURE', 'ORDER_ALREADY_CAPTURED', 'captured', { captures: [{ ...payment, status: 'COMPLETED' }] }],
])('an order to %s, carried out by a call that was quicker, is read again', async (intent, issue, result, done) => {
  answerOf = (path, times) => {
    if (!path.endsWith('O1')) return { status: 422, body: refusal(issue) }
    return { status: 200, body: times === 1 ? orderOf('APPROVED', intent, {}) : orderOf('COMPLETED', intent, done) }
  }
  expect(await open().query(attempt)).toMatchObject({ result, transaction: 'A1' })
})
