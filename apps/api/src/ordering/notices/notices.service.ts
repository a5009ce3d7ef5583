// Requesting a back-in-stock notice, confirming and withdrawing it, and what becomes of it when the book returns. E-mails
// leave through the outbox, written in the same transaction.

import { randomUUID } from 'node:crypto'
import type { Refusal } from '@stoa/contract/refusals'
import { availabilityOf, canBeBought, isOrderedAhead } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import { decideNotice } from '@stoa/domain/ordering/notices/decide-notice'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inLanguage } from '../../database/localized-text.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import { findSupply, markWaitingDue } from './due-notices.queries.ts'
import * as queries from './notices.queries.ts'

export {
  deleteUnconfirmed,
  findMailNotice,
  type MailNoticeRow,
  markSent,
  resetToWaiting,
} from './due-notices.queries.ts'

/** The consent text; it is stored with the notice. */
const consentCode = 'stock-notice-consent'

export interface NoticeInput {
  productId: number
  email: string
  language: Language
}

/** Done reveals nothing of the e-mail: neither whether it was known nor whether an e-mail was sent. */
export function requestNotice(
  db: Database,
  now: number,
  { productId, email, language }: NoticeInput,
): Promise<Outcome<null, Refusal<'product_not_found' | 'notice_not_needed'>>> {
  return decideInTransaction(db, async (tx) => {
    await queries.lockAddress(tx, email)
    const row = await queries.findNoticeRequest(tx, productId, email, consentCode)
    if (!row) return refused({ code: 'product_not_found' })
    const decision = decideNotice(
      {
        availability: availabilityOf(row.availability, row.copies),
        open: row.open && { state: row.open.status, requestedAt: Date.parse(row.open.asked_at) },
        requestTimes: row.asked.map((time) => time.getTime()),
      },
      now,
    )
    if (!decision.ok) return decision
    if (!decision.value.sends) return done(null)
    if (row.consent_el === null) throw new Error(`the shop has no words ${consentCode}`)
    const consent = inLanguage(row.consent_el, row.consent_en, language)
    const { awaited } = decision.value
    const notice = { uid: randomUUID(), productId, awaited, email, language, consent, askedAt: new Date(now) }
    await enqueueEvent(tx, 'notice.asked', { noticeId: await queries.saveNotice(tx, notice) })
    return done(null)
  })
}

type NoticeResult = Outcome<queries.NoticeRow, Refusal<'notice_not_found'>>

export async function getNotice(db: Executor, uid: string): Promise<NoticeResult> {
  const row = await queries.findNotice(db, uid)
  return row ? done(row) : refused({ code: 'notice_not_found' })
}

/** A book that came back in the meantime is notified at once. */
export function confirmNotice(db: Database, now: number, uid: string): Promise<NoticeResult> {
  return decideInTransaction(db, async (tx) => {
    const isNew = await queries.confirm(tx, uid, new Date(now))
    const result = await getNotice(tx, uid)
    if (isNew && result.ok) await enqueueEvent(tx, 'stock.returned', { productId: result.value.product_id })
    return result
  })
}

export function stopNotice(db: Database, uid: string): Promise<NoticeResult> {
  return decideInTransaction(db, async (tx) => {
    await queries.stop(tx, uid)
    return getNotice(tx, uid)
  })
}

export async function isAvailable(db: Executor, productId: number): Promise<boolean> {
  const supply = await findSupply(db, productId)
  if (supply === null) return false
  const availability = availabilityOf(supply.availability, supply.copies)
  return canBeBought(availability) && !isOrderedAhead(availability)
}

const batchSize = 500

/** Copies came in; whether they can be sold is decided here, before any notice becomes due. */
export async function notifyWaiting(db: Database, productId: number): Promise<void> {
  if (!(await isAvailable(db, productId))) return
  let notified = batchSize
  while (notified === batchSize) notified = await inTransaction(db, (tx) => markWaitingDue(tx, productId, batchSize))
}
