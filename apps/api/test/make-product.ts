// Products made for one test: their price, tax and copies are exactly what the test says.

import { createHash, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Executor } from '../src/database/transaction.ts'

export interface ProductInput {
  priceCents?: number
  /** One number per branch, from the first. */
  copies?: readonly number[]
  taxClass?: 'book' | 'standard' | 'outside'
  availability?: string
  kind?: string
  /** `2027-06-30` */
  releaseDate?: string | null
  name?: string
  publisherPriceCents?: number
  /** `2027-06-30` */
  protectedUntil?: string
  active?: boolean
  /** Of a custom product: how many characters may be written on it. */
  textMax?: number
  /** Of a gift box: how many things it holds. */
  boxCapacity?: number
  grams?: number
}

/** The new product's id. */
export async function makeProduct(db: Executor, input: ProductInput = {}): Promise<number> {
  const { priceCents = 1000, copies = [5], taxClass = 'book', availability = 'stock', active = true } = input
  const { kind = 'product' } = input
  const isCustom = kind === 'custom'
  const code = `test-${randomUUID()}`
  const name = input.name ?? 'Δοκιμή'
  const { rows } = await sql<{ id: number }>`
    insert into product (code, kind, url, name_el, lead_el, description_el, publisher_id, ean, price_cents, tax_class,
      availability, cover_style, sort_key, active, publisher_price_cents, price_protected_until,
      release_date, box_capacity, text_label_el, text_max, weight_g)
    values (${code}, ${kind}, ${code}, ${name}, 'Μία πρόταση.', 'Μία παράγραφος.', 1,
      ${`29${randomInt(1e11).toString().padStart(11, '0')}`}, ${priceCents}, ${taxClass}, ${availability}, 'default', ${code},
      ${active}, ${input.publisherPriceCents ?? null}, ${input.protectedUntil ?? null},
      ${input.releaseDate ?? null}, ${kind === 'giftbox' ? (input.boxCapacity ?? 20) : null}, ${isCustom ? 'Το όνομα' : null}, ${isCustom ? (input.textMax ?? 300) : null},
      ${input.grams ?? null})
    returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('no product was made')
  await setCopies(db, id, copies)
  return id
}

/** Sets the stock of a product without dimensions to the given numbers, one per branch, with the matching movements. */
export async function setCopies(db: Executor, productId: number, copies: readonly number[]): Promise<void> {
  await sql`
    insert into stock (branch_id, product_id) select branch, ${productId} from generate_series(1, ${copies.length}::int) branch
    on conflict do nothing`.execute(db)
  await sql`
    with wanted as (
      select s.id, s.quantity as before, w.quantity from stock s
      join unnest(${[...copies]}::int[]) with ordinality as w (quantity, branch) on w.branch = s.branch_id
      where s.product_id = ${productId} and w.quantity <> s.quantity),
    counted as (update stock s set quantity = w.quantity from wanted w where s.id = w.id)
    insert into stock_movement (stock_id, change, reason) select id, quantity - before, 'counted' from wanted`.execute(
    db,
  )
}

/** Gives every product without a photograph of its front the same one. */
export async function photographAll(db: Executor): Promise<void> {
  const paint = { width: 1200, height: 1800, channels: 3, background: '#7a1d2c' } as const
  const original = await sharp({ create: paint }).jpeg().toBuffer()
  await sql`
    insert into product_image (product_id, position, kind, width, height, sha256, original)
    select p.id, coalesce((select max(position) from product_image i where i.product_id = p.id), 0) + 1, 'front', 1200, 1800,
      ${createHash('sha256').update(original).digest('hex')}, ${original}
    from product p
    where not exists (select from product_image i where i.product_id = p.id and i.kind = 'front')`.execute(db)
}

export async function setPrice(db: Executor, productId: number, cents: number): Promise<void> {
  await sql`update product set price_cents = ${cents} where id = ${productId}`.execute(db)
}

/** A toy without its warnings. */
export async function holdBack(db: Executor, productId: number): Promise<void> {
  await sql`update product set tax_class = 'standard', age_from = 5, warnings_el = null where id = ${productId}`.execute(
    db,
  )
}

/** The stock rows, and what the movements add up to. */
export async function countCopies(db: Executor, productId: number): Promise<{ quantities: number[]; moved: number }> {
  const { rows } = await sql<{ quantity: number; moved: number }>`
    select quantity, (select coalesce(sum(change), 0)::int from stock_movement where stock_id = stock.id) as moved
    from stock where product_id = ${productId} order by branch_id`.execute(db)
  return { quantities: rows.map((row) => row.quantity), moved: rows.reduce((sum, row) => sum + row.moved, 0) }
}
