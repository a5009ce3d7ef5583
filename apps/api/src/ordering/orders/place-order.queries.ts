// The SQL of placing an order: what it needs to know, and all its rows, in one statement each.

import type { OrderEvent } from '@stoa/contract/ordering/order-events'
import { sum } from '@stoa/domain/money'
import type { ProductKey } from '@stoa/domain/ordering/cart/cart'
import { carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import type { OrderShares } from '@stoa/domain/ordering/ledger/ledger-entries'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { paidByMeans } from '@stoa/domain/ordering/payment/payment-kinds'
import type { SharedStockRow } from '@stoa/domain/ordering/stock/allocate-stock'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { ledgerRows } from '../../database/ledger.ts'
import { onlyRow } from '../../database/only-row.ts'
import { eventValues, orderEventInsert } from '../../database/order-event.ts'
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
import { stockColumn } from '../stock/stock.service.ts'
import { type HoldKey, lockedHoldColumn, type OwnHold } from '../stock/stock-holds.service.ts'
import { type IdempotencyKey, isKeyOurs, keyInsert } from './idempotency.queries.ts'
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
  /** Of the call, and nobody has used it before. */
  key_is_ours: boolean
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
  /** Not locked. */
  stock: SharedStockRow[]
}

interface BasisOf extends HoldKey, ProductIds, IdempotencyKey {
  countryIds: readonly number[]
  branchId: number | null
  pointId: string | null
}

const selectOrderBasis = <Product>(products: (value: ValueOf<ProductIds>) => RawBuilder<unknown>) =>
  compileOnce(
    (_, value: ValueOf<BasisOf>) => sql<OrderBasisRow & { products: Product[] }>`
    with claimed as (${keyInsert(value)})
    select exists (select from claimed) or ${isKeyOurs(value)} as key_is_ours, ${versionColumns},
      coalesce((select json_agg(json_build_object('id', c.id, 'iso', c.iso, 'postal_code_digits', c.postal_code_digits,
          'region_ids', array(select r.id from country_region r where r.country_id = c.id)))
        from country c where c.id = any(${value('countryIds')}::int[])), '[]') as places,
      exists (select from branch where id = ${value('branchId')}) as branch_known,
      coalesce((select json_agg(p) from pickup_point p where p.carrier = any(${carrierCodes}) and p.id = ${value('pointId')}), '[]') as points,
      (select id from payment_type where code = ${paidByMeans}) as means_type_id,
      nextval('customer_order_id_seq') as order_id, nextval('order_number') as number, (select key from order_code_key) as code_key,
      ${lockedHoldColumn(value)} as held, ${stockColumn(value)} as stock, ${products(value)} as products`,
  )

const selectWhole = selectOrderBasis<PackedProduct>(productsColumn)
const selectStandings = selectOrderBasis<Standing>(standingsColumn)

/**
 * Claims the key of the call, and reads the countries of the addresses, whether branch and point exist, what is held and in
 * stock, the order's id and number, and the products.
 */
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

function sharesOf({ dueCents, means }: AgreedOrder['totals']): OrderShares {
  const paidWith = (kind: (typeof means)[number]['kind']) =>
    sum(means.map((one) => (one.kind === kind ? one.cents : 0)))
  return { moneyCents: dueCents, giftCardCents: paidWith('gift_card'), pointsCents: paidWith('points') }
}

const orderTables = [
  'order_line_part',
  'order_address',
  'order_invoice',
  'order_pickup_point',
  'order_vat',
  'order_adjustment',
  'order_means',
  'ledger_entry',
] as const satisfies readonly (keyof Tables)[]
type OrderTable = (typeof orderTables)[number]

/** What belongs to the order, by its table. Each row has all columns. */
function rowsOf(agreed: AgreedOrder): Record<OrderTable, object[]> {
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
  }
}

interface OrderValues extends Partial<Record<OrderTable, string>> {
  orderId: number
  order: string
  lines: string
  status: number
  topic: string
  payload: string
  eventType: OrderEvent['type']
  eventData: string
  at: Date
  key: string
  response: string
}

/** What the text of the statement depends on: the columns of order and lines, and the tables with other rows of the order. */
interface OrderShape {
  orderColumns: string
  lineColumns: string
  tables: readonly OrderTable[]
}

const compileOrder = ({ orderColumns, lineColumns, tables }: OrderShape) => {
  const [ofOrder, ofLines] = [sql.raw(orderColumns), sql.raw(lineColumns)]
  return compileOnce(
    (_, value: ValueOf<OrderValues>) => sql<{ line_ids: number[] }>`
    with placed as (
      insert into customer_order (${ofOrder}) overriding system value
      select ${ofOrder} from json_populate_record(null::customer_order, ${value('order')}::json)),
    lines as (
      insert into order_line (${ofLines})
      select ${ofLines} from json_populate_recordset(null::order_line, ${value('lines')}::json)
      returning id, position),
    ${sql.join(tables.map((table) => rowsInsert(table, value(table))))},
    first_status as (
      insert into order_status_change (order_id, status, at) values (${value('orderId')}, ${value('status')}, ${value('at')})),
    event as (insert into outbox (topic, payload) values (${value('topic')}, ${value('payload')}::jsonb)),
    order_events as (${orderEventInsert(value)}),
    answered as (
      update idempotency_key set answer = ${value('response')}::jsonb where key = ${value('key')})
    select coalesce(json_agg(id order by position), '[]') as line_ids from lines`,
  )
}

const rowsInsert = (table: OrderTable, rows: RawBuilder<string | undefined>) => sql`${sql.id(`${table}_rows`)} as (
  insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json))`

/** Few: their texts are the same for all orders with rows in the same tables. */
const statements = new Map<string, ReturnType<typeof compileOrder>>()

function statementOf(shape: OrderShape): ReturnType<typeof compileOrder> {
  const key = Object.values(shape).join(';')
  const known = statements.get(key) ?? compileOrder(shape)
  statements.set(key, known)
  return known
}

const columnsOf = (row: object | undefined): string => Object.keys(row ?? {}).join(', ')

/**
 * One statement, which is planned once. The response is saved with the idempotency key. Returns the ids of the lines in
 * their order.
 */
export async function insertOrder(
  tx: Executor,
  agreed: AgreedOrder,
  { key, response }: { key: string; response: unknown },
): Promise<number[]> {
  const { id: orderId, totals } = agreed
  const [order, lines, rows] = [orderRow(agreed), lineRows(agreed), rowsOf(agreed)]
  const tables = orderTables.filter((table) => rows[table].length > 0)
  const { totalCents, dueCents } = totals
  const insert = statementOf({ orderColumns: columnsOf(order), lineColumns: columnsOf(lines[0]), tables })
  const [row] = await insert(tx, {
    ...Object.fromEntries(tables.map((table) => [table, JSON.stringify(rows[table])])),
    ...outboxRow('order.placed', { orderId }),
    ...eventValues({ type: 'order.placed', data: { totalCents, dueCents } }),
    ...{ orderId, order: JSON.stringify(order), lines: JSON.stringify(lines), status: orderStatusNumbers.pending },
    ...{ at: order.placed_at, key, response: JSON.stringify(response) },
  })
  return row?.line_ids ?? []
}
