// Paying by credit card in instalments: what the checkout offers, what the order keeps, and what the provider is asked for.

import { listPaymentTypes } from '@stoa/contract/ordering/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, readableOrder, saveOrder, totalsOf, type Wire } from '../../../test/order-request.ts'
import { cardId, openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { call } from '../../../test/test-client.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop({
    instalments: [
      { fromCents: 3000, most: 3 },
      { fromCents: 10_000, most: 6 },
    ],
  })
})
afterAll(() => shop.close())

const order = async (priceCents: number, changes: Wire = {}): Promise<Wire> =>
  orderRequest(shop.app, [line(await makeProduct(shop.database.db, { priceCents }))], { pmtid: cardId, ...changes })

const counts = ({ insts }: Wire) => (insts as Wire[]).map(({ cnt }) => cnt)

test('the ways of paying say from which amounts', async () => {
  const types = await call(shop.app, listPaymentTypes, {})
  expect(types.find(({ id }) => id === cardId)?.instalments).toEqual([
    { from: 3000, most: 3 },
    { from: 10_000, most: 6 },
  ])
  expect(types.filter(({ instalments }) => instalments.length > 0)).toHaveLength(1)
})

test('the totals offer as many as the amount allows, each with what it comes to', async () => {
  const body = await totalsOf(shop.app, await order(10_000))
  expect(counts(body)).toEqual([2, 3, 4, 5, 6])
  expect((body.insts as Wire[]).at(1)).toEqual({ cnt: 3, amt: 33.33, lst: 33.34 })
  expect(counts(await totalsOf(shop.app, await order(2000)))).toEqual([])
  expect(counts(await totalsOf(shop.app, await order(10_000, { pmtid: 2 })))).toEqual([])
})

test('the order keeps them, and each attempt asks for them', async () => {
  const { body } = await saveOrder(shop.app, await order(10_000, { inst: 6 }))
  const uid = String(body.uid)
  expect(await readableOrder(shop.app, { uid })).toMatchObject({
    total: 10_000,
    instalments: { count: 6, monthly: 1666, last: 1670 },
  })
  await shop.begin(uid)
  expect(shop.provider.requests.at(-1)).toMatchObject({ amountCents: 10_000, instalments: 6 })
})

test('an order that is paid at once has none', async () => {
  const { body } = await saveOrder(shop.app, await order(10_000))
  expect((await readableOrder(shop.app, { uid: body.uid })).instalments).toBeNull()
  await shop.begin(String(body.uid))
  expect(shop.provider.requests.at(-1)).toMatchObject({ instalments: 1 })
})

test.each([
  [10_000, { inst: 7 }],
  [2000, { inst: 2 }],
  [10_000, { inst: 2, pmtid: 2 }],
])('of %i cents with %j the order is refused', async (priceCents, changes) => {
  const { status, body } = await saveOrder(shop.app, await order(priceCents, changes))
  expect([status, body.code, body.details]).toEqual([409, 'instalments_not_available', { fields: ['inst'] }])
})
