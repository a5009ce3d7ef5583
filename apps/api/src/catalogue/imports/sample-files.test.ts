// Real files of third parties, when they are present: nothing of them is stored in this project.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestOf, importPath } from '../../../test/import-text.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

const folder = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url))
const present = existsSync(`${folder}onix`) && existsSync(`${folder}books`) && existsSync(`${folder}search`)

describe.skipIf(!present)(`files of others${present ? '' : ' (left out: the folder with them is absent)'}`, () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const run = (path: string) => importPath(database.db, `${folder}${path}`)

  test.each([
    ['onix/single-book-onix3.xml', { added: 1 }],
    ['onix/single-book-onix3-short.xml', { unchanged: 1 }],
    ['onix/onix3-multiple.xml.gz', { added: 20, refused: 1 }],
    ['books/biblionet_api_title_example.json', { added: 1 }],
  ])('%s', async (path, outcomeCounts) => {
    expect((await run(path)).nonZeroCounts).toEqual(outcomeCounts)
    const before = await digestOf(database.db)
    const again = await run(path)
    expect((again.nonZeroCounts.unchanged ?? 0) + (again.nonZeroCounts.refused ?? 0)).toBe(
      Object.values(outcomeCounts).reduce((sum, count) => sum + count, 0),
    )
    expect(await digestOf(database.db)).toBe(before)
  })

  test('a book of the sample with all its fields', async () => {
    const { rows } = await sql`
      select p.name_el, price_cents, publisher_price_cents, pages, height_mm, weight_g, translated_from, s.name_el as series, series_number,
        (select array_agg(c.name_el || ' ' || role order by position) from product_contributor join contributor c on c.id = contributor_id
          where product_id = p.id) as credits,
        (select array_agg(c.code order by main desc) from product_category join category c on c.id = category_id where product_id = p.id) as places
      from product p left join series s on s.id = p.series_id where isbn13 = '9780007232833'`.execute(database.db)
    expect(rows).toEqual([
      {
        name_el: 'Roseanna',
        price_cents: 953,
        publisher_price_cents: 953,
        pages: 245,
        height_mm: 197,
        weight_g: 195,
        translated_from: 'sv',
        series: 'The Martin Beck series',
        series_number: 1,
        credits: ['Maj Sjöwall author', 'Per Wahlöö author', 'Lois Roth translator', 'Henning Mankell introduction'],
        places: ['english-crime', 'english-fiction'],
      },
    ])
  })

  test('the ONIX samples name covers to fetch, large ones and no thumbnails', async () => {
    const { rows } = await sql<{ url: string }>`select url from cover_source`.execute(database.db)
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter(({ url }) => !url.startsWith('http') || url.includes('size=thumb'))).toEqual([])
  })

  test('227 books in JSON lines, every one', async () => {
    const { counts, lines: notes } = await run('search/books.jsonl')
    expect(counts.added + counts.changed).toBe(227)
    expect(notes.filter(({ level }) => level === 'refused')).toEqual([])
  })

  test('ten thousand books in a compressed table, every one', async () => {
    const { counts, lines: notes } = await run('books/goodbooks10k_clean.tsv.gz')
    expect(counts.added + counts.changed).toBe(10_000)
    const childrensBook = 'It is for children, and its publisher has no postal address or no e-mail here.'
    expect(notes.filter(({ level, reason }) => level !== 'warning' || reason !== childrensBook)).toEqual([])
    const { rows } = await sql<{ count: number }>`
      select count(distinct product_id)::int as count from product_source where sender = 'goodbooks10k_clean'`.execute(
      database.db,
    )
    expect(rows[0]?.count).toBe(10_000)
    await expectConsistentLedger(database.db)
  })

  test('a price list with an invalid number in it', async () => {
    const { nonZeroCounts: outcomeCounts, lines: notes } = await run('books/greek_book_facts.tsv')
    expect(outcomeCounts.refused).toBe(1)
    expect(notes.find(({ level }) => level === 'refused')).toMatchObject({ line: 130, field: 'isbn' })
  })
})
