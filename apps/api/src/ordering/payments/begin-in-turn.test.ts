// A provider that is away does not keep a buyer from paying: the next one is asked in the same click, and there are words in time.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { cardId } from '../../../test/payment-shop.ts'
import { signedProvider } from '../../../test/signed-provider.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import type { PaymentProvider } from '../../ports/payment.ts'
import { paymentCallbacks } from './payment-callbacks.routes.ts'

/** Ends with the test: a bank that hangs answers then. */
const ended = Promise.withResolvers<void>()
const asked: string[] = []

const bank = (code: string, changes: Partial<PaymentProvider> = {}): PaymentProvider => ({
  ...signedProvider(async () => void asked.push(code)),
  ...{ code, kinds: ['card'], requestPath: `${code}_request` },
  ...changes,
})

const hanging = bank('alpha', {
  async begin() {
    asked.push('alpha')
    await ended.promise
    throw new Error('too late')
  },
})
const asleep = bank('alpha', { checkAwake: () => Promise.reject(new Error('away')) })

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ paymentProviders: [bank('alpha')] })
})
afterAll(async () => {
  ended.resolve()
  await api.close()
})

async function begin(providers: PaymentProvider[], beginMs: number) {
  asked.splice(0)
  const item = line(await makeProduct(api.database.db))
  const { body } = await saveOrder(api.app, await orderRequest(api.app, [item], { pmtid: cardId }))
  const uid = String(body.uid)
  const [callback] = paymentCallbacks({ db: api.database.db, providers, origin: 'https://stoa.example', beginMs })
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const answer = await callback?.handle({
    ...{ params: { uid }, query: new URLSearchParams(), form: new URLSearchParams(), body: Buffer.alloc(0) },
    ...{
      method: 'POST',
      host: 'stoa.example',
      headers: { origin: 'https://stoa.example' },
      ip: '192.0.2.1',
      now: api.clock.now,
      log: silent,
    },
  })
  return answer && 'redirect' in answer ? answer.redirect.replace(uid, 'uid') : answer
}

test('the next one is asked where the first hangs', async () => {
  expect(await begin([hanging, bank('eurobank')], 400)).toMatch(/^\/el\/payment\/eurobank_request\/[\da-f]{32}$/)
  expect(asked).toEqual(['alpha', 'eurobank'])
})

test('and where it is asked nothing before its page, but is away', async () => {
  expect(await begin([asleep, bank('eurobank')], 5500)).toMatch(/eurobank_request/)
  expect(asked).toEqual(['eurobank'])
})

test('who is alone is not asked whether it is awake', async () => {
  expect(await begin([asleep], 5500)).toMatch(/alpha_request/)
})

test('when all hang there are words, with the order', async () => {
  expect(await begin([hanging, { ...hanging, code: 'eurobank' }], 200)).toBe(
    '/el/checkout-failure?reason=payment_failed&order=uid',
  )
  expect(asked).toEqual(['alpha', 'alpha'])
})
