// What somebody says of lines of the bank’s statement: the order that they pay, that they pay none, and that what was too
// much has been sent back.

import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { postLedger } from '../../database/ledger.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import { type Deposited, lockOrder, recordDeposit } from '../orders/order-payment.service.ts'
import * as queries from './deposits.queries.ts'

export interface ConfirmedDeposit {
  /** Null where the order was paid before. */
  deposited: Deposited | null
  /** What is to be sent back to who paid. */
  owedCents: number
}

export type ConfirmRefusal =
  | 'line_not_open'
  | 'order_not_found'
  | 'no_deposit_expected'
  | 'too_little'
  | 'other_currency'

interface Confirmation {
  lines: readonly number[]
  /** The order's. */
  code: string
  /** Who says so. */
  by: string
}

/** Lines that pay one order together. Of an order that is paid already everything is owed back. */
export const confirmDeposit = (
  db: Database,
  { lines: ids, code, by }: Confirmation,
  now: number,
): Promise<Outcome<ConfirmedDeposit, ConfirmRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<ConfirmedDeposit, ConfirmRefusal>> => {
    const order = await lockOrder(tx, { code })
    if (!order) return refused('order_not_found')
    const lines = await queries.lockOpenLines(tx, ids)
    if (lines.length < new Set(ids).size) return refused('line_not_open')
    if (lines.some(({ currency }) => currency !== 'EUR')) return refused('other_currency')
    if (!findPaymentKind(order.payment)?.deposit) return refused('no_deposit_expected')
    const isPaid = order.payment_status === 'paid'
    const dueCents = isPaid ? 0 : order.due_cents
    const owedCents = lines.reduce((total, { cents }) => total + cents, 0) - dueCents
    if (owedCents < 0) return refused('too_little')
    const deposited = isPaid ? null : await recordDeposit(tx, code, now)
    if (deposited && !deposited.ok) return deposited
    await closeLines(tx, lines, { dueCents, orderId: order.id, by, at: new Date(now) })
    return done({ deposited: deposited ? deposited.value : null, owedCents })
  })

interface Closing {
  dueCents: number
  orderId: number
  by: string
  at: Date
}

/** The earlier lines pay what is due, the rest of each is owed. */
async function closeLines(tx: Executor, lines: readonly queries.OpenLine[], { dueCents, orderId, by, at }: Closing) {
  let left = dueCents
  for (const { id, cents } of lines) {
    const owedCents = cents - Math.min(cents, left)
    left -= cents - owedCents
    await queries.closeLine(tx, id, { orderId, owedCents, by, at })
    await postLedger(tx, 'overpaid', { cents: owedCents }, { subjectId: id, orderId, at })
  }
}

/** False when it is not open. */
export const dismissDeposit = (
  db: Database,
  line: number,
  resolution: { by: string; reason: string },
  now: number,
): Promise<boolean> => queries.dismissLine(db, line, resolution, new Date(now))

/** What was owed of a line has been sent back: how much. Null when nothing is owed. */
export const recordRepaid = (db: Database, line: number, now: number): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const at = new Date(now)
    const repaid = await queries.markRepaid(tx, line, at)
    if (!repaid) return null
    const { order_id: orderId, owed_cents: cents } = repaid
    await postLedger(tx, 'overpaid_repaid', { cents }, { subjectId: line, orderId, at })
    return cents
  })
