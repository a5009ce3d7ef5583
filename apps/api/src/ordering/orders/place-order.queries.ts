// The SQL of placing an order: what it needs to know, and all its rows, in one statement each.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type Selectable, sql } from 'kysely'
import { outboxRow } from '../../database/outbox.ts'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'
import { type Terms, type TermsChoice, termsColumns } from '../cart/cart.service.ts'

export interface PlaceRow {
  id: number
  iso: string
  postal_code_digits: number | null
  region_ids: number[]
}

/** Everything an order needs to know besides its products. */
export interface OrderBasisRow extends Terms {
  places: PlaceRow[]
  branch_known: boolean
  order_id: number
  number: number
}

/** The countries of the addresses, whether the branch exists, the terms, and the order's id and number. */
export async function getOrderBasis(
  db: Executor,
  countryIds: readonly number[],
  branchId: number | null,
  choice: TermsChoice,
): Promise<OrderBasisRow> {
  const { rows } = await sql<OrderBasisRow>`
    select ${termsColumns(choice)},
      coalesce((select json_agg(json_build_object('id', c.id, 'iso', c.iso, 'postal_code_digits', c.postal_code_digits,
          'region_ids', array(select r.id from country_region r where r.country_id = c.id)))
        from country c where c.id = any(${[...countryIds]}::int[])), '[]') as places,
      exists (select from branch where id = ${branchId}) as branch_known,
      nextval('customer_order_id_seq') as order_id, nextval('order_number') as number`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('a select without a table gave no row')
  return row
}

export type NewOrder = Omit<Selectable<Tables['customer_order']>, 'channel' | 'erase_by' | 'papers_until'>
export type NewLine = Omit<Selectable<Tables['order_line']>, 'id'>

const columnsOf = (columns: Record<string, true>) => sql.raw(Object.keys(columns).join(', '))

const orderColumns = columnsOf({
  id: true,
  uid: true,
  code: true,
  language: true,
  type: true,
  email: true,
  customer_id: true,
  staff_id: true,
  newsletter: true,
  remarks: true,
  shipping_type_id: true,
  branch_id: true,
  payment_type_id: true,
  payment_status: true,
  products_cents: true,
  discount_cents: true,
  shipping_cents: true,
  payment_fee_cents: true,
  total_cents: true,
  net_cents: true,
  vat_cents: true,
  delivery_from: true,
  delivery_to: true,
  placed_at: true,
} satisfies Record<keyof NewOrder, true>)

const lineColumns = columnsOf({
  order_id: true,
  position: true,
  product_id: true,
  dimension_id: true,
  code: true,
  name: true,
  dimension_name: true,
  quantity: true,
  unit_price_cents: true,
  unit_prior_cents: true,
  vat_rate: true,
  total_cents: true,
} satisfies Record<keyof NewLine, true>)

/** The order and everything that depends on it. */
export interface OrderRows {
  order: NewOrder
  lines: NewLine[]
  addresses: Tables['order_address'][]
  invoices: Tables['order_invoice'][]
  vatGroups: Tables['order_vat'][]
  adjustments: Tables['order_adjustment'][]
}

/**
 * One statement whose text is the same for every order, so that it is planned once; the rows come as JSON. The response
 * is saved with the idempotency key. Returns the ids of the lines in their order.
 */
export async function insertOrder(
  tx: Executor,
  { order, lines, addresses, invoices, vatGroups, adjustments }: OrderRows,
  { key, response }: { key: string; response: unknown },
): Promise<number[]> {
  const event = outboxRow('order.placed', { orderId: order.id })
  const { rows } = await sql<{ line_ids: number[] }>`
    with placed as (
      insert into customer_order (${orderColumns}) overriding system value
      select ${orderColumns} from json_populate_record(null::customer_order, ${JSON.stringify(order)}::json)),
    lines as (
      insert into order_line (${lineColumns})
      select ${lineColumns} from json_populate_recordset(null::order_line, ${JSON.stringify(lines)}::json)
      returning id, position),
    addresses as (
      insert into order_address
      select * from json_populate_recordset(null::order_address, ${JSON.stringify(addresses)}::json)),
    invoices as (
      insert into order_invoice
      select * from json_populate_recordset(null::order_invoice, ${JSON.stringify(invoices)}::json)),
    vat as (
      insert into order_vat select * from json_populate_recordset(null::order_vat, ${JSON.stringify(vatGroups)}::json)),
    adjustments as (
      insert into order_adjustment
      select * from json_populate_recordset(null::order_adjustment, ${JSON.stringify(adjustments)}::json)),
    first_status as (
      insert into order_status_change (order_id, status, at)
      values (${order.id}, ${orderStatusNumbers.pending}, ${order.placed_at})),
    event as (insert into outbox (topic, payload) values (${event.topic}, ${event.payload}::jsonb)),
    answered as (
      update idempotency_key set answer = ${JSON.stringify(response)}::jsonb where key = ${key})
    select json_agg(id order by position) as line_ids from lines`.execute(tx)
  return rows[0]?.line_ids ?? []
}
