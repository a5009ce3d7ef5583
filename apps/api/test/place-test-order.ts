// An order as the shop stores it, for tests of what follows an order. Amounts come from the one function that prices.

import { randomUUID } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import type { OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import type { ShippingKindCode } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { getPaymentKind, type PaymentKindCode } from '@stoa/domain/ordering/payment/payment-kinds'
import { type PricingLine, plainCart } from '@stoa/domain/ordering/pricing/cart-input'
import { priceCart } from '@stoa/domain/ordering/pricing/price-cart'
import { line as plainLine } from '@stoa/domain/ordering/promotions/fixtures'
import { sql } from 'kysely'
import type { Executor } from '../src/database/transaction.ts'
import { adjustmentRows, orderAmounts, vatRows } from '../src/ordering/amounts/amounts.service.ts'

export interface TestOrder {
  language: Language
  shipping: ShippingKindCode
  payment: PaymentKindCode
  lines: (Pick<PricingLine, 'quantity' | 'unitPriceCents' | 'unitPriorCents' | 'vatRate'> & {
    name: string
    extension?: OrderedExtension
  })[]
  email: string
  invoice: boolean
  /** Its last day of delivery: `2026-11-26`. */
  promisedTo: string
}

export interface PlacedTestOrder {
  id: number
  uid: string
  code: string
}

const defaultOrder: TestOrder = {
  language: 'el',
  shipping: 'home',
  payment: 'cash_on_delivery',
  lines: [
    { name: 'Το κιβώτιο', quantity: 2, unitPriceCents: 855, unitPriorCents: 950, vatRate: 600 },
    {
      name: 'Σημειωματάριο',
      quantity: 1,
      unitPriceCents: 590,
      unitPriorCents: null,
      vatRate: 2400,
      extension: { wrapping: true },
    },
  ],
  email: 'reader@stoa.example',
  invoice: false,
  // never in the past: the workers of a test's shop would tell the buyer of a delay
  promisedTo: '2099-12-30',
}

/** Pending, with its copies claimed and its outbox row, in the transaction given or in one of its own. */
export function placeTestOrder(db: Executor, changes: Partial<TestOrder> = {}): Promise<PlacedTestOrder> {
  const order = { ...defaultOrder, ...changes }
  return db.isTransaction ? insertWhole(db, order) : db.transaction().execute((tx) => insertWhole(tx, order))
}

async function insertWhole(tx: Executor, order: TestOrder): Promise<PlacedTestOrder> {
  const { id, uid, code } = await insertTestOrder(tx, order)
  await insertTestDetails(tx, id, order)
  await claimTestCopies(tx, id)
  await sql`insert into order_status_change (order_id, status, at) values (${id}, 0, now())`.execute(tx)
  await sql`insert into outbox (topic, payload) values ('order.placed', jsonb_build_object('orderId', ${id}::bigint))`.execute(
    tx,
  )
  return { id, uid, code }
}

/** Of copies that are put there for it, so that no test runs out of them. */
async function claimTestCopies(tx: Executor, orderId: number): Promise<void> {
  await sql`
    insert into stock (branch_id, product_id)
    select (select min(id) from branch), product_id from order_line where order_id = ${orderId} on conflict do nothing`.execute(
    tx,
  )
  await sql`
    insert into stock_movement (stock_id, change, reason, order_line_id)
    select s.id, sign * l.quantity, case when sign > 0 then 'counted' else 'claimed' end, case when sign < 0 then l.id end
    from order_line l
    join stock s on s.product_id = l.product_id and s.dimension_id is null and s.branch_id = (select min(id) from branch)
    cross join unnest('{1,-1}'::int[]) sign
    where l.order_id = ${orderId}`.execute(tx)
}

function totalsOf(order: TestOrder) {
  const lines = order.lines.map(
    (line, index): PricingLine => ({
      ...plainLine(line.unitPriceCents),
      ...line,
      productId: index + 1,
      protectedUntil: null,
    }),
  )
  const shipping =
    order.shipping === 'home'
      ? { code: 'home', priceCents: 290, freeFromCents: 3000 }
      : { code: 'store', priceCents: 0, freeFromCents: null }
  const cents = order.payment === 'cash_on_delivery' ? 190 : 0
  const charges = [{ kind: 'payment_fee' as const, code: order.payment, label: null, cents }]
  return priceCart({ lines, shipping, charges, ...plainCart(0) })
}

async function insertTestOrder(tx: Executor, order: TestOrder): Promise<PlacedTestOrder> {
  const { rows } = await sql<{ shipping: number; payment: number; branch: number; number: number }>`
    select (select id from shipping_type where code = ${order.shipping}) as shipping,
      (select id from payment_type where code = ${order.payment}) as payment,
      (select min(id) from branch) as branch, nextval('order_number') as number`.execute(tx)
  const [ids] = rows
  if (!ids) throw new Error('a select without a table gave no row')
  const totals = totalsOf(order)
  return tx
    .insertInto('customer_order')
    .values({
      uid: randomUUID(),
      code: `STO-26-${String(ids.number).padStart(6, '0')}`,
      language: order.language,
      type: order.invoice ? 'invoice' : 'retail',
      email: order.email,
      newsletter: false,
      remarks: null,
      shipping_type_id: ids.shipping,
      branch_id: order.shipping === 'store' ? ids.branch : null,
      payment_type_id: ids.payment,
      payment_status: getPaymentKind(order.payment).placedAs,
      ...orderAmounts(totals),
      delivery_from: '2026-11-24',
      delivery_to: order.promisedTo,
      placed_at: new Date('2026-11-20T12:05:00Z'),
    })
    .returning(['id', 'uid', 'code'])
    .executeTakeFirstOrThrow()
}

async function insertTestDetails(tx: Executor, orderId: number, order: TestOrder): Promise<void> {
  const totals = totalsOf(order)
  const lines = order.lines.map((line, index) => ({
    ...line,
    position: index,
    total: totals.lines[index]?.totalCents,
  }))
  await sql`
    insert into order_line (order_id, position, product_id, code, name, quantity, unit_price_cents, unit_prior_cents, vat_rate, total_cents, extension)
    select ${orderId}, l.position, p.id, 'BK' || l.position, l.name, l.quantity,
      l."unitPriceCents", l."unitPriorCents", l."vatRate", l.total, l.extension
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (position int, name text, quantity int,
      "unitPriceCents" int, "unitPriorCents" int, "vatRate" int, total int, extension jsonb)
    join (select id, row_number() over (order by id) - 1 as position from product) p on p.position = l.position`.execute(
    tx,
  )
  await tx.insertInto('order_adjustment').values(adjustmentRows(orderId, totals.adjustments)).execute()
  await tx.insertInto('order_vat').values(vatRows(orderId, totals.vatGroups)).execute()
  await sql`
    insert into order_address (order_id, kind, first_name, last_name, mobile, country_id, street, city, postal_code)
    values (${orderId}, 'billing', 'Ελένη', 'Παππά', '6900000000', 1, 'Σόλωνος 1', 'Αθήνα', '10679')`.execute(tx)
  if (!order.invoice) return
  await sql`
    insert into order_invoice (order_id, company_name, profession, vat_number, tax_office)
    values (${orderId}, 'Βιβλία & Σία ΟΕ', 'Εκδόσεις', '000000000', 'Αθηνών')`.execute(tx)
}
