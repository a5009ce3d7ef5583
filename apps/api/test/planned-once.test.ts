// What a guest's browser asks for on the way to an order is planned a few times for each connection, and then never again:
// planning such a statement takes longer than running it. PostgreSQL goes on planning one whose plan seems to gain by the
// values, as with lists of ids that come as they are.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { buyer, line, placed, readOrder, totalsOf, type Wire } from './order-request.ts'
import { openTestApi, sendRequest, type TestApi } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 1 })
})
afterAll(() => api.close())

/** After so many executions, the plan that serves for all values may be taken. */
const plannedAtFirst = 5

async function expectAnswer(path: string, payload?: Wire): Promise<void> {
  expect(await sendRequest(api.app, path, payload)).toMatchObject({ status: 200 })
}

test('no statement of a guest’s order is planned each time', async () => {
  const { app, database } = api
  const ids = [await makeProduct(database.db, { copies: [50] }), await makeProduct(database.db, { copies: [50] })]
  const items = ids.map((id) => line(id))
  await sql`analyze`.execute(database.db)
  for (let turn = 0; turn < 2 * plannedAtFirst; turn += 1) {
    await expectAnswer(`/el/products/getbyproductsids?productsids=${ids.join(',')}`)
    await expectAnswer('/el/orders/composecarttotals', { items })
    await expectAnswer(`/el/AvailableDates/CalculateEstimatedDelivery?productIds=${ids.join(',')}`)
    await expectAnswer(`/el/products/getrelatedproductsbycode?productId=${ids[0]}&code=neighbours`)
    await expectAnswer('/el/postalcodes/getallfront')
    await totalsOf(app, { ...buyer, items })
    const { uid } = await placed(app, items)
    await expectAnswer(`/el/orders/GetOrderStatusChangesByOrderUID?uid=${uid}`)
    expect(await readOrder(app, uid)).toMatchObject({ status: 200 })
  }
  const { rows } = await sql<{ text: string }>`
    select left(regexp_replace(statement, '\\s+', ' ', 'g'), 80) as text from pg_prepared_statements
    where custom_plans > ${plannedAtFirst}`.execute(database.db)
  expect(rows.map(({ text }) => text)).toEqual([])
})
