// Withdrawing from an order: from which copies that is possible, what it brings about, and the statement. An order is found
// by its number and its e-mail, like when it is tracked. In words a statement is accepted whatever order it means.

import type { StatedWithdrawal, WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { copiesOf, goneCopies } from '@stoa/domain/ordering/returns/gone-copies'
import { withdrawingActor } from '@stoa/domain/ordering/returns/goods-left'
import type { ReturnedCopies } from '@stoa/domain/ordering/returns/return-amounts'
import { decideWithdrawable, type Withdrawable } from '@stoa/domain/ordering/returns/withdrawable'
import { refundBy, sendBackBy } from '@stoa/domain/ordering/returns/withdrawal-period'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { moveOrder } from '../orders/move-order.service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { findOrderIdByCode, orderCode } from '../orders/orders.service.ts'
import { hasLeft, type ReturnOrderRow, statusOf } from './returns.queries.ts'
import { getReturnOrder, isPaid, receiveReturn, reckon } from './returns.service.ts'
import * as queries from './withdrawals.queries.ts'

interface OrderOf {
  code: string
  email: string
}

export interface WithdrawableRow {
  order: ReturnOrderRow
  lines: Withdrawable[]
}

type NotFound = Refusal<'order_not_found'>
type NotPossible = Refusal<'withdrawal_not_possible'>

export async function readWithdrawable(
  db: Executor,
  of: OrderOf,
  now: number,
): Promise<Outcome<WithdrawableRow, NotFound>> {
  const orderId = await findOrderIdByCode(db, of.code, of.email)
  if (orderId === null) return refused({ code: 'order_not_found' })
  const order = await getReturnOrder(db, orderId)
  return done({ order, lines: withdrawableOf(order, now) })
}

const goneOf = ({ withdrawn, returned }: ReturnOrderRow): ReturnedCopies[] => goneCopies(withdrawn, returned)

function withdrawableOf(order: ReturnOrderRow, now: number): Withdrawable[] {
  const gone = goneOf(order)
  const facts = {
    status: statusOf(order),
    placedOn: dayOf(order.placed_at.getTime()),
    receivedOn: order.received_at && dayOf(order.received_at.getTime()),
    lines: order.lines.map((line) => ({
      line: line.position,
      quantity: line.quantity,
      withdrawable: line.withdrawable,
      cards: line.is_card ? { spent: line.cards_spent } : null,
      gone: copiesOf(gone, line.position),
    })),
  }
  return decideWithdrawable(facts, dayOf(now))
}

export async function previewWithdrawal(
  db: Executor,
  of: OrderOf,
  { lines, now }: { lines: readonly ReturnedCopies[]; now: number },
): Promise<Outcome<WithdrawalTerms, NotFound | NotPossible>> {
  const found = await readWithdrawable(db, of, now)
  if (!found.ok) return found
  const possible = decideLines(found.value, lines)
  return possible.ok ? done(await termsOf(db, found.value.order, possible.value, now)) : possible
}

/** Each line once, from no more copies than are left. */
function decideLines(
  { lines: withdrawable }: WithdrawableRow,
  lines: readonly ReturnedCopies[],
): Outcome<ReturnedCopies[], NotPossible> {
  const isPossible = lines.every(({ line, quantity }) => {
    const left = withdrawable.find((one) => one.line === line)?.left ?? 0
    return quantity <= left && lines.filter((one) => one.line === line).length === 1
  })
  return isPossible && lines.length > 0 ? done([...lines]) : refused({ code: 'withdrawal_not_possible' })
}

async function termsOf(
  db: Executor,
  order: ReturnOrderRow,
  lines: readonly ReturnedCopies[],
  now: number,
): Promise<WithdrawalTerms> {
  const amounts = await reckon(db, order, goneOf(order), lines)
  // what is being captured at this moment is paid back like what is paid
  const paid = isPaid(order) || order.capturing
  const cancels = amounts.complete && !hasLeft(order)
  const ending = endingAtOnce(order, lines)
  return {
    refund: amounts.totalCents,
    delivery: amounts.extrasCents,
    points: amounts.pointsCents,
    giftCards: amounts.cards.reduce((sum, { cents }) => sum + cents, 0),
    money: amounts.moneyCents,
    paid,
    payment: order.payment,
    cancels,
    sendsBack: !cancels && lines.some(({ line, quantity }) => quantity > copiesOf(ending, line)),
    sendBackBy: isoDay(sendBackBy(dayOf(now))),
    held: order.payment_status === 'held' && !order.capturing,
    refundBy: isoDay(refundBy(dayOf(now), dayOf(now))),
  }
}

/** Of gift cards, of what has not left and of what has not come to the shop yet nothing is sent back. */
function endingAtOnce(order: ReturnOrderRow, lines: readonly ReturnedCopies[]): ReturnedCopies[] {
  const isHere = !hasLeft(order)
  return lines.flatMap(({ line, quantity }) => {
    const stated = order.lines.find(({ position }) => position === line)
    const ends = stated?.is_card || isHere ? quantity : Math.min(quantity, stated?.waiting ?? 0)
    return ends > 0 ? [{ line, quantity: ends }] : []
  })
}

export interface Statement {
  name: string
  email: string
  /** As it was typed. */
  code: string
  lines: readonly ReturnedCopies[]
  words: string
  language: Language
  idempotency: { key: string; bodyHash: string }
  now: number
}

type StatementRefusal = Refusal<
  'order_not_found' | 'withdrawal_not_possible' | 'withdrawal_empty' | 'idempotency_key_reused'
>

/** The same call again states nothing more and sends no second e-mail. */
export const declareWithdrawal = (
  db: Database,
  statement: Statement,
): Promise<Outcome<StatedWithdrawal, StatementRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<StatedWithdrawal, StatementRefusal>> => {
    const { key, bodyHash } = statement.idempotency
    await queries.lockKey(tx, key)
    const earlier = await queries.findByKey(tx, key)
    if (earlier && earlier.body_hash !== bodyHash) return refused({ code: 'idempotency_key_reused' })
    if (earlier) return done(repeatAnswer(earlier))
    const orderId = await findOrderIdByCode(tx, statement.code, statement.email)
    if (statement.lines.length === 0) return stateInWords(tx, orderId, statement)
    return orderId === null ? refused({ code: 'order_not_found' }) : stateLines(tx, orderId, statement)
  })

