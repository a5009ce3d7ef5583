import { randomUUID } from 'node:crypto'
import { getCustomerCart, replaceCustomerCart } from '@stoa/contract/ordering/server-cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import type { OrderChannel } from '@stoa/domain/ordering/order/order-channel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { makePromotion, percent } from '../../../test/make-promotion.ts'
import { line, orderRequest, readableCart, readableOrder, type Wire } from '../../../test/order-request.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const save = (order: Wire, headers: Record<string, string> = {}, key: string = randomUUID()) =>
  sendRequest(api.app, '/el/orders/save', order, { 'idempotency-key': key, ...headers })

async function ownersOf(uid: unknown) {
  const { rows } = await sql`
    select customer_id, staff_id, email from customer_order where uid = ${uid}`.execute(api.database.db)
  return rows[0]
}

const item = (productId: number, quantity: number): CartItem => ({ productId, dimensionId: 0, quantity })
const saveCart = (customer: SignedInCustomer, items: CartItem[]) =>
  call(api.app, replaceCustomerCart, { items }, 'el', customer.headers)
const cartOf = async (customer: SignedInCustomer) =>
  (await call(api.app, getCustomerCart, {}, 'el', customer.headers)).items

async function makeStaff(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values (${`${randomUUID()}@stoa.example`}, 'Άννα', 'employee') returning id`.execute(
    api.database.db,
  )
  return rows[0]?.id ?? 0
}

test('belongs to the customer whose session it was placed in, whatever e-mail it names', async () => {
  const customer = await signIn(api)
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { body } = await save(order, customer.headers)
  expect(await ownersOf(body.uid)).toEqual({ customer_id: customer.customerId, staff_id: null, email: order.eml })
})

test('of a guest belongs to nobody', async () => {
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { body } = await save(order)
  expect(await ownersOf(body.uid)).toEqual({ customer_id: null, staff_id: null, email: order.eml })
})

test('placed by staff for a customer records both', async () => {
  const staffId = await makeStaff()
  const customer = await signIn(api, undefined, staffId)
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { body } = await save(order, customer.headers)
  expect(await ownersOf(body.uid)).toMatchObject({ customer_id: customer.customerId, staff_id: staffId })
})

test('came through the shop’s pages, through an app that says so, or by the phone of staff, whatever the client says', async () => {
  const { db } = api.database
  const [guest, byStaff] = [{}, (await signIn(api, undefined, await makeStaff())).headers]
  const offers = { online: percent(10), app: percent(20), phone: percent(30) }
  const book = await makeProduct(db, { priceCents: 1000, copies: [9] })
  for (const [channel, effect] of Object.entries(offers))
    await makePromotion(db, { target: { product: [book] }, condition: { channel: [channel as OrderChannel] }, effect })
  const bought = async (changes: Wire, headers: Record<string, string>) => {
    const cart = await readableCart(api.app, { items: [line(book)], ...changes }, headers)
    const { body } = await save(await orderRequest(api.app, [line(book)], changes, headers), headers)
    const order = await readableOrder(api.app, body)
    expect(order.discount).toBe(cart.discount)
    return [order.channel, cart.discount]
  }
  expect(await bought({}, guest)).toEqual(['online', 100])
  expect(await bought({ chnl: 'Online' }, guest)).toEqual(['online', 100])
  expect(await bought({ chnl: 'App' }, guest)).toEqual(['app', 200])
  expect(await bought({ chnl: 'App' }, byStaff)).toEqual(['phone', 300])
  const stated = await sendRequest(api.app, '/en/orders/composecarttotals', { items: [line(book)], chnl: 'Phone' })
  expect(stated).toMatchObject({ status: 400, body: { errors: [{ field: 'chnl' }] } })
})

test('in an ended session is refused, not placed as a guest’s', async () => {
  const customer = await signIn(api)
  await sql`
    update session set ended_at = expires_at, end_reason = 'logout' where customer_id = ${customer.customerId}`.execute(
    api.database.db,
  )
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { status, body } = await save(order, customer.headers)
  expect([status, body.code]).toEqual([401, 'session_required'])
})

test('removes what was ordered from the stored cart, once, and leaves the rest', async () => {
  const [customer, bookA, bookB, bookC] = [
    await signIn(api),
    await makeProduct(api.database.db),
    await makeProduct(api.database.db),
    await makeProduct(api.database.db),
  ]
  await saveCart(customer, [item(bookA, 2), item(bookB, 3), item(bookC, 1)])
  const order = await orderRequest(api.app, [line(bookA, 2), line(bookB, 1)])
  const key = randomUUID()
  const [first, repeated] = await Promise.all([save(order, customer.headers, key), save(order, customer.headers, key)])
  expect([first.status, repeated.body]).toEqual([200, first.body])
  expect(await cartOf(customer)).toEqual([item(bookB, 2), item(bookC, 1)])
})

test('that is refused leaves the stored cart as it was', async () => {
  const [customer, book] = [await signIn(api), await makeProduct(api.database.db)]
  await saveCart(customer, [item(book, 2)])
  const order = await orderRequest(api.app, [line(book, 2)])
  await setCopies(api.database.db, book, [1])
  const { body } = await save(order, customer.headers)
  expect(body.code).toBe('out_of_stock')
  expect(await cartOf(customer)).toEqual([item(book, 2)])
})

test('two concurrent orders of one customer are serialised', async () => {
  const [customer, book] = [await signIn(api), await makeProduct(api.database.db)]
  await saveCart(customer, [item(book, 5)])
  const order = await orderRequest(api.app, [line(book, 2)])
  const responses = await Promise.all([save(order, customer.headers), save(order, customer.headers)])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await cartOf(customer)).toEqual([item(book, 1)])
})

test('a key is its caller’s: nobody else gets the answer to the order that was placed with it', async () => {
  const [owner, other] = [await signIn(api), await signIn(api)]
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const key = randomUUID()
  const { status, body } = await save(order, owner.headers, key)
  expect(status).toBe(200)
  expect((await save(order, owner.headers, key)).body).toEqual(body)
  for (const headers of [other.headers, {}])
    expect(await save(order, headers, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
})
