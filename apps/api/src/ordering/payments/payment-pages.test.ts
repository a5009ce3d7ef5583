// In which language a buyer reads why nothing was paid.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { failurePath, openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(() => shop.close())

const unknown = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

const locationOf = async (url: string) => (await shop.app.inject(url)).headers.location

test.each([
  ['', 'el'],
  ['/el', 'el'],
  ['/en', 'en'],
])('of an order that is not known: as the address says, %s', async (prefix, language) => {
  const base = `${prefix}/payment/signed_bank`
  expect(await locationOf(`${base}/cancel`)).toBe(failurePath('payment_cancelled', undefined, language))
  expect(await locationOf(`${base}/success?status=CAPTURED`)).toBe(
    failurePath('transaction_problem', undefined, language),
  )
  for (const path of [`${base}/success/${unknown}`, `${base}_request/${unknown}`])
    expect(await locationOf(path)).toBe(failurePath('order_problem', undefined, language))
})

test('that nothing was charged is not said while an earlier attempt may have been paid', async () => {
  const uid = await shop.place()
  const begin = async () => (await shop.post(`begin/${uid}`)).headers.location
  shop.meanwhile.fails = true
  expect(await begin()).toBe(failurePath('payment_failed', uid))
  shop.meanwhile.fails = false
  // begun, but nobody goes to the provider
  await begin()
  shop.meanwhile.fails = true
  expect(await begin()).toBe(failurePath('payment_failed', uid))
  shop.meanwhile.fails = false
  const sent = String(await begin())
  expect((await shop.app.inject(sent)).statusCode).toBe(200)
  shop.meanwhile.fails = true
  expect(await begin()).toBe(failurePath('transaction_problem', uid))
  const reference = sent.slice(sent.lastIndexOf('/') + 1)
  await shop.post('return', shop.reportOn(reference, { status: 'REFUSED' }))
  expect(await begin()).toBe(failurePath('payment_failed', uid))
  shop.meanwhile.fails = false
})

test('of a known order: in its own, whatever the address says', async () => {
  const uid = await shop.place(undefined, 'en')
  const reference = await shop.begin(uid)
  await shop.post('return', shop.reportOn(reference, { status: 'REFUSED' }))
  for (const prefix of ['', '/el', '/en'])
    expect(await locationOf(`${prefix}/payment/signed_bank/success/${uid}`)).toBe(
      failurePath('payment_failed', uid, 'en'),
    )
})
