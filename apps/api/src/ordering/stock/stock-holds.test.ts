// Copies that are held for a buyer at the checkout: nobody else's while they are held, and everybody's afterwards.

import { randomUUID } from 'node:crypto'
import { listBranches } from '@stoa/contract/ordering/branches'
import { holdMs, longestHoldMs, maxHeldCopies } from '@stoa/domain/ordering/stock/stock-hold'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holdCart } from '../../../test/hold-cart.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { makeSet } from '../../../test/make-set.ts'
import {
  buyer,
  line,
  methodIds,
  orderRequest,
  placed,
  saveOrder,
  totalsOf,
  type Wire,
} from '../../../test/order-request.ts'
import { openSignedIn } from '../../../test/signed-in-browser.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'
import { placesOf } from '../../../test/upcoming-title.ts'
import { releaseExpiredHolds } from './stock-holds.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterEach(async () => {
  await releaseExpiredHolds(api.database.db, testDay + longestHoldMs)
  await expectConsistentLedger(api.database.db)
})
afterAll(() => api.close())

const makeBook = (...copies: number[]) => makeProduct(api.database.db, { copies })
const copiesOf = async (product: number) => (await countCopies(api.database.db, product)).quantities
const release = (now: number) => releaseExpiredHolds(api.database.db, now)

const movesOf = async (product: number) => {
  const { rows } = await sql<{ reason: string; change: number }>`
    select m.reason, sum(m.change)::int as change from stock_movement m join stock s on s.id = m.stock_id
    where s.product_id = ${product} and m.reason <> 'counted' group by m.reason order by m.reason`.execute(
    api.database.db,
  )
  return Object.fromEntries(rows.map(({ reason, change }) => [reason, change]))
}

