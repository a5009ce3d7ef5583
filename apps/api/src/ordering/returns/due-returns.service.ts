// What the staff do about withdrawals and returns: find the order of a statement, note a proof, receive what comes back, pay
// it back; and what they are warned of when it is not done in time.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { refundDays } from '@stoa/domain/ordering/returns/withdrawal-period'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { settleRefunds } from '../orders/refunds.service.ts'
import * as queries from './due-returns.queries.ts'
import { listReturns } from './returns.queries.ts'
import { type Received, type ReceivedCopies, type ReturnRefusal, receiveReturn } from './returns.service.ts'

export type { ReceivedCopies } from './returns.service.ts'

/** Of statements that wait for goods or for somebody who reads them. */
export const { listOpenStatements, listUnsent } = queries

/** Longer than a parcel that nobody takes is on its way. */
const comingBackMs = 30 * 24 * 60 * 60_000

/** Orders that were cancelled and of which something may be packed, or comes back. */
export const listCancelledWhilePrepared = (db: Executor, now: number, limit: number) =>
  queries.listCancelledWhilePrepared(db, { since: new Date(now - comingBackMs), limit })

export type { StatedCopies } from './due-returns.queries.ts'

/** The code of an order, or of a statement about one. */
export type ReturnKey = { order: string } | { withdrawal: string }

type NotFound = 'order_not_found' | 'withdrawal_not_found' | 'withdrawal_without_order'

interface Subject {
  orderId: number
  withdrawal: { id: number; statedAt: number; proofAt: number | null } | null
}

async function findSubject(tx: Executor, key: ReturnKey): Promise<Outcome<Subject, NotFound>> {
  if ('order' in key) {
    const order = await lockOrder(tx, { code: key.order })
    return order ? done({ orderId: order.id, withdrawal: null }) : refused('order_not_found')
  }
  const row = await queries.findStatement(tx, key.withdrawal)
  if (!row) return refused('withdrawal_not_found')
  if (row.order_id === null) return refused('withdrawal_without_order')
  const withdrawal = { id: row.id, statedAt: row.stated_at.getTime(), proofAt: row.proof_at?.getTime() ?? null }
  return done({ orderId: row.order_id, withdrawal })
}

/** `copies`: none for everything that the statement is about. The buyer is told. */
export const receiveCopies = (
  db: Database,
  key: ReturnKey,
  { copies, now }: { copies: readonly ReceivedCopies[]; now: number },
): Promise<Outcome<Received, NotFound | ReturnRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<Received, NotFound | ReturnRefusal>> => {
    const subject = await findSubject(tx, key)
    if (!subject.ok) return subject
    const { orderId, withdrawal } = subject.value
    const order = await lockOrder(tx, { id: orderId })
    if (!order) return refused('order_not_found')
    const stated = withdrawal && copies.length === 0 ? await listAwaited(tx, withdrawal.id) : copies
    const received = await receiveReturn(tx, order, {
      ...{ withdrawalId: withdrawal?.id ?? null, statedAt: withdrawal?.statedAt ?? null },
      ...{ proofAt: withdrawal?.proofAt ?? null, copies: stated, actor: 'staff', source: 'staff', now },
      unsent: false,
    })
    const last = (await listReturns(tx, orderId)).at(-1)
    if (received.ok && last) await enqueueEvent(tx, 'return.received', { returnId: last.id })
    return received
  })

/** What a statement is about and has not come back. */
async function listAwaited(tx: Executor, withdrawalId: number): Promise<ReceivedCopies[]> {
  const back = await queries.listReceived(tx, withdrawalId)
  return (await queries.listStated(tx, withdrawalId)).flatMap(({ line, quantity }) => {
    const left = quantity - back.reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0)
    return left > 0 ? [{ line, quantity: left, damaged: 0 }] : []
  })
}

/** The order that a statement in words means. One that has an order keeps it. */
export const attachOrder = (
  db: Database,
  withdrawal: string,
  order: string,
): Promise<Outcome<null, 'order_not_found' | 'withdrawal_not_found' | 'withdrawal_has_order'>> =>
  decideInTransaction(db, async (tx) => {
    const found = await lockOrder(tx, { code: order })
    if (!found) return refused('order_not_found')
    const row = await queries.findStatement(tx, withdrawal)
    if (!row) return refused('withdrawal_not_found')
    if (row.order_id !== null && row.order_id !== found.id) return refused('withdrawal_has_order')
    await queries.setOrder(tx, row.id, found.id)
    return done(null)
  })

type StatementChange = Outcome<null, 'withdrawal_not_found'>

const changeStatement = (
  db: Database,
  withdrawal: string,
  change: (tx: Executor, id: number) => Promise<unknown>,
): Promise<StatementChange> =>
  decideInTransaction(db, async (tx): Promise<StatementChange> => {
    const row = await queries.findStatement(tx, withdrawal)
    if (!row) return refused('withdrawal_not_found')
    await change(tx, row.id)
    return done(null)
  })

/** The buyer has proved that the goods are on their way: the money is due without them. */
export const noteProof = (db: Database, withdrawal: string, now: number): Promise<StatementChange> =>
  changeStatement(db, withdrawal, (tx, id) => queries.setProof(tx, id, new Date(now)))

/** Nothing is to come of the statement any more: it is about no order of the shop, or its goods were never sent, or are unpacked. */
export const closeStatement = (db: Database, withdrawal: string, now: number): Promise<StatementChange> =>
  changeStatement(db, withdrawal, (tx, id) => queries.setClosed(tx, id, new Date(now)))

/** What was packed of a cancelled order is put back. */
export const noteUnpacked = (
  db: Database,
  order: string,
  now: number,
): Promise<Outcome<null, 'order_not_found' | 'order_not_cancelled'>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<null, 'order_not_found' | 'order_not_cancelled'>> => {
    const found = await lockOrder(tx, { code: order })
    if (!found) return refused('order_not_found')
    return (await queries.saveUnpacked(tx, found.id, new Date(now))) ? done(null) : refused('order_not_cancelled')
  })

type RefundRefusal = 'order_not_found' | 'nothing_owed' | 'refund_at_provider'

/** What was owed for an order is paid back by hand. */
export const recordRefund = (db: Database, order: string, now: number): Promise<Outcome<number, RefundRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<number, RefundRefusal>> => {
    const found = await lockOrder(tx, { code: order })
    return found ? settleRefunds(tx, found, { source: 'staff', now }) : refused('order_not_found')
  })

export interface Warnings {
  refunds: queries.WarnedRefund[]
  /** Statements without an order, or proved and without their money. */
  unread: number[]
}

const dayMs = 24 * 60 * 60_000

/** Two days before, and from then on every day. */
const daysBefore = 2

export async function warnOfDueReturns(db: Database, now: number): Promise<Warnings> {
  const day = dayOf(now)
  const [today, until] = [isoDay(day), isoDay(day + daysBefore)]
  return {
    refunds: await queries.warnOfRefunds(db, { today, until, refundDays }),
    unread: await queries.warnOfStatements(db, {
      today,
      unreadBefore: new Date(now - dayMs),
      provedBefore: new Date(now - (refundDays - daysBefore) * dayMs),
    }),
  }
}
