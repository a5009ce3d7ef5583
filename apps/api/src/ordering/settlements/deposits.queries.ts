// The SQL of what comes to the shop's account at the bank.

import { codesOf } from '@stoa/domain/kinds'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import type { DepositProblem } from '@stoa/domain/ordering/settlements/match-deposit'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { payableCents } from '../amounts/amounts.service.ts'
import type { StatementLine } from './bank-table.ts'

const depositCodes = codesOf<PaymentKind>(paymentKinds, (kind) => kind.deposit !== null)

/** Open at first. Null of one that was stored before; of two imports at once the second waits for the first. */
export async function insertLine(tx: Executor, line: StatementLine, at: Date): Promise<number | null> {
  const { identity, bookedOn, cents, currency, text } = line
  const row = await tx
    .insertInto('bank_line')
    .values({
      ...{ identity, booked_on: bookedOn, cents, currency, text, imported_at: at },
      ...{ state: 'open', problem: 'unknown', order_id: null, proposed_id: null, repaid_at: null },
      ...{ closed_at: null, closed_by: null, reason: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether the line that was stored under its number is this one. What the bank wrote may have been forgotten. */
export async function isStored(tx: Executor, { identity, bookedOn, cents, currency, text }: StatementLine) {
  const row = await tx
    .selectFrom('bank_line')
    .select('id')
    .where('identity', '=', identity)
    .where('booked_on', '=', bookedOn)
    .where('cents', '=', cents)
    .where('currency', '=', currency)
    .where((eb) => eb.or([eb('text', '=', text), eb('text', 'is', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these that there are. */
export const listOrders = (tx: Executor, codes: readonly string[]): Promise<{ id: number; code: string }[]> =>
  tx
    .selectFrom('customer_order')
    .select(['id', 'code'])
    .where(sql<boolean>`code = any(${[...codes]}::text[])`)
    .orderBy('code')
    .execute()

/** Orders that wait for a deposit of just this amount. */
export async function listAwaiting(tx: Executor, cents: number): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select o.id, o.code from customer_order o join payment_type t on t.id = o.payment_type_id
    where o.payment_status = 'awaiting' and t.code = any(${depositCodes}::text[]) and ${payableCents} = ${cents}
    order by o.id desc limit 500`.execute(tx)
  return rows
}

export async function hasLine(tx: Executor, orderId: number): Promise<boolean> {
  const row = await tx.selectFrom('bank_line').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirst()
  return row !== undefined
}

export const proposeOrder = (
  tx: Executor,
  id: number,
  problem: DepositProblem,
  proposedId: number | null,
): Promise<unknown> =>
  tx.updateTable('bank_line').set({ problem, proposed_id: proposedId }).where('id', '=', id).execute()

export interface ClosedLine {
  orderId: number
  /** What of it is not the order's. */
  owedCents: number
  /** Null for the shop itself. */
  by: string | null
  at: Date
}

/** Owed whole, or paid. */
export const closeLine = (tx: Executor, id: number, { orderId, owedCents, by, at }: ClosedLine): Promise<unknown> =>
  sql`
    update bank_line set state = case when cents = ${owedCents} then 'owed' else 'paid' end, order_id = ${orderId},
      proposed_id = null, problem = case when ${by}::text is null then null else problem end, owed_cents = ${owedCents},
      closed_at = ${at}, closed_by = ${by}
    where id = ${id}`.execute(tx)

interface OpenLine {
  id: number
  cents: number
  currency: string
}

/** Those of these that are open, in their order, until the transaction ends. */
export const lockOpenLines = (tx: Executor, ids: readonly number[]): Promise<OpenLine[]> =>
  tx
    .selectFrom('bank_line')
    .select(['id', 'cents', 'currency'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()

/** False when it is not open. */
export async function dismissLine(
  db: Executor,
  id: number,
  { by, reason }: { by: string; reason: string },
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('bank_line')
    .set({ state: 'dismissed', closed_by: by, reason, closed_at: at, proposed_id: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What of a line was owed until now; null when nothing is. */
export async function markRepaid(tx: Executor, id: number, at: Date) {
  const row = await tx
    .updateTable('bank_line')
    .set({ repaid_at: at })
    .where('id', '=', id)
    .where('owed_cents', '>', 0)
    .where('repaid_at', 'is', null)
    .returning(['order_id', 'owed_cents'])
    .executeTakeFirst()
  return row ?? null
}

export interface WaitingLine {
  id: number
  booked_on: string
  cents: number
  currency: string
  text: string | null
  problem: DepositProblem | null
  /** Of the order that is meant, or may be. */
  code: string | null
  payable_cents: number | null
  owed_cents: number
}

/** Those that somebody has to look at, and those of which something is to be sent back. */
export async function listWaiting(db: Executor, limit: number): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    select l.id, l.booked_on, l.cents, l.currency, l.text, l.problem, o.code, ${payableCents} as payable_cents,
      l.owed_cents
    from bank_line l left join customer_order o on o.id = coalesce(l.order_id, l.proposed_id)
    where l.state = 'open' or l.owed_cents > 0 and l.repaid_at is null
    order by l.booked_on, l.id limit ${limit}`.execute(db)
  return rows
}
