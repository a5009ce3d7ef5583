// Every sort of the demo shop against the database's own order, in both languages, whole and page by page.

import { type ProductSort, productSorts } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import { sortKey } from '@stoa/domain/search/sort-key'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removePromotions } from '../../../test/make-promotion.ts'
import { readPlainRows, reductionOf } from '../../../test/plain-lists.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { createListing } from './listing.service.ts'
import type { Listing } from './listing-types.ts'

let database: TestDatabase
let listing: Listing
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await removePromotions(db)
  await sql`update product set rating_count = id % 4, rating_sum = (id % 4) + (id * 7) % (4 * (id % 4) + 1)`.execute(db)
  await sql`update product set release_date = date '2026-11-20' - (id * 11) % 700 where id % 3 = 0`.execute(db)
  await sql`update product set published_year = null where id % 17 = 0`.execute(db)
  await sql`update product set created_at = created_at + (id * 37 % 100) * interval '1 day'`.execute(db)
  await sql`update product set name_en = 'A ' || code where id % 5 = 0 and tax_class <> 'book'`.execute(db)
  await sql`update product set price_cents = 0 where availability = 'to_order' and price_protected_until is null`.execute(
    db,
  )
  await sql`update product set active = false where id % 29 = 0`.execute(db)
  listing = createListing(db, undefined, () => testDay)
  listing.onConnected()
})
afterAll(() => database.close())

const copies = `(case when p.availability in ('pre_order', 'to_order') then 0 when p.kind = 'bundle' then set_copies(p.id) when p.kind = 'grouped' then group_copies(p.id)
  else (select coalesce(sum(quantity), 0) from stock where stock.product_id = p.id) end)`
const released = `coalesce(release_date, make_date(published_year, 1, 1))`

const orderClauses: Record<Exclude<ProductSort, 'NameAscending' | 'NameDescending' | 'DiscountDescending'>, string> = {
  Default: `${copies} > 0 desc, sold_recently desc, id`,
  PriceAscending: 'nullif(price_cents, 0) nulls last, id',
  PriceDescending: 'nullif(price_cents, 0) desc nulls last, id',
  CreateDateAscending: 'created_at, id',
  CreateDateDescending: 'created_at desc, id desc',
  QuantityDescending: `${copies} desc, id`,
  Bestseller: 'sold_recently desc, id',
  ReleaseDateAscending: `${released} nulls last, id`,
  ReleaseDateDescending: `${released} desc nulls last, id`,
  RatingDescending: 'rating_sum * 100 / nullif(rating_count, 0) desc nulls last, rating_count desc, id',
}

async function idsInOrder(order: string): Promise<number[]> {
  const { rows } = await sql
    .raw<{ id: number }>(`select id from product p where active order by ${order}`)
    .execute(database.db)
  return rows.map(({ id }) => id)
}

async function idsByName(language: Language, isReversed: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number; name_el: string; name_en: string | null }>`
    select id, name_el, name_en from product where active order by id`.execute(database.db)
  const keyed = rows.map((row) => ({
    id: row.id,
    key: Buffer.from(sortKey(language === 'en' ? (row.name_en ?? row.name_el) : row.name_el)),
  }))
  const sorted = keyed.toSorted((a, b) => Buffer.compare(a.key, b.key) || a.id - b.id).map(({ id }) => id)
  return isReversed ? sorted.toReversed() : sorted
}

async function idsByReduction(): Promise<number[]> {
  const rows = await readPlainRows(database.db)
  return rows
    .toSorted((a, b) => (reductionOf(b, testDay) ?? 0) - (reductionOf(a, testDay) ?? 0) || a.id - b.id)
    .map(({ id }) => id)
}

function expectedIds(sort: ProductSort, language: Language): Promise<number[]> {
  if (sort === 'NameAscending' || sort === 'NameDescending') return idsByName(language, sort === 'NameDescending')
  return sort === 'DiscountDescending' ? idsByReduction() : idsInOrder(orderClauses[sort])
}

const page = async (sort: ProductSort, language: Language, number: number, pageSize: number) =>
  (await listing.list({ filters: [], sort, language, now: testDay, page: number, pageSize })).ids

test.each(productSorts)('%s equals the database’s order', async (sort) => {
  for (const language of ['el', 'en'] as const) {
    const expected = await expectedIds(sort, language)
    const firstPage = await page(sort, language, 1, 1000)
    expect([sort, language, firstPage]).toEqual([sort, language, expected])
    const numbers = Array.from({ length: Math.ceil(expected.length / 37) }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map((number) => page(sort, language, number, 37)))
    expect(pages.flat()).toEqual(firstPage)
    expect(await page(sort, language, numbers.length + 1, 37)).toEqual([])
  }
})
