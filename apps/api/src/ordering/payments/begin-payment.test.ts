// Who may begin a payment, and how often.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { failurePath, openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(() => shop.close())

test('begins ten times an hour from one address, and an order is not kept from its buyer by somebody else’s tries', async () => {
  const uid = await shop.place()
  const beginFrom = async (remoteAddress: string) => {
    const answer = await shop.app.inject({ method: 'POST', url: `/api/payments/begin/${uid}`, remoteAddress })
    return String(answer.headers.location)
  }
  const page = /\/payment\/signed_bank_request\/\w+$/
  for (let tries = 0; tries < 10; tries += 1) expect(await beginFrom('192.0.2.66')).toMatch(page)
  expect(await beginFrom('192.0.2.66')).toBe(failurePath('payment_failed', uid))
  expect(await beginFrom('192.0.2.1')).toMatch(page)
  shop.clock.now += 60 * 60_000
  expect(await beginFrom('192.0.2.66')).toMatch(page)
})

test.each([
  [{ origin: 'https://other.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://stoa.example', 'sec-fetch-site': 'same-origin' }, 303],
])('begins from our own pages only: %o', async (headers, status) => {
  const uid = await shop.place()
  const answer = await shop.app.inject({ method: 'POST', url: `/api/payments/begin/${uid}`, headers })
  expect(answer.statusCode).toBe(status)
  expect((await shop.stateOf(uid))?.attempts).toHaveLength(status === 303 ? 1 : 0)
})

test('an order that nobody pays is tried no longer than one for a deposit is kept', async () => {
  const uid = await shop.place()
  expect(await shop.begin(uid)).not.toBe('')
  shop.clock.now += 15 * 24 * 60 * 60_000
  expect((await shop.post(`begin/${uid}`)).headers.location).toBe(failurePath('order_problem', uid))
  expect((await shop.stateOf(uid))?.attempts).toHaveLength(1)
})
