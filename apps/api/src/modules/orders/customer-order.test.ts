import { randomUUID } from 'node:crypto'
import { getCustomerCart, replaceCustomerCart } from '@stoa/contract/server-cart'
import type { CartItem } from '@stoa/domain/cart/cart'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectSoundBooks } from '../../../test/invariants.ts'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { line, orderRequest, type Wire } from '../../../test/order-request.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { ask, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectSoundBooks(api.database.db))
afterAll(() => api.close())

const save = (order: Wire, headers: Record<string, string> = {}, key: string = randomUUID()) =>
  ask(api.app, '/el/orders/save', order, { 'idempotency-key': key, ...headers })

async function ownersOf(uid: unknown) {
  const { rows } = await sql`
    select customer_id, staff_id, email from customer_order where uid = ${uid}`.execute(api.database.db)
  return rows[0]
}

const item = (productId: number, quantity: number): CartItem => ({ productId, dimensionId: 0, quantity })
const keep = (who: SignedInCustomer, items: CartItem[]) =>
  call(api.app, replaceCustomerCart, { items }, 'el', who.headers)
const cartOf = async (who: SignedInCustomer) => (await call(api.app, getCustomerCart, {}, 'el', who.headers)).items

async function makeStaff(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values (${`${randomUUID()}@stoa.example`}, 'Άννα', 'employee') returning id`.execute(
    api.database.db,
  )
  return rows[0]?.id ?? 0
}

test('belongs to the customer whose session it was placed in, whatever e-mail it names', async () => {
  const who = await signIn(api)
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { body } = await save(order, who.headers)
  expect(await ownersOf(body.uid)).toEqual({ customer_id: who.customerId, staff_id: null, email: order.eml })
})

test('of a guest belongs to nobody', async () => {
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { body } = await save(order)
  expect(await ownersOf(body.uid)).toEqual({ customer_id: null, staff_id: null, email: order.eml })
})

test('placed by staff for a customer names both', async () => {
  const staffId = await makeStaff()
  const who = await signIn(api, undefined, staffId)
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { body } = await save(order, who.headers)
  expect(await ownersOf(body.uid)).toMatchObject({ customer_id: who.customerId, staff_id: staffId })
})

test('in a session that is over is refused, not placed as a guest’s', async () => {
  const who = await signIn(api)
  await sql`
    update session set ended_at = expires_at, end_reason = 'logout' where customer_id = ${who.customerId}`.execute(
    api.database.db,
  )
  const order = await orderRequest(api.app, [line(await makeProduct(api.database.db))])
  const { status, body } = await save(order, who.headers)
  expect([status, body.code]).toEqual([401, 'session_required'])
})

test('takes what was ordered out of the kept cart, once, and leaves the rest', async () => {
  const [who, one, more, other] = [
    await signIn(api),
    await makeProduct(api.database.db),
    await makeProduct(api.database.db),
    await makeProduct(api.database.db),
  ]
  await keep(who, [item(one, 2), item(more, 3), item(other, 1)])
  const order = await orderRequest(api.app, [line(one, 2), line(more, 1)])
  const key = randomUUID()
  const [first, again] = await Promise.all([save(order, who.headers, key), save(order, who.headers, key)])
  expect([first.status, again.body]).toEqual([200, first.body])
  expect(await cartOf(who)).toEqual([item(more, 2), item(other, 1)])
})

test('that is refused leaves the kept cart as it was', async () => {
  const [who, book] = [await signIn(api), await makeProduct(api.database.db)]
  await keep(who, [item(book, 2)])
  const order = await orderRequest(api.app, [line(book, 2)])
  await setCopies(api.database.db, book, [1])
  const { body } = await save(order, who.headers)
  expect(body.code).toBe('out_of_stock')
  expect(await cartOf(who)).toEqual([item(book, 2)])
})

test('two orders of one customer at the same moment take turns', async () => {
  const [who, book] = [await signIn(api), await makeProduct(api.database.db)]
  await keep(who, [item(book, 5)])
  const order = await orderRequest(api.app, [line(book, 2)])
  const answers = await Promise.all([save(order, who.headers), save(order, who.headers)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await cartOf(who)).toEqual([item(book, 1)])
})
