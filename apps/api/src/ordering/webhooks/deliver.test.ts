// What another system is told of an order: everything, in its order, signed, and nothing about who bought.

import { setTimeout as pause } from 'node:timers/promises'
import { orderEventSchema } from '@stoa/contract/ordering/order-events'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { moveTo } from '../../../test/delivered-order.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { buyer, line, placed } from '../../../test/order-request.ts'
import { openWebhookShop, type WebhookShop } from '../../../test/webhook-shop.ts'
import type { WebhookAnswer, WebhookRequest } from '../../ports/webhook-sender.ts'
import { deleteOldDeliveries, deliverNext, handOutEvents } from './deliver.service.ts'
import { disableEndpoint, enableEndpoint, listEndpoints, replayEvents, retireSecrets } from './endpoints.service.ts'

const minute = 60_000
const hour = 60 * minute

let shop: WebhookShop
let book: number
beforeAll(async () => {
  shop = await openWebhookShop()
  book = await makeProduct(shop.api.database.db, { priceCents: 1350, copies: [900] })
})
afterEach(() => shop.clear())
afterAll(async () => {
  await expectConsistentLedger(shop.api.database.db)
  await shop.close()
})

const place = async () => {
  const { uid, cd } = await placed(shop.api.app, [line(book)])
  return { uid: String(uid), code: String(cd) }
}
const received = () => shop.sandbox.webhooks.received
const types = () => received().map(({ body }) => body.type)
const endpoint = async () => (await listEndpoints(shop.api.database.db))[0]

test('the life of an order is told step by step, signed, and without a word about its buyer', async () => {
  const id = await shop.addEndpoint()
  const { uid, code } = await place()
  await moveTo(shop.api, uid, 'processing', 'inDelivery', 'completed')
  expect(await shop.deliver(id)).toHaveLength(5)
  expect(types()).toEqual(['order.placed', 'order.processing', 'order.in_delivery', 'order.completed', 'order.paid'])
  for (const [index, { id: eventId, verified, body }] of received().entries()) {
    expect([eventId, verified]).toEqual([expect.stringMatching(/^evt_[\da-f-]{36}$/), true])
    expect(orderEventSchema(body.type).parse(body)).toMatchObject({
      data: { order: { uid, code }, sequence: index + 1 },
    })
  }
  expect(received()[2]?.body.data).toMatchObject({ status: 2, previousStatus: 1, actor: 'staff', reason: null })
  const sent = JSON.stringify(received())
  for (const personal of [buyer.eml, buyer.fnm, buyer.lnm, buyer.mob, buyer.adr1]) expect(sent).not.toContain(personal)
})

test('an endpoint gets the types that it has asked for, with their places among all', async () => {
  const id = await shop.addEndpoint('/webhooks', ['order.cancelled'])
  const { uid } = await place()
  await moveTo(shop.api, uid, 'cancelled')
  await shop.deliver(id)
  expect(received().map(({ body }) => [body.type, body.data.sequence])).toEqual([['order.cancelled', 2]])
})

