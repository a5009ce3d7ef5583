// One endpoint that hangs, and others that do not wait for it.

import { valueOrThrow } from '@stoa/domain/outcome'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../test/make-product.ts'
import { line, placed } from '../../test/order-request.ts'
import { accountSettings, openTestApi, type TestApi } from '../../test/test-api.ts'
import { addEndpoint } from '../ordering/webhooks/endpoints.service.ts'
import type { WebhookAnswer, WebhookSender } from '../ports/webhook-sender.ts'
import { runWebhooks } from './webhook-work.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('an endpoint that hangs keeps no other from its events, and stopping waits for what is under way', async () => {
  const { db } = api.database
  const deps = { shopSecret: accountSettings.secret, now: api.clock.now }
  for (const host of ['hangs', 'works'])
    valueOrThrow(await addEndpoint(db, { url: `https://${host}.example/`, types: [] }, deps), (code) => new Error(code))
  const answered = Promise.withResolvers<WebhookAnswer>()
  const calls: string[] = []
  const ok = { status: 204, problem: null, retryAfterMs: null }
  const send: WebhookSender = ({ url }) => {
    calls.push(new URL(url).hostname)
    return url.includes('hangs') ? answered.promise : Promise.resolve(ok)
  }
  const log = { info: () => {}, error: (_: object, message: string) => expect.fail(message) }
  const work = runWebhooks({ db, send, secret: accountSettings.secret, now: () => api.clock.now, log })
  const book = await makeProduct(db, { copies: [99] })
  for (let orders = 1; orders <= 6; orders += 1) {
    await placed(api.app, [line(book)])
    work.onChange('outbox')
    await expect.poll(() => calls.filter((host) => host === 'works.example').length).toBe(orders)
  }
  expect(calls.filter((host) => host === 'hangs.example').length).toBeLessThanOrEqual(4)
  let hasStopped = false
  const stopping = work.stop().then(() => {
    hasStopped = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(hasStopped).toBe(false)
  answered.resolve(ok)
  await stopping
})
