// A database filled before people had initials and sort keys gets the same values, in SQL, as new people get in code.

import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contributorKeys, publisherKeys } from '../src/catalogue/people-columns.ts'
import { contributors, publishers } from './demo/catalogue-tables.ts'
import { recordsOf } from './demo/demo.ts'

const publisherRows = recordsOf(publishers)
const contributorRows = recordsOf(contributors).map((person) => ({
  ...person,
  ...contributorKeys({ nameEl: person.name_el, nameEn: person.name_en }),
}))
const folder = new URL('./migrations/', import.meta.url)
const database = `stoa_${randomBytes(6).toString('hex')}`
let client: pg.Client

async function run(wanted: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(wanted).sort()) {
    await client.query(await readFile(new URL(name, folder), 'utf8'))
  }
}

beforeAll(async () => {
  const server = inject('postgresUrl')
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  client = new pg.Client({ connectionString: server.replace(/\/postgres$/, `/${database}`) })
  await client.connect()
  await run((name) => name < '0010')
  await client.query(
    `insert into contributor (code, name_el, name_en, search_key)
    select code, name_el, name_en, search_key from json_populate_recordset(null::contributor, $1)`,
    [JSON.stringify(contributorRows)],
  )
  await client.query(
    'insert into publisher (code, name_el) select code, name_el from json_populate_recordset(null::publisher, $1)',
    [JSON.stringify(publisherRows)],
  )
  await client.query(`
    insert into product (code, kind, url, name_el, lead_el, description_el, publisher_id, ean, price_cents, tax_class, availability,
      cover_style, sort_key, search_key, active)
    select 'p' || n, 'product', 'p' || n, 'Δοκιμή', '.', '.', 1, (2900000000000 + n)::text, 1000, 'book', 'stock', 'default', '', '', n <> 3
    from generate_series(1, 3) n`)
  await client.query(`
    insert into product_contributor (product_id, contributor_id, role, position)
    select id, 1, role, 0 from product, unnest(array['author', 'editor']) role`)
  await run((name) => name.startsWith('0010'))
})
afterAll(() => client.end())

test('every person', async () => {
  const { rows } = await client.query('select * from contributor')
  expect(rows.length).toBe(contributorRows.length)
  for (const row of rows) {
    const { search_key: _, ...keys } = contributorKeys({ nameEl: row.name_el, nameEn: row.name_en })
    expect(row).toMatchObject(keys)
    expect(row.url).toMatch(/^[a-z0-9-]+$/)
  }
})

test('every publisher', async () => {
  const { rows } = await client.query('select * from publisher')
  for (const row of rows) {
    const { search_key: _, ...keys } = publisherKeys(row.name_el, row.name_en)
    expect(row).toMatchObject(keys)
  }
})

test('title counts leave out withdrawn titles and count a title with two roles once', async () => {
  const { rows } = await client.query('select role, title_count from contributor_role order by role')
  expect(rows).toEqual([
    { role: 'any', title_count: 2 },
    { role: 'author', title_count: 2 },
    { role: 'editor', title_count: 2 },
  ])
  expect((await client.query('select title_count from publisher where id = 1')).rows).toEqual([{ title_count: 2 }])
})