describe('what an endpoint does not take', () => {
  test.each([
    ['hang', 'timeout'],
    ['reset', 'connection_failed'],
  ] as const)('%s: is sent again later, under the same id', async (fault, problem) => {
    const id = await shop.addEndpoint()
    await place()
    shop.sandbox.faults.set('webhooks', fault)
    expect(await shop.deliver(id)).toEqual([{ result: 'waiting', problem, disabled: null }])
    shop.sandbox.faults.set('webhooks', 'none')
    expect(await shop.deliver(id)).toEqual([])
    shop.api.clock.now += 10_000
    expect(await shop.deliver(id)).toEqual([{ result: 'delivered', problem: null, disabled: null }])
    const [first, second] = received()
    expect([first?.id, first?.verified, second?.verified]).toEqual([second?.id, true, true])
  })

  test.each([404, 500, 503, 302])('%i is none, wherever it leads', async (status) => {
    const id = await shop.addEndpoint()
    await place()
    Object.assign(shop.sandbox.webhooks, { status, headers: { location: '/' } })
    expect(await shop.deliver(id)).toEqual([{ result: 'waiting', problem: `http_${status}`, disabled: null }])
  })

  test('any 2xx is taken, whatever is said with it', async () => {
    const id = await shop.addEndpoint()
    await place()
    shop.sandbox.faults.set('webhooks', 'nonsense')
    expect(await shop.deliver(id)).toMatchObject([{ result: 'delivered' }])
  })

  test('who is gone gets nothing any more', async () => {
    const id = await shop.addEndpoint()
    const { uid } = await place()
    shop.sandbox.webhooks.status = 410
    expect(await shop.deliver(id)).toMatchObject([{ disabled: 'gone' }])
    await moveTo(shop.api, uid, 'cancelled')
    shop.api.clock.now += hour
    expect(await shop.deliver(id)).toEqual([])
    expect(await endpoint()).toMatchObject({ state: 'disabled', reason: 'gone', waiting: 2 })
  })

  test('who asks for a pause has it', async () => {
    const id = await shop.addEndpoint()
    await place()
    Object.assign(shop.sandbox.webhooks, { status: 429, headers: { 'retry-after': '600' } })
    await shop.deliver(id)
    shop.sandbox.webhooks.status = 204
    shop.api.clock.now += 9 * minute
    await place()
    expect(await shop.deliver(id)).toEqual([])
    shop.api.clock.now += minute
    expect(await shop.deliver(id)).toHaveLength(2)
  })

  test('who was disabled by the staff meanwhile stays so for their reason', async () => {
    const id = await shop.addEndpoint()
    await place()
    const send = async (): Promise<WebhookAnswer> => {
      await disableEndpoint(shop.api.database.db, id)
      return { status: 410, problem: 'http_410', retryAfterMs: null }
    }
    expect(await shop.deliver(id, { send })).toMatchObject([{ disabled: null }])
    expect(await endpoint()).toMatchObject({ state: 'disabled', reason: 'staff' })
  })

  test('who asks for a month is asked again within the hour', async () => {
    const id = await shop.addEndpoint()
    await place()
    Object.assign(shop.sandbox.webhooks, { status: 503, headers: { 'retry-after': '2592000' } })
    await shop.deliver(id)
    shop.sandbox.webhooks.status = 204
    shop.api.clock.now += hour
    expect(await shop.deliver(id)).toMatchObject([{ result: 'delivered' }])
  })

  test('one that took nothing for three days is disabled, and gets everything in its order once it is enabled', async () => {
    const id = await shop.addEndpoint()
    const { uid } = await place()
    shop.sandbox.webhooks.status = 500
    const results = new Set<string | null>()
    for (let hours = 0; hours < 100; hours += 1) {
      for (const { disabled } of await shop.deliver(id)) results.add(disabled)
      shop.api.clock.now += hour
    }
    expect([...results]).toEqual([null, 'failing'])
    await moveTo(shop.api, uid, 'cancelled')
    expect(await shop.deliver(id)).toEqual([])
    const before = received().length
    shop.sandbox.webhooks.status = 204
    await replayEvents(shop.api.database.db, id, 'given_up', new Date(shop.api.clock.now))
    expect(await enableEndpoint(shop.api.database.db, id, new Date(shop.api.clock.now))).toBe(true)
    await shop.deliver(id)
    expect(types().slice(before)).toEqual(['order.placed', 'order.cancelled'])
    expect(await endpoint()).toMatchObject({ state: 'active', waiting: 0, given_up: 0, failing_since: null })
  })

  test('an event that nobody takes is given up, and what follows it goes on', async () => {
    const id = await shop.addEndpoint()
    const { uid } = await place()
    await moveTo(shop.api, uid, 'cancelled')
    const send = async ({ body }: WebhookRequest): Promise<WebhookAnswer> =>
      body.includes(uid) && body.includes('order.placed')
        ? { status: 400, problem: 'http_400', retryAfterMs: null }
        : { status: 204, problem: null, retryAfterMs: null }
    const results: string[] = []
    for (let hours = 0; hours < 100; hours += 1) {
      if (hours % 24 === 0) await place()
      for (const { result } of await shop.deliver(id, { send })) results.push(result)
      shop.api.clock.now += hour
    }
    expect(results.filter((result) => result === 'given_up')).toHaveLength(1)
    const { rows } = await sql<{ event_type: string; state: string }>`
      select e.event_type, d.state from webhook_delivery d join order_event e on e.id = d.event_id
      join customer_order o on o.id = d.order_id where o.uid = ${uid} order by d.sequence`.execute(shop.api.database.db)
    expect(rows).toEqual([
      { event_type: 'order.placed', state: 'given_up' },
      { event_type: 'order.cancelled', state: 'delivered' },
    ])
  })
})

test('while one secret is changed for the other both sign', async () => {
  const id = await shop.addEndpoint()
  await place()
  const old = shop.sandbox.webhooks.secret
  const secret = await shop.rotate(id)
  await shop.deliver(id)
  shop.sandbox.webhooks.secret = secret
  await place()
  await shop.deliver(id)
  expect(await retireSecrets(shop.api.database.db, id)).toEqual({ ok: true, value: 1 })
  await place()
  await shop.deliver(id)
  shop.sandbox.webhooks.secret = old
  await place()
  await shop.deliver(id)
  expect(received().map(({ verified }) => verified)).toEqual([true, true, true, false])
})

test('a third secret takes the place of the oldest', async () => {
  const id = await shop.addEndpoint()
  await shop.rotate(id)
  await shop.rotate(id)
  expect(await endpoint()).toMatchObject({ secrets: 2 })
})

