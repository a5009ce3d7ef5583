// Promotions in the prices that are shown: on the page, in lists and feeds the same as in the cart.

import { getProductById, listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { dayOf, endOfShopDay, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { makePromotion, percent } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'
import { createPromotionSource } from './public-promotions.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(async () => {
  api.clock.now = testDay
  await sql`update promotion set active = false`.execute(api.database.db)
})
afterAll(() => api.close())

/** What a test makes has its price from the moment in which it is made. */
const afterMaking = () => {
  api.clock.now = Date.now() + 1000
}

/** On its page, on its card, and for one copy in the cart. */
async function pricesOf(id: number) {
  const product = await call(api.app, getProductById, { id })
  const [card] = await call(api.app, listProductsByIds, { ids: [id] })
  const { lines } = await call(api.app, composeCartTotals, { items: [{ productId: id, dimensionId: 0, quantity: 1 }] })
  return { product, card, cart: lines[0]?.total }
}

const insertFacts = (id: number) =>
  sql`with put as (insert into product_category (product_id, category_id, main)
      select ${id}, descendant_id, true from category_closure where depth > 0 order by ancestor_id, descendant_id limit 1)
    insert into product_attribute (product_id, attribute_value_id) select ${id}, id from attribute_value order by id limit 1`.execute(
    api.database.db,
  )

describe('what everybody gets for one copy', () => {
  test.each(['category', 'publisher', 'attribute', 'product'] as const)('by %s', async (kind) => {
    const id = await makeProduct(api.database.db, { priceCents: 1332 })
    await insertFacts(id)
    const { rows } = await sql<{ ids: number[] }>`
      select case ${kind} when 'category' then array(select ancestor_id from product_category c
          join category_closure a on a.descendant_id = c.category_id where c.product_id = p.id order by a.depth desc limit 1)
        when 'publisher' then array[p.publisher_id]
        when 'attribute' then array(select attribute_value_id from product_attribute where product_id = p.id)
        else array[p.id] end as ids
      from product p where p.id = ${id}`.execute(api.database.db)
    const ids = rows[0]?.ids ?? []
    const target = { [kind]: ids } as { product: number[] }
    await makePromotion(api.database.db, { target, effect: percent(20) })
    afterMaking()
    const { product, card, cart } = await pricesOf(id)
    expect(cart).toBe(1066)
    for (const shown of [product, card])
      expect(shown).toMatchObject({
        ...{ price: 1066, customerPrice: 1066, priceBeforeDiscount: 1332 },
        ...{ discountPercent: 20, customerDiscountPercent: 20 },
      })
    expect(product.priceKind).toBe('reduction')
  })

  test('from its instant to its end, without anything being written', async () => {
    const id = await makeProduct(api.database.db, { priceCents: 2000 })
    const [from, until] = [Date.parse('2026-11-27T00:00+02:00'), Date.parse('2026-11-30T00:00+02:00')]
    const window = { starts_at: new Date(from), ends_at: new Date(until) }
    await makePromotion(api.database.db, { target: { product: [id] }, effect: percent(25), ...window })
    const prices = []
    for (const now of [from - 1, from, until - 1, until]) {
      api.clock.now = now
      const { product, card, cart } = await pricesOf(id)
      prices.push([product.price, card?.price, cart])
    }
    expect(prices).toEqual([2000, 1500, 1500, 2000].map((price) => [price, price, price]))
  })

  test('not below the uniform price', async () => {
    const given = { priceCents: 2000, publisherPriceCents: 2000, protectedUntil: isoDay(dayOf(Date.now()) + 9) }
    const id = await makeProduct(api.database.db, given)
    await makePromotion(api.database.db, { target: { product: [id] }, effect: percent(50) })
    afterMaking()
    const { product, cart } = await pricesOf(id)
    expect([product.price, product.minPrice, product.discountPercent, cart]).toEqual([1800, 1800, 10, 1800])
  })

  test('of a set, not below the floors of its parts, each until the midnight in Athens after its last day', async () => {
    const today = dayOf(Date.now())
    const makePart = (days: number) =>
      makeProduct(api.database.db, {
        ...{ priceCents: 1000, publisherPriceCents: 1000, protectedUntil: isoDay(today + days) },
      })
    const id = await makeSet(api.database.db, [{ id: await makePart(1) }, { id: await makePart(2), quantity: 2 }], {
      priceCents: 3000,
    })
    await makePromotion(api.database.db, { target: { product: [id] }, effect: percent(80) })
    afterMaking()
    const seen = []
    for (const time of [api.clock.now, endOfShopDay(today + 1) - 1, endOfShopDay(today + 1), endOfShopDay(today + 2)]) {
      api.clock.now = time
      const { product, card, cart } = await pricesOf(id)
      seen.push([product.price, card?.price, cart, product.minPrice, product.priceProtectedUntil])
    }
    const [first, second] = [isoDay(today + 1), isoDay(today + 2)]
    expect(seen).toEqual([
      [2700, 2700, 2700, 2700, first],
      [2700, 2700, 2700, 2700, first],
      [1800, 1800, 1800, 1800, second],
      [600, 600, 600, null, null],
    ])
  })

  test('a reduction counts from what an edited promotion asked before', async () => {
    const id = await makeProduct(api.database.db, { priceCents: 2000 })
    const promotion = await makePromotion(api.database.db, { target: { product: [id] }, effect: percent(40) })
    await sql`update promotion_history set valid_from = valid_from - interval '9 days' where promotion_id = ${promotion}`.execute(
      api.database.db,
    )
    const effect = JSON.stringify(percent(10))
    await sql`update promotion set effect = ${effect}::jsonb where id = ${promotion}`.execute(api.database.db)
    afterMaking()
    const { product } = await pricesOf(id)
    expect([product.price, product.priceBeforeDiscount, product.discountPercent]).toEqual([1800, null, 0])
  })

  test('without what depends on the buyer or on the way of shipping', async () => {
    const id = await makeProduct(api.database.db, { priceCents: 2000 })
    const target = { product: [id] }
    await makePromotion(api.database.db, { target, effect: percent(30), condition: { firstOrder: true } })
    await makePromotion(api.database.db, { target, effect: percent(30), condition: { shipping: ['home'] } })
    expect((await pricesOf(id)).product.price).toBe(2000)
  })

  test('also in the list of editions, the cheapest first', async () => {
    const [first, second] = [
      await makeProduct(api.database.db, { priceCents: 1000 }),
      await makeProduct(api.database.db, { priceCents: 1200 }),
    ]
    const { rows } = await sql<{ id: number }>`insert into work (code) values ('offers') returning id`.execute(
      api.database.db,
    )
    await sql`update product set work_id = ${rows[0]?.id} where id in (${first}, ${second})`.execute(api.database.db)
    await makePromotion(api.database.db, { target: { product: [second] }, effect: percent(50) })
    const { editions } = await call(api.app, getProductById, { id: first })
    expect(editions.map(({ id, price }) => [id, price])).toEqual([
      [second, 600],
      [first, 1000],
    ])
  })
})

