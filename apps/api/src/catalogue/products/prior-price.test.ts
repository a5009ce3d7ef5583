// Which earlier price is struck through, for how long, and that every page shows the same.

import { getProductById, listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { announcedDays } from '@stoa/domain/ordering/pricing/announced-reduction'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const day = 86_400_000

/** A product whose price changed on the given days before today, the oldest first. */
async function withHistory(prices: [daysAgo: number, cents: number][], publisherPriceCents?: number) {
  const last = prices.at(-1)?.[1] ?? 0
  const id = await makeProduct(api.database.db, { priceCents: last, publisherPriceCents })
  await sql`alter table price_history disable trigger price_history_append_only`.execute(api.database.db)
  await sql`delete from price_history where product_id = ${id}`.execute(api.database.db)
  await sql`alter table price_history enable trigger price_history_append_only`.execute(api.database.db)
  for (const [daysAgo, cents] of prices) {
    const from = new Date(api.clock.now - daysAgo * day)
    await sql`insert into price_history (product_id, price_cents, valid_from) values (${id}, ${cents}, ${from})`.execute(
      api.database.db,
    )
  }
  return call(api.app, getProductById, { id })
}

test.each<[string, [number, number][], number | null, number]>([
  ['nothing, for a price that never changed', [[400, 1500]], null, 0],
  [
    'the price before a reduction',
    [
      [400, 1500],
      [5, 1200],
    ],
    1500,
    20,
  ],
  [
    'the lowest of the thirty days before it',
    [
      [400, 1500],
      [30, 1300],
      [20, 1600],
      [5, 1200],
    ],
    1300,
    5,
  ],
  [
    'not what was lower earlier than that',
    [
      [400, 1000],
      [200, 1500],
      [5, 1200],
    ],
    1500,
    20,
  ],
  [
    'nothing, when it cost as little within the thirty days',
    [
      [400, 1200],
      [25, 1500],
      [5, 1200],
    ],
    null,
    0,
  ],
  [
    'nothing after a rise',
    [
      [400, 1200],
      [5, 1500],
    ],
    null,
    0,
  ],
  [
    'the price before the first of several cuts',
    [
      [400, 2000],
      [10, 1800],
      [5, 1500],
    ],
    2000,
    25,
  ],
])('%s', async (_, history, before, percent) => {
  const product = await withHistory(history)
  expect([product.priceBeforeDiscount, product.discountPercent]).toEqual([before, percent])
})

test('until its time is over, and the price stays', async () => {
  const { id, reducedUntil } = await withHistory([
    [400, 1500],
    [5, 1200],
  ])
  const until = Date.parse(reducedUntil ?? '')
  expect(until).toBe(testDay + (announcedDays - 5) * day)
  const shownAt = async (now: number) => {
    api.clock.now = now
    const product = await call(api.app, getProductById, { id })
    const [card] = await call(api.app, listProductsByIds, { ids: [id] })
    api.clock.now = testDay
    return [product, card].map((shown) => [shown?.price, shown?.priceBeforeDiscount, shown?.discountPercent])
  }
  expect(await shownAt(until - 1)).toEqual([
    [1200, 1500, 20],
    [1200, 1500, 20],
  ])
  expect(await shownAt(until)).toEqual([
    [1200, null, 0],
    [1200, null, 0],
  ])
})

test('never the publisher’s price', async () => {
  const product = await withHistory([[400, 1500]], 1700)
  expect([product.publisherPrice, product.priceBeforeDiscount]).toEqual([1700, null])
})

test.each([
  [1400, null],
  [1500, 1500],
])('with a publisher’s price of %i, on the page, in lists and in the cart: %s', async (publisherPrice, before) => {
  const history: [number, number][] = [
    [400, 1500],
    [5, 1200],
  ]
  const product = await withHistory(history, publisherPrice)
  const { id, priceKind, reducedSince } = product
  const [card] = await call(api.app, listProductsByIds, { ids: [id] })
  const { lines } = await call(api.app, composeCartTotals, {
    items: [{ productId: id, dimensionId: 0, quantity: 1 }],
  })
  expect([product.priceBeforeDiscount, card?.priceBeforeDiscount, lines[0]?.unitPriceBeforeDiscount]).toEqual(
    Array(3).fill(before),
  )
  expect([priceKind, reducedSince === null]).toEqual(before === null ? ['comparison', true] : ['reduction', false])
})
