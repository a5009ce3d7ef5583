// The built-in shop is loaded as a whole or not at all, and a wrong data file is said with its line.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { digestOf, importPath } from '../../test/import-text.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { testDay } from '../../test/test-day.ts'
import { dataFolder } from './data-file.ts'
import { seedDemo } from './seed.ts'

const dayMs = 86_400_000
const parent = mkdtempSync(join(tmpdir(), 'stoa-demo-'))
const folder = pathToFileURL(`${parent}/data/`)
let filled: TestDatabase
let empty: TestDatabase

beforeAll(async () => {
  filled = await openTestDatabase()
  empty = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('migration', 'order_transition', 'payment_transition', 'search_state')
      and relname not like '%\\_kind'`.execute(empty.db)
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(empty.db)
})
afterAll(async () => {
  await filled.close()
  await empty.close()
  rmSync(parent, { recursive: true })
})
beforeEach(() => cpSync(fileURLToPath(dataFolder), fileURLToPath(folder), { recursive: true }))

function spoil(file: string, line: number, change: (text: string) => string): void {
  const path = new URL(file, folder)
  const lines = readFileSync(path, 'utf8').split('\n')
  lines[line - 1] = change(lines[line - 1] ?? '')
  writeFileSync(path, lines.join('\n'))
}

const countRows = async ({ db }: TestDatabase): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from product) + (select count(*) from contributor) + (select count(*) from country)
      + (select count(*) from product_source) as count`.execute(db)
  return Number(rows[0]?.count)
}

const wrongFiles: [file: string, line: number, change: (text: string) => string, reason: RegExp][] = [
  ['branches.jsonl', 2, (text) => text.slice(0, -5), /it is not JSON/],
  ['branches.jsonl', 3, (text) => text.replace('"phone"', '"telephone"'), /phone/],
  ['contributors.jsonl', 3, (text) => text.replace(/"born_year":\d+/, '"born_year":"1900?"'), /born_year/],
  [
    'categories.jsonl',
    3,
    (text) => text.replace('"parent":"greek-fiction"', '"parent":"greek-friction"'),
    /“greek-friction”/,
  ],
  ['postal-codes.csv', 9, (text) => text.replace('Attica', 'Atica'), /region: there is no “Atica”/],
  ['postal-codes.csv', 12, (text) => text.replace(/,[^,]*$/, ''), /Record Length/],
  ['stock.csv', 4, (text) => text.replace(/\d+$/, '-1'), /stock_quantity_check/],
  ['shipping-rates.csv', 3, (text) => text.replace('750', 'much'), /price_cents/],
  ['products.jsonl', 1, (text) => text.replace('Στοά', ''), /sender/],
  ['products.jsonl', 12, (text) => text.replace(/"priceCents":\d+/, '"priceCents":-5'), /priceCents/],
  ['products.jsonl', 20, (text) => text.replace(/"categories":\["/, '"categories":["un'), /There is no category “un/],
  ['products.jsonl', 40, (text) => text.replace(/"year":\d+/, '"year":1066'), /product_published_year_check/],
  ['products.jsonl', 42, (text) => text.replace(/"code":"[^"]+"/, '"code":"kazantzakis-zorbas"'), /an earlier line/],
  ['price-reductions.csv', 2, (text) => `x${text}`, /there is no “x/],
  ['menu-items.jsonl', 2, (text) => text.replace('"link":"/', '"link":"'), /menu_item_link_check/],
]

test.each(wrongFiles)('%s, line %i', async (file, line, change, reason) => {
  spoil(file, line, change)
  const outcome = await seedDemo(empty.db, testDay, folder).catch((error: unknown) => error)
  expect(String(outcome)).toContain(`${file}, line ${line}: `)
  expect(String(outcome)).toMatch(reason)
  expect(await countRows(empty)).toBe(0)
})

test('is the same after failed attempts, and only its dates move with the day', async () => {
  const products = async ({ db }: TestDatabase, days: number) => {
    const { rows } = await sql`
      select p.id, p.code, p.url, p.ean, p.price_cents, p.availability, release_date - ${days}::int as release_date,
        (select array_agg((price_cents, valid_from - ${days}::int * interval '1 day')::text order by h.id)
          from price_history h where h.product_id = p.id) as prices,
        (select array_agg((branch_id, dimension_id, quantity)::text order by s.id) from stock s where s.product_id = p.id) as copies
      from product p order by p.id`.execute(db)
    return rows
  }
  expect(await seedDemo(empty.db, testDay + dayMs)).toBe(true)
  expect(await seedDemo(empty.db, testDay + dayMs)).toBe(false)
  expect(await products(empty, 1)).toEqual(await products(filled, 0))
})

test('its file of products, imported by hand, changes nothing', async () => {
  const before = await digestOf(filled.db)
  const path = fileURLToPath(new URL('products.jsonl', dataFolder))
  const { nonZeroCounts, lines, sender } = await importPath(filled.db, path)
  expect([nonZeroCounts, lines, sender]).toEqual([{ unchanged: 410 }, [], 'Στοά'])
  expect(await digestOf(filled.db)).toBe(before)
})

test('a Greek title that is still to come has the uniform price of its publisher from the start', async () => {
  const { rows } = await sql<{ code: string; price_cents: number; floor_cents: number; is_protected: boolean }>`
    select code, price_cents, (publisher_price_cents * 9 + 9) / 10 as floor_cents,
      coalesce(price_protected_until = (release_date + interval '18 months')::date, false) as is_protected
    from product
    where text_language = 'el' and publisher_price_cents is not null and release_date > ${new Date(testDay)}::date`.execute(
    filled.db,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) {
    expect([row.code, row.is_protected]).toEqual([row.code, true])
    expect(row.price_cents).toBeGreaterThanOrEqual(row.floor_cents)
  }
})

test('what the shop itself makes has its maker’s contact, and its puzzles their warning', async () => {
  const { rows } = await sql<{ code: string; address: string | null; email: string | null; warned: boolean }>`
    select p.code, m.address, m.email, p.warnings_el is not null and p.warnings_en is not null as warned
    from product p join publisher m on m.id = p.publisher_id where m.name_el = 'Στοά' and p.kind = 'product'`.execute(
    filled.db,
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { code, address, email, warned } of rows) {
    expect([code, address !== null, email !== null, warned]).toEqual([code, true, true, code.includes('puzzle')])
  }
})
