// The payment state of an order, for the modules of payments and for the staff.

import { dayFrom } from '@stoa/domain/ordering/delivery/working-days'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { awaitsPayment } from '@stoa/domain/ordering/payment/awaits-payment'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { issueGiftCards } from '../gift-cards/gift-cards.service.ts'
import { type MovedOrder, moveBySystem } from './move-order.service.ts'
import * as queries from './order-payment.queries.ts'

export const lockOrder = queries.lockOrder

/** The shop starts on an order that waited for its payment, and the gift cards that were bought are issued. */
export async function markPaid(tx: Executor, order: MovedOrder, now: number): Promise<void> {
  await queries.updatePaymentStatus(tx, order.id, 'paid')
  if (getOrderStatus(order.status) === 'pending')
    await moveBySystem(tx, order, { to: 'processing', source: 'payment', reason: 'paid', now })
  for (const line of await queries.listGiftCardLines(tx, order.id)) await issueCardsOf(tx, line, now)
  await enqueueEvent(tx, 'order.paid', { orderId: order.id })
}

async function issueCardsOf(tx: Executor, line: queries.GiftCardLineRow, now: number): Promise<void> {
  const { recipientName, recipientEmail, senderName, message, sendOn } = line.gift_card
  const cards = {
    orderLineId: line.id,
    quantity: line.quantity,
    amountCents: line.unit_price_cents,
    sendOn: sendOn === undefined ? null : dayFrom(sendOn),
    email: recipientEmail,
    recipientName,
    senderName: senderName || line.first_name,
    message: message || null,
    language: line.language,
  }
  await issueGiftCards(tx, cards, now)
}

/** The amount has arrived at one of the shop's accounts. `code`: the order's. */
export async function recordDeposit(
  tx: Executor,
  code: string,
  now: number,
): Promise<Outcome<null, 'order_not_found' | 'no_deposit_expected'>> {
  const order = await queries.lockOrder(tx, { code })
  if (!order) return refused('order_not_found')
  const isExpected = awaitsPayment(order.payment_status, getOrderStatus(order.status))
  if (!isExpected || !findPaymentKind(order.payment)?.deposit) return refused('no_deposit_expected')
  await markPaid(tx, order, now)
  return done(null)
}
