// E-mails about an order: read what was stored, write the e-mail, send it.

import { getPaymentKind, type PaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import type { Emails } from '../../mails/emails.ts'
import { createCardSource, showCards } from '../catalogue/products/cards.service.ts'
import { createPromotionSource } from '../catalogue/products/public-promotions.service.ts'
import { awaitsDeposit } from '../ordering/orders/deposit-reminders.service.ts'
import { viewPayBy } from '../ordering/orders/orders.service.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { findMailOrder, getMailTexts, type MailOrderRow } from './order-mail.queries.ts'
import { shopMessageCodes, viewOrderData } from './order-mail.view.ts'
import { sendOrderToPhone } from './send-to-phone.ts'

/** When it is placed or when it is paid, as its kind of payment says. */
export async function sendOrderConfirmation(
  deps: MailerDeps,
  orderId: number,
  happened: PaymentKind['confirmedWhen'],
): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  if (getPaymentKind(order.payment_kind).confirmedWhen !== happened) return
  // it was confirmed when its amount was held
  if (order.captured_later) return
  // an order placed for a deposit may be paid by card: its second confirmation is another e-mail
  const key = happened === 'paid' ? `${order.uid}-paid` : order.uid
  await sendOrderEmail(deps, order, { kind: 'order-confirmation', key, email: deps.emails.orderConfirmation })
  await sendOrderToPhone(deps, order, { orderId, kind: 'placed' })
}

/** Its amount is held, and is taken as it leaves: nothing more is said then. */
export async function sendHeldOrder(deps: MailerDeps, orderId: number): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  const held = { ...order, payment_held: true }
  // an order whose hold was lost may be held anew: that confirmation is another e-mail
  await sendOrderEmail(deps, held, {
    kind: 'order-confirmation',
    key: `${order.uid}-held-${order.held_attempt_id}`,
    email: deps.emails.orderConfirmation,
  })
  await sendOrderToPhone(deps, order, { orderId, kind: 'placed' })
}

/** Its amount is not held any more. Nothing where it was paid, or given up, while the e-mail waited. */
export async function sendLostHold(deps: MailerDeps, orderId: number): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  const payBy = viewPayBy(order.hold_lost_at)
  if (payBy === null) return
  await sendOrderEmail(deps, order, {
    kind: 'lost-hold',
    key: `${order.uid}:${payBy}`,
    email: (data) => deps.emails.lostHold({ order: data, payBy }),
  })
}

/** Where it is confirmed as it is placed, the confirmation says how to pay it now; elsewhere it comes once it is paid. */
export async function sendChangedPayment(
  deps: MailerDeps,
  { orderId, changeId }: { orderId: number; changeId: number },
): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  if (getPaymentKind(order.payment_kind).confirmedWhen !== 'placed') return
  const key = `${order.uid}-${changeId}`
  await sendOrderEmail(deps, order, { kind: 'order-confirmation', key, email: deps.emails.orderConfirmation })
}

/** Nothing where the deposit came, or the order was given up, while the e-mail waited. */
export async function sendDepositReminder(deps: MailerDeps, orderId: number): Promise<void> {
  if (!(await awaitsDeposit(deps.db, orderId))) return
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  await sendOrderEmail(deps, order, { kind: 'deposit-reminder', email: deps.emails.depositReminder })
}

/** The shop gave the order up. */
export async function sendUnpaidOrder(deps: MailerDeps, orderId: number): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  await sendOrderEmail(deps, order, { kind: 'unpaid-order', email: deps.emails.unpaidOrder })
}

/** By the buyer, or by the shop that wants them to know. */
export async function sendCancelledOrder(deps: MailerDeps, orderId: number): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  await sendOrderEmail(deps, order, { kind: 'cancelled-order', email: deps.emails.cancelledOrder })
  await sendOrderToPhone(deps, order, { orderId, kind: 'cancelled' })
}

interface OrderEmail {
  kind: string
  /** Of several e-mails of a kind about one order, which it is. */
  key?: string
  email: Emails['orderConfirmation']
}

export async function sendOrderEmail(
  { db, mail, origin }: MailerDeps,
  order: MailOrderRow,
  { kind, key = order.uid, email }: OrderEmail,
): Promise<void> {
  const { email: to, language } = order
  const products = await showCards(
    { cards: createCardSource(db, createPromotionSource(db)) },
    order.lines.map((line) => line.product_id),
    { language, now: Date.now(), tag: () => {}, validUntil: () => {} },
  )
  const data = viewOrderData(order, { products, texts: await getMailTexts(db, shopMessageCodes) }, origin)
  await mail.send({ id: mailIdOf(kind, key), to, language, ...email(data) })
}
