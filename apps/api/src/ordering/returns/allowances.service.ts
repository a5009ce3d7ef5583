// Allowances: an amount that the shop gives back of a paid order without copies, as goodwill or because a price was wrong. It is
// a return without lines, so that whatever pays back, credits and counts returns does so with it.

import { type Cents, sum } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { hasEnded } from '@stoa/domain/ordering/order/order-status'
import { type Allowance, decideAllowance } from '@stoa/domain/ordering/returns/return-amounts'
import { refundBy } from '@stoa/domain/ordering/returns/withdrawal-period'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { postLedger } from '../../database/ledger.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { creditReturns } from '../documents/documents.service.ts'
import { refundGiftCardShares } from '../gift-cards/gift-cards.service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { oweAtProvider } from '../orders/refunds.service.ts'
import * as queries from './returns.queries.ts'
import { getReturnOrder, isPaid, readPaid } from './returns.service.ts'

interface AllowanceInput {
  /** The order's. */
  code: string
  cents: Cents
  /** For the staff; the buyer is not told. */
  reason: string
  now: number
}

export interface Granted {
  cardCents: Cents
  moneyCents: Cents
  /** `2026-12-08`; null where no money is owed. */
  refundDueOn: string | null
}

export type AllowanceRefusal =
  | { code: 'order_not_found' | 'order_ended' | 'order_not_paid' | 'order_payment_held' }
  | { code: 'payment_charged_back' | 'return_unclear' }
  | { code: 'allowance_too_high'; leftCents: Cents }

/** `cents`: more than nothing. */
export const grantAllowance = (db: Database, input: AllowanceInput): Promise<Outcome<Granted, AllowanceRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<Granted, AllowanceRefusal>> => {
    const order = await lockOrder(tx, { code: input.code })
    if (!order) return refused({ code: 'order_not_found' })
    const row = await getReturnOrder(tx, order.id)
    const refusal = await findRefusal(tx, row)
    if (refusal) return refused({ code: refusal })
    const { order: paid, cards } = await readPaid(tx, row)
    const earlier = { copies: row.returned, cards, moneyCents: row.money_returned_cents }
    const allowance = decideAllowance(paid, earlier, input.cents)
    return allowance.ok ? done(await write(tx, row.id, input, allowance.value)) : allowance
  })

async function findRefusal(
  tx: Executor,
  row: queries.ReturnOrderRow,
): Promise<Exclude<AllowanceRefusal['code'], 'order_not_found' | 'allowance_too_high'> | null> {
  if (hasEnded(queries.statusOf(row))) return 'order_ended'
  if (row.payment_status === 'held') return 'order_payment_held'
  if (!isPaid(row)) return 'order_not_paid'
  if (await queries.hasChargeback(tx, row.id)) return 'payment_charged_back'
  return (await queries.isReturnUnclear(tx, row.id)) ? 'return_unclear' : null
}

async function write(
  tx: Executor,
  orderId: number,
  { cents, reason, now }: AllowanceInput,
  { cards, moneyCents }: Allowance,
): Promise<Granted> {
  const [at, today] = [new Date(now), dayOf(now)]
  const refundDueOn = moneyCents > 0 ? isoDay(refundBy(today, today)) : null
  const row = {
    orderId,
    withdrawalId: null,
    source: 'staff',
    receivedAt: at,
    moneyCents,
    refundDueOn,
    unsent: false,
    reason,
  }
  const returnId = await queries.insertReturn(tx, row)
  await refundGiftCardShares(tx, { returnId, shares: cards }, now)
  const cardCents = sum(cards.map((card) => card.cents))
  const shares = { moneyCents, giftCardCents: cardCents, pointsCents: 0 }
  await postLedger(tx, 'returned', shares, { subjectId: returnId, orderId, at })
  const data = { amountCents: cents, refundCents: moneyCents, refundDueOn }
  await recordOrderEvent(tx, orderId, { type: 'allowance.granted', data }, at)
  await oweAtProvider(tx, orderId, now)
  await creditReturns(tx, orderId, now)
  await enqueueEvent(tx, 'return.received', { returnId })
  return { cardCents, moneyCents, refundDueOn }
}
