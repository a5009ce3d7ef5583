// Money that comes after its order was given up. Nothing of it is lost and nothing is sold twice: the order goes on where its
// copies are still there; otherwise it is paid and short, and waits for copies until somebody pays the money back.

import type { Cents } from '@stoa/domain/money'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { Database } from '../../database/connect.ts'
import { postLedger } from '../../database/ledger.ts'
import { countChanged } from '../../database/one-by-one.ts'
import type { Executor } from '../../database/transaction.ts'
import { claimAgain } from './claim-again.service.ts'
import * as queries from './late-payments.queries.ts'
import { type MovedOrder, moveBySystem } from './move-order.service.ts'
import { recordPayment } from './order-paid.service.ts'
import { lockOrder, savePaid } from './order-payment.queries.ts'
import { insertOrderRefund } from './refunds.queries.ts'

export const { canResume } = queries

/** `order`: locked, and given up. `cents`: what came in. False when it is paid and short. */
export async function resumeOrder(tx: Executor, order: MovedOrder, cents: Cents, now: number): Promise<boolean> {
  await queries.insertLate(tx, order.id, new Date(now))
  const posted = { subjectId: order.id, orderId: order.id, at: new Date(now) }
  await postLedger(tx, 'resumed', { cents: order.payable_cents }, posted)
  const isClaimed = await claimAgain(tx, order.id, now)
  const checked = { to: 'checkingStock', source: 'payment', reason: 'paid_late', silent: isClaimed, now } as const
  await recordPayment(tx, order.id, cents, now)
  await moveBySystem(tx, order, checked)
  if (isClaimed) await goOn(tx, { ...order, status: orderStatusNumbers.checkingStock }, now)
  return isClaimed
}

const goOn = (tx: Executor, order: MovedOrder, now: number) =>
  moveBySystem(tx, order, { to: 'processing', source: 'payment', reason: 'copies_claimed', now })

/** Of an order that does not go on: its money is owed back. */
export async function oweLatePayment(tx: Executor, order: MovedOrder, now: number): Promise<void> {
  await savePaid(tx, order.id, order.payable_cents, new Date(now))
  await insertOrderRefund(tx, order.id, order.due_cents, new Date(now))
}

const batch = 100

/** Orders that are paid and short go on as copies come, whose money came first, first. Returns how many. */
export async function fillShortOrders(db: Database, now: number, pageSize = batch): Promise<number> {
  let filled = 0
  let page = await queries.listShort(db, pageSize)
  while (page.length > 0) {
    filled += await countChanged(db, page, (tx, { id }) => fill(tx, id, now))
    page = await queries.listShort(db, pageSize, page.at(-1))
  }
  return filled
}

async function fill(tx: Executor, orderId: number, now: number): Promise<boolean> {
  const order = await lockOrder(tx, { id: orderId })
  if (order?.status !== orderStatusNumbers.checkingStock || !(await claimAgain(tx, orderId, now))) return false
  await goOn(tx, order, now)
  return true
}

/** Paid and short: somebody has to look. */
export const listShortOrders = (db: Executor) => queries.listShort(db, batch)
