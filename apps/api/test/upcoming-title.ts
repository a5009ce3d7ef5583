// Titles that are not out yet, orders of them, and what the worker does when copies come in.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sql } from 'kysely'
import { followCopies, serveProduct } from '../src/ordering/orders/waiting-orders.service.ts'
import { makeProduct, type ProductInput } from './make-product.ts'
import type { TestApi } from './test-api.ts'

export const dayMs = 86_400_000

export const dayFromNow = ({ clock }: Pick<TestApi, 'clock'>, days: number): string =>
  isoDay(dayOf(clock.now + days * dayMs))

/** Out in forty days, without copies. */
export const makeUpcoming = (api: Pick<TestApi, 'clock' | 'database'>, input: ProductInput = {}): Promise<number> =>
  makeProduct(api.database.db, { availability: 'pre_order', releaseDate: dayFromNow(api, 40), copies: [0], ...input })

export interface PlaceRow {
  place: number
  copies: number
  served: number
  left: boolean
}

export async function placesOf({ database }: Pick<TestApi, 'database'>, productId: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select place, copies, served, left_at is not null as left from advance_place where product_id = ${productId} order by place`.execute(
    database.db,
  )
  return rows
}

/** What the worker does with copies that came in, and with the orders that they are for. */
export async function serve({ database: { db } }: Pick<TestApi, 'database'>, productId: number, now: number) {
  await serveProduct(db, productId, now)
  await followOrders(db, now)
}

async function followOrders(db: TestApi['database']['db'], now: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from outbox where topic = 'order.copies' returning (payload ->> 'orderId')::bigint as id`.execute(db)
  for (const { id } of rows) await followCopies(db, id, now)
}
