// What is kept of products is what would be read, whatever has changed, as soon as the change log was heard.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../../test/follow-changes.ts'
import { makeProduct, setCopies, setPrice } from '../../../test/make-product.ts'
import { makePromotion, percent, removePromotions } from '../../../test/make-promotion.ts'
import { makeForm, makeGroup, makeSet } from '../../../test/make-set.ts'
import { tablesReadBy } from '../../../test/tables-read.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Executor } from '../../database/transaction.ts'
import { type CardSource, createCardSource } from './cards.service.ts'
import { cardColumns, cardTables } from './product.queries.ts'
import { createPromotionSource } from './public-promotions.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function makeShelf(db: Executor) {
  const part = await makeProduct(db, { priceCents: 700, copies: [9] })
  const set = await makeSet(db, [{ id: part, quantity: 2 }])
  const group = await makeGroup(db, [part])
  const plain = await makeProduct(db, { priceCents: 1500, copies: [50] })
  const withForms = await makeProduct(db, { copies: [] })
  const form = await makeForm(db, withForms, 'Μικρό', [3])
  await sql`insert into series (code, name_el) values (${`series-${plain}`}, 'Σειρά')`.execute(db)
  await sql`update product set series_id = (select max(id) from series), publisher_id = 2 where id = ${plain}`.execute(
    db,
  )
  await sql`insert into product_contributor (product_id, contributor_id, role, position) values (${plain}, 1, 'author', 1)`.execute(
    db,
  )
  await sql`insert into product_category (product_id, category_id, main) values (${plain}, 20, true)`.execute(db)
  await sql`insert into product_attribute (product_id, attribute_value_id)
    select ${plain}, v.id from attribute_value v join attribute a on a.id = v.attribute_id
    where a.filter_kind = 'feature' and v.code = 'signed'`.execute(db)
  return { plain, part, set, group, withForms, form, ids: [plain, part, set, group, withForms] }
}

type Shelf = Awaited<ReturnType<typeof makeShelf>>

const run = (db: Executor, statement: ReturnType<typeof sql>) => statement.execute(db)

const changes: Record<string, (db: Executor, shelf: Shelf) => Promise<unknown>> = {
  'a price': (db, { plain }) => setPrice(db, plain, 1000),
  'the price of a part': (db, { part }) => setPrice(db, part, 650),
  'a price of another time': (db, { plain }) =>
    run(
      db,
      sql`insert into price_history (product_id, price_cents, valid_from) values (${plain}, 3000, now() - interval '1 day')`,
    ),
  'a name': (db, { plain }) => run(db, sql`update product set name_el = 'Άλλο' where id = ${plain}`),
  'a product taken off sale': (db, { plain }) => run(db, sql`update product set active = false where id = ${plain}`),
  'a part taken off sale': (db, { part }) => run(db, sql`update product set active = false where id = ${part}`),
  'one of many copies': (db, { plain }) => setCopies(db, plain, [49]),
  'copies of a part': (db, { part }) => setCopies(db, part, [7]),
  'copies of a form': (db, { form }) =>
    run(
      db,
      sql`with sold as (update stock set quantity = 1 where dimension_id = ${form} returning id)
        insert into stock_movement (stock_id, change, reason) select id, -2, 'counted' from sold`,
    ),
  'copies deleted by hand': async (db, { plain }) => {
    await run(db, sql`alter table stock_movement disable trigger user`)
    await run(db, sql`delete from stock_movement where stock_id in (select id from stock where product_id = ${plain})`)
    await run(db, sql`alter table stock_movement enable trigger user`)
    await run(db, sql`delete from stock where product_id = ${plain}`)
  },
  'the name of a contributor': (db) => run(db, sql`update contributor set name_el = name_el || ' Β' where id = 1`),
  'a contributor less': (db, { plain }) => run(db, sql`delete from product_contributor where product_id = ${plain}`),
  'the name of a publisher': (db) => run(db, sql`update publisher set name_el = name_el || ' Β' where id = 2`),
  'the name of a series': (db) => run(db, sql`update series set name_el = name_el || ' Β'`),
  'a mark less': (db, { plain }) => run(db, sql`delete from product_attribute where product_id = ${plain}`),
  'the name of a mark': (db) =>
    run(db, sql`update attribute_value set name_el = name_el || ' Β' where code = 'signed'`),
  'the kind of a filter': (db) =>
    run(db, sql`update attribute set filter_kind = 'attribute' where filter_kind = 'feature'`),
  'the name of a form': (db, { form }) =>
    run(db, sql`update product_dimension set name_el = 'Μεγάλο' where id = ${form}`),
  'a first form': (db, { plain }) => makeForm(db, plain, 'Μεγάλο', [1]),
  'more of a part in a set': (db, { set }) =>
    run(db, sql`update product_part set quantity = 3 where product_id = ${set}`),
  'a photograph': (db, { plain }) =>
    run(
      db,
      sql`insert into product_image (product_id, position, kind, width, height, sha256, original)
        values (${plain}, 1, 'front', 600, 900, ${plain.toString().padStart(64, '0')}, '\\x00')`,
    ),
  'a promotion of a category': (db) => makePromotion(db, { target: { category: [20] }, effect: percent(20) }),
  'an offer of several copies': (db, { plain }) =>
    makePromotion(db, { target: { product: [plain] }, effect: { kind: 'setPrice', size: 3, cents: 2000 } }),
  'everything, in an import': (db, { plain }) =>
    run(
      db,
      sql`
        with bulk as (select set_config('stoa.bulk', 'on', true) as bulk, set_config('stoa.quiet', 'on', true) as quiet),
        changed as (update product set name_el = 'Άλλο' from bulk where id = ${plain} and bulk = 'on' and quiet = 'on' returning id)
        select log_change('imported') from changed`,
    ),
  'everything, in a bulk change': (db, { plain }) =>
    run(
      db,
      sql`with bulk as (select set_config('stoa.bulk', 'on', true))
        update product set name_el = 'Άλλο' from bulk where id = ${plain} and bulk.set_config = 'on'`,
    ),
}

