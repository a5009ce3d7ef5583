// The SQL of erasing accounts, and what was written without an order.

import { erasedEmailEnding } from '@stoa/domain/identity/data-retention'
import { type NotNull, sql } from 'kysely'
import { equalsLower } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import { emptiedWithdrawal } from './erase-orders.queries.ts'

/** Sets the day unless there is one already. Returns the day that applies. */
export async function setDeletion(tx: Executor, customerId: number, at: Date): Promise<Date> {
  const row = await tx
    .updateTable('customer')
    .set(({ fn, val }) => ({ delete_at: fn.coalesce('delete_at', val(at)) }))
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .returning('delete_at')
    .$narrowType<{ delete_at: NotNull }>()
    .executeTakeFirst()
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return row.delete_at
}

/** Whether there was still an account to restore. */
export async function clearDeletion(tx: Executor, customerId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ delete_at: null })
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface DeletionRow {
  id: number
  email: string
  new_email: string | null
  verified: boolean
}

/** Locks one account whose week is over and which no other process is deleting. */
export async function lockDueDeletion(tx: Executor, now: Date): Promise<DeletionRow | null> {
  const row = await tx
    .selectFrom('customer')
    .select(['id', 'email', 'new_email'])
    .select((eb) => eb('email_verified_at', 'is not', null).$castTo<boolean>().as('verified'))
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    // The day of deletion is cleared together with the e-mail.
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
  return row ?? null
}

export async function stopNotices(tx: Executor, email: string): Promise<void> {
  await tx
    .updateTable('stock_notice')
    .set({ status: 'stopped', email: null })
    .where((eb) => equalsLower(eb, 'email', email))
    .where('status', 'in', ['asked', 'confirmed', 'due'])
    .execute()
}

export async function deleteRows(tx: Executor, table: string, customerId: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where customer_id = ${customerId}`.execute(tx)
}

/** The codes that were made for an e-mail are nobody's afterwards. */
export async function deleteCouponEmails(tx: Executor, email: string): Promise<void> {
  await sql`delete from coupon_email where email = lower(${email})`.execute(tx)
}

/** Statements for which no order was found; those of orders are cleared with these. */
export async function clearWithdrawals(tx: Executor, email: string): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set(({ fn }) => emptiedWithdrawal(fn))
    .where('order_id', 'is', null)
    .where((eb) => equalsLower(eb, 'email', email))
    .execute()
}

/** Those without an order that are older. Returns how many. */
export async function clearOldWithdrawals(tx: Executor, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update withdrawal set email = gen_random_uuid() || ${erasedEmailEnding}, name = '', order_text = '', words = null
    where id in (
      select id from withdrawal where order_id is null and stated_at < ${before} and email not like '%' || ${erasedEmailEnding}
      limit ${limit} for update skip locked) returning id`.execute(tx)
  return rows.length
}

/** What the bank wrote of transfers that were imported before. Returns how many. */
export async function clearOldBankTexts(tx: Executor, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update bank_line set text = null where id in (
      select id from bank_line where imported_at < ${before} and text is not null limit ${limit} for update skip locked)
    returning id`.execute(tx)
  return rows.length
}

/** One-time tokens that were sent to an e-mail before its customer was known. */
export async function deleteTokensSentTo(tx: Executor, emails: readonly string[]): Promise<void> {
  await sql`
    delete from one_time_key where lower(email) in (select lower(e) from unnest(${[...emails]}::text[]) e)`.execute(tx)
}

/** What stays is an id that orders refer to. */
export async function anonymizeCustomer(tx: Executor, customerId: number, at: Date): Promise<void> {
  const profile = { mobile: null, birth_date: null, gender: null, username: null, alias: null, description: null }
  const letters = { newsletter: false, personal_newsletter: false, coupon_emails_since: null }
  const agreements = { ...letters, accepted_terms_at: null, terms_version: null }
  const password = { password_hash: null, password_to_be_set: false }
  const factor = { second_factor: null, second_factor_at: null, second_factor_next: null, second_factor_step: null }
  await tx
    .updateTable('customer')
    .set({ email: null, email_verified_at: null, new_email: null, first_name: '', last_name: '' })
    .set({ ...profile, ...agreements, ...password, ...factor, last_login_at: null, delete_at: null, deleted_at: at })
    .where('id', '=', customerId)
    .execute()
}