test('a page is told when its promotion changes', async () => {
  const { db } = api.database
  const loggedTags = async (change: () => Promise<unknown>): Promise<string[]> => {
    await sql`delete from change_log`.execute(db)
    await change()
    const { rows } = await sql<{ tag: string }>`select distinct tag from change_log`.execute(db)
    return rows.map(({ tag }) => tag)
  }
  let id = 0
  const make = async () => {
    id = await makePromotion(db, { effect: percent(10) })
  }
  expect(await loggedTags(make)).toEqual(['promotions'])
  expect(await loggedTags(() => sql`update promotion set active = false where id = ${id}`.execute(db))).toEqual([
    'promotions',
  ])
  expect(await loggedTags(() => makePromotion(db, { effect: percent(10), automatic: false }))).toEqual([])
})

test('what is kept in memory follows the change log', async () => {
  const source = createPromotionSource(api.database.db)
  source.onConnected()
  const before = (await source.get(testDay)).current.length
  await makePromotion(api.database.db, { effect: percent(10) })
  expect((await source.get(testDay)).current).toHaveLength(before)
  source.onChange('promotions')
  expect((await source.get(testDay)).current).toHaveLength(before + 1)
})

test('the wire says dsc in fives', async () => {
  const id = await makeProduct(api.database.db, { priceCents: 1999 })
  await makePromotion(api.database.db, { target: { product: [id] }, effect: { kind: 'fixed', cents: 270 } })
  afterMaking()
  const { body } = await sendRequest(api.app, `/el/products/getbyid?id=${id}`)
  expect([body.prc, body.prcbd, body.dsc]).toEqual([17.29, 19.99, 10])
})
