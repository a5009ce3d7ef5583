// The SQL of what staff are told of.

import type { AlertKind, PaymentAlert } from '@stoa/domain/ordering/payment/alert-kinds'
import { sql } from 'kysely'
import type { Executor } from '../database/transaction.ts'

export interface AlertRow {
  kind: AlertKind
  code: string
  provider: string
  reference: string
  cents: number
  currency: string
  last_day: string | null
}

/** Of what is told together only the kind says something. */
export async function getAlert(db: Executor, id: number): Promise<AlertRow> {
  const { rows } = await sql<AlertRow>`
    select a.kind, coalesce(o.code, '') as code, coalesce(a.provider, '') as provider, coalesce(a.reference, '') as reference,
      coalesce(a.cents, 0) as cents, coalesce(a.currency, '') as currency, a.last_day
    from staff_alert a left join customer_order o on o.id = a.order_id where a.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('there is no such alert')
  return row
}

/** Nobody can be told of it now; what it would have told of is to be told of by another one. */
export const markMissed = (db: Executor, id: number): Promise<unknown> =>
  sql`
    update staff_alert set missed = (kind <> 'missed'), told_by = case when id = ${id} then told_by end
    where id = ${id} or told_by = ${id}`.execute(db)

/** Those of which nobody was told, until the transaction ends. */
export async function lockMissed(tx: Executor): Promise<number[]> {
  const rows = await tx
    .selectFrom('staff_alert')
    .select('id')
    .where('missed', '=', true)
    .where('told_by', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const saveTold = (tx: Executor, ids: readonly number[], alertId: number): Promise<unknown> =>
  sql`update staff_alert set told_by = ${alertId} where id = any(${[...ids]}::bigint[])`.execute(tx)

export async function countMissed(db: Executor, toldBy: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('staff_alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('missed', '=', true)
    .where('told_by', 'is not distinct from', toldBy)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface MissedAlert {
  kind: PaymentAlert | 'exceptions'
  raised_at: Date
  /** Empty of exceptions, which are of many orders. */
  code: string
}

/** The latest first. */
export async function listMissed(db: Executor, toldBy: number, limit: number): Promise<MissedAlert[]> {
  const { rows } = await sql<MissedAlert>`
    select a.kind, a.raised_at, coalesce(o.code, '') as code
    from staff_alert a left join customer_order o on o.id = a.order_id
    where a.told_by = ${toldBy} order by a.id desc limit ${limit}`.execute(db)
  return rows
}
