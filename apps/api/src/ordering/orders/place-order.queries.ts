// The SQL of placing an order: what it needs to know, and all its rows, in one statement each.

import { sum } from '@stoa/domain/money'
import type { ProductKey } from '@stoa/domain/ordering/cart/cart'
import { carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import type { OrderShares } from '@stoa/domain/ordering/ledger/ledger-entries'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { paidByMeans } from '@stoa/domain/ordering/payment/payment-kinds'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { ledgerRows } from '../../database/ledger.ts'
import { onlyRow } from '../../database/only-row.ts'
import { orderEventInsert } from '../../database/order-event.ts'
import { outboxRow } from '../../database/outbox.ts'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'
import { adjustmentRows, meansRows, vatRows } from '../amounts/amounts.service.ts'
import {
  type CartProductRow,
  type PackedProduct,
  type ProductIds,
  productsColumn,
  readKeptProducts,
  type Standing,
  standingsColumn,
} from '../cart/read-cart.service.ts'
import { type VersionsRow, versionColumns } from '../cart/terms.service.ts'
import { type HoldKey, lockedHoldColumn, type OwnHold } from '../stock/stock-holds.service.ts'
import {
  type AgreedOrder,
  addressRow,
  invoiceRow,
  lineRows,
  orderRow,
  type PointRow,
  partRows,
  pointRows,
} from './order-rows.ts'

export interface PlaceRow {
  id: number
  iso: string
  postal_code_digits: number | null
  region_ids: number[]
}

/** Everything an order needs to know besides its products and its terms. */
export interface OrderBasisRow extends VersionsRow {
  places: PlaceRow[]
  branch_known: boolean
  /** With the id that was chosen, of each network that has it. */
  points: PointRow[]
  /** The way of paying of orders with nothing left to pay; null in a shop that has none. */
  means_type_id: number | null
  order_id: number
  number: number
  /** Of the permutation that makes codes of numbers. */
  code_key: string
  /** For this buyer; locked. */
  held: OwnHold['copies'][number][]
}

interface BasisOf extends HoldKey, ProductIds {
  countryIds: readonly number[]
  branchId: number | null
  pointId: string | null
}

const selectOrderBasis = <Product>(products: (value: ValueOf<ProductIds>) => RawBuilder<unknown>) =>
  compileOnce(
    (_, value: ValueOf<BasisOf>) => sql<OrderBasisRow & { products: Product[] }>`
    select ${versionColumns},
      coalesce((select json_agg(json_build_object('id', c.id, 'iso', c.iso, 'postal_code_digits', c.postal_code_digits,
          'region_ids', array(select r.id from country_region r where r.country_id = c.id)))
        from country c where c.id = any(${value('countryIds')}::int[])), '[]') as places,
      exists (select from branch where id = ${value('branchId')}) as branch_known,
      coalesce((select json_agg(p) from pickup_point p where p.carrier = any(${carrierCodes}) and p.id = ${value('pointId')}), '[]') as points,
      (select id from payment_type where code = ${paidByMeans}) as means_type_id,
      nextval('customer_order_id_seq') as order_id, nextval('order_number') as number, (select key from order_code_key) as code_key,
      ${lockedHoldColumn(value)} as held, ${products(value)} as products`,
  )

const selectWhole = selectOrderBasis<PackedProduct>(productsColumn)
const selectStandings = selectOrderBasis<Standing>(standingsColumn)

/** The countries of the addresses, whether branch and point exist, what is held, and the order's id and number; the products. */
export async function getOrderBasis(
  db: Executor,
  items: readonly ProductKey[],
  asked: Omit<BasisOf, keyof ProductIds>,
): Promise<{ basis: OrderBasisRow; products: CartProductRow[] }> {
  const { row, products } = await readKeptProducts<OrderBasisRow>(items, {
    whole: async (ids) => onlyRow(await selectWhole(db, { ...asked, ...ids })),
    standings: async (ids) => onlyRow(await selectStandings(db, { ...asked, ...ids })),
  })
  return { basis: row, products }
}

const columnsOf = (row: object | undefined) => sql.raw(Object.keys(row ?? {}).join(', '))

function sharesOf({ dueCents, means }: AgreedOrder['totals']): OrderShares {
  const paidWith = (kind: (typeof means)[number]['kind']) =>
    sum(means.map((one) => (one.kind === kind ? one.cents : 0)))
  return { moneyCents: dueCents, giftCardCents: paidWith('gift_card'), pointsCents: paidWith('points') }
}

/** What belongs to the order, by its table. Each row has all columns. */
function rowsOf(agreed: AgreedOrder) {
  const { id, request, addresses, totals } = agreed
  return {
    order_line_part: partRows(agreed),
    order_address: [addresses.billing, addresses.delivery].flatMap((one) => (one ? addressRow(id, one) : [])),
    order_invoice: request.documentKind === 'invoice' ? [invoiceRow(agreed)] : [],
    order_pickup_point: pointRows(agreed),
    order_vat: vatRows(id, totals.vatGroups),
    order_adjustment: adjustmentRows(id, totals.adjustments),
    order_means: meansRows(id, totals.means),
    ledger_entry: ledgerRows('placed', sharesOf(totals), { subjectId: id, orderId: id, at: agreed.placedAt }),
  } satisfies Partial<Record<keyof Tables, object[]>>
}

const insertRows = (table: string, rows: readonly object[]) => sql`${sql.id(`${table}_rows`)} as (
  insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json))`

/**
 * One statement; its text is the same for all orders with rows in the same tables, so that it is planned once. The
 * response is saved with the idempotency key. Returns the ids of the lines in their order.
 */
export async function insertOrder(
  tx: Executor,
  agreed: AgreedOrder,
  { key, response }: { key: string; response: unknown },
): Promise<number[]> {
  const { id } = agreed
  const order = orderRow(agreed)
  const lines = lineRows(agreed)
  const orderColumns = columnsOf(order)
  const lineColumns = columnsOf(lines[0])
  const belongings = Object.entries(rowsOf(agreed)).filter(([, rows]) => rows.length > 0)
  const event = outboxRow('order.placed', { orderId: id })
  const { totalCents, dueCents } = agreed.totals
  const placedEvent = { type: 'order.placed', data: { totalCents, dueCents } } as const
  const { rows } = await sql<{ line_ids: number[] }>`
    with placed as (
      insert into customer_order (${orderColumns}) overriding system value
      select ${orderColumns} from json_populate_record(null::customer_order, ${JSON.stringify(order)}::json)),
    lines as (
      insert into order_line (${lineColumns})
      select ${lineColumns} from json_populate_recordset(null::order_line, ${JSON.stringify(lines)}::json)
      returning id, position),
    ${sql.join(belongings.map(([table, ofTable]) => insertRows(table, ofTable)))},
    first_status as (
      insert into order_status_change (order_id, status, at)
      values (${id}, ${orderStatusNumbers.pending}, ${order.placed_at})),
    event as (insert into outbox (topic, payload) values (${event.topic}, ${event.payload}::jsonb)),
    order_events as (${orderEventInsert(id, placedEvent, order.placed_at)}),
    answered as (
      update idempotency_key set answer = ${JSON.stringify(response)}::jsonb where key = ${key})
    select json_agg(id order by position) as line_ids from lines`.execute(tx)
  return rows[0]?.line_ids ?? []
}
