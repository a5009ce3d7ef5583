// The SQL that reads and writes products many at a time: rows travel as one JSON text, and PostgreSQL gives each column its
// own type.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { Binding } from '../book-record.ts'

/** What an import writes of a product. */
export interface ProductRow {
  active: boolean
  name_el: string
  name_en: string | null
  name_language: 'el' | 'en'
  subtitle: string | null
  original_title: string | null
  lead_el: string
  lead_en: string | null
  description_el: string
  description_en: string | null
  contents_el: readonly string[]
  publisher_id: number
  series_id: number | null
  series_number: number | null
  work_id: number | null
  ean: string
  isbn13: string | null
  text_language: 'el' | 'en' | null
  translated_from: string | null
  binding: Binding | null
  pages: number | null
  height_mm: number | null
  width_mm: number | null
  thickness_mm: number | null
  weight_g: number | null
  published_year: number | null
  release_date: string | null
  age_from: number | null
  price_cents: number
  publisher_price_cents: number | null
  price_protected_until: string | null
  price_protection_basis: 'published_in_greece' | 'greek_published_abroad'
  tax_class: 'book' | 'standard'
  availability: SupplyPolicy
  provider_code: string | null
  cover_style: string
  sort_key: string
}

export interface NewProduct extends ProductRow {
  code: string
  kind: 'product'
  url: string
}

export interface PresentProduct extends ProductRow {
  id: number
  /** Copies that are counted as ours, all branches together. */
  copies: number
}

const written = [
  ...[
    'active',
    'name_el',
    'name_en',
    'name_language',
    'subtitle',
    'original_title',
    'lead_el',
    'lead_en',
    'description_el',
  ],
  ...[
    'description_en',
    'contents_el',
    'publisher_id',
    'series_id',
    'series_number',
    'work_id',
    'ean',
    'isbn13',
    'text_language',
  ],
  ...['translated_from', 'binding', 'pages', 'height_mm', 'width_mm', 'thickness_mm', 'weight_g', 'published_year'],
  ...[
    'release_date',
    'age_from',
    'price_cents',
    'publisher_price_cents',
    'price_protected_until',
    'price_protection_basis',
  ],
  ...['tax_class', 'availability', 'provider_code', 'cover_style', 'sort_key'],
] as const satisfies readonly (keyof ProductRow)[]

const writtenColumns = sql.join(written.map((column) => sql.ref(`p.${column}`)))
const newColumns = sql.join(['code', 'kind', 'url', ...written].map((column) => sql.ref(column)))
const changes = sql.join(written.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`))

/** Locked in the order of their ids until the end of the transaction. */
export async function lockProducts(tx: Executor, ids: readonly number[]): Promise<PresentProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PresentProduct>`
    select p.id, ${writtenColumns},
      coalesce((select sum(quantity)::int from stock where product_id = p.id), 0) as copies
    from product p where p.id = any(${[...ids]}::int[]) order by p.id for no key update of p`.execute(tx)
  return rows
}

/** By article number: every ISBN stands there too. */
export async function listByNumber(db: Executor, eans: readonly string[]): Promise<{ id: number; ean: string }[]> {
  if (eans.length === 0) return []
  const { rows } = await sql<{ id: number; ean: string }>`
    select id, ean from product where ean = any(${[...eans]}::text[])`.execute(db)
  return rows
}

export async function listTakenUrls(db: Executor, urls: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`select url from product where url = any(${[...urls]}::text[])`.execute(db)
  return rows.map(({ url }) => url)
}

export async function takeInStoreNumbers(db: Executor, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('in_store_number')::int8 as number from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ number }) => number)
}

/** Their ids, in the order given. */
export async function insertProducts(tx: Executor, rows: readonly NewProduct[]): Promise<number[]> {
  if (rows.length === 0) return []
  const inserted = await sql<{ id: number; ean: string }>`
    insert into product (${newColumns})
    select ${newColumns} from json_populate_recordset(null::product, ${JSON.stringify(rows)}::json)
    returning id, ean`.execute(tx)
  const ids = new Map(inserted.rows.map(({ id, ean }) => [ean, id]))
  return rows.flatMap(({ ean }) => ids.get(ean) ?? [])
}

export async function updateProducts(tx: Executor, rows: readonly (ProductRow & { id: number })[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update product p set ${changes}
    from json_populate_recordset(null::product, ${JSON.stringify(rows)}::json) r where p.id = r.id`.execute(tx)
}

export async function withdrawProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update product set active = false
    where id in (select id from product where id = any(${[...ids]}::int[]) and active order by id for no key update)`.execute(
    tx,
  )
}
