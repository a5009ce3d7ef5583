// What is kept of products is never older than what a statement would read.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct, setCopies, setPrice } from '../../../test/make-product.ts'
import { makeForm, makeSet } from '../../../test/make-set.ts'
import { tablesReadBy } from '../../../test/tables-read.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { listCartProducts } from './cart.queries.ts'
import {
  type CartProductRow,
  type ProductIds,
  productIdsOf,
  productsColumn,
  selectProducts,
  unpackProduct,
} from './cart-products.queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const keyOf = (productId: number, dimensionId = 0) => ({ productId, dimensionId })

type Key = ReturnType<typeof keyOf>

const inOrder = (products: readonly CartProductRow[]) =>
  products.toSorted((one, other) => one.product_id - other.product_id || one.dimension_id - other.dimension_id)

async function readAnew(db: Executor, items: readonly Key[]): Promise<CartProductRow[]> {
  const [row] = await selectProducts(db, productIdsOf(items))
  return inOrder((row?.listed ?? []).map(unpackProduct))
}

const readKept = async (db: Executor, items: readonly Key[]) => inOrder(await listCartProducts(db, items))

async function makeShelf() {
  const { db } = database
  const part = await makeProduct(db, { priceCents: 700, copies: [9] })
  const set = await makeSet(db, [{ id: part, quantity: 2 }])
  const plain = await makeProduct(db, { priceCents: 500 })
  const withForms = await makeProduct(db, { copies: [] })
  const form = await makeForm(db, withForms, 'Μικρό', [3])
  await sql`insert into product_category (product_id, category_id, main) values (${plain}, 20, false)`.execute(db)
  return { plain, part, set, withForms, form, items: [keyOf(plain), keyOf(set), keyOf(withForms, form)] }
}

type Shelf = Awaited<ReturnType<typeof makeShelf>>

const changes: Record<string, (db: Executor, shelf: Shelf) => Promise<unknown>> = {
  'a price': (db, { plain }) => setPrice(db, plain, 450),
  'the price of a part': (db, { part }) => setPrice(db, part, 650),
  'a name': (db, { plain }) => sql`update product set name_el = 'Άλλο' where id = ${plain}`.execute(db),
  'a product taken off sale': (db, { plain }) => sql`update product set active = false where id = ${plain}`.execute(db),
  'a part taken off sale': (db, { part }) => sql`update product set active = false where id = ${part}`.execute(db),
  copies: (db, { plain }) => setCopies(db, plain, [1]),
  'copies of a part': (db, { part }) => setCopies(db, part, [5]),
  'no copy left': (db, { plain }) => setCopies(db, plain, [0]),
  'a category more': (db, { plain }) =>
    sql`insert into product_category (product_id, category_id, main) values (${plain}, 1, false)`.execute(db),
  'another category': (db, { plain }) =>
    sql`update product_category set category_id = 1 where product_id = ${plain}`.execute(db),
  'a category less': (db, { plain }) => sql`delete from product_category where product_id = ${plain}`.execute(db),
  'a category that moves below another': (db) =>
    sql`insert into category_closure (ancestor_id, descendant_id, depth)
      select a.id, 20, 9 from category a
      where not exists (select from category_closure c where c.ancestor_id = a.id and c.descendant_id = 20) limit 1`.execute(
      db,
    ),
  'a category that leaves another': (db) =>
    sql`delete from category_closure where descendant_id = 20 and depth > 0`.execute(db),
  'a contributor': (db, { plain }) =>
    sql`insert into product_contributor (product_id, contributor_id, role, position)
      select ${plain}, id, 'author', 1 from contributor order by id limit 1`.execute(db),
  'an attribute': (db, { plain }) =>
    sql`insert into product_attribute (product_id, attribute_value_id)
      select ${plain}, id from attribute_value order by id limit 1`.execute(db),
  'the name of a form': (db, { form }) =>
    sql`update product_dimension set name_el = 'Μεγάλο' where id = ${form}`.execute(db),
  'a first form': (db, { plain }) => makeForm(db, plain, 'Μεγάλο', [1]),
  'more of a part in a set': (db, { set }) =>
    sql`update product_part set quantity = 3 where product_id = ${set}`.execute(db),
  'a set without its part': (db, { set }) => sql`delete from product_part where product_id = ${set}`.execute(db),
  'a price of another time': (db, { plain }) =>
    sql`insert into price_history (product_id, price_cents, valid_from) values (${plain}, 900, now() - interval '20 days')`.execute(
      db,
    ),
}

test.each(Object.entries(changes))('%s is seen with the change and not before its commit', async (_, change) => {
  const { db } = database
  const shelf = await makeShelf()
  const before = await readAnew(db, shelf.items)
  expect(await readKept(db, shelf.items)).toEqual(before)
  expect(await readKept(db, shelf.items)).toEqual(before)
  const undone = new Error('undone')
  const changeAndLook = async (tx: Executor) => {
    await change(tx, shelf)
    const own = await readAnew(tx, shelf.items)
    expect(own).not.toEqual(before)
    expect(await readKept(tx, shelf.items)).toEqual(own)
    expect(await readKept(db, shelf.items)).toEqual(before)
  }
  await expect(inTransaction(db, async (tx) => changeAndLook(tx).then(() => Promise.reject(undone)))).rejects.toBe(
    undone,
  )
  expect(await readKept(db, shelf.items)).toEqual(before)
  await inTransaction(db, changeAndLook)
  const after = await readAnew(db, shelf.items)
  expect(after).not.toEqual(before)
  expect(await readKept(db, shelf.items)).toEqual(after)
  expect(await readKept(db, shelf.items)).toEqual(after)
})

test('what a transaction reads of its own first change is not taken for what follows its second', async () => {
  const { db } = database
  const { plain, items } = await makeShelf()
  await readKept(db, items)
  await inTransaction(db, async (tx) => {
    for (const category of [1, 2]) {
      await sql`insert into product_category (product_id, category_id, main) values (${plain}, ${category}, false)`.execute(
        tx,
      )
      expect(await readKept(tx, items)).toEqual(await readAnew(tx, items))
    }
  })
  expect(await readKept(db, items)).toEqual(await readAnew(db, items))
})

test('a product that comes with its categories needs no renewal, and a later category is one', async () => {
  const { db } = database
  const product = await inTransaction(db, async (tx) => {
    const id = await makeProduct(tx)
    await sql`insert into product_category (product_id, category_id, main) values (${id}, 1, false)`.execute(tx)
    return id
  })
  const renewals = async () =>
    (await sql`select from product_renewal where product_id = ${product}`.execute(db)).rows.length
  expect(await renewals()).toBe(0)
  await sql`insert into product_category (product_id, category_id, main) values (${product}, 2, false)`.execute(db)
  expect(await renewals()).toBe(1)
})

/** Of which a change is a new version, each in the cases above, or which are read every time. */
const renewing = [
  'category_closure',
  'price_history',
  'product',
  'product_attribute',
  'product_category',
  'product_contributor',
  'product_dimension',
  'product_part',
]
const readEachTime = ['product_renewal', 'stock']

test('every table that the products are read from is looked at', async () => {
  const ids: ProductIds = { productIds: [1], dimensionIds: [0] }
  const read = await tablesReadBy(database.db, sql`select ${productsColumn((name) => sql`${ids[name]}`)}`)
  expect(read).toEqual([...renewing, ...readEachTime].toSorted())
})
