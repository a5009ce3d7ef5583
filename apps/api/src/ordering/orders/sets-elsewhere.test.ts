// Sets where something else is about them: points, gifts of promotions, and the stored cart of whoever orders one.

import { getCustomerCart, replaceCustomerCart } from '@stoa/contract/ordering/server-cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { line, totalsOf, type Wire } from '../../../test/order-request.ts'
import { customerWith, orderFor } from '../../../test/point-orders.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, { copies: [9], ...input })

test('ordering a set takes its line from the stored cart, and leaves another with the same part', async () => {
  const [book, mug, other] = [await make(), await make(), await make()]
  const [first, second] = [
    await makeSet(api.database.db, [{ id: book }, { id: mug }], { priceCents: 1500 }),
    await makeSet(api.database.db, [{ id: book }, { id: other }], { priceCents: 1500 }),
  ]
  const customer = await signIn(api)
  const items = [first, second, book].map((productId) => ({ productId, dimensionId: 0, quantity: 2 }))
  await call(api.app, replaceCustomerCart, { items }, 'el', customer.headers)
  await orderFor(api, [line(first, 2)], customer)
  const { headers } = await signIn(api, customer.customerId)
  expect((await call(api.app, getCustomerCart, {}, 'el', headers)).items).toEqual(items.slice(1))
})

test('a set is a promotion’s gift while every part of it is there', async () => {
  const [bought, book, mug] = [await make(), await make(), await make()]
  const gift = await makeSet(api.database.db, [{ id: book }, { id: mug }], { priceCents: 900 })
  const effect = { kind: 'gift', productId: gift, dimensionId: 0 } as const
  await makePromotion(api.database.db, { scope: 'order', target: { product: [bought] }, effect })
  const given = async () =>
    ((await totalsOf(api.app, { items: [line(bought)] })).items as Wire[]).map(({ pid, ttl }) => [pid, ttl])
  const paid = (await given())[0]
  expect(await given()).toEqual([paid, [gift, 0]])
  await setCopies(api.database.db, mug, [0])
  expect(await given()).toEqual([paid])
})

test('points pay a set down to the floors of its protected parts', async () => {
  const book = await make({ priceCents: 2000, publisherPriceCents: 2000, protectedUntil: '2999-12-31' })
  const set = await makeSet(api.database.db, [{ id: book }, { id: await make({ priceCents: 500 }) }], {
    priceCents: 1900,
  })
  const { headers } = await customerWith(api, 400)
  const totals = await totalsOf(api.app, { items: [line(set)], r_lpnt: 400 }, headers)
  expect((totals.means as Wire[]).map(({ kind, amt }) => [kind, amt])).toEqual([['points', 1]])
})
