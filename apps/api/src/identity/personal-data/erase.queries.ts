// The SQL of forgetting. What tax law keeps stays as numbers, goods and places; what points to a person goes.

import { finalStatuses } from '@stoa/domain/identity/data-retention'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Sets the day unless there is one already. Gives the day that holds. */
export async function setDeletion(tx: Executor, customerId: number, at: Date): Promise<Date> {
  const { rows } = await sql<{ delete_at: Date }>`
    update customer set delete_at = coalesce(delete_at, ${at}) where id = ${customerId} and deleted_at is null
    returning delete_at`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return row.delete_at
}

/** Whether there was still an account to keep. */
export async function clearDeletion(tx: Executor, customerId: number): Promise<boolean> {
  const { rows } = await sql`
    update customer set delete_at = null where id = ${customerId} and deleted_at is null returning id`.execute(tx)
  return rows.length > 0
}

export interface DeletionRow {
  id: number
  email: string
  new_email: string | null
  verified: boolean
}

/** One whose week is over and whom no other process is busy with; it is locked. */
export async function lockDueDeletion(tx: Executor, now: Date): Promise<DeletionRow | null> {
  const { rows } = await sql<DeletionRow>`
    select id, email, new_email, email_verified_at is not null as verified from customer
    where delete_at <= ${now} order by delete_at limit 1 for update skip locked`.execute(tx)
  return rows[0] ?? null
}

/** What was ordered as a guest with the same e-mail goes the same way. */
export async function joinGuestOrders(tx: Executor, customerId: number, email: string): Promise<void> {
  await sql`
    update customer_order set customer_id = ${customerId}
    where customer_id is null and lower(email) = lower(${email})`.execute(tx)
}

export async function setOrdersEraseBy(tx: Executor, customerId: number, eraseBy: Date): Promise<void> {
  await sql`update customer_order set erase_by = ${eraseBy} where customer_id = ${customerId}`.execute(tx)
}

export async function listInvoicedOrders(tx: Executor, customerId: number): Promise<{ id: number; placed_at: Date }[]> {
  const { rows } = await sql<{ id: number; placed_at: Date }>`
    select id, placed_at from customer_order where customer_id = ${customerId} and type = 'invoice' order by id`.execute(
    tx,
  )
  return rows
}

export async function setPapersUntil(tx: Executor, orders: { id: number; until: Date }[]): Promise<void> {
  const [ids, days] = [orders.map(({ id }) => id), orders.map(({ until }) => until)]
  await sql`
    update customer_order o set papers_until = kept.until
    from unnest(${ids}::bigint[], ${days}::timestamptz[]) as kept (id, until) where o.id = kept.id`.execute(tx)
}

export async function stopNotices(tx: Executor, email: string): Promise<void> {
  await sql`
    update stock_notice set status = 'stopped', email = null
    where lower(email) = lower(${email}) and status in ('asked', 'confirmed', 'due')`.execute(tx)
}

export async function deleteRows(tx: Executor, table: string, customerId: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where customer_id = ${customerId}`.execute(tx)
}

/** Keys that were sent to an e-mail before it was known whose it is. */
export async function deleteTokensSentTo(tx: Executor, emails: readonly string[]): Promise<void> {
  await sql`
    delete from one_time_key where lower(email) in (select lower(e) from unnest(${[...emails]}::text[]) e)`.execute(tx)
}

/** What stays is a number that orders hang on. */
export async function anonymizeCustomer(tx: Executor, customerId: number, at: Date): Promise<void> {
  await sql`
    update customer set email = null, email_verified_at = null, new_email = null, password_hash = null,
      password_to_be_set = false, first_name = '', last_name = '', mobile = null, birth_date = null, gender = null,
      username = null, alias = null, description = null, newsletter = false, personal_newsletter = false,
      accepted_terms_at = null, second_factor = null, second_factor_at = null, second_factor_next = null,
      second_factor_step = null, last_login_at = null, delete_at = null, deleted_at = ${at}
    where id = ${customerId}`.execute(tx)
}

/**
 * Takes the names out of orders whose account is gone, once they are at rest or their time is over. The country, region, town and
 * postal code decided the tax and stay; so does the street of an invoice. How many orders there were.
 */
export async function anonymizeOrders(tx: Executor, now: Date, limit: number): Promise<number> {
  const atRest = finalStatuses.map((status) => orderStatusNumbers[status])
  const { rows } = await sql<{ id: number }>`
    select o.id from customer_order o
    where o.erase_by is not null and (o.erase_by <= ${now} or (
      select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = any(${atRest}::int[]))
    order by o.id limit ${limit} for update of o skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update order_address a set title = null, first_name = '', last_name = '', mobile = '', phone = null, building = null,
      area = null, street = case when o.type = 'invoice' and a.kind = 'billing' then a.street else '' end
    from customer_order o where o.id = a.order_id and o.id = any(${ids}::bigint[])`.execute(tx)
  await sql`
    update customer_order set email = gen_random_uuid() || '@deleted.invalid', remarks = null, newsletter = false,
      erase_by = null
    where id = any(${ids}::bigint[])`.execute(tx)
  return ids.length
}

/** Invoices that nobody has to show any more. How many there were. */
export async function anonymizeInvoices(tx: Executor, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from customer_order where papers_until <= ${now} and erase_by is null
    order by id limit ${limit} for update skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update order_invoice set company_name = '', profession = '', vat_number = '', tax_office = ''
    where order_id = any(${ids}::bigint[])`.execute(tx)
  await sql`update order_address set street = '' where order_id = any(${ids}::bigint[])`.execute(tx)
  await sql`update customer_order set papers_until = null where id = any(${ids}::bigint[])`.execute(tx)
  return ids.length
}