const repeatAnswer = ({ code, stated_at, terms }: queries.WithdrawalRow): StatedWithdrawal => ({
  code,
  at: stated_at.toISOString(),
  terms,
})

interface Content {
  orderId: number | null
  terms: WithdrawalTerms | null
  lines: readonly ReturnedCopies[]
}

async function write(tx: Executor, statement: Statement, { orderId, terms, lines }: Content) {
  const { number, key } = await queries.nextNumber(tx)
  const { name, email, language, now, words } = statement
  const code = orderCode(number, key, now, 'WD')
  const id = await queries.insertWithdrawal(tx, {
    ...statement.idempotency,
    ...{ code, orderId, name, email, language, terms },
    orderText: statement.code,
    words: words || null,
    statedAt: new Date(now),
  })
  if (orderId !== null && lines.length > 0) await queries.insertLines(tx, { id, orderId }, lines)
  await enqueueEvent(tx, 'withdrawal.stated', { withdrawalId: id })
  if (orderId !== null) {
    const data = { code, lines: lines.map(({ line, quantity }) => ({ line, quantity })) }
    await recordOrderEvent(tx, orderId, { type: 'withdrawal.stated', data }, new Date(now))
  }
  return { id, answer: { code, at: new Date(now).toISOString(), terms } }
}

/** Whether it is about an order that the shop has is not told. */
async function stateInWords(
  tx: Executor,
  orderId: number | null,
  statement: Statement,
): Promise<Outcome<StatedWithdrawal, StatementRefusal>> {
  if (statement.code === '' && statement.words === '') return refused({ code: 'withdrawal_empty' })
  const { answer } = await write(tx, statement, { orderId, terms: null, lines: [] })
  return done(answer)
}

/** The order is cancelled where nothing has left; what is not sent back ends at once. */
async function stateLines(
  tx: Executor,
  orderId: number,
  statement: Statement,
): Promise<Outcome<StatedWithdrawal, StatementRefusal>> {
  const { now } = statement
  const locked = await lockOrder(tx, { id: orderId })
  const order = await getReturnOrder(tx, orderId)
  const possible = decideLines({ order, lines: withdrawableOf(order, now) }, statement.lines)
  if (!locked || !possible.ok) return refused({ code: 'withdrawal_not_possible' })
  const lines = possible.value
  const terms = await termsOf(tx, order, lines, now)
  const { id, answer } = await write(tx, statement, { orderId, terms, lines })
  const copies = endingAtOnce(order, lines).map((ending) => ({ ...ending, damaged: 0 }))
  const by = { source: 'withdrawal', now } as const
  const receipt = {
    ...by,
    withdrawalId: id,
    statedAt: now,
    proofAt: null,
    copies,
    actor: 'system',
    unsent: true,
  } as const
  const actor = withdrawingActor(statusOf(order))
  const cancel = { ...by, to: 'cancelled', actor, reason: 'withdrawal', notify: false } as const
  if (terms.cancels) {
    const cancelled = await moveOrder(tx, locked, cancel)
    return cancelled.ok ? done(answer) : refused({ code: 'withdrawal_not_possible' })
  }
  const ended = copies.length > 0 ? await receiveReturn(tx, locked, receipt) : done(null)
  return ended.ok ? done(answer) : refused({ code: 'withdrawal_not_possible' })
}
