// Lists are ordered and filtered by the prices that are shown, from the moment in which these change.

import { readFilters } from '@stoa/contract/catalogue/filters'
import { dayOf, endOfShopDay, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { makePromotion, removePromotions } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { createListing } from './listing.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a promotion begins and ends in lists at its instant, and when it is edited', async () => {
  const { rows } = await sql<{ cheapest: number }>`
    select min(price_cents) as cheapest from product where active`.execute(database.db)
  const { cheapest = 0 } = rows[0] ?? {}
  // the least that promotions leave of it is less than everything else costs
  const cents = 1000
  const reduction = 850
  expect(cents - reduction).toBeLessThan(cheapest)
  const promoted = await makeProduct(database.db, { priceCents: cents })
  const hour = 3_600_000
  let now = testDay
  const listing = createListing(database.db, 60_000, () => now)
  listing.onConnected()
  const read = async () => {
    const cheap = readFilters('Price.-999')
    const common = { language: 'el', now, page: 1, pageSize: 1 } as const
    const first = await listing.list({ ...common, filters: [], sort: 'PriceAscending' })
    const filtered = await listing.list({ ...common, filters: cheap.ok ? cheap.value : [], sort: 'PriceAscending' })
    const band = first.facets.find(({ kind }) => kind === 'Price')?.values.find(({ value }) => value === '-999')
    expect(band?.count).toBe(filtered.total)
    return { isFirst: first.ids[0] === promoted, total: filtered.total, validUntil: first.validUntil }
  }
  const before = await read()
  expect(before.isFirst).toBe(false)
  const id = await makePromotion(database.db, {
    scope: 'order',
    target: { product: [promoted] },
    effect: { kind: 'fixed', cents: reduction },
    starts_at: new Date(testDay + hour),
    ends_at: new Date(testDay + 2 * hour),
  })
  listing.onChange('promotions')
  expect(await read()).toEqual({ ...before, validUntil: testDay + hour })
  now = testDay + hour
  expect(await read()).toEqual({ isFirst: true, total: before.total + 1, validUntil: testDay + 2 * hour })
  now = testDay + 2 * hour
  expect(await read()).toMatchObject({ isFirst: false, total: before.total })
  now = testDay + hour
  await sql`update promotion set active = false where id = ${id}`.execute(database.db)
  listing.onChange('promotions')
  expect(await read()).toMatchObject({ isFirst: false, total: before.total })
})

test('a set gets cheaper in lists at the midnight after which a part of it has no uniform price', async () => {
  await removePromotions(database.db)
  const lastDay = dayOf(testDay)
  const part = { priceCents: 1000, publisherPriceCents: 1000 }
  const set = await makeSet(
    database.db,
    [
      { id: await makeProduct(database.db, { ...part, protectedUntil: isoDay(lastDay) }) },
      { id: await makeProduct(database.db, { ...part, protectedUntil: isoDay(lastDay + 9) }) },
    ],
    { priceCents: 2000, copies: [1] },
  )
  await makePromotion(database.db, { target: { product: [set] }, effect: { kind: 'percentage', basisPoints: 8000 } })
  let now = testDay
  const listing = createListing(database.db, 60_000, () => now)
  listing.onConnected()
  const cheap = readFilters('Price.-999')
  const isCheap = async () => {
    const filters = cheap.ok ? cheap.value : []
    const { ids } = await listing.list({ language: 'el', now, page: 1, pageSize: 1000, filters, sort: 'Default' })
    return ids.includes(set)
  }
  expect(await isCheap()).toBe(false)
  now = endOfShopDay(lastDay)
  expect(await isCheap()).toBe(true)
})

test('a promotion is a filter: what it counts is what it shows, and a group without any is left out', async () => {
  await removePromotions(database.db)
  const { rows } = await sql<{
    id: number
  }>`select id from product where active and kind = 'product' and price_cents > 600
    order by id limit 4`.execute(database.db)
  const ids = rows.map(({ id }) => id)
  const [, floored] = ids
  await sql`update product set publisher_price_cents = price_cents * 10 / 9, price_protected_until = '2099-01-01'
    where id = ${floored}`.execute(database.db)
  const threeForTwo = { kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000 } as const
  const id = await makePromotion(database.db, { target: { product: ids }, effect: threeForTwo })
  await makePromotion(database.db, { target: { product: [] }, effect: threeForTwo })
  const { code } = await database.db
    .selectFrom('promotion')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const listing = createListing(database.db, 60_000, () => testDay)
  listing.onConnected()
  const common = { language: 'el', now: testDay, page: 1, pageSize: 10, sort: 'Default' } as const
  const { facets } = await listing.list({ ...common, filters: [] })
  const offered = facets.find(({ kind }) => kind === 'Promotion')?.values.map(({ value, count }) => [value, count])
  expect(offered?.map(([value]) => value)).toEqual([code, 'autumn-offers'])
  expect(offered?.[0]).toEqual([code, 3])
  const filter = { kind: 'Promotion', attribute: null, values: [code] } as const
  const shown = await listing.list({ ...common, filters: [filter] })
  expect(shown.ids.toSorted((a, b) => a - b)).toEqual(ids.filter((one) => one !== floored))
})
