// Buyers are told once that an order is later than was promised.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeTestOrder, type TestOrder } from '../../../test/place-test-order.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { tellLateOrders } from './late-orders.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const promisedTo = '2026-11-26'
/** In UTC, the shop's day ends at 22:00, and its morning begins at 6:00. */
const lastMoment = Date.parse('2026-11-26T21:59:59Z')
const late = Date.parse('2026-11-27T06:00:00Z')

type Status = keyof typeof orderStatusNumbers

async function place(changes: Partial<TestOrder> = {}, ...moves: Status[]): Promise<number> {
  const { id } = await placeTestOrder(database.db, { promisedTo, ...changes })
  for (const status of moves)
    await sql`insert into order_status_change (order_id, status, at) values (${id}, ${orderStatusNumbers[status]}, now())`.execute(
      database.db,
    )
  return id
}

const countTold = async (id: number): Promise<number> => {
  const { rows } = await sql`
    select from outbox where topic = 'order.delayed' and (payload ->> 'orderId')::bigint = ${id}`.execute(database.db)
  return rows.length
}

test('in the morning after the last promised day and not before, once, however often it is looked', async () => {
  const id = await place({}, 'processing', 'inDelivery')
  for (const early of [lastMoment, lastMoment + 1000, late - 1000]) await tellLateOrders(database.db, early)
  expect(await countTold(id)).toBe(0)
  await Promise.all(Array.from({ length: 5 }, () => tellLateOrders(database.db, late)))
  expect(await countTold(id)).toBe(1)
  await tellLateOrders(database.db, late + 86_400_000)
  expect(await countTold(id)).toBe(1)
})

test.each<[string, Partial<TestOrder>, Status[]]>([
  ['was delivered', {}, ['processing', 'inDelivery', 'completed']],
  ['is ready', { shipping: 'store', payment: 'cash_on_delivery' }, ['processing', 'readyForPickup']],
  ['was cancelled', {}, ['cancelled']],
  ['waits for its deposit', { payment: 'bank_deposit' }, []],
  ['was promised from a deposit that came later', { payment: 'bank_deposit' }, ['processing']],
])('not of an order that %s', async (_, changes, moves) => {
  const id = await place(changes, ...moves)
  await tellLateOrders(database.db, late)
  expect(await countTold(id)).toBe(0)
})

test('of one whose deposit came late, by the days that were counted then', async () => {
  const told = await Promise.all(
    ['2026-11-24', '2026-11-25'].map(async (deposited) => {
      const id = await place({ payment: 'bank_deposit' })
      await sql`update customer_order set payment_status = 'paid', delivery_from = '2026-11-24' where id = ${id}`.execute(
        database.db,
      )
      await sql`insert into order_status_change (order_id, status, at)
        values (${id}, ${orderStatusNumbers.processing}, ${deposited})`.execute(database.db)
      await tellLateOrders(database.db, late)
      return countTold(id)
    }),
  )
  expect(told).toEqual([1, 0])
})

test('of one that is collected, an hour after the hour that was promised', async () => {
  const id = await place({ shipping: 'store', payment: 'in_store' }, 'processing')
  const readyAt = '2026-11-26T10:00:00Z'
  await sql`update customer_order set ready_at = ${readyAt} where id = ${id}`.execute(database.db)
  await tellLateOrders(database.db, Date.parse('2026-11-26T11:00:00Z'))
  expect(await countTold(id)).toBe(0)
  await tellLateOrders(database.db, Date.parse('2026-11-26T11:00:01Z'))
  expect(await countTold(id)).toBe(1)
})

test('not of one that has been late for weeks', async () => {
  const id = await place({}, 'processing')
  await tellLateOrders(database.db, late + 15 * 86_400_000)
  expect(await countTold(id)).toBe(0)
})
