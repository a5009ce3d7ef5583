import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct, setCopies, setPrice } from '../../../test/make-product.ts'
import { allNamed, textIn } from '../../../test/read-xml.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { readSet } from '../../../test/written-feeds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const locsIn = async (name: string): Promise<(string | null)[]> => {
  const document = (await readSet(database.db, 'sitemap')).get(name)
  return document ? document.children.map((child) => textIn(child, 'loc')) : []
}

async function changedAt(url: string): Promise<string | null> {
  const document = (await readSet(database.db, 'sitemap')).get('sitemap-el-products-1.xml')
  const entry =
    document && allNamed(document, 'url').find((element) => textIn(element, 'loc')?.endsWith(`/products/${url}`))
  if (!entry) throw new Error(`no ${url}`)
  return textIn(entry, 'lastmod')
}

test('the index names every file once, and those of a language in its own index', async () => {
  const documents = await readSet(database.db, 'sitemap')
  const paths = [...documents.keys()]
    .filter((name) => /-\d+\.xml$/.test(name))
    .map((name) => `https://stoa.example/${name}`)
  expect((await locsIn('sitemap.xml')).toSorted()).toEqual(paths.toSorted())
  expect(paths).toHaveLength(10)
  expect(await locsIn('sitemap-en.xml')).toEqual(paths.filter((path) => path.includes('sitemap-en-')))
  for (const path of paths) expect(new Set(await locsIn(path.split('/').at(-1) ?? '')).size).toBeGreaterThan(5)
})

test('both languages list the same pages', async () => {
  for (const kind of ['products', 'categories', 'contributors', 'publishers', 'pages']) {
    const greek = await locsIn(`sitemap-el-${kind}-1.xml`)
    const english = await locsIn(`sitemap-en-${kind}-1.xml`)
    expect(english.map((loc) => loc?.replace('.example/en', '.example').replace(/example$/, 'example/'))).toEqual(greek)
  }
})

test('withdrawn products and empty lists are left out', async () => {
  await sql`insert into category (code, url, position, name_el, thema) values ('void', 'void', 99, 'Κενή', 'F')`.execute(
    database.db,
  )
  const { url } = await prepareProduct(await makeProduct(database.db, { active: false }))
  expect(await locsIn('sitemap-el-products-1.xml')).not.toContain(`https://stoa.example/products/${url}`)
  expect(await locsIn('sitemap-el-categories-1.xml')).not.toContain('https://stoa.example/categories/void')
})

const arrival = '2026-01-05T10:00:00Z'

/** The product as if it had been added in January and had not changed since. */
async function prepareProduct(id: number): Promise<{ url: string }> {
  await database.pool.query(`
    alter table price_history disable trigger user;
    alter table product disable trigger note_change;
    update price_history set valid_from = '${arrival}' where product_id = ${id};
    update product set created_at = '${arrival}', changed_at = null where id = ${id};
    alter table product enable trigger note_change;
    alter table price_history enable trigger user`)
  const result = await database.pool.query<{ url: string }>('select url from product where id = $1', [id])
  return { url: result.rows[0]?.url ?? '' }
}

test('a page changes with its texts and its price, and not with stock and sales', async () => {
  const id = await makeProduct(database.db)
  const { url } = await prepareProduct(id)
  expect(await changedAt(url)).toBe(arrival)

  await setCopies(database.db, id, [9])
  await sql`update product set sold_recently = sold_recently + 3 where id = ${id}`.execute(database.db)
  await sql`update product set lead_el = lead_el where id = ${id}`.execute(database.db)
  expect(await changedAt(url)).toBe(arrival)

  await sql`update product set lead_el = 'Άλλη πρόταση.' where id = ${id}`.execute(database.db)
  const second = Date.parse((await changedAt(url)) ?? '')
  expect(second).toBeGreaterThan(Date.now() - 60_000)
  await prepareProduct(id)
  await setPrice(database.db, id, 1234)
  expect(Date.parse((await changedAt(url)) ?? '')).toBeGreaterThanOrEqual(second)
})
