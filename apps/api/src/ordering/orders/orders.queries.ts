// The SQL of reading orders.

import type { LineAhead, LinePart } from '@stoa/contract/ordering/totals'
import { fetchedPolicies } from '@stoa/domain/catalogue/availability'
import type { OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { OrderChannel } from '@stoa/domain/ordering/order/order-channel'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { unpayableStatuses } from '@stoa/domain/ordering/payment/awaits-payment'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'
import { type AmountsRow, amountColumns, payableCents } from '../amounts/amounts.service.ts'
import { documentsColumn, type OrderDocumentRow } from '../documents/documents.service.ts'

export interface StatusRow {
  status: number
  at: string
}

export interface TrackingRow {
  id: number
  uid: string
  code: string
  shipping: string
  payment: string
  delivery_from: string
  delivery_to: string
  ready_at: Date | null
  fetched: boolean
  awaited: boolean
  hold_lost_at: Date | null
  released: boolean
  contents: { kind: string; isBook: boolean }[]
  due_cents: number | null
  changes: StatusRow[]
}

/** What the order `o` has in it, as far as its contents follow from it. */
export const orderedProducts = sql<TrackingRow['contents']>`
  coalesce((select json_agg(distinct jsonb_build_object('kind', p.kind, 'isBook', p.tax_class = 'book'))
    from order_line l join product p on p.id = l.product_id where l.order_id = o.id), '[]')`

export interface ParcelRow {
  carrier: CarrierCode
  number: string
  /** Opens the locker that it waits in. */
  pin: string | null
}

/** Of the order `o`, what its carriers have taken or will take. */
export const parcelsOfOrder = sql<ParcelRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('carrier', s.carrier, 'number', p.number, 'pin', p.pin) order by p.id)
  from shipment_parcel p join shipment s on s.id = p.shipment_id
  where p.order_id = o.id and s.state = 'created' and p.state is distinct from 'cancelled'), '[]')`

/** Whether the order `o` waits for copies that were ordered ahead. */
export const awaitsCopies = sql<boolean>`
  exists (select from advance_place a join order_line l on l.id = a.order_line_id
    where l.order_id = o.id and a.left_at is null and a.served < a.copies)`

const unpayable = unpayableStatuses.map((status) => orderStatusNumbers[status])

/** When the amount of the order `o` was lost that was held for it; null of one that is paid, held or over. */
export const holdLostAt = sql<Date | null>`
  case when o.payment_status = 'awaiting' and coalesce((select c.status from order_status_change c where c.order_id = o.id
      order by c.id desc limit 1), 0) <> all(${unpayable}::int[])
    then (select max(a.settled_at) from payment_attempt a where a.order_id = o.id and a.held_at is not null) end`

/** Whether the order `o` is over, and what was held for it was never asked for. */
const isReleased = sql<boolean>`
  o.payment_status <> 'paid' and coalesce((select c.status from order_status_change c where c.order_id = o.id
      order by c.id desc limit 1), 0) = any(${unpayable}::int[])
    and exists (select from payment_attempt a where a.order_id = o.id and a.status in ('authorised', 'cancelled')
      and a.held_at is not null and a.capture_at is null)`

const trackingColumns = sql`
  o.id, o.uid, o.code, st.code as shipping, pt.code as payment, o.delivery_from, o.delivery_to, o.ready_at, o.due_cents,
  exists (select from order_line l join product p on p.id = l.product_id
    where l.order_id = o.id and p.availability = any(${fetchedPolicies}::text[])) as fetched,
  ${awaitsCopies} as awaited,
  ${holdLostAt} as hold_lost_at,
  coalesce(${isReleased}, false) as released,
  ${orderedProducts} as contents,
  (select json_agg(json_build_object('status', c.status, 'at', c.at) order by c.id)
    from order_status_change c where c.order_id = o.id) as changes`

const trackingTables = sql`
  customer_order o
  join shipping_type st on st.id = o.shipping_type_id
  join payment_type pt on pt.id = o.payment_type_id`

const selectTracking = compileOnce(
  (_, value: ValueOf<{ uid: string }>) => sql<TrackingRow>`
    select ${trackingColumns} from ${trackingTables} where o.uid = ${value('uid')}`,
)

export async function findTracking(db: Executor, uid: string): Promise<TrackingRow | null> {
  const [row] = await selectTracking(db, { uid })
  return row ?? null
}

export interface AddressRow {
  kind: 'billing' | 'delivery'
  title: string | null
  first_name: string
  last_name: string
  mobile: string
  phone: string | null
  street: string
  city: string
  area: string | null
  building: string | null
  postal_code: string
  region_el: string | null
  region_en: string | null
  country_el: string
  country_en: string
}

export interface CompanyRow {
  company_name: string
  profession: string
  vat_number: string
  tax_office: string
  tax_office_number: number | null
}

export interface PointRow {
  name: string
  street: string
  city: string
  postal_code: string
}

export type OrderLineRow = RowOf<typeof listLines>

export interface OrderRow extends TrackingRow, AmountsRow {
  payable_cents: number
  email: string
  language: 'el' | 'en'
  placed_at: Date
  channel: OrderChannel
  type: 'retail' | 'invoice'
  terms_version: number | null
  point: PointRow | null
  branch_el: string | null
  branch_en: string | null
  shipping_el: string
  shipping_en: string
  payment_el: string
  payment_en: string
  instalments: number
  payment_held: boolean
  remarks: string | null
  gift_note: string | null
  company: CompanyRow | null
  addresses: AddressRow[]
  parcels: ParcelRow[]
  documents: OrderDocumentRow[]
  lines: (OrderLineRow & { cards_sent_at: string | null })[]
}

/** Null until the last gift card of the line `l` is sent. */
const cardsSentAt = sql`
  (select case when bool_and(c.sent_at is not null) then max(c.sent_at) end from gift_card c where c.order_line_id = l.id)`

/** What the line `l` contained, if it is a set. */
export const partsOfLine = sql<LinePart[]>`coalesce((
  select json_agg(json_build_object('productId', q.product_id, 'dimensionId', coalesce(q.dimension_id, 0), 'quantity', q.quantity,
      'name', q.name) order by q.position)
  from order_line_part q where q.order_id = l.order_id and q.line = l.position), '[]')`

/** What the line `l` still waits for: the day on which the title comes out is the one that is known today. */
export const aheadOfLine = sql<LineAhead | null>`(
  select json_build_object('kind', case when a.release_told is null then 'afterOrder' else 'preOrder' end,
    'releasedOn', case when a.release_told is not null then w.release_date end)
  from advance_place a join product w on w.id = a.product_id
  where a.order_line_id = l.id and a.left_at is null and a.served < a.copies)`

/** The e-mail an order was placed with. */
export async function findOrderEmail(db: Executor, uid: string): Promise<string | null> {
  const row = await db.selectFrom('customer_order').select('email').where('uid', '=', uid).executeTakeFirst()
  return row?.email ?? null
}

export async function findCode(
  db: Executor,
  code: string,
): Promise<{ id: number; uid: string; email: string | null } | null> {
  const orders = db.selectFrom('customer_order').select(['id', 'uid', 'email'])
  return (await orders.where('code', '=', code).executeTakeFirst()) ?? null
}

const selectOrder = (whose: RawBuilder<unknown>) => sql<OrderRow>`
    select ${trackingColumns}, o.email, o.language, o.placed_at, o.channel, o.type, o.remarks, o.gift_note, o.terms_version, o.instalments,
      coalesce(o.payment_status = 'held', false) as payment_held,
      b.name_el as branch_el, b.name_en as branch_en,
      st.name_el as shipping_el, st.name_en as shipping_en, pt.name_el as payment_el, pt.name_en as payment_en,
      ${amountColumns}, ${payableCents} as payable_cents, ${documentsColumn} as documents,
      (select json_agg(json_build_object('kind', a.kind, 'title', a.title, 'first_name', a.first_name, 'last_name', a.last_name,
          'mobile', a.mobile, 'phone', a.phone, 'street', a.street, 'city', a.city, 'area', a.area, 'building', a.building,
          'postal_code', a.postal_code, 'region_el', r.name_el, 'region_en', r.name_en,
          'country_el', c.name_el, 'country_en', c.name_en))
        from order_address a join country c on c.id = a.country_id left join country_region r on r.id = a.region_id
        where a.order_id = o.id) as addresses,
      (select to_jsonb(i) from order_invoice i where i.order_id = o.id) as company,
      (select to_jsonb(p) from order_pickup_point p where p.order_id = o.id) as point,
      ${parcelsOfOrder} as parcels,
      (select json_agg(to_jsonb(l) || jsonb_build_object('cards_sent_at', ${cardsSentAt}, 'parts', ${partsOfLine},
          'ahead', ${aheadOfLine}) order by l.position)
        from order_line l where l.order_id = o.id) as lines
    from ${trackingTables} left join branch b on b.id = o.branch_id
    where ${whose}`

const selectAnyOrder = compileOnce((_, value: ValueOf<{ uid: string }>) => selectOrder(sql`o.uid = ${value('uid')}`))

const selectOwnOrder = compileOnce((_, value: ValueOf<{ uid: string; customerId: number }>) =>
  selectOrder(sql`o.uid = ${value('uid')} and o.customer_id = ${value('customerId')}`),
)

/** With a customer's id: only if it is theirs. */
export async function findOrder(db: Executor, uid: string, customerId?: number): Promise<OrderRow | null> {
  const [row] =
    customerId === undefined ? await selectAnyOrder(db, { uid }) : await selectOwnOrder(db, { uid, customerId })
  return row ?? null
}

/** None when the customer has no such order: an order is never without lines. */
export const listLines = (db: Executor, customerId: number, orderId: number) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select(['l.product_id', 'l.dimension_id', 'l.code', 'l.name', 'l.dimension_name', 'l.quantity'])
    .select([
      'l.position',
      'l.unit_price_cents',
      'l.unit_prior_cents',
      'l.total_cents',
      'l.gift',
      'l.withdrawable',
      'l.box_line',
      'l.limited_until',
    ])
    .select((eb) => eb.ref('l.extension').$castTo<OrderedExtension | null>().as('extension'))
    .select([partsOfLine.as('parts'), aheadOfLine.as('ahead')])
    .where('o.id', '=', orderId)
    .where('o.customer_id', '=', customerId)
    .orderBy('l.position')
    .execute()

export const listAdjustments = (db: Executor, orderId: number) =>
  db
    .selectFrom('order_adjustment')
    .select(['kind', 'code', 'label_el', 'label_en', 'cents', 'line'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
