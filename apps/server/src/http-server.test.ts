// Who answers which path. Below `/payment/` a bank posts forms, which no page takes.

import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

const answer = (text: string) => async (_: unknown, response: ServerResponse) => void response.end(text)
const server = createHttpServer(
  {
    pages: { sendFromCache: () => false, respond: answer('page') },
    assets: { has: (path) => path === '/logo.svg', respond: answer('file') },
    watch: () => {},
    log: pino({ enabled: false }),
  },
  (_, response) => void response.end('api'),
)
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const send = (path: string, method: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })

test.each([
  ['/payment/alpha/success/0f8fad5b-d9cb-469f-a165-70867728950e', 'POST'],
  ['/el/payment/alpha/cancel', 'POST'],
  ['/en/payment/viva/success?t=1&s=2', 'GET'],
  ['/payment/winbank/0123456789abcdef', 'GET'],
  ['/EL/Payment/paypal/cancel', 'GET'],
  ['/api/payments/alpha/notify', 'POST'],
  ['/share/x', 'GET'],
  ['/healthz', 'GET'],
])('%s (%s) is answered by the API', async (path, method) => {
  expect(await (await send(path, method)).text()).toBe('api')
})

test.each(['/payment', '/payments', '/el/payment', '/fr/payment/alpha/cancel', '/el/x/payment/alpha/cancel', '/apis'])(
  '%s is a page',
  async (path) => {
    expect(await (await send(path, 'GET')).text()).toBe('page')
    expect((await send(path, 'POST')).status).toBe(405)
  },
)

test('a file is a file', async () => {
  expect(await (await send('/logo.svg', 'GET')).text()).toBe('file')
})
