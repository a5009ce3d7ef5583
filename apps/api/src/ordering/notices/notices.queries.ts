// The SQL of back-in-stock notices.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import type { Awaited, NoticeState } from '@stoa/domain/ordering/notices/decide-notice'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Serialises requests of one e-mail: of two sent at once the second sees the first. */
export async function lockAddress(tx: Executor, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862404, hashtext(lower(${email})))`.execute(tx)
}

export interface NoticeRequestRow {
  availability: SupplyPolicy
  copies: number
  consent_el: string | null
  consent_en: string | null
  open: { id: number; status: NoticeState; asked_at: string } | null
  /** When the e-mail requested other notices, ISO timestamps. */
  asked: string[]
}

/** Null when there is no such product. */
export async function findNoticeRequest(
  tx: Executor,
  productId: number,
  email: string,
  consentCode: string,
): Promise<NoticeRequestRow | null> {
  const { rows } = await sql<NoticeRequestRow>`
    select p.availability, coalesce((select sum(quantity)::int from stock where product_id = p.id), 0) as copies,
      words.text_el as consent_el, words.text_en as consent_en,
      (select json_build_object('id', n.id, 'status', n.status, 'asked_at', n.asked_at)
        from stock_notice n where n.product_id = p.id and lower(n.email) = lower(${email})) as open,
      array(select n.asked_at::text from stock_notice n where lower(n.email) = lower(${email}) and n.product_id <> p.id) as asked
    from product p left join custom_message words on words.code = ${consentCode}
    where p.id = ${productId} and p.active`.execute(tx)
  return rows[0] ?? null
}

export interface NewNotice {
  uid: string
  productId: number
  awaited: Awaited
  email: string
  language: Language
  consent: string
  askedAt: Date
}

/**
 * Renews an unconfirmed notice: its token and its consent text are those of the new e-mail. Returns the notice's id.
 */
export async function saveNotice(tx: Executor, notice: NewNotice): Promise<number> {
  const { uid, productId, awaited, email, language, consent, askedAt } = notice
  const renewed = { uid, awaited, language, consent, asked_at: askedAt }
  const { id } = await tx
    .insertInto('stock_notice')
    .values({ ...renewed, product_id: productId, status: 'asked', email })
    .onConflict((open) =>
      open.expression(sql`product_id, lower(email)`).where('email', 'is not', null).doUpdateSet(renewed),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NoticeRow {
  product_id: number
  status: NoticeState
  awaited: Awaited
  name_el: string
  name_en: string | null
  name_language: Language
  url: string
}

export async function findNotice(db: Executor, uid: string): Promise<NoticeRow | null> {
  const row = await db
    .selectFrom('stock_notice as n')
    .innerJoin('product as p', 'p.id', 'n.product_id')
    .select(['n.product_id', 'n.status', 'n.awaited', 'p.name_el', 'p.name_en', 'p.name_language', 'p.url'])
    .where('n.uid', '=', uid)
    .executeTakeFirst()
  return row ?? null
}

/** Whether the notice was waiting for its confirmation. */
export async function confirm(tx: Executor, uid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock_notice')
    .set({ status: 'confirmed', confirmed_at: at })
    .where('uid', '=', uid)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function stop(tx: Executor, uid: string): Promise<void> {
  await tx
    .updateTable('stock_notice')
    .set({ status: 'stopped', email: null })
    .where('uid', '=', uid)
    .where('status', 'in', ['asked', 'confirmed', 'due'])
    .execute()
}
