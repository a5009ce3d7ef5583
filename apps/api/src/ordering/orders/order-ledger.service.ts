// What becomes of an order, for the ledger.

import { moneyAccountOf } from '@stoa/domain/ordering/ledger/ledger-entries'
import { getPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { postLedger } from '../../database/ledger.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './order-ledger.queries.ts'
import type { PayableOrderRow } from './order-payment.queries.ts'

/** The shop has the money of an order that is paid without a provider. */
export const postReceived = (
  tx: Executor,
  { id, payment, payable_cents: cents }: Pick<PayableOrderRow, 'id' | 'payment' | 'payable_cents'>,
  now: number,
): Promise<void> => {
  const posted = { subjectId: id, orderId: id, at: new Date(now) }
  return postLedger(tx, 'received', { cents, into: moneyAccountOf(getPaymentKind(payment)) }, posted)
}

interface GivenBack {
  orderId: number
  /** The move that gave it back. */
  changeId: number
  giftCardCents: number
  now: number
}

/** What is left of an order comes to nothing: its returns have given back the rest before. */
export async function postGivenBack(tx: Executor, { orderId, changeId, giftCardCents, now }: GivenBack): Promise<void> {
  const { money_cents: moneyCents, points_cents: pointsCents } = await queries.getLeft(tx, orderId)
  const posted = { subjectId: changeId, orderId, at: new Date(now) }
  await postLedger(tx, 'given_back', { moneyCents, giftCardCents, pointsCents }, posted)
}

/** For which somebody owes something: the buyer the shop, or the shop the buyer. */
export const { listUnsettled } = queries
