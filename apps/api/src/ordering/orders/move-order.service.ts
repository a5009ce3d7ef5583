// Every change of an order's status: under the order's lock, by the table of moves, into its history. What an order took
// that comes to nothing goes back in the same transaction.

import { isAnnounced } from '@stoa/domain/ordering/order/announced-statuses'
import {
  decideMove,
  givesBack,
  isPaidWith,
  listNextStatuses,
  type MoveRefusal,
  needsCopies,
  type OrderActor,
  owesMoney,
  releasesCodes,
} from '@stoa/domain/ordering/order/order-moves'
import { getOrderStatus, type OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { awaitsProvider } from '@stoa/domain/ordering/payment/awaits-payment'
import { capturesHeld, handsOver } from '@stoa/domain/ordering/payment/held-payment'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { postLedger } from '../../database/ledger.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { documentMove } from '../documents/documents.service.ts'
import { refundGiftCardSpending } from '../gift-cards/gift-cards.service.ts'
import { voidIssuedCards } from '../gift-cards/issued-gift-cards.service.ts'
import { revertOrderPoints } from '../loyalty/loyalty.service.ts'
import { releaseUses } from '../promotions/promotions.service.ts'
import { findWaiting, leavePlaces } from '../stock/advance.service.ts'
import { restoreStock } from '../stock/stock.service.ts'
import { claimAgain, isShort } from './claim-again.service.ts'
import { captureHeld, releaseHeld } from './held-payments.queries.ts'
import * as queries from './move-order.queries.ts'
import { postGivenBack, postReceived } from './order-ledger.service.ts'
import { recordPayment } from './order-paid.service.ts'
import type { PayableOrderRow } from './order-payment.queries.ts'
import type { SettledRow } from './refunds.queries.ts'
import * as refunds from './refunds.queries.ts'

export interface OrderMove {
  to: OrderStatus
  actor: OrderActor
  /** What of the actor: a process of the shop, a tool's name, a member of staff. */
  source: string
  /** A code of small letters. */
  reason: string | null
  /** Whether the buyer of an order that is cancelled gets an e-mail about it; of other moves they are told anyway. */
  notify: boolean
  /** True when the buyer is told in other words. */
  silent?: boolean
  now: number
}

/** What a move needs to know of its order. */
export type MovedOrder = Pick<
  PayableOrderRow,
  'id' | 'status' | 'due_cents' | 'payable_cents' | 'payment_status' | 'payment'
>

export interface Moved {
  /** False when the order was there already. */
  changed: boolean
  /** Copies that went back into the stock. */
  copies: number
}

export type OrderMoveRefusal = MoveRefusal | 'gift_card_spent' | 'order_copies_missing' | 'order_payment_held'

/** `order`: locked. A refusal must roll back the caller’s transaction. */
export async function moveOrder(
  tx: Executor,
  order: MovedOrder,
  { to, actor, source, reason, notify, silent = false, now }: OrderMove,
): Promise<Outcome<Moved, OrderMoveRefusal>> {
  const from = getOrderStatus(order.status)
  const decision = decideMove(from, to, actor)
  if (!decision.ok) return decision
  if (!decision.value) return done({ changed: false, copies: 0 })
  if (to === 'refund' && !(await canRefund(tx, order.id))) return refused('order_move_not_allowed')
  if (actor !== 'system' && isUnpaid(order, to)) return refused('order_move_not_allowed')
  if (actor !== 'system' && isHeld(order, to)) return refused('order_payment_held')
  if (needsCopies(to) && (await findWaiting(tx, order.id))) return refused('order_copies_missing')
  if (from === 'checkingStock' && to === 'processing' && !(await claimAgain(tx, order.id, now)))
    return refused('order_move_not_allowed')
  const at = new Date(now)
  const changeId = await queries.insertChange(tx, { orderId: order.id, from, status: to, actor, source, reason, at })
  if (isAnnounced(to) && !silent) await enqueueEvent(tx, 'order.moved', { orderId: order.id, changeId })
  if (order.payment_status === 'held') await followHeld(tx, order.id, to, at)
  const becomesPaid = isPaidWith(to, { from, payment: order.payment_status })
  if (becomesPaid) {
    await recordPayment(tx, order.id, order.payable_cents, now)
    await postReceived(tx, order, now)
  }
  if (owesMoney(to, becomesPaid ? 'paid' : order.payment_status)) {
    await refunds.insertOrderRefund(tx, order.id, order.due_cents, at)
    await refunds.insertProviderRefunds(tx, order.id, at)
  }
  await documentMove(tx, order.id, to, now)
  if (notify && to === 'cancelled') await enqueueEvent(tx, 'order.cancelled', { orderId: order.id })
  if (to === 'refund') await settleByHand(tx, order.id, now)
  return givesBack(to) ? giveBack(tx, order.id, { to, changeId, now }) : done({ changed: true, copies: 0 })
}

/** What is held for it is captured as it leaves, and released when it comes to nothing. */
async function followHeld(tx: Executor, orderId: number, to: OrderStatus, at: Date): Promise<void> {
  if (capturesHeld(to)) await captureHeld(tx, orderId, at)
  if (givesBack(to)) await releaseHeld(tx, orderId, at)
}

/** What a provider still pays back nobody else says is paid back. */
async function canRefund(tx: Executor, orderId: number): Promise<boolean> {
  const owed = await refunds.findOwed(tx, orderId)
  return owed.ever && !owed.at_provider
}

const isUnpaid = ({ payment_status, payment }: MovedOrder, to: OrderStatus): boolean =>
  needsCopies(to) && awaitsProvider(payment_status, payment)

const isHeld = ({ payment_status }: MovedOrder, to: OrderStatus): boolean => payment_status === 'held' && handsOver(to)

/**
 * Where people may move an order next: what was never owed is not paid back, nothing begins unpaid or without its copies, and
 * nothing is handed over whose money is only held.
 */
export async function listNextMoves(
  tx: Executor,
  order: MovedOrder,
  actor: Exclude<OrderActor, 'system'>,
): Promise<OrderStatus[]> {
  const next = listNextStatuses(getOrderStatus(order.status), actor).filter(
    (to) => !isUnpaid(order, to) && !isHeld(order, to),
  )
  const isOwed = next.includes('refund') && (await canRefund(tx, order.id))
  const lacksCopies = next.some(needsCopies) && ((await findWaiting(tx, order.id)) || (await isShort(tx, order.id)))
  return next.filter((to) => (to !== 'refund' || isOwed) && !(lacksCopies && needsCopies(to)))
}

/** Codes, then cards, then points, and after them places and copies, as orders take them. Each once, however often it is tried. */
async function giveBack(
  tx: Executor,
  orderId: number,
  { to, changeId, now }: { to: OrderStatus; changeId: number; now: number },
): Promise<Outcome<Moved, 'gift_card_spent'>> {
  if (releasesCodes(to)) await releaseUses(tx, orderId)
  const voided = await voidIssuedCards(tx, orderId, now)
  if (!voided.ok) return voided
  const giftCardCents = await refundGiftCardSpending(tx, orderId, now)
  await revertOrderPoints(tx, orderId, { now })
  await postGivenBack(tx, { orderId, changeId, giftCardCents, now })
  await leavePlaces(tx, orderId, now)
  return done({ changed: true, copies: await restoreStock(tx, orderId) })
}

/** For moves of the shop itself, which it makes where they are allowed; its e-mails are about what it has done. */
export async function moveBySystem(
  tx: Executor,
  order: MovedOrder,
  move: Omit<OrderMove, 'actor' | 'notify'>,
): Promise<Moved> {
  const moved = await moveOrder(tx, order, { ...move, actor: 'system', notify: false })
  if (!moved.ok) throw new Error(`order ${order.id} may not become ${move.to}: ${moved.refusal}`)
  return moved.value
}

/** What is owed for an order and for its returns is paid back, but for what a provider still pays back. */
export async function settleByHand(tx: Executor, orderId: number, now: number): Promise<SettledRow[]> {
  const settled = await refunds.settleRefund(tx, orderId, new Date(now))
  for (const { event, subject_id: subjectId, cents } of settled)
    await postLedger(tx, event, { cents }, { subjectId, orderId, at: new Date(now) })
  return settled
}
