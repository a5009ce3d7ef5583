// The SQL that reads and writes products, many at a time.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { ProductKindCode } from '@stoa/domain/catalogue/product-kinds'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import { type RawBuilder, sql } from 'kysely'
import { equalsAny, hasSpareCopies, offeredCopies } from '../../../database/expressions.ts'
import type { Executor } from '../../../database/transaction.ts'
import type { Binding } from '../book-record.ts'

/** What an import writes of a product. */
export interface ProductRow {
  kind: ProductKindCode
  active: boolean
  name_el: string
  name_en: string | null
  /** Of a book in Greek: the title under which it is known in English. */
  english_title: string | null
  name_language: 'el' | 'en'
  subtitle: string | null
  original_title: string | null
  lead_el: string
  lead_en: string | null
  description_el: string
  description_en: string | null
  contents_el: readonly string[]
  contents_en: readonly string[]
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
  is_toy: boolean
  edition_number: number | null
  edition_types: readonly string[]
  illustrations: number | null
  illustrations_note: string | null
  imprint: string | null
  other_series: readonly string[]
  price_cents: number
  publisher_price_cents: number | null
  price_protected_until: string | null
  price_protection_basis: 'published_in_greece' | 'greek_published_abroad'
  tax_class: 'book' | 'standard' | 'outside'
  availability: SupplyPolicy
  delivery_band: BandCode | null
  provider_code: string | null
  warnings_el: string | null
  warnings_en: string | null
  cover_style: string
  sort_key: string
  box_capacity: number | null
  text_label_el: string | null
  text_label_en: string | null
  text_max: number | null
}

export interface NewProduct extends ProductRow {
  code: string
  url: string
  sold_recently: number
}

export interface ExistingProduct extends ProductRow {
  id: number
  /** The shop's own copies, all branches together. */
  copies: number
  /** Of what is to be ordered: copies came in that nobody waits for. */
  has_spare_copies: boolean
}

type ColumnType = 'text' | 'integer' | 'boolean' | 'date' | 'lines'

/** Each column with its type; `lines` are several texts, sent as one. */
const columns: Record<keyof ProductRow, ColumnType> = {
  kind: 'text',
  active: 'boolean',
  name_el: 'text',
  name_en: 'text',
  english_title: 'text',
  name_language: 'text',
  subtitle: 'text',
  original_title: 'text',
  lead_el: 'text',
  lead_en: 'text',
  description_el: 'text',
  description_en: 'text',
  contents_el: 'lines',
  contents_en: 'lines',
  publisher_id: 'integer',
  series_id: 'integer',
  series_number: 'integer',
  work_id: 'integer',
  ean: 'text',
  isbn13: 'text',
  text_language: 'text',
  translated_from: 'text',
  binding: 'text',
  pages: 'integer',
  height_mm: 'integer',
  width_mm: 'integer',
  thickness_mm: 'integer',
  weight_g: 'integer',
  published_year: 'integer',
  release_date: 'date',
  age_from: 'integer',
  is_toy: 'boolean',
  edition_number: 'integer',
  edition_types: 'lines',
  illustrations: 'integer',
  illustrations_note: 'text',
  imprint: 'text',
  other_series: 'lines',
  price_cents: 'integer',
  publisher_price_cents: 'integer',
  price_protected_until: 'date',
  price_protection_basis: 'text',
  tax_class: 'text',
  availability: 'text',
  delivery_band: 'text',
  provider_code: 'text',
  warnings_el: 'text',
  warnings_en: 'text',
  cover_style: 'text',
  sort_key: 'text',
  box_capacity: 'integer',
  text_label_el: 'text',
  text_label_en: 'text',
  text_max: 'integer',
}

const columnNames = Object.keys(columns) as (keyof ProductRow)[]
const writtenColumns = columnNames.map((column) => `p.${column}` as const)

