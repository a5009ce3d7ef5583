// A change notification during a read is not lost: the read may be older than the notification.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listParams } from '../../../test/list-params.ts'
import { makeProduct, setPrice } from '../../../test/make-product.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import type { Tables } from '../../database/schema.ts'
import { createListing } from './listing.service.ts'
import type { Listing, ListParams } from './listing-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const someStatements = /product_id = any/
const allStatements = /product_id >= /

/** Results of these statements are held back until this is done. */
let paused: { statements: RegExp; until: Promise<void> } | null = null
/** How many have been read and are held back. */
let heldBack = 0

class SlowClient extends pg.Client {
  override query = ((...args: unknown[]) => {
    const result: unknown = Reflect.apply(pg.Client.prototype.query, this, args)
    const isPaused = typeof args[0] === 'string' && paused?.statements.test(args[0])
    return isPaused && result instanceof Promise
      ? result.then((result) => {
          heldBack += 1
          return paused?.until.then(() => result) ?? result
        })
      : result
  }) as pg.Client['query']
}

let pool: pg.Pool
let listing: Listing
beforeEach(async () => {
  pool = new pg.Pool({ connectionString: database.url, Client: SlowClient })
  listing = createListing(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  listing.onConnected()
  await listing.list(listParams())
})
afterEach(() => pool.end())

function pauseStatements(statements: RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  heldBack = 0
  paused = { statements, until: promise }
  return () => {
    paused = null
    resolve()
  }
}

/** Those that are held back already stay so. */
const resumeOthers = () => {
  paused = null
}

const withPrice = (cents: number): ListParams => listParams(`Price.${cents}-${cents}`)
const waitUntilRead = () => vi.waitFor(() => expect(heldBack).toBeGreaterThan(0), { interval: 5, timeout: 60_000 })

describe('a notification that comes while', () => {
  test.each([
    ['some products are read', 333_300, someStatements, (id: number) => listing.onChange(`product:${id}`)],
    ['everything is read', 333_500, allStatements, () => listing.onChange('catalogue')],
  ])('%s is not lost', async (_, cents, statements, notify) => {
    const id = await makeProduct(database.db, { priceCents: cents })
    const release = pauseStatements(statements)
    notify(id)
    const earlyList = listing.list(listParams())
    await waitUntilRead()
    await setPrice(database.db, id, cents + 1)
    listing.onChange(`product:${id}`)
    const lateLists = [listing.list(withPrice(cents + 1)), listing.list(withPrice(cents + 1))]
    release()
    await earlyList
    for (const { ids } of await Promise.all(lateLists)) expect(ids).toEqual([id])
    expect((await listing.list(withPrice(cents))).ids).toEqual([])
  })

  test('everything is read is not needed by a process without notifications: later lists read again', async () => {
    const id = await makeProduct(database.db, { priceCents: 333_700 })
    const unconnected = createListing(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), 60_000)
    const release = pauseStatements(allStatements)
    const earlyList = unconnected.list(listParams())
    await waitUntilRead()
    await setPrice(database.db, id, 333_701)
    const lateLists = [unconnected.list(withPrice(333_701)), unconnected.list(withPrice(333_701))]
    release()
    await earlyList
    for (const { ids } of await Promise.all(lateLists)) expect(ids).toEqual([id])
  })
})

test('a process has its lists when its first load has ended, and loads again when that failed', async () => {
  const release = pauseStatements(allStatements)
  const starting = createListing(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  starting.onConnected()
  const list = starting.list(listParams())
  expect(starting.isLoaded()).toBe(false)
  release()
  expect((await list).total).toBeGreaterThan(300)
  expect(starting.isLoaded()).toBe(true)
  const away = new pg.Pool({ host: '127.0.0.1', port: 1 })
  const failing = createListing(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: away }) }))
  await expect(failing.list(listParams())).rejects.toThrow('ECONNREFUSED')
  const attempts = vi.spyOn(away, 'connect')
  expect(failing.isLoaded()).toBe(false)
  await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(0)
  await away.end()
})

