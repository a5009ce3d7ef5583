// The SQL of erasing orders. What tax law retains stays as numbers, goods and places; what identifies a person is cleared.

import { erasedEmailEnding, finalStatuses } from '@stoa/domain/identity/data-retention'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type FunctionModule, sql } from 'kysely'
import { equalsAny, equalsLower } from '../../database/expressions.ts'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'

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

/** Of a statement, what identifies who made it. */
export const emptiedWithdrawal = (fn: FunctionModule<Tables, 'withdrawal'>) => ({
  email: fn<string>('concat', [fn('gen_random_uuid'), sql.lit('@deleted.invalid')]),
  ...{ name: '', order_text: '', words: null },
})

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
  await clearOrders(tx, ids)
  return ids.length
}

async function clearOrders(tx: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    update order_address a set title = null, first_name = '', last_name = '', mobile = '', phone = null, building = null,
      area = null, street = case when o.type = 'invoice' and a.kind = 'billing' then a.street else '' end
    from customer_order o where o.id = a.order_id and o.id = any(${[...ids]}::bigint[])`.execute(tx)
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
