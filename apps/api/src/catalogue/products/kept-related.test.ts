// The products beside a product on its page are those that would be read, whatever has changed, as soon as the change log
// was heard.

import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../../test/follow-changes.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Executor } from '../../database/transaction.ts'
import { createDetailSource, type DetailSource } from './details.service.ts'
import type { Relation } from './related.queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const author = 1
const category = 20
const otherCategory = 21

async function makeBooks(db: Executor) {
  const ids = await Promise.all(['own', 'beside', 'volume', 'stranger'].map((name) => makeProduct(db, { name })))
  const [own = 0, beside = 0, volume = 0, stranger = 0] = ids
  await sql`
    insert into product_contributor (product_id, contributor_id, role, position)
    select unnest(${[own, volume]}::int[]), ${author}, 'author', 1`.execute(db)
  await sql`
    insert into product_category (product_id, category_id, main)
    select unnest(${[own, beside]}::int[]), ${category}, true`.execute(db)
  await sql`
    with made as (insert into series (code, name_el) values (${`s-${own}`}, 'Σειρά') returning id)
    update product set series_id = made.id, series_number = product.id from made where product.id in (${own}, ${volume})`.execute(
    db,
  )
  await sql`update product set sold_recently = 100000 where id in (${beside}, ${volume}, ${stranger})`.execute(db)
  return { own, beside, volume, stranger }
}

type Books = Awaited<ReturnType<typeof makeBooks>>

const changes: Record<string, (books: Books) => RawBuilder<unknown>> = {
  'a volume taken off sale': ({ volume }) => sql`update product set active = false where id = ${volume}`,
  'a volume more': ({ own, stranger }) =>
    sql`update product set series_id = (select series_id from product where id = ${own}) where id = ${stranger}`,
  'a book more of the author': ({ stranger }) => sql`
    insert into product_contributor (product_id, contributor_id, role, position) values (${stranger}, ${author}, 'author', 1)`,
  'an author less': ({ volume }) => sql`delete from product_contributor where product_id = ${volume}`,
  'a neighbour that leaves its category': ({ beside }) =>
    sql`update product_category set category_id = ${otherCategory} where product_id = ${beside}`,
  'a product taken off sale': ({ own }) => sql`update product set active = false where id = ${own}`,
}

const relations: readonly Relation[] = ['series', 'author', 'neighbours', 'editions']

const read = (source: DetailSource, id: number) =>
  Promise.all(relations.map((relation) => source.listRelated(id, relation)))

test.each(Object.entries(changes))('%s is seen as soon as it is heard of', async (_, change) => {
  const { db } = database
  const books = await makeBooks(db)
  const kept = createDetailSource(db)
  const anew = createDetailSource(db)
  const hear = await followChanges(db, [kept])
  const before = await read(anew, books.own)
  expect(await read(kept, books.own)).toEqual(before)
  const again = await read(kept, books.own)
  for (const [place, ids] of (await read(kept, books.own)).entries()) expect(ids).toBe(again[place])
  await change(books).execute(db)
  const after = await read(anew, books.own)
  expect(after).not.toEqual(before)
  await hear()
  expect(await read(kept, books.own)).toEqual(after)
})
