// Asking to be written to, confirming it and withdrawing it. Letters leave through the outbox, written with the wish itself.

import { randomUUID } from 'node:crypto'
import type { Refusal } from '@stoa/contract/refusals'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import { decideNotice } from '@stoa/domain/notices/decide-notice'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { inLanguage } from '../../database/words.ts'
import * as queries from './notices.queries.ts'

/** The words under which the tick stands; they are kept with the wish. */
export const consentCode = 'stock-notice-consent'

export interface NoticeWish {
  productId: number
  email: string
  language: Language
}

/** Done says nothing of the address: neither whether it was known nor whether a letter went out. */
export function requestNotice(
  db: Database,
  now: number,
  { productId, email, language }: NoticeWish,
): Promise<Outcome<null, Refusal<'product_not_found' | 'notice_not_needed'>>> {
  return decideInTransaction(db, async (tx) => {
    await queries.lockAddress(tx, email)
    const facts = await queries.findWishFacts(tx, productId, email, consentCode)
    if (!facts) return refused({ code: 'product_not_found' })
    const decision = decideNotice(
      {
        availability: availabilityOf(facts.availability, facts.copies),
        open: facts.open && { state: facts.open.status, askedAt: Date.parse(facts.open.asked_at) },
        asked: facts.asked.map((moment) => Date.parse(moment)),
      },
      now,
    )
    if (!decision.ok) return decision
    if (!decision.value.writes) return done(null)
    if (facts.consent_el === null) throw new Error(`the shop has no words ${consentCode}`)
    const consent = inLanguage(facts.consent_el, facts.consent_en, language)
    const { awaited } = decision.value
    const wish = { uid: randomUUID(), productId, awaited, email, language, consent, askedAt: new Date(now) }
    await queries.tell(tx, 'notice.asked', { noticeId: await queries.saveWish(tx, wish) })
    return done(null)
  })
}

type Found = Outcome<queries.NoticeRow, Refusal<'notice_not_found'>>

export async function getNotice(db: Executor, uid: string): Promise<Found> {
  const row = await queries.findNotice(db, uid)
  return row ? done(row) : refused({ code: 'notice_not_found' })
}

/** A book that came back in the meantime is told of at once. */
export function confirmNotice(db: Database, now: number, uid: string): Promise<Found> {
  return decideInTransaction(db, async (tx) => {
    const isNew = await queries.confirm(tx, uid, new Date(now))
    const found = await getNotice(tx, uid)
    if (isNew && found.ok) await queries.tell(tx, 'stock.returned', { productId: found.value.product_id })
    return found
  })
}

export function stopNotice(db: Database, uid: string): Promise<Found> {
  return decideInTransaction(db, async (tx) => {
    await queries.stop(tx, uid)
    return getNotice(tx, uid)
  })
}
