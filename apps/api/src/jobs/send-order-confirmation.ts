// Confirms an order by mail: read what was stored, write the letter, hand it to the mail server.

import { findMailOrder, getMailWords } from './order-mail.queries.ts'
import { shopMessageCodes, viewOrderFacts } from './order-mail.view.ts'
import { mailIdOf, type PostOffice } from './post-office.ts'

export async function sendOrderConfirmation({ db, mail, origin, letters }: PostOffice, orderId: number): Promise<void> {
  const order = await findMailOrder(db, orderId)
  if (!order) throw new Error('there is no such order')
  const facts = viewOrderFacts(order, await getMailWords(db, shopMessageCodes), origin)
  const { email, language } = order
  await mail.send({
    id: mailIdOf('order-confirmation', order.uid),
    to: email,
    language,
    ...letters.orderConfirmation(facts),
  })
}
