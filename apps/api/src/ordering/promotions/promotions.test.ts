// Promotions and codes from the cart to the order, through the calls and on PostgreSQL.

import { listCustomerOrders, listOrderLines } from '@stoa/contract/ordering/customer-orders'
import { order as orderShape } from '@stoa/contract/ordering/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { makeCode, makePromotion, percent, readUses, removePromotions } from '../../../test/make-promotion.ts'
import {
  line,
  orderRequest,
  placed,
  readableCart,
  readOrder,
  saveOrder,
  type Wire,
} from '../../../test/order-request.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const book = (priceCents = 1000, given = {}) => makeProduct(api.database.db, { priceCents, copies: [9], ...given })

const cartOf = (items: Wire[], given: Wire = {}, headers?: Record<string, string>) =>
  readableCart(api.app, { items, ...given }, headers)

describe('a promotion that acts by itself', () => {
  test('reduces the lines that it covers, and says so', async () => {
    const [inOffer, other] = [await book(954), await book(500)]
    await makePromotion(api.database.db, {
      target: { product: [inOffer] },
      effect: percent(15),
      name_en: 'Classics −15%',
    })
    const totals = await cartOf([line(inOffer), line(other)])
    expect(totals.lines).toMatchObject([
      { total: 811, notes: [{ kind: 'promotion', label: 'Classics −15%', amount: 143 }] },
      { total: 500, notes: [] },
    ])
    expect(totals.adjustments[0]).toMatchObject({ kind: 'promotion', label: 'Classics −15%', amount: -143, lines: [0] })
    expect(totals.discount).toBe(143)
  })

  test('covers a category with all that lies below it', async () => {
    const product = await book(1000)
    const { rows } = await sql<{ parent: number }>`
      insert into product_category (product_id, category_id, main)
      select ${product}, max(c.id), true from category c where c.parent_id is not null
      returning (select parent_id from category where id = category_id) as parent`.execute(api.database.db)
    const target = { all: [{ category: [rows[0]?.parent ?? 0] }, { product: [product] }] }
    await makePromotion(api.database.db, { target, effect: percent(10) })
    expect((await cartOf([line(product)])).lines[0]?.total).toBe(900)
  })

  test('acts from its first moment to before its last, and not when it is switched off', async () => {
    const product = await book()
    const target = { product: [product] }
    const hour = (offset: number) => new Date(api.clock.now + offset * 3_600_000)
    await makePromotion(api.database.db, { target, effect: percent(50), ends_at: hour(-1) })
    await makePromotion(api.database.db, { target, effect: percent(40), starts_at: hour(1) })
    await makePromotion(api.database.db, { target, effect: percent(30), active: false })
    await makePromotion(api.database.db, { target, effect: percent(10), starts_at: hour(-1), ends_at: hour(1) })
    expect((await cartOf([line(product)])).lines[0]?.total).toBe(900)
  })

  test('leaves a book at its uniform price, and says until when', async () => {
    const product = await book(1000)
    await sql`update product set publisher_price_cents = 1000, price_protected_until = '2099-03-31' where id = ${product}`.execute(
      api.database.db,
    )
    await makePromotion(api.database.db, { target: { product: [product] }, effect: percent(25) })
    const limited = { total: 900, notes: [{ kind: 'promotion' }, { kind: 'uniform_price', until: '2099-03-31' }] }
    expect((await cartOf([line(product)])).lines[0]).toMatchObject(limited)
    const customer = await signIn(api)
    const saved = await saveOrder(api.app, await orderRequest(api.app, [line(product)]), {
      headers: customer.headers,
    })
    const { body } = await readOrder(api.app, saved.body.uid)
    expect(orderShape.toReadable(orderShape.schema.parse(body)).lines).toMatchObject([limited])
    const { id = 0 } = (await call(api.app, listCustomerOrders, {}, 'el', customer.headers)).orders[0] ?? {}
    expect(await call(api.app, listOrderLines, { id }, 'el', customer.headers)).toMatchObject([limited])
  })

  test('gives a copy for nothing, which is ordered and taken from stock', async () => {
    const [bought, given] = [await book(2000), await book(300)]
    const effect = { kind: 'gift', productId: given, dimensionId: 0 } as const
    const condition = { amountAfter: 2000, of: { product: [bought] } }
    await makePromotion(api.database.db, { scope: 'order', condition, effect })
    expect((await cartOf([line(bought)])).lines).toMatchObject([
      { productId: bought },
      { productId: given, total: 0, gift: true },
    ])
    const response = await placed(api.app, [line(bought)])
    const { body } = await readOrder(api.app, response.uid)
    const order = orderShape.toReadable(orderShape.schema.parse(body))
    expect(order.lines).toMatchObject([{ gift: false }, { productId: given, quantity: 1, total: 0, gift: true }])
    expect(await countCopies(api.database.db, given)).toMatchObject({ quantities: [8] })
  })
})

