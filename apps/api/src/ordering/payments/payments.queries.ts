// The SQL of payment attempts.

import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'

export type AttemptRow = Selectable<Tables['payment_attempt']>

export const insertAttempt = (
  tx: Executor,
  attempt: Pick<AttemptRow, 'order_id' | 'provider' | 'reference' | 'amount_cents' | 'currency' | 'begun_at'>,
): Promise<unknown> =>
  tx
    .insertInto('payment_attempt')
    .values({
      ...attempt,
      status: 'open',
      transaction: null,
      captured_cents: null,
      captured_currency: null,
      settled_at: null,
    })
    .execute()

/** The attempt under way is given up for another; the provider may still capture it. */
export const cancelOpenAttempt = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  tx
    .updateTable('payment_attempt')
    .set({ status: 'cancelled', settled_at: at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute()

export const findAttempt = (db: Executor, provider: string, reference: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()

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

export const updateAttempt = (
  tx: Executor,
  id: number,
  settled: Pick<AttemptRow, 'status' | 'transaction' | 'captured_cents' | 'captured_currency' | 'settled_at'>,
): Promise<unknown> => tx.updateTable('payment_attempt').set(settled).where('id', '=', id).execute()
