// Orders that have reached their buyer, for what comes back of them.

import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { decideInTransaction, type Executor } from '../src/database/transaction.ts'
import { moveOrder } from '../src/ordering/orders/move-order.service.ts'
import { lockOrder } from '../src/ordering/orders/order-payment.service.ts'
import { placed, type Wire } from './order-request.ts'
import type { TestApi } from './test-api.ts'

export interface TestOrder {
  id: number
  uid: string
  code: string
}

export async function findTestOrder(db: Executor, uid: unknown): Promise<TestOrder> {
  const { rows } = await sql<TestOrder>`select id, uid, code from customer_order where uid = ${uid}`.execute(db)
  const [order] = rows
  if (!order) throw new Error('there is no such order')
  return order
}

/** By the staff, one after the other. */
export async function moveTo({ database, clock }: TestApi, uid: string, ...statuses: OrderStatus[]): Promise<void> {
  for (const to of statuses) {
    const moved = await decideInTransaction(database.db, async (tx) => {
      const order = await lockOrder(tx, { uid })
      if (!order) throw new Error('there is no such order')
      const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: clock.now } as const
      return moveOrder(tx, order, { to, ...how })
    })
    expect([to, moved.ok]).toEqual([to, true])
  }
}

/** Paid on delivery, which was now. */
export async function delivered(api: TestApi, items: Wire[], changes: Wire = {}): Promise<TestOrder> {
  const order = await findTestOrder(api.database.db, (await placed(api.app, items, changes)).uid)
  await moveTo(api, order.uid, 'processing', 'inDelivery', 'completed')
  return order
}

export async function statusOf({ database }: TestApi, { id }: Pick<TestOrder, 'id'>): Promise<number | undefined> {
  const { rows } = await sql<{ status: number }>`
    select status from order_status_change where order_id = ${id} order by id desc limit 1`.execute(database.db)
  return rows[0]?.status
}
