// Confirms an order by e-mail, when it is placed or when it is paid, as its kind of payment says: read what was stored,
// write the e-mail, send it.

import { getPaymentKind, type PaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { findMailOrder, getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewOrderData } from './order-mail.view.ts'

export async function sendOrderConfirmation(
  { db, mail, origin, emails }: MailerDeps,
  orderId: number,
  happened: PaymentKind['confirmedWhen'],
): Promise<void> {
  const order = await findMailOrder(db, orderId)
  if (!order) throw new Error('there is no such order')
  if (getPaymentKind(order.payment_kind).confirmedWhen !== happened) return
  const data = viewOrderData(order, await getMailTexts(db, shopMessageCodes), origin)
  const { email, language } = order
  await mail.send({
    id: mailIdOf('order-confirmation', order.uid),
    to: email,
    language,
    ...emails.orderConfirmation(data),
  })
}
