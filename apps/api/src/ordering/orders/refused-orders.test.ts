// What a refused order answers besides its code, and that it leaves nothing behind.

import { cartChange } from '@stoa/contract/ordering/totals'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct, setPrice } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let book: number
let valid: Wire
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [3, 2] })
  valid = await orderRequest(api.app, [line(book)])
})
afterAll(() => closeConsistent(api))

test('a call without its key, or with an invalid one, is refused', async () => {
  for (const headers of [{}, { 'idempotency-key': '' }, { 'idempotency-key': 'twice' }] as Record<string, string>[]) {
    const { status, body } = await sendRequest(api.app, '/el/orders/save', valid, headers)
    expect([status, body.code]).toEqual([400, 'idempotency_key_missing'])
  }
})

test('changes in the cart are reported line by line, by wire names', async () => {
  const scarce = await makeProduct(api.database.db, { copies: [1, 1], name: 'Δυσεύρετο' })
  const { body } = await saveOrder(api.app, { ...valid, items: [line(scarce, 3), line(987_654_321)] })
  const { changes } = body.details as { changes: unknown[] }
  expect(changes.map((item) => cartChange.toReadable(cartChange.schema.parse(item)))).toEqual([
    { productId: scarce, dimensionId: 0, reason: 'quantity_reduced', name: 'Δυσεύρετο', requested: 3, granted: 2 },
    { productId: 987_654_321, dimensionId: 0, reason: 'product_not_found', name: null, requested: 1, granted: 0 },
  ])
})

test('a refused order leaves no trace', async () => {
  const count = async () => {
    const { rows: counts } = await sql`
      select (select count(*) from customer_order) as orders, (select count(*) from outbox) as told,
        (select count(*) from idempotency_key) as keys, (select count(*) from stock_movement) as moves`.execute(
      api.database.db,
    )
    return counts
  }
  const before = await count()
  await saveOrder(api.app, { ...valid, fp: 'x' })
  await saveOrder(api.app, { ...valid, items: [line(book, 6)] })
  expect(await count()).toEqual(before)
})

test.each([
  [49_809, 200],
  [49_810, 409],
])('cash settles up to 499.99 €: goods of %i cents answer %i', async (priceCents, status) => {
  const expensive = await makeProduct(api.database.db, { priceCents: 40_000 })
  const request = await orderRequest(api.app, [line(expensive)])
  await setPrice(api.database.db, expensive, priceCents)
  const quoted = await sendRequest(api.app, '/el/orders/composeordertotals', {
    items: [line(expensive)],
    ctid: 1,
    shtid: 1,
    pmtid: 1,
  })
  expect(quoted.status).toBe(status)
  const response = await saveOrder(api.app, { ...request, fp: quoted.body.fp ?? 'x' })
  expect([response.status, response.body.code, response.body.ttl]).toEqual(
    status === 200 ? [200, undefined, 499.99] : [409, 'payment_amount_too_high', undefined],
  )
})
