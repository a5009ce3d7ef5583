// The SQL that loads everything lists need. A million products are loaded in a minute only when the database packs
// them: each result is a few long byte strings, four-byte integers side by side (eight-byte floats for timestamps).

import { subtypes } from '@stoa/contract/catalogue/filter-kinds'
import { supplyPolicies } from '@stoa/domain/catalogue/availability'
import { reducibleProductCodes } from '@stoa/domain/catalogue/product-kinds'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'
import { type RawBuilder, sql } from 'kysely'
import { isSoldAhead, offeredSupply } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import { unknown } from './columns.ts'
import { creditRoles } from './credits.ts'

/** Null where there is nothing. */
export interface PackedProducts {
  /** The columns of `productColumns`, one product after the other, by id; only what is for sale. */
  products: Buffer | null
  /** For each of them the length of its sort key in bytes, and the key. */
  names: Buffer | null
  /** Names that differ in English. */
  english_names: [id: number, name: string][] | null
  /** Product and category. */
  categories: Buffer | null
  /** Product, contributor, and the index of the role. */
  people: Buffer | null
  /** Product and code, of attributes, colours and sizes. */
  marks: Buffer | null
  /** Product, branch and copies; those of no one branch, of groups and sets and of what is ordered ahead, under 0. */
  copies: Buffer | null
  /** Set, and the publisher's price of a part, the last day of its uniform price, and its copies. */
  protected_parts: Buffer | null
  /** Product, cents and the time, newest first; only of prices that have changed. */
  prices: Buffer | null
}

const asBuffer = (bytes: Uint8Array | null): Buffer | null =>
  bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** As they were before they came to another thread, where buffers are plain bytes. */
export const asBuffers = ({ english_names, ...packed }: PackedProducts): PackedProducts => ({
  english_names,
  products: asBuffer(packed.products),
  names: asBuffer(packed.names),
  categories: asBuffer(packed.categories),
  people: asBuffer(packed.people),
  marks: asBuffer(packed.marks),
  copies: asBuffer(packed.copies),
  protected_parts: asBuffer(packed.protected_parts),
  prices: asBuffer(packed.prices),
})

/** Products by id: a range, or some by name. */
export type Scope = { from: number; before: number } | { ids: readonly number[] }

/** A condition on any column with a product's id. */
function withinScope(scope: Scope): (column: RawBuilder<unknown>) => RawBuilder<unknown> {
  if (!('ids' in scope)) return (column) => sql`${column} >= ${scope.from} and ${column} < ${scope.before}`
  // made once, for the statement asks for them many times
  const ids = `{${scope.ids.join(',')}}`
  return (column) => sql`${column} = any(${ids}::int[])`
}