test('an endpoint whose secret cannot be opened is disabled, once, and gets what waited with a new one', async () => {
  const id = await shop.addEndpoint()
  const { db } = shop.api.database
  await place()
  await place()
  await sql`update webhook_secret set sealed = set_byte(sealed, 0, 255 - get_byte(sealed, 0))`.execute(db)
  const stopped = { result: 'waiting', problem: 'secret_unreadable', disabled: 'secret_unreadable' }
  expect([await shop.deliver(id), received()]).toEqual([[stopped], []])
  shop.api.clock.now += hour
  expect(await shop.deliver(id)).toEqual([])
  expect(await endpoint()).toMatchObject({ state: 'disabled', reason: 'secret_unreadable', waiting: 2 })
  shop.sandbox.webhooks.secret = await shop.rotate(id)
  await retireSecrets(db, id)
  await enableEndpoint(db, id, new Date(shop.api.clock.now))
  await shop.deliver(id)
  expect(received().map(({ verified }) => verified)).toEqual([true, true])
})

test('no secret stands in the database as it is', async () => {
  await shop.addEndpoint()
  const secret = Buffer.from(shop.sandbox.webhooks.secret.replace('whsec_', ''), 'base64')
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from webhook_secret`.execute(shop.api.database.db)
  expect(rows.map(({ sealed }) => sealed.includes(secret))).toEqual([false])
})

test('events are sent again by their own id, by order and by time, under the ids that they had', async () => {
  const id = await shop.addEndpoint()
  const { db } = shop.api.database
  shop.api.clock.now += 24 * hour
  const from = new Date(shop.api.clock.now)
  const { uid, code } = await place()
  await moveTo(shop.api, uid, 'cancelled')
  await shop.deliver(id)
  const ids = received().map((event) => event.id)
  const now = new Date(shop.api.clock.now)
  const to = new Date(shop.api.clock.now + 1)
  const event = ids[1]?.replace('evt_', '') ?? ''
  for (const [filter, expected] of [
    [{ event }, [ids[1]]],
    [{ order: code }, ids],
    [{ from, to }, ids],
    [{ from: to, to: new Date(to.getTime() + hour) }, []],
    ['given_up', []],
  ] as const) {
    shop.sandbox.webhooks.received.length = 0
    expect(await replayEvents(db, id, filter, now)).toBe(expected.length)
    await shop.deliver(id)
    expect(received().map((again) => again.id)).toEqual(expected)
  }
})

test('of one order the next begins when the one before has ended, however many deliver at once', async () => {
  const id = await shop.addEndpoint()
  const orders = [await place(), await place(), await place()]
  for (const { uid } of orders) await moveTo(shop.api, uid, 'processing', 'inDelivery', 'completed')
  await handOutEvents(shop.api.database.db, shop.api.clock.now)
  const [begun, ended] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const note = (log: Map<string, number[]>, uid: string, sequence: number) =>
    log.set(uid, [...(log.get(uid) ?? []), sequence])
  const send = async ({ body }: WebhookRequest): Promise<WebhookAnswer> => {
    const { order, sequence } = JSON.parse(body).data
    expect(ended.get(order.uid)?.length ?? 0).toBe(sequence - 1)
    note(begun, order.uid, sequence)
    await pause(Math.random() * 20)
    note(ended, order.uid, sequence)
    return { status: 200, problem: null, retryAfterMs: null }
  }
  const lane = async () => {
    while ([...ended.values()].flat().length < 15) {
      if (!(await deliverNext({ ...shop.deps, send }, id))) await pause(5)
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  expect([...ended.values()]).toEqual([1, 2, 3].map(() => [1, 2, 3, 4, 5]))
  expect(begun).toEqual(ended)
})

test('nothing is locked while an endpoint is called', async () => {
  const id = await shop.addEndpoint()
  const { uid } = await place()
  const { db } = shop.api.database
  const send = async (): Promise<WebhookAnswer> => {
    await sql`select 1 from customer_order where uid = ${uid} for update nowait`.execute(db)
    await sql`select 1 from webhook_delivery where endpoint_id = ${id} for update nowait`.execute(db)
    await sql`select 1 from webhook_endpoint where id = ${id} for update nowait`.execute(db)
    return { status: 200, problem: null, retryAfterMs: null }
  }
  expect(await shop.deliver(id, { send })).toMatchObject([{ result: 'delivered' }])
})

test('deliveries are kept for a month after they ended', async () => {
  const id = await shop.addEndpoint()
  await place()
  await shop.deliver(id)
  const { db } = shop.api.database
  expect(await deleteOldDeliveries(db, shop.api.clock.now + 29 * 24 * hour, 100)).toBe(0)
  expect(await deleteOldDeliveries(db, shop.api.clock.now + 31 * 24 * hour, 100)).toBe(1)
})
