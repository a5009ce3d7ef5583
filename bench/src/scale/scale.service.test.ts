import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growShop, ScaleRefused, shrinkShop } from './scale.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = Date.parse('2026-11-20T09:00:00Z')
const quiet = { say: () => {}, count: () => {} }
const parts = () => ({ url: database.url, db: database.db, now })

async function numberOf(query: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (${sql.raw(query)})::int as n`.execute(database.db)
  return rows[0]?.n ?? Number.NaN
}

/** The definitions of everything that is dropped and created again. */
const shapeOf = async (): Promise<unknown> =>
  (
    await sql`
      select (select array_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index i
          join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace and indisvalid) as indexes,
        (select array_agg(conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) order by conrelid::regclass::text, conname)
          from pg_constraint where contype = 'f') as keys,
        (select array_agg(tgname || ' ' || tgenabled::text order by tgrelid::regclass::text, tgname) from pg_trigger where not tgisinternal) as triggers`.execute(
      database.db,
    )
  ).rows

const wrongs = {
  'copies that no movement explains': `select count(*) from stock s where quantity <>
    (select coalesce(sum(change), 0) from stock_movement m where m.stock_id = s.id)`,
  'prices that are not the last of their history': `select count(*) from product p
    where price_cents > 0 and kind <> 'grouped' and price_cents is distinct from
    (select price_cents from price_history h where h.product_id = p.id order by valid_from desc, id desc limit 1)`,
  'products without exactly one main category': `select count(*) from product p where 1 <>
    (select count(*) from product_category c where c.product_id = p.id and main)`,
  'publishers with a wrong count': `select count(*) from publisher b where title_count <>
    (select count(*) from product p where p.publisher_id = b.id and active)`,
  'authors with a wrong count': `select count(*) from contributor_role r where role = 'author' and title_count <>
    (select count(*) from product_contributor c join product p on p.id = c.product_id
     where c.contributor_id = r.contributor_id and c.role = 'author' and active)`,
  'products that are not searched': `select count(*) from product p where active and not exists
    (select from search_doc d where d.product_id = p.id)`,
}

test('grows to the requested number, grows further, and shrinks to the initial state', async () => {
  const [own, people, shape] = [
    await numberOf('select count(*) from product'),
    await numberOf('select count(*) from contributor'),
    await shapeOf(),
  ]
  expect(await growShop(parts(), own + 700, quiet)).toBe(700)
  expect(await growShop(parts(), own + 1500, quiet)).toBe(800)
  expect(await numberOf('select count(*) from product')).toBe(own + 1500)
  for (const [what, query] of Object.entries(wrongs)) expect([what, await numberOf(query)]).toEqual([what, 0])
  expect(await shapeOf()).toEqual(shape)
  await expect(growShop(parts(), own, quiet)).rejects.toThrow(ScaleRefused)

  expect(await shrinkShop(parts(), quiet)).toEqual({ going: 1500, staying: 0 })
  expect(await numberOf('select count(*) from product')).toBe(own)
  expect(await numberOf('select count(*) from contributor')).toBe(people)
  expect(await numberOf(`select count(*) from attribute where code like 'scale-%'`)).toBe(0)
  for (const [what, query] of Object.entries(wrongs)) expect([what, await numberOf(query)]).toEqual([what, 0])
  expect(await shapeOf()).toEqual(shape)
})

test('keeps ordered products, not for sale', async () => {
  await growShop(parts(), (await numberOf('select count(*) from product')) + 300, quiet)
  await sql`
    insert into stock_notice (uid, product_id, awaited, status, email, language, consent, asked_at)
    select gen_random_uuid(), id, 'return', 'asked', 'a@b.example', 'el', '', now() from product where code = 'scale-7'`.execute(
    database.db,
  )
  expect(await shrinkShop(parts(), quiet)).toEqual({ going: 299, staying: 1 })
  expect(await numberOf(`select count(*) from product where code like 'scale-%' and not active`)).toBe(1)
  expect(
    await numberOf(
      `select count(*) from product_contributor c join product p on p.id = c.product_id where p.code = 'scale-7'`,
    ),
  ).toBeGreaterThan(0)
})
