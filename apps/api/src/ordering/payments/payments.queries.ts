// The SQL of payment attempts.

import type { AttemptStatus } from '@stoa/domain/ordering/payment/payment-attempt'
import type { Selectable } from 'kysely'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'

type AttemptRow = Selectable<Tables['payment_attempt']>

export const insertAttempt = (
  tx: Executor,
  attempt: Omit<AttemptRow, 'id' | 'status' | 'transaction' | 'settled_at'>,
): Promise<unknown> =>
  tx
    .insertInto('payment_attempt')
    .values({ ...attempt, status: 'open', transaction: null, settled_at: null })
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

export const updateAttempt = (
  tx: Executor,
  id: number,
  settled: { status: AttemptStatus; transaction: string | null; settled_at: Date },
): Promise<unknown> => tx.updateTable('payment_attempt').set(settled).where('id', '=', id).execute()
