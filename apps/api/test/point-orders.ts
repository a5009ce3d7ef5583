// Orders of a signed-in customer, as far as their points need them.

import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { inTransaction } from '../src/database/transaction.ts'
import { earnOnce, readPoints } from '../src/ordering/loyalty/loyalty.service.ts'
import { makeProduct } from './make-product.ts'
import { line, orderRequest, type Wire } from './order-request.ts'
import { type Shop, type SignedInCustomer, signIn } from './sign-in.ts'
import { sendRequest, type TestApi } from './test-api.ts'

export interface PointOrder {
  id: number
  uid: string
  code: string
}

export const day = 24 * 60 * 60_000

export async function orderFor(api: TestApi, items: Wire[], who: SignedInCustomer, changes: Wire = {}) {
  const request = await orderRequest(api.app, items, changes)
  // the clock may have moved on since the customer signed in
  const { headers: session } = await signIn(api, who.customerId)
  const headers = { ...session, 'idempotency-key': crypto.randomUUID() }
  const { status, body } = await sendRequest(api.app, '/el/orders/save', request, headers)
  expect([status, body.details]).toEqual([200, undefined])
  const { rows } = await sql<PointOrder>`
    select id, uid, code from customer_order where uid = ${body.uid}`.execute(api.database.db)
  const [order] = rows
  if (!order) throw new Error('the order was not written')
  return order
}

/** An order of one book at this price, paid on delivery. */
export async function buyBook(api: TestApi, who: SignedInCustomer, priceCents: number): Promise<PointOrder> {
  const book = await makeProduct(api.database.db, { priceCents })
  return orderFor(api, [line(book)], who)
}

/** Statuses by their numbers, one after the other. */
export async function setStatuses(api: TestApi, { id }: PointOrder, at: number, ...statuses: number[]): Promise<void> {
  for (const status of statuses)
    await sql`insert into order_status_change (order_id, status, at) values (${id}, ${status}, ${new Date(at)})`.execute(
      api.database.db,
    )
}

export const complete = (api: TestApi, order: PointOrder, at: number): Promise<void> =>
  setStatuses(api, order, at, 1, 2, 3)

/** Approved and pending points. */
export async function balanceOf({ database, clock }: Shop, customerId: number): Promise<[number, number]> {
  const { approved, pending } = await readPoints(database.db, customerId, clock.now)
  return [approved, pending]
}

/** A signed-in customer with points of their own. */
export async function customerWith(api: Shop, points: number): Promise<SignedInCustomer> {
  const who = await signIn(api)
  await give(api, who.customerId, points)
  return who
}

let gifts = 0

/** In a lot of their own, earned now. */
export async function give({ database, clock }: Shop, customerId: number, points: number): Promise<void> {
  const settings = { ...shopLoyalty, fixed: { Review: points } }
  gifts += 1
  const subject = `gift${gifts}`
  await inTransaction(database.db, (tx) => earnOnce(tx, customerId, 'Review', { subject, now: clock.now, settings }))
}

export interface EntryFacts {
  kind: string
  points: number
  debt: number
}

export async function entriesOf({ database }: Shop, customerId: number): Promise<EntryFacts[]> {
  const { rows } = await sql<EntryFacts>`
    select kind, points, debt from points_entry where customer_id = ${customerId} order by id`.execute(database.db)
  return rows
}
