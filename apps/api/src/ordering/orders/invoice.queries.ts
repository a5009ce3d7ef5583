// The SQL of invoices whose VAT number is none or is not known yet.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { type InvoiceVat, vatColumns } from './invoice-vat.ts'

export interface DueInvoiceRow {
  order_id: number
  vat_number: string
  /** Of the company. */
  iso: string
  /** This one included. */
  attempts: number
}

/** How long a process that took an invoice may need before another takes it. */
const leaseMs = 10 * 60_000

/** Takes invoices whose numbers are to be checked now: nobody else takes them for a while. */
export async function takeDueInvoices(db: Executor, now: Date, limit: number): Promise<DueInvoiceRow[]> {
  const { rows } = await sql<DueInvoiceRow>`
    with due as (
      select i.order_id from order_invoice i
      where i.vat_check_at <= ${now} and i.vat_number <> ''
        and (select status from order_status_change s where s.order_id = i.order_id order by s.id desc limit 1)
          <> ${orderStatusNumbers.cancelled}
      order by i.vat_check_at limit ${limit} for update skip locked)
    update order_invoice i
    set vat_attempts = coalesce(i.vat_attempts, 0) + 1, vat_check_at = ${new Date(now.getTime() + leaseMs)}
    from due join order_address a on a.order_id = due.order_id and a.kind = 'billing' join country c on c.id = a.country_id
    where i.order_id = due.order_id
    returning i.order_id, i.vat_number, c.iso, coalesce(i.vat_attempts, 1) as attempts`.execute(db)
  return rows
}

/** What was found out, or when it is tried again. A number that was emptied meanwhile stays so. */
export async function saveInvoiceCheck(
  db: Executor,
  { order_id, attempts }: Pick<DueInvoiceRow, 'order_id' | 'attempts'>,
  check: InvoiceVat,
  now: number,
): Promise<void> {
  await db
    .updateTable('order_invoice')
    .set(vatColumns(check, attempts, now))
    .where('order_id', '=', order_id)
    .where('vat_result', '=', 'unknown')
    .execute()
}

export interface UncheckedInvoiceRow {
  code: string
  vat_number: string
  company_name: string
  result: string
}

/** Of orders that are not cancelled: numbers that are none, and those that are not known, the latest order first. */
export async function listUncheckedInvoices(db: Executor, limit: number): Promise<UncheckedInvoiceRow[]> {
  const { rows } = await sql<UncheckedInvoiceRow>`
    select o.code, i.vat_number, i.company_name, coalesce(i.vat_result, 'unknown') as result
    from order_invoice i join customer_order o on o.id = i.order_id
    where i.vat_result in ('invalid', 'unknown') and i.vat_number <> ''
      and (select status from order_status_change s where s.order_id = i.order_id order by s.id desc limit 1)
        <> ${orderStatusNumbers.cancelled}
    order by o.id desc limit ${limit}`.execute(db)
  return rows
}