test('products of an edited promotion are read beside the others, and what is read of them later counts', async () => {
  const id = await makeProduct(database.db, { priceCents: 400_000 })
  listing.onChange(`product:${id}`)
  expect((await listing.list(withPrice(400_000))).ids).toEqual([id])
  await makePromotion(database.db, { target: { product: [id] }, effect: { kind: 'percentage', basisPoints: 1000 } })
  const release = pauseStatements(someStatements)
  listing.onChange('promotions')
  const earlyList = listing.list(listParams())
  await waitUntilRead()
  resumeOthers()
  await setPrice(database.db, id, 500_000)
  listing.onChange(`product:${id}`)
  expect(await listing.list(withPrice(450_000))).toMatchObject({ ids: [id], validUntil: testDay })
  release()
  await earlyList
  await expect.poll(async () => (await listing.list(listParams())).validUntil).toBeGreaterThan(testDay)
  expect((await listing.list(withPrice(450_000))).ids).toEqual([id])
})

test('what is moved into a category while a promotion on that is made gets its price', async () => {
  const { db } = database
  const id = await makeProduct(db, { priceCents: 700_000 })
  const { category } = await db
    .selectFrom('product_category')
    .select('category_id as category')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.insertInto('product_category').values({ product_id: id, category_id: category, main: true }).execute()
  const releaseProducts = pauseStatements(someStatements)
  listing.onChange(`product:${id}`)
  const earlyList = listing.list(listParams())
  await waitUntilRead()
  await makePromotion(db, {
    target: { category: [category] },
    effect: { kind: 'percentage', basisPoints: 1000 },
  })
  const releasePromotions = pauseStatements(/from promotion/)
  listing.onChange('promotions')
  const lateList = listing.list(listParams())
  await waitUntilRead()
  releasePromotions()
  // nothing but the product's statement is under way: what the promotion covers is known
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(1), { interval: 5, timeout: 10_000 })
  releaseProducts()
  await Promise.all([earlyList, lateList])
  await expect.poll(async () => (await listing.list(listParams())).validUntil).toBeGreaterThan(testDay)
  expect((await listing.list(withPrice(630_000))).ids).toContain(id)
})

test('a promotion that begins has its products read again, not everything', async () => {
  const id = await makeProduct(database.db, { priceCents: 600_000 })
  const start = testDay + 3_600_000
  let now = testDay
  await makePromotion(database.db, {
    ...{ target: { product: [id] }, effect: { kind: 'percentage', basisPoints: 1000 } },
    starts_at: new Date(start),
  })
  const timed = createListing(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), 60_000, () => now)
  timed.onConnected()
  expect((await timed.list(withPrice(600_000))).ids).toEqual([id])
  pauseStatements(allStatements)
  now = start
  expect(await timed.list({ ...withPrice(540_000), now })).toMatchObject({ ids: [id] })
  expect((await timed.list({ ...withPrice(540_000), now })).validUntil).toBeGreaterThan(now)
  expect(heldBack).toBe(0)
  resumeOthers()
})

test('everything is read for long: lists use the old snapshot, updated by product, and are not cacheable', async () => {
  const id = await makeProduct(database.db, { priceCents: 333_800 })
  listing.onChange(`product:${id}`)
  expect((await listing.list(withPrice(333_800))).validUntil).toBeGreaterThan(testDay)
  const release = pauseStatements(allStatements)
  listing.onChange('catalogue')
  expect(await listing.list(withPrice(333_800))).toMatchObject({ ids: [id], validUntil: testDay })
  await setPrice(database.db, id, 333_801)
  listing.onChange(`product:${id}`)
  const startedAt = performance.now()
  for (let times = 0; times < 10; times += 1) {
    expect(await listing.list(withPrice(333_801))).toMatchObject({ ids: [id], validUntil: testDay })
  }
  // the second that a list waits at most is over: no list waits it out again
  expect(performance.now() - startedAt).toBeLessThan(8000)
  release()
  await expect.poll(async () => (await listing.list(withPrice(333_801))).validUntil).toBeGreaterThan(testDay)
})
