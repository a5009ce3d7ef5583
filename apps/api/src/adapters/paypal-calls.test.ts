// What PayPal does not carry out for now is no refusal: it is asked again.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paypalCalls } from './paypal-calls.ts'

let status = 200
const server = createServer((request, response) => {
  const isToken = request.url === '/v1/oauth2/token'
  response.writeHead(isToken ? 200 : status, { 'content-type': 'application/json' })
  if (isToken) return response.end('{"access_token":"t","expires_in":100}')
  const issue = { name: 'REFUSED', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] }
  response.end(status === 204 ? undefined : JSON.stringify(issue))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

function open() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = { url, clientId: 'id', clientSecret: 'secret', webhookId: 'W1', captures: 'later' } as const
  return paypalCalls(account, { failing: () => {}, alarm: () => {} }, Date.now)
}

test.each([409, 429, 500, 503])('%d: nothing is concluded', async (answered) => {
  status = answered
  const calls = open()
  await expect(calls.captureHold('A1', {}, 'k')).rejects.toThrow('answer_refused')
  await expect(calls.releaseHold('A1', 'k')).rejects.toThrow('answer_refused')
  await expect(calls.carryOut('O1', 'authorize', 'k')).rejects.toThrow('answer_refused')
})

test('a release may be answered with nothing', async () => {
  status = 204
  expect(await open().releaseHold('A1', 'k')).toBe('VOIDED')
})
