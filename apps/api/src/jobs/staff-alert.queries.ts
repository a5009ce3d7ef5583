// The SQL of what staff are told of.

import type { AlertKind, PaymentAlert } from '@stoa/domain/ordering/payment/alert-kinds'
import type { ExceptionKind } from '@stoa/domain/ordering/settlements/match-settlement'
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

export interface FoundRow {
  provider: string
  kind: ExceptionKind
  count: number
}

/** Also of those that were closed since. */
export async function countFound(db: Executor, alertId: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select provider, kind, coalesce(count(*), 0)::int as count from settlement_exception where alert_id = ${alertId}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface FoundException {
  /** By which `resolve` closes it. */
  id: number
  provider: string
  kind: ExceptionKind
  /** Of the order, otherwise of the payment, ours or the provider's; empty where the file has none. */
  subject: string
  cents: number
  currency: string
}

/** The largest first: these are looked into first. */
export async function listFound(db: Executor, alertId: number, limit: number): Promise<FoundException[]> {
  const { rows } = await sql<FoundException>`
    select e.id, e.provider, e.kind, coalesce(o.code, r.reference, r.transaction, a.reference, '') as subject,
      coalesce(abs(coalesce(r.gross_cents, f.cents, a.captured_cents, a.amount_cents)), 0) as cents,
      coalesce(r.currency, a.captured_currency, a.currency, '') as currency
    from settlement_exception e
    left join settlement_row r on r.id = e.row_id
    left join payment_attempt a on a.id = e.attempt_id
    left join payment_refund f on f.id = e.refund_id
    left join customer_order o on o.id = e.order_id
    where e.alert_id = ${alertId} order by cents desc, e.id limit ${limit}`.execute(db)
  return rows
}

/** Nobody can be told of it now. */
export const markMissed = (db: Executor, id: number): Promise<unknown> =>
  db.updateTable('staff_alert').set({ missed: true }).where('id', '=', id).where('kind', '<>', 'missed').execute()

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
