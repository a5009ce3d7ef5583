// Copies that came back: what they give back in money, to gift cards, points and stock, in one transaction under the order's
// lock.

import { sum } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { hasPaid, type OrderActor, statusAfterReturn } from '@stoa/domain/ordering/order/order-moves'
import { hasEnded, type OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { copiesOf } from '@stoa/domain/ordering/returns/gone-copies'
import {
  decideReturn,
  type EarlierReturns,
  type PaidOrder,
  type ReturnAmounts,
} from '@stoa/domain/ordering/returns/return-amounts'
import { refundBy } from '@stoa/domain/ordering/returns/withdrawal-period'
import type { CopiesBack } from '@stoa/domain/ordering/stock/release-copies'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { postLedger } from '../../database/ledger.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import type { Executor } from '../../database/transaction.ts'
import { creditReturns } from '../documents/documents.service.ts'
import { readCardShares, refundGiftCardShares } from '../gift-cards/gift-cards.service.ts'
import { voidCardsOfLines } from '../gift-cards/issued-gift-cards.service.ts'
import { revertOrderPoints } from '../loyalty/loyalty.service.ts'
import { type MovedOrder, moveOrder, type OrderMoveRefusal } from '../orders/move-order.service.ts'
import { oweAtProvider } from '../orders/refunds.service.ts'
import { followRest, listWaitingPlaces } from '../orders/rest-of-order.service.ts'
import { stopWaiting } from '../stock/advance.service.ts'
import { takeBackCopies } from '../stock/stock.service.ts'
import * as queries from './returns.queries.ts'

export interface ReceivedCopies {
  /** The position of the line. */
  line: number
  quantity: number
  /** Of these, not for sale any more. */
  damaged: number
}

interface ReturnInput {
  /** The statement that it is about; null without one. */
  withdrawalId: number | null
  /** When the buyer stated it, and proved that it was sent. */
  statedAt: number | null
  proofAt: number | null
  copies: readonly ReceivedCopies[]
  actor: OrderActor
  source: string
  /** Whether they end without being sent back; what has not left does in any case. */
  unsent: boolean
  now: number
}

export interface Received {
  amounts: ReturnAmounts
  /** `2026-12-08`; null where no money is owed. */
  refundDueOn: string | null
  /** Whether nothing came back, as it had not left. */
  unsent: boolean
  /** What the order came to; null where it stays what it is. */
  status: OrderStatus | null
}

export type ReturnRefusal = OrderMoveRefusal | 'nothing_returned' | 'too_many_returned' | 'order_ended'

/** `order`: locked. A refusal must roll back the caller’s transaction. */
export async function receiveReturn(
  tx: Executor,
  order: MovedOrder,
  input: ReturnInput,
): Promise<Outcome<Received, ReturnRefusal>> {
  const row = await getReturnOrder(tx, order.id)
  if (hasEnded(queries.statusOf(row))) return refused('order_ended')
  if (input.copies.length === 0) return refused('nothing_returned')
  if (input.copies.some((copies) => isTooMany(copies, row))) return refused('too_many_returned')
  const amounts = await reckon(tx, row, row.returned, input.copies)
  const refundDueOn = refundDay(row, amounts, input)
  const unsent = input.unsent || !queries.hasLeft(row)
  const voided = await voidCardsOfLines(tx, row.id, cardsOf(row, input.copies), input.now)
  if (!voided.ok) return voided
  const returnId = await writeReturn(tx, row, input, { amounts, refundDueOn, unsent })
  await refundGiftCardShares(tx, { returnId, shares: amounts.cards }, input.now)
  // what has not left goes on with less; as a whole it is cancelled
  const kind = queries.hasLeft(row) || amounts.complete ? 'Revert' : 'RevertAfterEdit'
  await revertOrderPoints(tx, row.id, { share: amounts.share, kind, now: input.now })
  const { cards, pointsCents, moneyCents } = amounts
  const shares = { moneyCents, pointsCents, giftCardCents: sum(cards.map(({ cents }) => cents)) }
  await postLedger(tx, 'returned', shares, { subjectId: returnId, orderId: row.id, at: new Date(input.now) })
  const before = await listWaitingPlaces(tx, row.id, input.now)
  const { copies, damaged } = copiesBack(row, input.copies)
  await takeBackCopies(tx, row.id, { copies: await stopWaiting(tx, row.id, copies, input.now), damaged })
  const moved = await moveAfter(tx, order, row, { complete: amounts.complete, input })
  if (!moved.ok) return moved
  await oweAtProvider(tx, row.id, input.now)
  if (moved.value === null) await followRest(tx, order, { before, now: input.now })
  await creditReturns(tx, row.id, input.now)
  return done({ amounts, refundDueOn, unsent, status: moved.value })
}

export async function getReturnOrder(db: Executor, orderId: number): Promise<queries.ReturnOrderRow> {
  const row = await queries.findReturnOrder(db, orderId)
  if (!row) throw new Error(`there is no order ${orderId}`)
  return row
}

/** What has not come yet cannot be damaged. */
function isTooMany({ line, quantity, damaged }: ReceivedCopies, row: queries.ReturnOrderRow): boolean {
  const ordered = row.lines.find(({ position }) => position === line)
  if (!ordered || quantity > ordered.quantity - copiesOf(row.returned, line)) return true
  return damaged > Math.max(0, quantity - ordered.waiting)
}

/** What the copies are worth after those that are gone already. */
export async function reckon(
  db: Executor,
  row: queries.ReturnOrderRow,
  gone: EarlierReturns['copies'],
  copies: EarlierReturns['copies'],
): Promise<ReturnAmounts> {
  const { order, cards } = await readPaid(db, row)
  return decideReturn(order, { copies: gone, cards, moneyCents: row.money_returned_cents }, copies)
}

/** What was paid for the order and by what, and what its gift cards have got back. */
export async function readPaid(
  db: Executor,
  row: queries.ReturnOrderRow,
): Promise<{ order: PaidOrder; cards: EarlierReturns['cards'] }> {
  const { paid, givenBack } = await readCardShares(db, row.id)
  const order = {
    lines: row.lines.map((line) => ({
      line: line.position,
      quantity: line.quantity,
      totalCents: line.total_cents,
      gift: line.gift,
      isCard: line.is_card,
    })),
    totalCents: row.total_cents,
    pointsCents: row.points_cents,
    cards: paid,
    dueCents: row.due_cents,
  }
  return { order, cards: givenBack }
}

export const isPaid = (row: queries.ReturnOrderRow): boolean => hasPaid(queries.statusOf(row), row.payment_status)

/** Without a statement the shop learns of it with the goods; gift cards are back at once. */
function refundDay(row: queries.ReturnOrderRow, { moneyCents }: ReturnAmounts, input: ReturnInput): string | null {
  if (moneyCents === 0 || !isPaid(row)) return null
  const { now, statedAt, proofAt } = input
  return isoDay(refundBy(dayOf(statedAt ?? now), dayOf(Math.min(now, proofAt ?? now))))
}

const cardsOf = (row: queries.ReturnOrderRow, copies: readonly ReceivedCopies[]) =>
  row.lines.flatMap(({ id, position, is_card }) => {
    const quantity = copiesOf(copies, position)
    return is_card && quantity > 0 ? [{ orderLineId: id, quantity }] : []
  })

async function writeReturn(
  tx: Executor,
  row: queries.ReturnOrderRow,
  input: ReturnInput,
  { amounts, refundDueOn, unsent }: Pick<Received, 'amounts' | 'refundDueOn' | 'unsent'>,
): Promise<number> {
  const returnId = await queries.insertReturn(tx, {
    orderId: row.id,
    withdrawalId: input.withdrawalId,
    source: input.source,
    receivedAt: new Date(input.now),
    moneyCents: amounts.moneyCents,
    refundDueOn,
    unsent,
    reason: null,
  })
  const damagedOf = (line: number) => input.copies.find((copies) => copies.line === line)?.damaged ?? 0
  const lines = amounts.lines.map((line) => ({ ...line, damaged: damagedOf(line.line) }))
  await queries.insertReturnLines(tx, { returnId, orderId: row.id }, lines)
  const facts = lines.map(({ line, quantity, damaged }) => ({ line, quantity, damaged }))
  const data = { lines: facts, unsent, refundCents: amounts.moneyCents, refundDueOn }
  await recordOrderEvent(tx, row.id, { type: 'return.received', data }, new Date(input.now))
  return returnId
}

/** Of a set the copies of its parts. */
function copiesBack(row: queries.ReturnOrderRow, received: readonly ReceivedCopies[]) {
  const backOf = (quantityOf: (copies: ReceivedCopies) => number): CopiesBack[] =>
    received.flatMap((copies) => {
      const line = row.lines.find(({ position }) => position === copies.line)
      const quantity = quantityOf(copies)
      if (!line || quantity === 0) return []
      const { id: orderLineId, product_id: productId, dimension_id, parts } = line
      if (parts.length === 0) return [{ orderLineId, productId, dimensionId: dimension_id ?? 0, quantity }]
      return parts.map((part) => ({
        orderLineId,
        productId: part.productId,
        dimensionId: part.dimensionId,
        quantity: (part.quantity / line.quantity) * quantity,
      }))
    })
  return { copies: backOf(({ quantity }) => quantity), damaged: backOf(({ damaged }) => damaged) }
}

async function moveAfter(
  tx: Executor,
  order: MovedOrder,
  row: queries.ReturnOrderRow,
  { complete, input: { actor, source, now } }: { complete: boolean; input: ReturnInput },
): Promise<Outcome<OrderStatus | null, OrderMoveRefusal>> {
  const to = statusAfterReturn(queries.statusOf(row), complete)
  if (to === null) return done(null)
  const told = { notify: false, silent: true } as const
  // what has not left is cancelled by itself, whoever records that its buyer has withdrawn
  const by = queries.hasLeft(row) ? actor : 'system'
  const moved = await moveOrder(tx, order, { to, actor: by, source, reason: 'goods_returned', ...told, now })
  return moved.ok ? done(to) : moved
}
