// Many products are given the prices of an edited promotion by a thread: lists are then those of a shop that was read anew.

import { type ProductSort, productSorts } from '@stoa/contract/catalogue/listing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProduct, setPrice } from '../../../test/make-product.ts'
import { makePromotion, percent, removePromotions } from '../../../test/make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { listRows } from './list-rows.ts'
import { changePromotions, type ListingSnapshot, loadSnapshot, refreshProducts } from './listing-snapshot.ts'
import { PricingThread } from './pricing-thread.ts'
import { repriceProducts } from './reprice-products.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let snapshot: ListingSnapshot
beforeEach(async () => {
  await removePromotions(database.db)
  snapshot = await loadSnapshot(database.db, testDay)
})

const params = (sort: ProductSort) =>
  ({ filters: [], sort, language: 'el', now: testDay, page: 1, pageSize: 1000 }) as const

/** In every order, and with all counts. */
const shown = (of: ListingSnapshot) =>
  productSorts.map((sort) => {
    const { ids, total, count } = listRows(of, params(sort))
    return { sort, ids, total, facets: count() }
  })

/** What a processor, a clock and a caller would do in their own time. */
function stepwise(ids: readonly number[], batch: number) {
  const overtaken = new Set<number>()
  const pauses: number[] = []
  const state = { isOver: false, threadMs: 0, afterBatch: async (): Promise<void> => {} }
  const pace = {
    batch,
    threadMs: () => {
      state.threadMs += 7
      return state.threadMs
    },
    pause: async (ms: number) => {
      pauses.push(ms)
      await state.afterBatch()
    },
  }
  const repricing = { ids, overtaken, isOver: () => state.isOver, now: testDay }
  return { state, overtaken, pauses, run: () => repriceProducts(database.db, snapshot, repricing, pace) }
}

async function promoteAll(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from product where active and id % 4 = 0 order by id`.execute(
    database.db,
  )
  await makePromotion(database.db, { target: { product: rows.map(({ id }) => id) }, effect: percent(30) })
  const ids = await followPromotions()
  expect(ids.length).toBeGreaterThan(50)
  return ids
}

const followPromotions = async (): Promise<number[]> =>
  (await changePromotions(database.db, snapshot, testDay))?.repriced ?? []

test('prices, reductions and offers are those of everything read anew, when a promotion begins and when it is gone', async () => {
  const before = shown(snapshot)
  await stepwise(await promoteAll(), 40).run()
  expect(shown(snapshot)).toEqual(shown(await loadSnapshot(database.db, testDay)))
  expect(shown(snapshot)).not.toEqual(before)
  await removePromotions(database.db)
  await stepwise(await followPromotions(), 40).run()
  expect(shown(snapshot)).toEqual(shown(await loadSnapshot(database.db, testDay)))
})

test('each batch is followed by twice the time for which the processor had this thread', async () => {
  const ids = await promoteAll()
  const { run, pauses } = stepwise(ids, 20)
  await run()
  expect(pauses).toEqual(Array.from({ length: Math.ceil(ids.length / 20) }, () => 14))
})

test('what a newer state was read of is left alone, and nothing is written any more when a load has taken over', async () => {
  const ids = await promoteAll()
  const price = (id: number) => snapshot.columns.numbers.price[snapshot.columns.rowOf(id) ?? -1]
  const { run, state, overtaken } = stepwise(ids, 20)
  const [first = 0, later = 0, last = 0] = [ids[0], ids[25], ids.at(-1)]
  const old = price(last)
  state.afterBatch = async () => {
    if (overtaken.size > 0) state.isOver = true
    overtaken.add(later)
    await setPrice(database.db, later, 70_000)
    await refreshProducts(database.db, snapshot, { ids: [later] }, testDay)
    await setPrice(database.db, later, 80_000)
  }
  const firstBefore = price(first)
  await run()
  expect(price(first)).toBeLessThan(firstBefore ?? 0)
  expect(price(later)).toBe(49_000)
  expect(price(last)).toBe(old)
})

test('what is withdrawn meanwhile is removed, and what is for sale again waits for its notification', async () => {
  const ids = await promoteAll()
  const [withdrawn = 0] = ids
  const returned = await makeProduct(database.db, { priceCents: 60_000 })
  await refreshProducts(database.db, snapshot, { ids: [returned] }, testDay)
  snapshot.columns.remove(returned)
  await sql`update product set active = false where id = ${withdrawn}`.execute(database.db)
  await stepwise([...ids, returned], 1000).run()
  await sql`update product set active = ${true} where id = ${withdrawn}`.execute(database.db)
  const listed = listRows(snapshot, params('Default')).ids
  expect(listed).not.toContain(withdrawn)
  expect(listed).not.toContain(returned)
  await sql`update product set active = false where id = ${returned}`.execute(database.db)
})

test('a thread that fails fails the call', async () => {
  const thread = new PricingThread({ paths: new Map(), promotions: snapshot.promotions, now: testDay })
  const nothing = { names: null, english_names: null, categories: null, people: null, marks: null, copies: null }
  const torn = { ...nothing, protected_parts: null, prices: null, products: Buffer.alloc(2) }
  await expect(thread.price(torn)).rejects.toThrow()
  await thread.end()
})
