// The SQL of coupons that are sent by e-mail. Only a verified address is anybody's to agree for.

import { type NotNull, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** The addresses of codes, with the customers who have agreed to such e-mails. */
const agreedAddresses = (db: Executor) =>
  db
    .selectFrom('coupon_email as e')
    .innerJoin('coupon_code as k', 'k.id', 'e.code_id')
    .innerJoin('customer as c', (join) => join.on(sql<SqlBool>`lower(c.email) = e.email`))
    .where('c.coupon_emails_since', 'is not', null)
    .where('c.email_verified_at', 'is not', null)
    .where('c.deleted_at', 'is', null)

export const listAgreed = (db: Executor, codeKeys: readonly string[]) =>
  agreedAddresses(db)
    .select(['e.code_id', 'e.email'])
    .where(sql<SqlBool>`k.code_key = any(${codeKeys}::text[])`)
    .execute()

/** Undefined once it was sent. */
export const findUnsent = (db: Executor, codeId: number) =>
  agreedAddresses(db)
    .select(['c.id as customer_id', 'c.email', 'c.language'])
    .$narrowType<{ email: NotNull }>()
    .where('e.code_id', '=', codeId)
    .where('e.sent_at', 'is', null)
    .executeTakeFirst()

export async function markSent(db: Executor, codeId: number, email: string, now: number): Promise<void> {
  await db
    .updateTable('coupon_email')
    .set({ sent_at: new Date(now) })
    .where('code_id', '=', codeId)
    .where('email', '=', email.toLowerCase())
    .execute()
}

export const stopEmailsOf = (db: Executor, customerId: number): Promise<unknown> =>
  db.updateTable('customer').set({ coupon_emails_since: null }).where('id', '=', customerId).execute()

export async function stopEmails(db: Executor, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ coupon_emails_since: null })
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .where('coupon_emails_since', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
