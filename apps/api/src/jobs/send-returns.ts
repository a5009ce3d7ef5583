// E-mails about withdrawals and returns.

import { printStatement } from '../ordering/returns/print-withdrawal.service.ts'
import { findReturnMail, findStatementMail } from '../ordering/returns/return-mail.service.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'

/** An attempt whose end is unknown is repeated with the same id. */
export async function sendStatedWithdrawal(
  { db, mail, origin, emails }: MailerDeps,
  withdrawalId: number,
): Promise<void> {
  const found = await findStatementMail(db, withdrawalId)
  const { email: to, language } = found
  const shop = viewShop(await getMailTexts(db, shopMessageCodes), language, origin)
  const id = mailIdOf('stated-withdrawal', String(withdrawalId))
  const files = await printStatement(db, withdrawalId)
  const { attachments, ...email } = emails.withdrawalStated({ ...found, shop })
  const pdfs = files.map(({ name: filename, pdf }) => ({ filename, pdf }))
  await mail.send({ id, to, language, ...email, attachments: [...attachments, ...pdfs] })
}

export async function sendReceivedReturn({ db, mail, origin, emails }: MailerDeps, returnId: number): Promise<void> {
  const { email: to, language, ...found } = await findReturnMail(db, returnId)
  const shop = viewShop(await getMailTexts(db, shopMessageCodes), language, origin)
  const id = mailIdOf('received-return', String(returnId))
  await mail.send({ id, to, language, ...emails.returnReceived({ ...found, language, shop }) })
}
