// Changes made directly in the database while a journey is buying: copies are sold elsewhere, prices change.

import pg from 'pg'
import { readTestEnvironment } from './test-environment.ts'

export async function withDatabase<Result>(task: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: readTestEnvironment().databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const result = await task(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/** Sets the stock of a product, all in the first branch, and records it as counted; nobody holds copies of it any more. */
export const setCopies = (productUrl: string, copies: number): Promise<void> =>
  withDatabase(async (client) => {
    await client.query(
      `with gone as (
        delete from stock_hold h using stock s join product p on p.id = s.product_id
        where h.stock_id = s.id and p.url = $1 and s.dimension_id is null returning h.stock_id, h.quantity
      ), given as (
        select stock_id, sum(quantity)::int as quantity from gone group by stock_id
      ), noted as (
        insert into stock_movement (stock_id, change, reason) select stock_id, quantity, 'released' from given
      )
      update stock set quantity = stock.quantity + given.quantity from given where given.stock_id = stock.id`,
      [productUrl],
    )
    await client.query(
      `with counted as (
        select s.id, s.quantity as was, case when s.branch_id = 1 then $2::int else 0 end as will_be
        from stock s join product p on p.id = s.product_id where p.url = $1 and s.dimension_id is null for update of s
      ), noted as (
        insert into stock_movement (stock_id, change, reason)
        select id, will_be - was, 'counted' from counted where will_be <> was
      )
      update stock set quantity = will_be from counted where counted.id = stock.id`,
      [productUrl, copies],
    )
  })

/** The token in the e-mail to this address, as stored in the database. */
export const findNoticeKey = (email: string): Promise<string> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ uid: string }>('select uid from stock_notice where email = $1', [email])
    const uid = rows[0]?.uid
    if (!uid) throw new Error(`nobody waits under ${email}`)
    return uid
  })

export const setPrice = (productUrl: string, cents: number): Promise<void> =>
  withDatabase(async (client) => {
    await client.query('update product set price_cents = $2 where url = $1', [productUrl, cents])
  })

export const countOrders = (email: string): Promise<number> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ orders: number }>(
      'select count(*)::int as orders from customer_order where email = $1',
      [email],
    )
    return rows[0]?.orders ?? 0
  })

interface StoredOrder {
  uid: string
  code: string
  language: string
  total_cents: number
  due_cents: number
  type: 'retail' | 'invoice'
}

/** The one order placed with this e-mail. */
export async function findOrder(email: string): Promise<StoredOrder> {
  const { rows } = await withDatabase((client) =>
    client.query<StoredOrder>(
      'select uid, code, language, total_cents, due_cents, type from customer_order where email = $1',
      [email],
    ),
  )
  const [order] = rows
  if (!order || rows.length > 1) throw new Error(`${rows.length} orders of ${email}`)
  return order
}

interface OrderMoney {
  payment: string
  /** Attempts at providers that have paid it. */
  captured: number
  refunds: number
}

/** Of each order of this e-mail, the first one first. */
export const readMoney = (email: string): Promise<OrderMoney[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<OrderMoney>(
      `select o.payment_status as payment,
        (select count(*)::int from payment_attempt a where a.order_id = o.id and a.captured_cents is not null) as captured,
        (select count(*)::int from payment_refund r where r.order_id = o.id) as refunds
      from customer_order o where o.email = $1 order by o.id`,
      [email],
    )
    return rows
  })

/** The time has come to ask a provider about what is paid for the orders of this e-mail. */
export const askProviders = (email: string): Promise<void> =>
  withDatabase(async (client) => {
    await client.query(
      `update payment_attempt a set check_at = now() from customer_order o where o.id = a.order_id and o.email = $1`,
      [email],
    )
  })

/** The one order of this e-mail reaches its buyer. */
export const deliverOrder = (email: string): Promise<void> =>
  withDatabase(async (client) => {
    // processing, where a payment has not led already; in delivery; completed
    for (const status of [1, 2, 3])
      await client.query(
        `insert into order_status_change (order_id, status, at)
        select o.id, $2, now() from customer_order o where o.email = $1
          and not exists (select from order_status_change c where c.order_id = o.id and c.status = $2)`,
        [email, status],
      )
  })

/** A product's slug by its kind, the same one every time. */
async function findUrl(condition: string): Promise<string> {
  const { rows } = await withDatabase((client) =>
    client.query<{ url: string }>(`select p.url from product p where p.active and ${condition} order by p.id limit 1`),
  )
  const url = rows[0]?.url
  if (!url) throw new Error(`the built-in shop has no product with: ${condition}`)
  return url
}

export const findSoldOutProduct = () => findUrl(`p.availability = 'out_of_print'`)
export const findProductWithForms = () =>
  findUrl(`exists (select from product_dimension d where d.product_id = p.id) and p.kind = 'product'`)
/** In a category with an offer on three copies. */
export const findProductWithOffer = () =>
  findUrl(`exists (select from product_category pc join category c on c.id = pc.category_id
    where pc.product_id = p.id and c.code = 'english-crime')`)

export interface StoredVatCheck {
  result: string | null
  register: string | null
  taxOfficeNumber: number | null
  /** Whether it is checked again. */
  isOpen: boolean
}

/** Of an order's invoice; null of a receipt. */
export const readVatCheck = (uid: string): Promise<StoredVatCheck | null> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<StoredVatCheck>(
      `select vat_result as result, vat_register as register, tax_office_number as "taxOfficeNumber",
        vat_check_at is not null as "isOpen"
      from order_invoice i join customer_order o on o.id = i.order_id where o.uid = $1`,
      [uid],
    )
    return rows[0] ?? null
  })