const languages = ['el', 'en'] as const

/** What a page of them shows in each language, and the very cards. */
const read = async (source: CardSource, { ids }: Shelf, now: number) => {
  const cards = []
  for (const language of languages) {
    const found = await source.get(ids, { language, now })
    cards.push(...ids.map((id) => found.get(id)?.card ?? null))
  }
  return cards
}

test.each(Object.entries(changes))('%s is seen as soon as it is heard of', async (_, change) => {
  const { db } = database
  const shelf = await makeShelf(db)
  const promotions = createPromotionSource(db)
  const kept = createCardSource(db, promotions)
  const anew = createCardSource(db, createPromotionSource(db))
  const hear = await followChanges(db, [promotions, kept])
  const now = Date.now() + 1000
  const before = await read(anew, shelf, now)
  expect(await read(kept, shelf, now)).toEqual(before)
  for (const [place, card] of (await read(kept, shelf, now)).entries())
    expect(card).toBe((await read(kept, shelf, now))[place])
  await change(db, shelf)
  const after = await read(anew, shelf, now + 1000)
  expect(after).not.toEqual(before)
  await hear()
  expect(await read(kept, shelf, now + 1000)).toEqual(after)
})

test('a price that ends by itself is read again', async () => {
  const { db } = database
  const shelf = await makeShelf(db)
  const promotions = createPromotionSource(db)
  const kept = createCardSource(db, promotions)
  await followChanges(db, [promotions, kept])
  const endsAt = Date.now() + 3_600_000
  await removePromotions(db)
  await makePromotion(db, { target: { product: [shelf.plain] }, effect: percent(20), ends_at: new Date(endsAt) })
  const priceAt = async (now: number) =>
    (await kept.get([shelf.plain], { language: 'el', now })).get(shelf.plain)?.card.price
  expect([await priceAt(endsAt - 1), await priceAt(endsAt)]).toEqual([1200, 1500])
})

/** A change of any of them is a case above. */
const tables = [
  'attribute',
  'attribute_value',
  'contributor',
  'dimension_value',
  'price_history',
  'product',
  'product_attribute',
  'product_category',
  'product_contributor',
  'product_dimension',
  'product_image',
  'product_part',
  'publisher',
  'series',
  'stock',
]

test('every table that cards are read from is looked at', async () => {
  const read = await tablesReadBy(database.db, sql`select ${cardColumns} from ${cardTables} where p.id = 1`)
  expect(read).toEqual(tables)
})
