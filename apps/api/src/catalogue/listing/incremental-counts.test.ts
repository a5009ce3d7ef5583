// Cached counts follow each change: after any changes they equal fresh counts.

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listParams } from '../../../test/list-params.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createListing } from './listing.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  database.expectViolation('stock that is not the sum of its movements')
})
afterAll(() => database.close())

const inputs = [
  listParams('', { sort: 'PriceAscending' }),
  listParams('', { categoryId: 1, sort: 'Bestseller' }),
  listParams('', { categoryId: 3, sort: 'ReleaseDateDescending' }),
  listParams('Attribute-language.el', { categoryId: 1, sort: 'RatingDescending' }),
  listParams('Price.-999.1500-1999_Branch.1', { sort: 'QuantityDescending' }),
  // what a search found, which is asked for again and again
  listParams('', { within: Uint32Array.from({ length: 60 }, (_, index) => 1 + ((index * 7) % 120)), sort: 'Default' }),
]

/** The groups and sets that the product is a part of: they change with it, and the change log says so. */
async function ownersOf(partId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_part where part_id = ${partId}`.execute(database.db)
  return rows.map(({ id }) => id)
}

/** The changes of a product, selected by a number. */
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

test('whatever changes, and whichever lists are requested in between', async () => {
  const cached = createListing(database.db)
  cached.onConnected()
  const change = fc.record({ kind: fc.nat(changes.length - 1), id: fc.integer({ min: 1, max: 120 }), n: fc.nat(60) })
  const rounds = fc.record({
    statements: fc.array(change, { minLength: 1, maxLength: 6 }),
    queryIndexes: fc.subarray([...inputs.keys()], { minLength: 1 }),
  })
  const property = fc.asyncProperty(rounds, async ({ statements, queryIndexes }) => {
    for (const { kind, id, n } of statements) {
      await sql.raw(changes[kind]?.(id, n) ?? '').execute(database.db)
      for (const changed of [id, ...(await ownersOf(id))]) cached.onChange(`product:${changed}`)
    }
    const rebuilt = createListing(database.db)
    for (const index of queryIndexes) {
      const input = inputs[index]
      if (input)
        expect({ ...(await cached.list(input)), validUntil: 0 }).toEqual({
          ...(await rebuilt.list(input)),
          validUntil: 0,
        })
    }
    expect(await cached.countByCategory()).toEqual(await rebuilt.countByCategory())
    expect(await cached.countByRole()).toEqual(await rebuilt.countByRole())
  })
  await fc.assert(property, { numRuns: 60 })
})
