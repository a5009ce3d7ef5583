// What somebody says of lines of the bank’s statement: the order that they pay, that they pay none, and that what was too
// much has been sent back.

import { shopCurrency, sum } from '@stoa/domain/money'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { surplusOf } from '@stoa/domain/ordering/settlements/match-deposit'
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
    if (lines.some(({ currency }) => currency !== shopCurrency)) return refused('other_currency')
    if (!findPaymentKind(order.payment)?.deposit) return refused('no_deposit_expected')
    const isPaid = order.payment_status === 'paid'
    const surplus = surplusOf(
      lines.map(({ cents }) => cents),
      isPaid ? 0 : order.payable_cents,
    )
    if (!surplus) return refused('too_little')
    const deposited = isPaid ? null : await recordDeposit(tx, code, now)
    if (deposited && !deposited.ok) return deposited
    for (const [index, { id }] of lines.entries())
      await closeLine(tx, id, { orderId: order.id, owedCents: surplus[index] ?? 0, by, at: new Date(now) })
    return done({ deposited: deposited ? deposited.value : null, owedCents: sum(surplus) })
  })

async function closeLine(tx: Executor, id: number, closed: queries.ClosedLine) {
  const { orderId, owedCents: cents, at } = closed
  await queries.closeLine(tx, id, closed)
  await postLedger(tx, 'overpaid', { cents }, { subjectId: id, orderId, at })
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
