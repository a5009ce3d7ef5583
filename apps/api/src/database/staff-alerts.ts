// Alerts: what staff are told of by e-mail, written in the transaction that makes it true. An event that is seen again is not told again.

import type { AlertKind, PaymentAlert } from '@stoa/domain/ordering/payment/alert-kinds'
import { enqueueEvent } from './outbox.ts'
import type { Executor } from './transaction.ts'

interface AlertedPayment {
  orderId: number
  provider: string
  reference: string
  amount: { cents: number; currency: string }
  /** `2026-12-01`: until when something can be done; null where it is not known. */
  lastDay: string | null
}

/** `key`: which event of its kind it is. */
export async function alertPayment(
  tx: Executor,
  { kind, key, now }: { kind: PaymentAlert; key: string; now: number },
  { orderId, provider, reference, amount, lastDay }: AlertedPayment,
): Promise<void> {
  const payment = { order_id: orderId, provider, reference, last_day: lastDay }
  await insert(tx, { kind, key, ...payment, ...amount }, now)
}

/** Of exceptions that nobody was told of, by the first of them. Returns the alert's id. */
export async function alertExceptions(tx: Executor, first: number, now: number): Promise<number> {
  const none = { order_id: null, provider: null, reference: null, cents: null, currency: null, last_day: null }
  const id = await insert(tx, { kind: 'exceptions', key: `${first} ${now}`, ...none }, now)
  if (id === null) throw new Error(`exception ${first} was told of at the same moment`)
  return id
}

interface NewAlert {
  kind: AlertKind
  key: string
  order_id: number | null
  provider: string | null
  reference: string | null
  cents: number | null
  currency: string | null
  last_day: string | null
}

/** Null where it was told before. */
async function insert(tx: Executor, alert: NewAlert, now: number): Promise<number | null> {
  const row = await tx
    .insertInto('staff_alert')
    .values({ ...alert, raised_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await enqueueEvent(tx, 'staff.alert', { alertId: row.id })
  return row.id
}
