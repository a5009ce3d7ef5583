// Alerts: what staff are told of by e-mail, written in the transaction that makes it true. An event that is seen again is not told again.

import type { PaymentAlert } from '@stoa/domain/ordering/payment/alert-kinds'
import type { Selectable } from 'kysely'
import { enqueueEvent } from './outbox.ts'
import type { Tables } from './schema.ts'
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

/** Of several things of which nobody was told, by the first of them. Returns the alert's id. */
export async function alertTogether(
  tx: Executor,
  kind: 'exceptions' | 'missed',
  first: number,
  now: number,
): Promise<number> {
  const none = { order_id: null, provider: null, reference: null, cents: null, currency: null, last_day: null }
  const id = await insert(tx, { kind, key: `${first} ${now}`, ...none }, now)
  if (id === null) throw new Error(`${kind} from ${first} on were told of at the same moment`)
  return id
}

type NewAlert = Omit<Selectable<Tables['staff_alert']>, 'id' | 'raised_at' | 'missed' | 'told_by'>

/** Null where it was told before. */
async function insert(tx: Executor, alert: NewAlert, now: number): Promise<number | null> {
  const row = await tx
    .insertInto('staff_alert')
    .values({ ...alert, raised_at: new Date(now), told_by: null })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await enqueueEvent(tx, 'staff.alert', { alertId: row.id })
  return row.id
}
