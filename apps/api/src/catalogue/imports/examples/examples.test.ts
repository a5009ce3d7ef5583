// The examples beside this file document the formats: each of them is imported, and they describe the same two books.

import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPath } from '../../../../test/import-text.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { readColumnMap } from '../table/column-map.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

async function books() {
  const { rows } = await sql`
    select p.name_el, isbn13, original_title, published_year, binding, price_cents, publisher_price_cents, maker.name_el as publisher
    from product p join publisher maker on maker.id = p.publisher_id
    where isbn13 in ('9789600411935', '9789605277925') order by isbn13`.execute(database.db)
  return rows
}

const expected = [
  {
    name_el: 'Συνεχές ωράριο',
    isbn13: '9789600411935',
    original_title: null,
    published_year: 1993,
    binding: 'paperback',
    price_cents: 900,
    publisher_price_cents: 1000,
    publisher: 'Κέδρος',
  },
  {
    name_el: 'Ο εγωιστής γίγαντας',
    isbn13: '9789605277925',
    original_title: 'The Selfish Giant',
    published_year: 2013,
    binding: 'paperback',
    price_cents: 900,
    publisher_price_cents: 1000,
    publisher: 'Αρμός',
  },
]

test.each([
  'onix-3.0-reference.xml',
  'onix-3.1-short.xml',
  'books.csv',
  'books.jsonl',
  'catalogue.jsonl',
  'biblionet.json',
])('%s', async (name) => {
  const { isComplete, lines: notes, counts, ignored } = await importPath(database.db, pathOf(name))
  expect([isComplete, notes, ignored]).toEqual([true, [], []])
  expect(counts.added + counts.refused).toBe(0)
  expect(await books()).toEqual(expected)
})

test('the two flavours of ONIX give the same record', async () => {
  const { nonZeroCounts: outcomeCounts } = await importPath(database.db, pathOf('onix-3.1-short.xml'), {
    fromStart: true,
  })
  expect(outcomeCounts).toEqual({ unchanged: 2 })
})

test('own-columns.tsv, with its map', async () => {
  const map = await readColumnMap(pathOf('own-columns.map.json'))
  const { lines: notes, ignored, sender, counts } = await importPath(database.db, pathOf('own-columns.tsv'), { map })
  expect([notes, ignored, sender]).toEqual([[], ['shelf mark'], 'Στοά, παράδειγμα'])
  expect(counts.added).toBe(0)
  expect(await books()).toEqual(expected)
})
