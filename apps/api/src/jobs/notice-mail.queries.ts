// The SQL of the letters about what could not be had.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { Awaited, NoticeState } from '@stoa/domain/ordering/notices/decide-notice'
import { sql } from 'kysely'
import type { Executor } from '../database/transaction.ts'

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
  const { rows } = await sql<MailNoticeRow>`
    select n.uid, n.product_id, n.status, n.awaited, n.email, n.language, n.consent, n.asked_at,
      p.name_el, p.name_en, p.url, p.price_cents,
      coalesce((
        select json_agg(json_build_object('name_el', c.name_el, 'name_en', c.name_en) order by pc.position)
        from product_contributor pc join contributor c on c.id = pc.contributor_id
        where pc.product_id = p.id and pc.role = 'author'), '[]') as authors
    from stock_notice n join product p on p.id = n.product_id where n.id = ${noticeId}`.execute(db)
  return rows[0] ?? null
}

export interface SupplyRow {
  availability: SupplyPolicy
  copies: number
}

/** Null for what is no longer sold. */
export async function findSupply(db: Executor, productId: number): Promise<SupplyRow | null> {
  const { rows } = await sql<SupplyRow>`
    select p.availability, coalesce((select sum(quantity)::int from stock where product_id = p.id), 0) as copies
    from product p where p.id = ${productId} and p.active`.execute(db)
  return rows[0] ?? null
}

/** Those who wait become those who are written to, each by a word to the outside of its own. Gives how many. */
export async function markWaitingDue(tx: Executor, productId: number, limit: number): Promise<number> {
  const { rows } = await sql`
    with called as (
      update stock_notice set status = 'due' where id in (
        select id from stock_notice where product_id = ${productId} and status = 'confirmed'
        order by confirmed_at, id limit ${limit} for update)
      returning id)
    insert into outbox (topic, payload) select 'notice.due', jsonb_build_object('noticeId', id) from called order by id
    returning id`.execute(tx)
  return rows.length
}

/** It sold out again before the letter was written: the wish waits for the next copy. */
export async function resetToWaiting(db: Executor, noticeId: number): Promise<void> {
  await sql`update stock_notice set status = 'confirmed' where id = ${noticeId} and status = 'due'`.execute(db)
}

/** The letter is out, and the address has done its service. */
export async function markSent(db: Executor, noticeId: number): Promise<void> {
  await sql`
    update stock_notice set status = 'sent', sent_at = now(), email = null where id = ${noticeId} and status = 'due'`.execute(
    db,
  )
}

/** Whether it is gone or was confirmed; false while it is still too young to be forgotten. */
export async function deleteUnconfirmed(db: Executor, noticeId: number, olderThanMs: number): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    with gone as (
      delete from stock_notice
      where id = ${noticeId} and status = 'asked' and asked_at <= now() - ${olderThanMs} * interval '1 millisecond'
      returning id)
    select exists (select from stock_notice n where n.id = ${noticeId} and n.status = 'asked'
      and not exists (select from gone)) as left`.execute(db)
  return !rows[0]?.left
}