const columnValue = (column: keyof ProductRow): RawBuilder<unknown> =>
  columns[column] === 'lines'
    ? sql`coalesce(string_to_array(${sql.ref(`r.${column}`)}, chr(10)), '{}')`
    : sql`${sql.ref(`r.${column}`)}`

/** Rows are sent as one array for each column: PostgreSQL reads them in half the time of JSON. */
function listOf(rows: readonly ProductRow[], column: keyof ProductRow): RawBuilder<unknown> {
  const type = columns[column]
  const values = rows.map((row) => {
    const value = row[column]
    return Array.isArray(value) ? value.join('\n') || null : value
  })
  return sql`${values}::${sql.raw(type === 'lines' ? 'text' : type)}[]`
}

const rowsOf = (
  rows: readonly ProductRow[],
  extra: RawBuilder<unknown>[],
  names: readonly string[],
): RawBuilder<unknown> => sql`
  unnest(${sql.join([...extra, ...columnNames.map((column) => listOf(rows, column))])})
    as r (${sql.join([...names, ...columnNames].map((column) => sql.ref(column)))})`

/** Locked in the order of their ids until the end of the transaction. */
export async function lockProducts(tx: Executor, ids: readonly number[]): Promise<ExistingProduct[]> {
  if (ids.length === 0) return []
  return await tx
    .selectFrom('product as p')
    .select(['p.id', ...writtenColumns])
    .select([offeredCopies('p').as('copies'), hasSpareCopies('p').as('has_spare_copies')])
    .where((eb) => equalsAny(eb, 'p.id', ids))
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .$narrowType<{ kind: ProductKindCode }>()
    .execute()
}

/** By article number: every ISBN is one, too. */
export async function listByNumber(db: Executor, eans: readonly string[]) {
  if (eans.length === 0) return []
  return await db
    .selectFrom('product')
    .select(['id', 'ean'])
    .where((eb) => equalsAny(eb, 'ean', eans))
    .execute()
}

export async function listTakenUrls(db: Executor, urls: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('url')
    .where((eb) => equalsAny(eb, 'url', urls))
    .execute()
  return rows.map(({ url }) => url)
}

export async function takeInStoreNumbers(db: Executor, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('in_store_number')::int8 as number from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ number }) => number)
}

/** Their ids, in the order given. `listedAt`: since when they are in the shop, an ISO timestamp; null for now. */
export async function insertProducts(
  tx: Executor,
  rows: readonly NewProduct[],
  listedAt: string | null,
): Promise<number[]> {
  if (rows.length === 0) return []
  const keys = [
    sql`${rows.map(({ code }) => code)}::text[]`,
    sql`${rows.map(({ url }) => url)}::text[]`,
    sql`${rows.map((row) => row.sold_recently)}::integer[]`,
  ]
  const inserted = await sql<{ id: number; ean: string }>`
    insert into product (code, url, sold_recently, created_at, ${sql.join(columnNames.map((column) => sql.ref(column)))})
    select r.code, r.url, r.sold_recently, coalesce(${listedAt}::timestamptz, now()), ${sql.join(columnNames.map(columnValue))}
    from ${rowsOf(rows, keys, ['code', 'url', 'sold_recently'])}
    returning id, ean`.execute(tx)
  const ids = new Map(inserted.rows.map(({ id, ean }) => [ean, id]))
  return rows.flatMap(({ ean }) => ids.get(ean) ?? [])
}

export async function updateProducts(tx: Executor, rows: readonly (ProductRow & { id: number })[]): Promise<void> {
  if (rows.length === 0) return
  const keys = [sql`${rows.map(({ id }) => id)}::integer[]`]
  await sql`
    update product p set ${sql.join(columnNames.map((column) => sql`${sql.ref(column)} = ${columnValue(column)}`))}
    from ${rowsOf(rows, keys, ['id'])} where p.id = r.id`.execute(tx)
}

export async function withdrawProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update product set active = false
    where id in (select id from product where id = any(${[...ids]}::int[]) and active order by id for no key update)`.execute(
    tx,
  )
}