describe('the last copy, while it is held', () => {
  test('is not sold to anybody else, and is sold to its holder', async () => {
    const book = await makeBook(1)
    const order = await orderRequest(api.app, [line(book)])
    const { headers, until } = await holdCart(api, [line(book)])
    expect(until).toBe(testDay + holdMs)
    const others = await saveOrder(api.app, order)
    expect([others.status, others.body.code]).toEqual([409, 'out_of_stock'])
    expect((await saveOrder(api.app, order, { headers })).status).toBe(200)
    expect(await copiesOf(book)).toEqual([0])
    expect(await movesOf(book)).toEqual({ held: -1, released: 1, claimed: -1 })
  })

  test.each([
    ['guest', () => Promise.resolve({})],
    ['customer', async () => ({ authorization: (await openSignedIn(api)).headers.authorization })],
  ])(
    'is the last that is held with the key of a %s: the next checkout of the browser has another',
    async (_, signIn) => {
      const book = await makeBook(3)
      const payload = await orderRequest(api.app, [line(book)])
      const { headers } = await holdCart(api, [line(book)])
      const key = { 'idempotency-key': randomUUID() }
      const sent = { ...headers, ...key, ...(await signIn()) }
      const save = { method: 'POST', url: '/api/en/orders/save', payload, headers: sent } as const
      const answers = [await api.app.inject(save), await api.app.inject(save)]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      for (const { cookies } of answers)
        expect(cookies).toContainEqual(expect.objectContaining({ name: '__Host-hold', value: '', maxAge: 0 }))
      expect((await holdCart(api, [line(book)], headers)).until).toBeNull()
      expect((await holdCart(api, [line(book)])).until).toBe(testDay + holdMs)
      expect(await copiesOf(book)).toEqual([1])
    },
  )

  test('of what a supplier sends otherwise: stays held as the buyer goes on, and is theirs without a wait', async () => {
    const book = await makeProduct(api.database.db, { availability: 'to_order', copies: [1] })
    const { headers } = await holdCart(api, [line(book)])
    await holdCart(api, [line(book)], headers)
    expect(await copiesOf(book)).toEqual([0])
    const others = await saveOrder(api.app, await orderRequest(api.app, [line(book)]))
    expect(others.status).toBe(200)
    const own = await saveOrder(api.app, await orderRequest(api.app, [line(book)]), { headers })
    expect(own.status).toBe(200)
    const waiting = await placesOf(api, book)
    expect(waiting.map(({ place, served }) => [place, served])).toEqual([[1, 0]])
    expect(await movesOf(book)).toEqual({ held: -1, released: 1, claimed: -1 })
  })

  test('is in the totals and in the branch for its holder only', async () => {
    const book = await makeBook(1)
    const { headers, key } = await holdCart(api, [line(book)])
    const order = { ...buyer, items: [line(book)] }
    expect((await totalsOf(api.app, order, headers)).items).toHaveLength(1)
    expect((await totalsOf(api.app, order)).items).toEqual([])
    const items = [{ productId: book, dimensionId: 0, quantity: 1 }]
    const supplyFor = async (holdKey?: string) =>
      (await call(api.app, listBranches, { items, holdKey })).flatMap(({ supply }) => (supply ? [supply] : []))
    const [own] = await supplyFor(key ?? undefined)
    expect(own).toMatchObject({ copies: 1 })
    expect(await supplyFor()).toEqual([])
  })

  test('is collected from the branch where it stands, on the day that was shown', async () => {
    const book = await makeBook(0, 1)
    const collected = { shtid: methodIds.store, tsid: 2, pmtid: methodIds.deposit }
    const shown = await orderRequest(api.app, [line(book)], collected)
    const { headers } = await holdCart(api, [line(book)])
    const { body, status } = await saveOrder(api.app, shown, { headers })
    expect(status).toBe(200)
    const other = await makeBook(0, 1)
    const { uid } = await placed(api.app, [line(other)], collected)
    const { rows } = await sql`
      select distinct delivery_from, delivery_to from customer_order where uid in (${body.uid}, ${uid})`.execute(
      api.database.db,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a hold', () => {
  test('is extended by each step, and ends after half an hour', async () => {
    const book = await makeBook(2)
    const { headers } = await holdCart(api, [line(book)])
    const steps: (number | null)[] = []
    for (const minutes of [9, 18, 27]) {
      api.clock.now = testDay + minutes * 60_000
      steps.push((await holdCart(api, [line(book)], headers)).until)
    }
    expect(steps).toEqual([testDay + 19 * 60_000, testDay + 28 * 60_000, testDay + longestHoldMs])
    expect(await copiesOf(book)).toEqual([1])
    api.clock.now = testDay + longestHoldMs
    expect((await holdCart(api, [line(book)], headers)).until).toBeNull()
    await release(api.clock.now)
    expect(await copiesOf(book)).toEqual([2])
  })

  test('follows the cart: what is taken out of it is on sale again', async () => {
    const [first, second] = [await makeBook(2, 1), await makeBook(4)]
    const { headers } = await holdCart(api, [line(first, 3)])
    expect(await copiesOf(first)).toEqual([0, 0])
    await holdCart(api, [line(first), line(second, 2)], headers)
    expect([await copiesOf(first), await copiesOf(second)]).toEqual([[1, 1], [2]])
    await holdCart(api, [line(second, 2)], headers)
    expect([await copiesOf(first), await copiesOf(second)]).toEqual([[2, 1], [2]])
  })

  test('is the browser’s: its tabs share it, at once too', async () => {
    const book = await makeBook(1)
    const { headers } = await holdCart(api, [line(book)])
    const tabs = await Promise.all([1, 2, 3].map(() => holdCart(api, [line(book)], headers)))
    expect(tabs.map(({ until }) => until)).toEqual([1, 2, 3].map(() => testDay + holdMs))
    expect(await movesOf(book)).toEqual({ held: -1 })
  })

  test('gives what its order does not take back to the shop', async () => {
    const book = await makeBook(3)
    const { headers } = await holdCart(api, [line(book, 3)])
    await saveOrder(api.app, await orderRequest(api.app, [line(book)], {}, headers), { headers })
    expect(await copiesOf(book)).toEqual([2])
  })

  test('stays when its order is refused', async () => {
    const book = await makeBook(1)
    const { headers } = await holdCart(api, [line(book)])
    const order = await orderRequest(api.app, [line(book)], {}, headers)
    const refused = await saveOrder(api.app, { ...order, fp: 'another' }, { headers })
    expect(refused.body.code).toBe('totals_changed')
    expect(await copiesOf(book)).toEqual([0])
    expect((await saveOrder(api.app, order, { headers })).status).toBe(200)
  })

  test('of a set is one of its parts', async () => {
    const part = await makeBook(4)
    const set = await makeSet(api.database.db, [{ id: part, quantity: 2 }])
    const order = await orderRequest(api.app, [line(set, 2)])
    const { headers } = await holdCart(api, [line(set, 2)])
    expect(await copiesOf(part)).toEqual([0])
    expect((await saveOrder(api.app, order)).body.code).toBe('out_of_stock')
    expect((await saveOrder(api.app, order, { headers })).status).toBe(200)
  })

  test('of one part does not make a set of it and a part that is to be ordered', async () => {
    const there = await makeBook(4)
    const ordered = await makeProduct(api.database.db, { availability: 'to_order', copies: [0] })
    const set = await makeSet(api.database.db, [{ id: there }, { id: ordered }])
    const { headers } = await holdCart(api, [line(there)])
    const order = { ...buyer, items: [line(there), line(set)] }
    const { items } = await totalsOf(api.app, order, headers)
    expect((items as Wire[]).map(({ pid }) => pid)).toEqual([there])
  })

  test('that is over is released once, by however many processes look', async () => {
    const book = await makeBook(5)
    await holdCart(api, [line(book, 2)])
    expect((await release(testDay + holdMs - 1)).copies).toBe(0)
    const released = await Promise.all([1, 2, 3, 4].map(() => release(testDay + holdMs)))
    expect(released.reduce((sum, { copies }) => sum + copies, 0)).toBe(2)
    expect(await movesOf(book)).toEqual({ held: -2, released: 2 })
  })

  test('that is over and not released yet is still its holder’s to order', async () => {
    const book = await makeBook(1)
    const { headers } = await holdCart(api, [line(book)])
    api.clock.now = testDay + holdMs + 60_000
    const order = await orderRequest(api.app, [line(book)], {}, headers)
    expect((await saveOrder(api.app, order, { headers })).status).toBe(200)
    expect((await release(api.clock.now)).copies).toBe(0)
  })
})

describe('nothing is held', () => {
  test.each([
    ['of a cart that is too large', maxHeldCopies + 1, 99],
    ['of what there is none of', 1, 0],
  ])('%s', async (_, quantity, copies) => {
    const book = await makeBook(copies)
    const { until, key } = await holdCart(api, [line(book, quantity)])
    expect([until, key, await copiesOf(book)]).toEqual([null, null, [copies]])
  })

  test('for who has not begun a checkout', async () => {
    const book = await makeBook(1)
    expect((await holdCart(api, [line(book)], { cookie: '' })).until).toBeNull()
    expect(await copiesOf(book)).toEqual([1])
  })

  test('of a key that is none', async () => {
    const book = await makeBook(1)
    const order = await orderRequest(api.app, [line(book)])
    await holdCart(api, [line(book)])
    const stolen = await saveOrder(api.app, order, { headers: { cookie: '__Host-hold=1' } })
    expect(stolen.body.code).toBe('out_of_stock')
  })
})
