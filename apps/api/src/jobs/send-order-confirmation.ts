// Confirms an order by mail: read what was stored, write the letter, hand it to the mail server.

import { createHash } from 'node:crypto'
import type { Executor } from '../database/transaction.ts'
import type { MailPort } from '../ports/mail.ts'
import { findMailOrder, getMailWords } from './order-mail.queries.ts'
import { shopMessageCodes, viewOrderFacts } from './order-mail.view.ts'
import type { RenderOrderConfirmation } from './render-mail.ts'

export interface ConfirmationParts {
  db: Executor
  mail: MailPort
  /** The public site, for the links in the mail. */
  origin: string
  render: RenderOrderConfirmation
}

export async function sendOrderConfirmation(
  { db, mail, origin, render }: ConfirmationParts,
  orderId: number,
): Promise<void> {
  const order = await findMailOrder(db, orderId)
  if (!order) throw new Error('there is no such order')
  const facts = viewOrderFacts(order, await getMailWords(db, shopMessageCodes), origin)
  await mail.send({ id: mailIdOf(order.uid), to: order.email, language: order.language, ...render(facts) })
}

/** The same for every attempt, and not the order's uid itself: mail servers log ids beside addresses, and both open the order. */
const mailIdOf = (uid: string): string =>
  `order-confirmation-${createHash('sha256').update(`order-confirmation:${uid}`).digest('hex').slice(0, 32)}`
