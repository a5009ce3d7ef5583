// What is kept for products' own pages is what would be read, whatever has changed, as soon as the change log was heard.

import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../../test/follow-changes.ts'
import { makeProduct, setCopies, setPrice } from '../../../test/make-product.ts'
import { makeGroup, makeSet } from '../../../test/make-set.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Executor } from '../../database/transaction.ts'
import { createDetailSource, type DetailSource } from './details.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function makeShelf(db: Executor) {
  const plain = await makeProduct(db, { copies: [50] })
  const edition = await makeProduct(db, { copies: [50] })
  const stranger = await makeProduct(db)
  const part = await makeProduct(db, { copies: [9] })
  const set = await makeSet(db, [{ id: part, quantity: 2 }])
  const group = await makeGroup(db, [part])
  await sql`with made as (insert into work (code) values (${`work-${plain}`}) returning id)
    update product set work_id = made.id, publisher_id = 2 from made where product.id in (${plain}, ${edition})`.execute(
    db,
  )
  await sql`insert into product_contributor (product_id, contributor_id, role, position) values (${plain}, 1, 'author', 1)`.execute(
    db,
  )
  await sql`insert into product_category (product_id, category_id, main) values (${plain}, 20, true)`.execute(db)
  await sql`insert into shelf_product (shelf_id, product_id, position, note_el, note_by_el)
    select s.id, ${plain}, (select max(position) + 1 from shelf_product where shelf_id = s.id), 'Καλό', 'Άννα'
    from shelf s where s.code = 'booksellers-notes'`.execute(db)
  return { plain, edition, stranger, part, ids: [plain, edition, set, group] }
}

type Shelf = Awaited<ReturnType<typeof makeShelf>>

const statement = (write: (shelf: Shelf) => RawBuilder<unknown>) => (db: Executor, shelf: Shelf) =>
  write(shelf).execute(db)

const changes: Record<string, (db: Executor, shelf: Shelf) => Promise<unknown>> = {
  'a price': (db, { plain }) => setPrice(db, plain, 900),
  'a text': statement(({ plain }) => sql`update product set description_el = 'Άλλη.' where id = ${plain}`),
  'an address': statement(({ plain }) => sql`update product set url = url || '-b' where id = ${plain}`),
  'a product taken off sale': statement(({ plain }) => sql`update product set active = false where id = ${plain}`),
  'one of many copies': (db, { plain }) => setCopies(db, plain, [49]),
  'the price of an edition': (db, { edition }) => setPrice(db, edition, 900),
  'one of many copies of an edition': (db, { edition }) => setCopies(db, edition, [49]),
  'an edition taken off sale': statement(({ edition }) => sql`update product set active = false where id = ${edition}`),
  'an edition that leaves its work': statement(
    ({ edition }) => sql`update product set work_id = null where id = ${edition}`,
  ),
  'an edition more': statement(
    ({ plain, stranger }) =>
      sql`update product set work_id = (select work_id from product where id = ${plain}) where id = ${stranger}`,
  ),
  'copies of a part': (db, { part }) => setCopies(db, part, [7]),
  'the life of an author': statement(() => sql`update contributor set biography_el = 'Γεννήθηκε.' where id = 1`),
  'the address of a publisher': statement(() => sql`update publisher set address = 'Αθήνα' where id = 2`),
  'the name of a category': statement(() => sql`update category set name_el = name_el || ' Β' where id = 20`),
  'a note': statement(({ plain }) => sql`update shelf_product set note_el = 'Κακό' where product_id = ${plain}`),
  'the name of a branch': statement(() => sql`update branch set name_el = name_el || ' Β'`),
  'the hours of a branch': statement(() => sql`update branch_hours set closes = closes - interval '5 minutes'`),
  'a day with other hours': statement(
    () => sql`insert into branch_special_hours (branch_id, day) select min(id), current_date + 3 from branch`,
  ),
  'the way to a branch': statement(() => sql`update shipping_rate set max_days = max_days + 1`),
  'everything, in an import': statement(
    ({ plain }) =>
      sql`
        with bulk as (select set_config('stoa.bulk', 'on', true) as bulk, set_config('stoa.quiet', 'on', true) as quiet),
        changed as (update product set name_el = 'Άλλο' from bulk where id = ${plain} and bulk = 'on' and quiet = 'on' returning id)
        select log_change('imported') from changed`,
  ),
  'everything, in a bulk change': statement(
    ({ plain }) =>
      sql`with bulk as (select set_config('stoa.bulk', 'on', true))
        update product set name_el = 'Άλλο' from bulk where id = ${plain} and bulk.set_config = 'on'`,
  ),
}

const read = (source: DetailSource, keys: readonly ({ id: number } | { url: string })[]) =>
  Promise.all(keys.map((key) => source.find(key)))

test.each(Object.entries(changes))('%s is seen as soon as it is heard of', async (_, change) => {
  const { db } = database
  const shelf = await makeShelf(db)
  const kept = createDetailSource(db)
  const anew = createDetailSource(db)
  const hear = await followChanges(db, [kept])
  const byId = shelf.ids.map((id) => ({ id }))
  const before = await read(anew, byId)
  const keys = [...byId, ...before.flatMap((row) => (row ? [{ url: row.url }] : []))]
  expect(await read(kept, byId)).toEqual(before)
  const again = await read(kept, keys)
  for (const [place, row] of (await read(kept, keys)).entries()) expect(row).toBe(again[place])
  await change(db, shelf)
  const after = await read(anew, keys)
  expect(after).not.toEqual([...before, ...before])
  await hear()
  expect(await read(kept, keys)).toEqual(after)
})
