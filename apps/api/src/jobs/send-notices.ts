// The e-mails of back-in-stock notices: one asks for a confirmation, one says that the book can be had.

import type { NoticeData } from '../../mails/notice-data.ts'
import { inLanguage } from '../database/localized-text.ts'
import * as notices from '../ordering/notices/notices.service.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'

async function noticeDataOf({ db, origin }: MailerDeps, row: notices.MailNoticeRow): Promise<NoticeData> {
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
  const row = await notices.findMailNotice(deps.db, noticeId)
  if (row?.status !== 'asked' || row.email === null) return
  const email = deps.emails.noticeConfirmation(await noticeDataOf(deps, row))
  const id = mailIdOf('notice-confirmation', row.uid)
  await deps.mail.send({ id, to: row.email, language: row.language, ...email })
}

/** Marked only after the mail server has accepted it: it may be sent twice, under the same id, but never lost. */
export async function sendStockNotice(deps: MailerDeps, noticeId: number): Promise<void> {
  const row = await notices.findMailNotice(deps.db, noticeId)
  if (row?.status !== 'due' || row.email === null) return
  if (!(await notices.isAvailable(deps.db, row.product_id))) return notices.resetToWaiting(deps.db, noticeId)
  const email = deps.emails.stockNotice(await noticeDataOf(deps, row))
  const id = mailIdOf('stock-notice', row.uid)
  await deps.mail.send({ id, to: row.email, language: row.language, ...email })
  await notices.markSent(deps.db, noticeId)
}
