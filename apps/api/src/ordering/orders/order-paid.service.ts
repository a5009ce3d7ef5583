// The shop has the money of an order, from a bank, from a provider or from the courier: the gift cards that were bought with
// it are issued.

import type { Cents } from '@stoa/domain/money'
import { dayFrom, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { issueGiftCards } from '../gift-cards/issued-gift-cards.service.ts'
import * as queries from './order-payment.queries.ts'
import { insertProviderRefunds } from './refunds.queries.ts'

/** Of an order that is locked and was not paid. `cents`: what came in. */
export async function recordPayment(tx: Executor, orderId: number, cents: Cents, now: number): Promise<void> {
  await queries.savePaid(tx, orderId, cents, new Date(now))
  await queries.oweReturns(tx, orderId, isoDay(dayOf(now)))
  await insertProviderRefunds(tx, orderId, new Date(now))
  for (const line of await queries.listGiftCardLines(tx, orderId)) await issueCardsOf(tx, orderId, line, now)
  await enqueueEvent(tx, 'order.paid', { orderId })
}

async function issueCardsOf(tx: Executor, orderId: number, line: queries.GiftCardLineRow, now: number): Promise<void> {
  const { recipientName, recipientEmail, senderName, message, sendOn } = line.gift_card
  const cards = {
    orderId,
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
