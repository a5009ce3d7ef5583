// Counts are kept and follow each change: after any changes they are what somebody counts who has just come.

import { readFilters } from '@stoa/contract/filters'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { createListing } from './create-listing.ts'
import type { ListWish } from './listing-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const wish = (categoryId: number | undefined, q: string, sort: ListWish['sort']): ListWish => {
  const filters = readFilters(q)
  if (!filters.ok) throw new Error(filters.refusal.part)
  return { categoryId, filters: filters.value, sort, language: 'el', now: testDay, page: 1, pageSize: 1000 }
}

const wishes = [
  wish(undefined, '', 'PriceAscending'),
  wish(1, '', 'Bestseller'),
  wish(3, '', 'ReleaseDateDescending'),
  wish(1, 'Attribute-language.el', 'RatingDescending'),
  wish(undefined, 'Price.-999.1500-1999_Branch.1', 'QuantityDescending'),
]

/** What may happen to a product, by a number that chooses among the ways it may happen. */
const changes: ((id: number, n: number) => string)[] = [
  (id, n) => `update product set price_cents = ${500 + n * 131}, price_protected_until = null where id = ${id}`,
  (id, n) =>
    `update product set pages = ${n * 13 + 1}, rating_count = ${n % 3}, rating_sum = ${(n % 3) * 4} where id = ${id}`,
  (id, n) => `update product set release_date = date '2026-11-20' - ${n * 7}, sold_recently = ${n} where id = ${id}`,
  (id, n) => `update product set publisher_id = ${1 + (n % 40)}, binding = 'board' where id = ${id}`,
  (id, n) => `update product set active = ${n % 2 === 0} where id = ${id}`,
  (id, n) => `update stock set quantity = ${n % 5} where product_id = ${id}`,
  (id, n) => `insert into product_attribute values (${id}, ${1 + (n % 30)}) on conflict do nothing`,
  (id) => `delete from product_attribute where product_id = ${id}`,
  (id, n) => `insert into product_category values (${id}, ${1 + (n % 60)}, false) on conflict do nothing`,
  (id) => `delete from product_contributor where product_id = ${id}`,
  (id, n) => `
    with newcomer as (
      insert into contributor (code, name_el, search_key, url, filed_el, sort_key, sort_key_latin, letter, letter_latin, match_key)
      select 'new-' || gen_random_uuid(), 'Νέος', 'x', 'new-' || gen_random_uuid(), 'Νέος', 'νεοσ', 'neos', 'Ν', 'N', 'νεοσ' from generate_series(1, ${1 + (n % 3)})
      returning id)
    insert into product_contributor (product_id, contributor_id, role, position) select ${id}, id, 'author', 0 from newcomer`,
]

test('whatever changes, and whichever lists are asked in between', async () => {
  const kept = createListing(database.db)
  kept.opened()
  const change = fc.record({ kind: fc.nat(changes.length - 1), id: fc.integer({ min: 1, max: 120 }), n: fc.nat(60) })
  const rounds = fc.record({
    some: fc.array(change, { minLength: 1, maxLength: 6 }),
    asked: fc.subarray([...wishes.keys()], { minLength: 1 }),
  })
  const follows = fc.asyncProperty(rounds, async ({ some, asked }) => {
    for (const { kind, id, n } of some) {
      await sql.raw(changes[kind]?.(id, n) ?? '').execute(database.db)
      kept.heard(`product:${id}`)
    }
    const fresh = createListing(database.db)
    for (const at of asked) {
      const one = wishes[at]
      if (one)
        expect({ ...(await kept.list(one)), holdsUntil: 0 }).toEqual({ ...(await fresh.list(one)), holdsUntil: 0 })
    }
    expect(await kept.countByCategory()).toEqual(await fresh.countByCategory())
    expect(await kept.countByRole()).toEqual(await fresh.countByRole())
  })
  await fc.assert(follows, { numRuns: 60 })
})
