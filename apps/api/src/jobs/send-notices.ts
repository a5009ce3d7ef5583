// Back-in-stock notices: one e-mail asks for a confirmation, one says that the book can be had. In between, the return
// of a book makes the waiting notices due.

import { availabilityOf, canBeBought } from '@stoa/domain/catalogue/availability'
import type { NoticeData } from '../../mails/notice-data.ts'
import { inLanguage } from '../database/localized-text.ts'
import { inTransaction } from '../database/transaction.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import * as queries from './notice-mail.queries.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'

async function noticeDataOf({ db, origin }: MailerDeps, row: queries.MailNoticeRow): Promise<NoticeData> {
  const { language } = row
  return {
    language,
    uid: row.uid,
    awaited: row.awaited,
    consent: row.consent,
    productName: inLanguage(row.name_el, row.name_en, language),
    authors: row.authors.map(({ name_el, name_en }) => inLanguage(name_el, name_en, language)).join(', '),
    productUrl: row.url,
    priceCents: row.price_cents,
    shop: viewShop(await getMailTexts(db, shopMessageCodes), language, origin),
  }
}

/** A notice that was confirmed or withdrawn in the meantime needs no confirmation e-mail. */
export async function sendNoticeConfirmation(deps: MailerDeps, noticeId: number): Promise<void> {
  const row = await queries.findMailNotice(deps.db, noticeId)
  if (row?.status !== 'asked' || row.email === null) return
  const email = deps.emails.noticeConfirmation(await noticeDataOf(deps, row))
  const id = mailIdOf('notice-confirmation', row.uid)
  await deps.mail.send({ id, to: row.email, language: row.language, ...email })
}

const isAvailable = async ({ db }: MailerDeps, productId: number): Promise<boolean> => {
  const supply = await queries.findSupply(db, productId)
  return supply !== null && canBeBought(availabilityOf(supply.availability, supply.copies))
}

const batchSize = 500

/** Copies came in; whether they can be sold is decided here, before any notice becomes due. */
export async function notifyWaiting(deps: MailerDeps, productId: number): Promise<void> {
  if (!(await isAvailable(deps, productId))) return
  let notified = batchSize
  while (notified === batchSize)
    notified = await inTransaction(deps.db, (tx) => queries.markWaitingDue(tx, productId, batchSize))
}

/** Marked only after the mail server has accepted it: it may be sent twice, under the same id, but never lost. */
export async function sendStockNotice(deps: MailerDeps, noticeId: number): Promise<void> {
  const row = await queries.findMailNotice(deps.db, noticeId)
  if (row?.status !== 'due' || row.email === null) return
  if (!(await isAvailable(deps, row.product_id))) return queries.resetToWaiting(deps.db, noticeId)
  const email = deps.emails.stockNotice(await noticeDataOf(deps, row))
  const id = mailIdOf('stock-notice', row.uid)
  await deps.mail.send({ id, to: row.email, language: row.language, ...email })
  await queries.markSent(deps.db, noticeId)
}
