// A provider that is away does not keep a buyer from paying: the next one is asked in the same click, and there are words in time.

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
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
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  ended.resolve()
  await api.close()
})

/** `beginMs`: the shop’s own where it is left out. */
async function begin(providers: PaymentProvider[], beginMs?: number) {
  asked.splice(0)
  const item = line(await makeProduct(api.database.db))
  const { body } = await saveOrder(api.app, await orderRequest(api.app, [item], { pmtid: cardId }))
  const uid = String(body.uid)
  const [callback] = paymentCallbacks({
    db: api.database.db,
    providers,
    origin: 'https://stoa.example',
    ...(beginMs !== undefined && { beginMs }),
  })
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

test('there are words within six seconds', async () => {
  const asking = Promise.withResolvers<void>()
  const words = begin([
    bank('alpha', {
      async begin() {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        asking.resolve()
        await ended.promise
        throw new Error('too late')
      },
    }),
  ])
  await asking.promise
  await vi.advanceTimersByTimeAsync(5999)
  expect(vi.getTimerCount()).toBe(0)
  expect(await words).toBe('/el/checkout-failure?reason=payment_failed&order=uid')
})

test('when all hang there are words, with the order', async () => {
  expect(await begin([hanging, { ...hanging, code: 'eurobank' }], 200)).toBe(
    '/el/checkout-failure?reason=payment_failed&order=uid',
  )
  expect(asked).toEqual(['alpha', 'alpha'])
})
