// The SQL of what staff are told of.

import type { PaymentAlert } from '@stoa/domain/ordering/payment/alert-kinds'
import type { ExceptionKind } from '@stoa/domain/ordering/settlements/match-settlement'
import { sql } from 'kysely'
import type { Executor } from '../database/transaction.ts'

export interface AlertRow {
  kind: PaymentAlert | 'exceptions'
  code: string
  provider: string
  reference: string
  cents: number
  currency: string
  last_day: string | null
}

/** Of exceptions only the kind says something. */
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
