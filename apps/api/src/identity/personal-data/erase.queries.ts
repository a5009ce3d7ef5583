// The SQL of erasure. What tax law retains stays as numbers, goods and places; what identifies a person is cleared.

import { erasedEmailEnding, finalStatuses } from '@stoa/domain/identity/data-retention'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type FunctionModule, type NotNull, sql } from 'kysely'
import { equalsAny, equalsLower } from '../../database/expressions.ts'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'

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

/** Guest orders with the same e-mail are treated alike. */
export async function joinGuestOrders(tx: Executor, customerId: number, email: string): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where((eb) => equalsLower(eb, 'email', email))
    .execute()
}

export async function setOrdersEraseBy(tx: Executor, customerId: number, eraseBy: Date): Promise<void> {
  await tx.updateTable('customer_order').set({ erase_by: eraseBy }).where('customer_id', '=', customerId).execute()
}

export const listInvoicedOrders = (tx: Executor, customerId: number): Promise<{ id: number; placed_at: Date }[]> =>
  tx
    .selectFrom('customer_order')
    .select(['id', 'placed_at'])
    .where('customer_id', '=', customerId)
    .where('type', '=', 'invoice')
    .orderBy('id')
    .execute()

export async function setPapersUntil(tx: Executor, orders: { id: number; until: Date }[]): Promise<void> {
  const [ids, days] = [orders.map(({ id }) => id), orders.map(({ until }) => until)]
  await sql`
    update customer_order o set papers_until = kept.until
    from unnest(${ids}::bigint[], ${days}::timestamptz[]) as kept (id, until) where o.id = kept.id`.execute(tx)
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

const emptiedWithdrawal = (fn: FunctionModule<Tables, 'withdrawal'>) => ({
  email: fn<string>('concat', [fn('gen_random_uuid'), sql.lit('@deleted.invalid')]),
  ...{ name: '', order_text: '', words: null },
})

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

/**
 * Anonymises orders whose account is gone, once they are closed or their retention is over. The country, region, town
 * and postal code decided the tax and stay; so does the street of an invoice. Returns how many orders.
 */
export async function anonymizeOrders(tx: Executor, now: Date, limit: number): Promise<number> {
  const atRest = finalStatuses.map((status) => orderStatusNumbers[status])
  const orders = await tx
    .selectFrom('customer_order as o')
    .select('o.id')
    .where('o.erase_by', 'is not', null)
    .where(({ eb, or, selectFrom }) => {
      const changes = selectFrom('order_status_change as c').whereRef('c.order_id', '=', 'o.id')
      return or([
        eb('o.erase_by', '<=', now),
        eb(changes.select('c.status').orderBy('c.id', 'desc').limit(1), 'in', atRest),
      ])
    })
    .orderBy('o.id')
    .limit(limit)
    .forUpdate('o')
    .skipLocked()
    .execute()
  const ids = orders.map(({ id }) => id)
  await sql`
    update order_address a set title = null, first_name = '', last_name = '', mobile = '', phone = null, building = null,
      area = null, street = case when o.type = 'invoice' and a.kind = 'billing' then a.street else '' end
    from customer_order o where o.id = a.order_id and o.id = any(${ids}::bigint[])`.execute(tx)
  await tx
    .updateTable('order_pickup_point')
    .set({ point_id: '', name: '', street: '' })
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  // a card that waits for its day is still its recipient's
  await tx
    .updateTable('gift_card_delivery')
    .set({ sender_name: '', message: null })
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  await tx
    .updateTable('bank_line')
    .set({ text: null })
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  await tx
    .updateTable('order_line')
    .set({ extension: null })
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  await tx
    .updateTable('withdrawal')
    .set(({ fn }) => emptiedWithdrawal(fn))
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  await tx
    .updateTable('customer_order')
    .set(({ fn }) => ({
      email: fn<string>('concat', [fn('gen_random_uuid'), sql.lit(erasedEmailEnding)]),
      remarks: null,
      gift_note: null,
      newsletter: false,
      erase_by: null,
    }))
    .where((eb) => equalsAny(eb, 'id', ids))
    .execute()
  return ids.length
}

/** Invoices whose retention is over. Returns how many. */
export async function anonymizeInvoices(tx: Executor, now: Date, limit: number): Promise<number> {
  const orders = await tx
    .selectFrom('customer_order')
    .select('id')
    .where('papers_until', '<=', now)
    .where('erase_by', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = orders.map(({ id }) => id)
  await tx
    .updateTable('order_invoice')
    .set({ company_name: '', profession: '', vat_number: '', tax_office: '', tax_office_number: null })
    .set({ vat_request_date: null, vat_request_id: null, vat_check_at: null })
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  await tx
    .updateTable('document_recipient')
    .set({ company_name: '', profession: '', vat_number: '', tax_office: '', street: '' })
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  await tx
    .updateTable('order_address')
    .set({ street: '' })
    .where((eb) => equalsAny(eb, 'order_id', ids))
    .execute()
  await tx
    .updateTable('customer_order')
    .set({ papers_until: null })
    .where((eb) => equalsAny(eb, 'id', ids))
    .execute()
  return ids.length
}
