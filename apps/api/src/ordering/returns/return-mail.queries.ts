// The SQL of e-mails about withdrawals and returns.

import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import type { Language } from '@stoa/domain/language'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface MailLineRow {
  name: string
  quantity: number
}

export interface StatementMailRow {
  code: string
  stated_at: Date
  name: string
  email: string
  language: Language
  order_text: string
  words: string | null
  terms: WithdrawalTerms | null
  uid: string | null
  lines: StatedLineRow[]
}

interface StatedLineRow extends MailLineRow {
  /** Of these, copies that are sent back: without what ended with the statement. */
  sentBack: number
}

/** The order is named only where the statement is about lines of it: in words, whether there is one is not told. */
export async function findStatement(db: Executor, withdrawalId: number): Promise<StatementMailRow | null> {
  const { rows } = await sql<StatementMailRow>`
    select w.code, w.stated_at, w.name, w.email, w.language, w.order_text, w.words, w.terms,
      case when w.terms is not null then o.uid end as uid,
      coalesce((select json_agg(json_build_object('name', l.name, 'quantity', s.quantity,
          'sentBack', s.quantity - coalesce((
            select sum(b.quantity) from order_return r join order_return_line b on b.return_id = r.id
            where r.withdrawal_id = w.id and r.source = 'withdrawal' and b.line = s.line), 0)) order by s.line)
        from withdrawal_line s join order_line l on l.order_id = s.order_id and l.position = s.line
        where s.withdrawal_id = w.id), '[]') as lines
    from withdrawal w left join customer_order o on o.id = w.order_id where w.id = ${withdrawalId}`.execute(db)
  return rows[0] ?? null
}

export interface ReturnMailRow {
  uid: string
  code: string
  email: string
  language: Language
  money_cents: number
  /** What went to gift cards. */
  card_cents: number
  refund_due_on: string | null
  /** Whether the provider of the payment pays it back. */
  by_provider: boolean
  /** Whether it ended without being sent back. */
  unsent: boolean
  /** None of an allowance. */
  lines: MailLineRow[]
}

export async function findReturn(db: Executor, returnId: number): Promise<ReturnMailRow | null> {
  const { rows } = await sql<ReturnMailRow>`
    select o.uid, o.code, o.email, o.language, r.money_cents, r.refund_due_on, r.unsent,
      coalesce((select sum(e.cents) from gift_card_entry e where e.order_return_id = r.id), 0)::int as card_cents,
      exists (select from payment_refund p where p.return_id = r.id and p.status <> 'refused') as by_provider,
      coalesce((select json_agg(json_build_object('name', l.name, 'quantity', b.quantity) order by b.line)
        from order_return_line b join order_line l on l.order_id = b.order_id and l.position = b.line
        where b.return_id = r.id), '[]') as lines
    from order_return r join customer_order o on o.id = r.order_id where r.id = ${returnId}`.execute(db)
  return rows[0] ?? null
}

/** `email`: in small letters. */
export async function findStatementId(db: Executor, code: string, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('code', '=', code)
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .executeTakeFirst()
  return row?.id ?? null
}

const shopTextCodes = [
  'company-legal-name',
  'company-seat',
  'helpdesk-phone',
  'helpdesk-email',
  'withdrawal-email',
] as const
export type ShopTextCode = (typeof shopTextCodes)[number]

export const listShopTexts = (db: Executor) =>
  db
    .selectFrom('custom_message')
    .select(['code', 'text_el', 'text_en'])
    .where(sql<boolean>`code = any(${shopTextCodes}::text[])`)
    .execute()
