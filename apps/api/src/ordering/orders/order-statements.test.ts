// How many statements an order takes: each costs the shop and the database more than the rows it writes.

import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { holdCart } from '../../../test/hold-cart.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** The first two words of each. */
async function statementsOf(send: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { status } = await send()
  const texts = query.mock.calls.map(([first]) => (typeof first === 'string' ? first : Reflect.get(first, 'text')))
  query.mockRestore()
  expect(status).toBe(200)
  return texts.map((text) => `${text}`.trim().split(/\s+/).slice(0, 2).join(' '))
}

test('of a guest: facts with the key, rows, and copies', async () => {
  const items = [line(await makeProduct(api.database.db)), line(await makeProduct(api.database.db))]
  const order = await orderRequest(api.app, items)
  const [first, again] = [
    await statementsOf(() => saveOrder(api.app, order)),
    await statementsOf(() => saveOrder(api.app, order)),
  ]
  expect(again).toEqual(['begin', 'with claimed', 'with placed', 'with moves', 'commit'])
  expect(first).toEqual(again)
})

test('of a guest for whom copies are held: the same', async () => {
  const items = [line(await makeProduct(api.database.db))]
  const order = await orderRequest(api.app, items)
  const { headers } = await holdCart(api, items)
  expect(await statementsOf(() => saveOrder(api.app, order, { headers }))).toHaveLength(5)
})
