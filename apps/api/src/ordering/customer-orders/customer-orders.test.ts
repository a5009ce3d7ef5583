import * as contract from '@stoa/contract/ordering/customer-orders'
import { getOrderByCustomer } from '@stoa/contract/ordering/orders'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { buyer, line, placed } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'

let api: TestApi
let eleni: SignedInCustomer
let otherCustomer: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
  otherCustomer = await signIn(api)
})
beforeEach(async () => {
  eleni = await signIn(api)
})
afterAll(() => api.close())

const day = 86_400_000

/** Its id, after setting the statuses that follow the first. */
async function order(daysAgo = 0, states: OrderStatus[] = [], customer = eleni, titles = 1): Promise<number> {
  api.clock.now = testDay - daysAgo * day
  const books = await Promise.all(Array.from({ length: titles }, () => makeProduct(api.database.db)))
  const { uid } = await placed(
    api.app,
    books.map((book) => line(book, 2)),
  )
  api.clock.now = testDay
  const { rows } = await sql<{ id: number }>`
    update customer_order set customer_id = ${customer.customerId} where uid = ${uid} returning id`.execute(
    api.database.db,
  )
  const id = rows[0]?.id ?? 0
  for (const state of states)
    await sql`insert into order_status_change (order_id, status, at)
      values (${id}, ${orderStatusNumbers[state]}, ${new Date(testDay)})`.execute(api.database.db)
  return id
}

type Query = Parameters<typeof contract.listCustomerOrders.input.toWire>[0]
const history = (query: Query = {}, customer = eleni) =>
  call(api.app, contract.listCustomerOrders, query, 'el', customer.headers)
const idsOf = async (query: Query = {}) => (await history(query)).orders.map(({ id }) => id)

describe('the history', () => {
  test('is empty at first, and then newest first, page by page', async () => {
    expect(await history()).toEqual({ orders: [], total: 0 })
    const ids: number[] = []
    for (const daysAgo of [5, 4, 3, 2, 1]) ids.unshift(await order(daysAgo))
    expect(await idsOf()).toEqual(ids)
    expect(await idsOf({ page: 2, pageSize: 2 })).toEqual(ids.slice(2, 4))
    expect(await history({ page: 4, pageSize: 2 })).toEqual({ orders: [], total: 5 })
  })

  test('shows the summary of each order', async () => {
    const id = await order(1, ['processing'], eleni, 7)
    const [summary] = (await history()).orders
    expect(summary).toMatchObject({
      id,
      status: 'processing',
      copies: 14,
      shipping: 'home',
      payment: 'cash_on_delivery',
      total: 14_190,
      due: 14_190,
    })
    // no such gift card was spent
    api.database.expectViolation('an order of which the ledger says something else than what is due, paid and owed')
    await sql`
      with means as (
        insert into order_means (order_id, position, kind, code, cents) values (${id}, 0, 'gift_card', '', 14000))
      update customer_order set due_cents = 190 where id = ${id}`.execute(api.database.db)
    expect((await history()).orders[0]).toMatchObject({ total: 14_190, due: 190 })
    expect(summary?.productIds).toHaveLength(5)
    expect([summary?.placedAt, summary?.statusAt]).toEqual(
      [testDay - day, testDay].map((time) => new Date(time).toISOString()),
    )
  })

  test('is filtered by groups of statuses', async () => {
    const statuses: OrderStatus[] = ['processing', 'inDelivery', 'completed']
    const [pending, processing, shipped, completed] = [
      await order(),
      await order(0, statuses.slice(0, 1)),
      await order(0, statuses.slice(0, 2)),
      await order(0, statuses),
    ]
    const cancelled = await order(0, ['cancelled'])
    expect(await idsOf({ status: 'pending' })).toEqual([pending])
    expect(await idsOf({ status: 'processing' })).toEqual([processing])
    expect(await idsOf({ status: 'shipped' })).toEqual([shipped])
    expect(await idsOf({ status: 'completed' })).toEqual([completed])
    expect(await idsOf({ status: 'all' })).toEqual([cancelled, completed, shipped, processing, pending])
    expect((await history({ status: 'completed' })).total).toBe(1)
  })

  test('is filtered by date', async () => {
    const ages = [0, 30, 31, 90, 91, 365, 366]
    const ids = new Map<number, number>()
    for (const age of ages.toReversed()) ids.set(age, await order(age))
    const within = (days: number) => ages.filter((age) => age <= days).map((age) => ids.get(age))
    expect(await idsOf({ period: '30' })).toEqual(within(30))
    expect(await idsOf({ period: '90' })).toEqual(within(90))
    expect(await idsOf({ period: '365' })).toEqual(within(365))
    expect(await idsOf({ period: 'all' })).toEqual(within(1000))
    expect(await idsOf({ period: '30', status: 'processing' })).toEqual([])
  })

  test('is that of the session, whatever id is given', async () => {
    await order()
    expect((await history({ customerId: eleni.customerId }, otherCustomer)).orders).toEqual([])
    expect((await history({ customerId: otherCustomer.customerId })).orders).toHaveLength(1)
    expect(await refusalOf(api.app, contract.listCustomerOrders, {})).toBe('session_required')
  })

  test.each([{ status: 'lost' }, { days: '7' }, { page: '0' }, { psize: '101' }, { psize: '0' }])(
    'refuses %o',
    async (query) => {
      const { status } = await sendCall(api.app, contract.listCustomerOrders, query, 'el', eleni.headers)
      expect(status).toBe(400)
    },
  )
})

describe('one order', () => {
  test('is read without the e-mail that guests need, with the same content', async () => {
    const id = await order()
    const { uid } = (await history()).orders[0] ?? { uid: '' }
    const own = await call(api.app, contract.getCustomerOrder, { uid }, 'en', eleni.headers)
    expect(own).toEqual(await call(api.app, getOrderByCustomer, { uid, email: buyer.eml }, 'en'))
    expect(await call(api.app, contract.listOrderLines, { id }, 'en', eleni.headers)).toEqual(own.lines)
  })

  test('of somebody else is not found', async () => {
    const id = await order()
    const { uid } = (await history()).orders[0] ?? { uid: '' }
    const unknownUid = '00000000-0000-4000-8000-000000000000'
    for (const value of [uid, unknownUid])
      expect(await refusalOf(api.app, contract.getCustomerOrder, { uid: value }, otherCustomer.headers)).toBe(
        'order_not_found',
      )
    for (const value of [id, 999_999_999])
      expect(await refusalOf(api.app, contract.listOrderLines, { id: value }, otherCustomer.headers)).toBe(
        'order_not_found',
      )
  })

  test('placed as a guest does not become the account’s because its e-mail is', async () => {
    const { uid } = await placed(api.app, [line(await makeProduct(api.database.db))])
    const params = { uid: String(uid) }
    expect(await refusalOf(api.app, contract.getCustomerOrder, params, eleni.headers)).toBe('order_not_found')
  })
})
