// The letters about what could not be had: one asks for a confirmation, one says that the book is here. In between, the
// return of a book calls those who wait.

import { availabilityOf, canBeBought } from '@stoa/domain/catalogue/availability'
import type { NoticeFacts } from '../../mails/notice-facts.ts'
import { inTransaction } from '../database/transaction.ts'
import { inLanguage } from '../database/words.ts'
import * as queries from './notice-mail.queries.ts'
import { getMailWords } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'
import { mailIdOf, type PostOffice } from './post-office.ts'

async function factsOf({ db, origin }: PostOffice, row: queries.MailNoticeRow): Promise<NoticeFacts> {
  const { language } = row
  return {
    ...{ language, uid: row.uid, awaited: row.awaited, consent: row.consent },
    productName: inLanguage(row.name_el, row.name_en, language),
    makers: row.authors.map(({ name_el, name_en }) => inLanguage(name_el, name_en, language)).join(', '),
    productUrl: row.url,
    priceCents: row.price_cents,
    shop: viewShop(await getMailWords(db, shopMessageCodes), language, origin),
  }
}

/** A wish that was confirmed or withdrawn in the meantime is not asked about. */
export async function sendNoticeConfirmation(office: PostOffice, noticeId: number): Promise<void> {
  const row = await queries.findMailNotice(office.db, noticeId)
  if (row?.status !== 'asked' || row.email === null) return
  const letter = office.letters.noticeConfirmation(await factsOf(office, row))
  const id = mailIdOf('notice-confirmation', row.uid)
  await office.mail.send({ id, to: row.email, language: row.language, ...letter })
}

const canBeHad = async ({ db }: PostOffice, productId: number): Promise<boolean> => {
  const supply = await queries.findSupply(db, productId)
  return supply !== null && canBeBought(availabilityOf(supply.availability, supply.copies))
}

const calledAtOnce = 500

/** Copies came in; whether they can be sold is decided here, and only then is anybody called. */
export async function callThoseWhoWait(office: PostOffice, productId: number): Promise<void> {
  if (!(await canBeHad(office, productId))) return
  let called = calledAtOnce
  while (called === calledAtOnce)
    called = await inTransaction(office.db, (tx) => queries.callWaiting(tx, productId, calledAtOnce))
}

/** Marked only after the mail server has accepted it: it may go out twice, under the same id, but it always goes out. */
export async function sendStockNotice(office: PostOffice, noticeId: number): Promise<void> {
  const row = await queries.findMailNotice(office.db, noticeId)
  if (row?.status !== 'due' || row.email === null) return
  if (!(await canBeHad(office, row.product_id))) return queries.waitAgain(office.db, noticeId)
  const letter = office.letters.stockNotice(await factsOf(office, row))
  const id = mailIdOf('stock-notice', row.uid)
  await office.mail.send({ id, to: row.email, language: row.language, ...letter })
  await queries.markSent(office.db, noticeId)
}