const indexIn = (list: readonly string[], column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(array_position(${[...list]}::text[], ${column}), 0)`

const since1970 = sql`(p.release_date - date '1970-01-01')`
const since2000 = sql`extract(epoch from p.created_at - timestamptz '2000-01-01Z')`

/** In the order in which unpack-products.ts reads them; indexes in lists count from 1, and 0 is none. */
const productColumns = [
  sql`p.id`,
  sql`p.price_cents`,
  sql`p.publisher_id`,
  sql`(p.tax_class = 'book')::int`,
  indexIn(subtypes, sql`p.binding`),
  indexIn(supplyPolicies, offeredSupply('p')),
  indexIn(bandCodes, sql`p.delivery_band`),
  sql`coalesce(p.pages, ${sql.lit(unknown)})`,
  sql`coalesce(p.published_year, ${sql.lit(unknown)})`,
  sql`coalesce(${since1970}, ${sql.lit(unknown)})`,
  sql`p.rating_sum`,
  sql`p.rating_count`,
  sql`p.sold_recently`,
  sql`floor(${since2000})::int`,
  sql`coalesce(p.publisher_price_cents, ${sql.lit(unknown)})`,
  sql`coalesce(p.series_id, 0)`,
  sql`coalesce(p.price_protected_until - date '1970-01-01', ${sql.lit(unknown)})`,
  sql`(p.kind = any(${[...reducibleProductCodes]}::text[]))::int`,
]
export const productWidth = productColumns.length

const packColumns = (...columns: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => sql`int4send(${column})`),
    sql` || `,
  )

/** Everything about the products of the scope, from one database snapshot. */
export async function readProducts(db: Executor, scope: Scope): Promise<PackedProducts> {
  const within = withinScope(scope)
  const inScope = within(sql`h.product_id`)
  const { rows } = await sql<PackedProducts>`
    select p.products, p.names, p.english_names,
      (select string_agg(${packColumns(sql`h.product_id`, sql`h.category_id`)}, '') from product_category h where ${inScope}) as categories,
      (select string_agg(${packColumns(sql`h.product_id`, sql`h.contributor_id`, indexIn(creditRoles, sql`h.role`))}, '')
        from product_contributor h where ${inScope}) as people,
      (select string_agg(${packColumns(sql`m.product_id`, sql`m.mark`)}, '') from (
        select h.product_id, h.attribute_value_id * 4 as mark from product_attribute h where ${inScope}
        union all
        select h.product_id, h.value_id * 4 + 1 from product_dimension h where ${inScope} and h.value_id is not null) m) as marks,
      (select string_agg(${packColumns(sql`h.product_id`, sql`h.branch_id`, sql`h.quantity`)}, '')
        from (
          select h.product_id, h.branch_id, h.quantity from stock h where ${inScope}
          union all
          select h.product_id, h.branch_id, h.quantity from set_stock h where ${inScope}
          union all
          select h.product_id, 0, group_copies(h.product_id) from product_part h
          join product o on o.id = h.product_id and o.kind = 'grouped' where ${inScope} and h.position = 0
          union all
          select p.id, 0, advance_copies(p.id) from product p
          where ${within(sql`p.id`)} and p.kind = 'product' and ${isSoldAhead('p')}) h
        where h.quantity > 0) as copies,
      (select string_agg(${packColumns(sql`h.product_id`, sql`e.publisher_price_cents`, sql`e.price_protected_until - date '1970-01-01'`, sql`h.quantity`)}, '')
        from product_part h join product o on o.id = h.product_id and o.kind = 'bundle' join product e on e.id = h.part_id
        where ${inScope} and e.publisher_price_cents is not null and e.price_protected_until is not null) as protected_parts,
      (select string_agg(${packColumns(sql`c.product_id`, sql`c.price_cents`)} || float8send(extract(epoch from c.valid_from)::float8 * 1000), ''
          order by c.product_id, c.valid_from desc, c.id desc)
        from (select h.*, count(*) over (partition by h.product_id) as prices from price_history h where ${inScope}) c
        where c.prices > 1) as prices
    from (
      select string_agg(${packColumns(...productColumns)}, '' order by p.id) as products,
        string_agg(int4send(octet_length(convert_to(p.sort_key, 'UTF8'))) || convert_to(p.sort_key, 'UTF8'), '' order by p.id) as names,
        json_agg(json_build_array(p.id, p.name_en)) filter (where p.name_en <> p.name_el) as english_names
      from product p where ${within(sql`p.id`)} and p.active) p`.execute(db)
  const [packedProducts] = rows
  if (!packedProducts) throw new Error('the database packed nothing')
  return packedProducts
}

/** The highest product id; 0 in an empty shop. */
export async function findHighestId(db: Executor): Promise<number> {
  const { id } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/** The ids of all that is for sale, by name. */
export async function readNameOrder(db: Executor): Promise<Buffer | null> {
  const { rows } = await sql<{ ids: Buffer | null }>`
    select string_agg(int4send(id), '') as ids
    from (select id from product where active order by sort_key collate "C", id) named`.execute(db)
  return rows[0]?.ids ?? null
}