test('the last copy is not given away to whoever buys it', async () => {
  const product = await book(2000, { copies: [1] })
  const effect = { kind: 'gift', productId: product, dimensionId: 0 } as const
  await makePromotion(api.database.db, {
    scope: 'order',
    condition: { quantity: 1, of: { product: [product] } },
    effect,
  })
  expect((await cartOf([line(product)])).lines).toHaveLength(1)
  await placed(api.app, [line(product)])
})

test('what is for a first order is for one of several at once', async () => {
  const product = await book(1000, { copies: [50] })
  const condition = { all: [{ firstOrder: true }, { quantity: 1, of: { product: [product] } }] }
  await makePromotion(api.database.db, { target: { product: [product] }, condition, effect: percent(30) })
  const order = await orderRequest(api.app, [line(product)], { eml: 'at-once@example.gr' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => saveOrder(api.app, order)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})

describe('a promotion of a form that this release does not know', () => {
  const unknown = [
    { effect: { kind: 'raffle', chance: 5 } },
    { target: { colour: [1] } },
    { condition: { moon: 'full' } },
  ]
  const makeUnknown = async (promotionId: number, columns: object) => {
    for (const [name, value] of Object.entries(columns))
      await sql`update promotion set ${sql.ref(name)} = ${JSON.stringify(value)}::jsonb where id = ${promotionId}`.execute(
        api.database.db,
      )
  }

  test.each(unknown)('acts on nothing, and the shop sells on: %j', async (columns) => {
    const product = await book()
    const id = await makePromotion(api.database.db, { effect: percent(50), target: { product: [product] } })
    expect((await cartOf([line(product)])).lines[0]?.total).toBe(500)
    await makeUnknown(id, columns)
    expect((await cartOf([line(product)])).lines[0]).toMatchObject({ total: 1000, notes: [] })
    const { status } = await sendRequest(api.app, `/en/products/getbyid?id=${product}`)
    expect(status).toBe(200)
    await placed(api.app, [line(product)])
  })

  test.each(unknown)('is said of its code, which is not used: %j', async (columns) => {
    const product = await book()
    const { id, code: couponscodes } = await makeCode(api.database.db, { effect: percent(50) })
    const { rows } = await sql<{ promotion: number }>`
      select promotion_id as promotion from coupon_code where id = ${id}`.execute(api.database.db)
    await makeUnknown(rows[0]?.promotion ?? 0, columns)
    const totals = await cartOf([line(product)], { couponscodes })
    expect(totals.codes).toMatchObject([{ applied: false, reason: 'InternalError' }])
    expect(totals.lines[0]?.total).toBe(1000)
    await placed(api.app, [line(product)], { couponscodes })
    expect(await readUses(api.database.db, id)).toMatchObject({ uses: 0 })
  })
})

test('the first promotion that asks for categories is seen at once, in a cart and in an order', async () => {
  const { db } = api.database
  const product = await book(1000)
  const { category_id } = await db
    .insertInto('product_category')
    .values(({ selectFrom }) => ({
      product_id: product,
      category_id: selectFrom('category').select('id').limit(1),
      main: true,
    }))
    .returning('category_id')
    .executeTakeFirstOrThrow()
  await removePromotions(db)
  const items = [line(product)]
  expect(await cartOf(items)).toMatchObject({ discount: 0 })
  const id = await makePromotion(db, { target: { category: [category_id] }, effect: percent(10) })
  expect(await cartOf(items)).toMatchObject({ discount: 100 })
  const turn = (active: boolean) => db.updateTable('promotion').set({ active }).where('id', '=', id).execute()
  await turn(false)
  const order = await orderRequest(api.app, items)
  await turn(true)
  const { status, body } = await saveOrder(api.app, order)
  expect([status, body]).toMatchObject([409, { code: 'totals_changed', details: { totals: { dscttl: 1 } } }])
})
