// The SQL of notices after they were asked for: becoming due, being sent, and expiring unconfirmed.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { Awaited, NoticeState } from '@stoa/domain/ordering/notices/decide-notice'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { ago, offeredCopies, offeredSupply } from '../../database/expressions.ts'
import { outboxRow } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'

export interface MailNoticeRow {
  uid: string
  product_id: number
  status: NoticeState
  awaited: Awaited
  email: string | null
  language: 'el' | 'en'
  consent: string
  asked_at: Date
  name_el: string
  name_en: string | null
  url: string
  price_cents: number
  authors: { name_el: string; name_en: string | null }[]
}

export async function findMailNotice(db: Executor, noticeId: number): Promise<MailNoticeRow | null> {
  const row = await db
    .selectFrom('stock_notice as n')
    .innerJoin('product as p', 'p.id', 'n.product_id')
    .select(['n.uid', 'n.product_id', 'n.status', 'n.awaited', 'n.email', 'n.language', 'n.consent', 'n.asked_at'])
    .select(['p.name_el', 'p.name_en', 'p.url', 'p.price_cents'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('product_contributor as pc')
          .innerJoin('contributor as c', 'c.id', 'pc.contributor_id')
          .select(['c.name_el', 'c.name_en'])
          .whereRef('pc.product_id', '=', 'p.id')
          .where('pc.role', '=', 'author')
          .orderBy('pc.position'),
      ).as('authors'),
    )
    .where('n.id', '=', noticeId)
    .executeTakeFirst()
  return row ?? null
}

export interface SupplyRow {
  availability: SupplyPolicy
  copies: number
}

/** Null for what is no longer sold. */
export async function findSupply(db: Executor, productId: number): Promise<SupplyRow | null> {
  const row = await db
    .selectFrom('product as p')
    .select([offeredSupply('p').as('availability'), offeredCopies('p').as('copies')])
    .where('p.id', '=', productId)
    .where('p.active', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** Marks waiting notices as due, each with an outbox row of its own. Returns how many. */
export async function markWaitingDue(tx: Executor, productId: number, limit: number): Promise<number> {
  const rows = await tx
    .updateTable('stock_notice')
    .set({ status: 'due' })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('stock_notice as waiting')
        .select('waiting.id')
        .where('waiting.product_id', '=', productId)
        // a literal: a plan for any status could not use the partial index
        .where('waiting.status', '=', sql.lit('confirmed' as const))
        .orderBy('waiting.confirmed_at')
        .orderBy('waiting.id')
        .limit(limit)
        .forUpdate(),
    )
    .returning('id')
    .execute()
  const due = rows.toSorted((a, b) => a.id - b.id).map(({ id }) => outboxRow('notice.due', { noticeId: id }))
  if (due.length > 0) await tx.insertInto('outbox').values(due).execute()
  return due.length
}

/** It sold out again before the e-mail was written: the notice waits for the next copy. */
export async function resetToWaiting(db: Executor, noticeId: number): Promise<void> {
  await db
    .updateTable('stock_notice')
    .set({ status: 'confirmed' })
    .where('id', '=', noticeId)
    .where('status', '=', 'due')
    .execute()
}

/** The e-mail is sent, and the address is no longer needed. */
export async function markSent(db: Executor, noticeId: number): Promise<void> {
  await db
    .updateTable('stock_notice')
    .set(({ fn }) => ({ status: 'sent', sent_at: fn<Date>('now'), email: null }))
    .where('id', '=', noticeId)
    .where('status', '=', 'due')
    .execute()
}

/** Whether it is gone or was confirmed; false while it is too recent to be deleted. */
export async function deleteUnconfirmed(db: Executor, noticeId: number, olderThanMs: number): Promise<boolean> {
  const left = await db
    .with('gone', (gone) =>
      gone
        .deleteFrom('stock_notice')
        .where('id', '=', noticeId)
        .where('status', '=', 'asked')
        .where('asked_at', '<=', ago(olderThanMs))
        .returning('id'),
    )
    .selectFrom('stock_notice as n')
    .select('n.id')
    .where('n.id', '=', noticeId)
    .where('n.status', '=', 'asked')
    .where(({ exists, not, selectFrom }) => not(exists(selectFrom('gone').select('gone.id'))))
    .executeTakeFirst()
  return left === undefined
}
