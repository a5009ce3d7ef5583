// The SQL of payment attempts.

import type { Language } from '@stoa/domain/language'
import type { PaymentStatus } from '@stoa/domain/ordering/payment/payment-status'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'
import type { AttemptName, BegunPayment, KnownAttempt, NextStep, PaymentState } from '../../ports/payment.ts'

export type AttemptRow = Omit<Selectable<Tables['payment_attempt']>, 'next_step'>

const columns = [
  ...(['id', 'order_id', 'provider', 'reference', 'amount_cents', 'currency', 'status', 'transaction'] as const),
  ...(['captured_cents', 'captured_currency', 'begun_at', 'settled_at', 'provider_reference', 'sent_at'] as const),
  ...(['instalments', 'check_at', 'checks', 'payment_type_id', 'hold_days', 'held_at', 'held_until'] as const),
  ...(['capture_at', 'capture_cents'] as const),
] as const satisfies readonly (keyof AttemptRow)[]

type NewAttemptRow = Pick<
  AttemptRow,
  | 'order_id'
  | 'payment_type_id'
  | 'provider'
  | 'reference'
  | 'amount_cents'
  | 'currency'
  | 'instalments'
  | 'hold_days'
  | 'begun_at'
  | 'check_at'
>

export const insertAttempt = (tx: Executor, attempt: NewAttemptRow): Promise<unknown> =>
  tx
    .insertInto('payment_attempt')
    .values({
      ...attempt,
      status: 'open',
      transaction: null,
      captured_cents: null,
      captured_currency: null,
      settled_at: null,
      provider_reference: null,
      next_step: null,
      sent_at: null,
      held_at: null,
      held_until: null,
      capture_at: null,
      capture_cents: null,
    })
    .execute()

/** The attempt under way is given up for another; the provider may still capture it, and is asked until it says what became of it. */
export const cancelOpenAttempt = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  tx
    .updateTable('payment_attempt')
    .set({ status: 'cancelled', settled_at: at, next_step: null })
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute()

/** An attempt that was given up meanwhile keeps only the provider's name for it. */
export const saveBegun = (
  db: Executor,
  provider: string,
  reference: string,
  { next, providerReference }: BegunPayment,
): Promise<unknown> =>
  sql`
    update payment_attempt set provider_reference = ${providerReference},
      next_step = case when status = 'open' then ${JSON.stringify(next)}::jsonb end
    where provider = ${provider} and reference = ${reference}`.execute(db)

/** How the buyer of an open attempt goes on, and whether they went there before. */
export async function findNextStep(db: Executor, provider: string, reference: string) {
  const row = await db
    .selectFrom('payment_attempt as a')
    .innerJoin('customer_order as o', 'o.id', 'a.order_id')
    .select(['o.uid', 'o.language', 'a.sent_at'])
    .select(sql<NextStep | null>`a.next_step`.as('next_step'))
    .where('a.provider', '=', provider)
    .where('a.reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

/** False when they were sent before. */
export async function markSent(db: Executor, provider: string, reference: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('payment_attempt')
    .set({ sent_at: at })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findAttempt(db: Executor, provider: string, name: AttemptName): Promise<AttemptRow | undefined> {
  const attempts = db.selectFrom('payment_attempt').select(columns).where('provider', '=', provider)
  const named =
    'reference' in name
      ? attempts.where('reference', '=', name.reference)
      : attempts.where('provider_reference', '=', name.providerReference)
  return named.executeTakeFirst()
}

export const knownAttempt = (row: AttemptRow, isAwaited: boolean): KnownAttempt => ({
  reference: row.reference,
  providerReference: row.provider_reference,
  amountCents: row.captured_cents ?? row.amount_cents,
  currency: row.captured_currency ?? row.currency,
  transaction: row.transaction,
  isAwaited,
})

/** An order as it is now; nobody is kept from changing it. */
export async function getPaidOrder(db: Executor, id: number) {
  const { rows } = await sql<Pick<OrderPaymentRow, 'payment_status' | 'status'> & { id: number }>`
    select o.id, o.payment_status,
      coalesce((select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1), 0) as status
    from customer_order o where o.id = ${id}`.execute(db)
  const [order] = rows
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}

interface OrderPaymentRow {
  language: Language
  payment_status: PaymentStatus
  status: number
  /** The state of the latest. */
  attempt: AttemptRow['status'] | null
}

export async function findOrderPayment(db: Executor, uid: string): Promise<OrderPaymentRow | null> {
  const { rows } = await sql<OrderPaymentRow>`
    select o.language, o.payment_status,
      coalesce((select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1), 0) as status,
      (select a.status from payment_attempt a where a.order_id = o.id order by a.id desc limit 1) as attempt
    from customer_order o where o.uid = ${uid}`.execute(db)
  return rows[0] ?? null
}

/** Whether a buyer of the order was sent to a provider that has not said yet what became of it. */
export async function mayBePaid(db: Executor, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', orderId)
    .where('sent_at', 'is not', null)
    .where('check_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether something is held on a card for an order. */
export async function isAuthorised(db: Executor, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'authorised')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another attempt has this transaction. Reports of one transaction take turns until the caller's ends. */
export async function isTransactionUsed(
  tx: Executor,
  { id, provider }: Pick<AttemptRow, 'id' | 'provider'>,
  transaction: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7862419, hashtext(${`${provider} ${transaction}`}))`.execute(tx)
  const other = await tx
    .selectFrom('payment_attempt')
    .select('id')
    .where('provider', '=', provider)
    .where('transaction', '=', transaction)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

type AttemptChange = Pick<
  AttemptRow,
  'status' | 'transaction' | 'captured_cents' | 'captured_currency' | 'settled_at' | 'check_at'
>

/** Whether what pays its order is held by it, and not captured. */
export const holds = ({ status, held_at }: Pick<AttemptRow, 'status' | 'held_at'>): boolean =>
  status === 'authorised' && held_at !== null

/** It is asked about again every day, until it is captured or released. */
export const saveHeld = (tx: Executor, id: number, at: Date, { until, check }: { until: Date; check: Date }) =>
  tx
    .updateTable('payment_attempt')
    .set({ held_at: at, held_until: until, check_at: check })
    .where('id', '=', id)
    .execute()

export const updateAttempt = (tx: Executor, id: number, change: AttemptChange): Promise<unknown> =>
  tx
    .updateTable('payment_attempt')
    .set({ ...change, next_step: null })
    .where('id', '=', id)
    .execute()

/** The provider has said what became of it, which was known before. */
export const endChecks = (tx: Executor, id: number): Promise<unknown> =>
  tx.updateTable('payment_attempt').set({ check_at: null }).where('id', '=', id).execute()

/** A message that was believed, by the digest of what it says; counted when it comes again. */
export const recordMessage = (
  tx: Executor,
  { id, order_id }: AttemptRow,
  { digest, result }: { digest: Buffer; result: PaymentState['result'] },
  at: Date,
): Promise<unknown> =>
  sql`
    insert into payment_message (order_id, attempt_id, digest, result, first_at)
    values (${order_id}, ${id}, ${digest}, ${result}, ${at})
    on conflict (attempt_id, digest) do update set times = payment_message.times + 1`.execute(tx)
