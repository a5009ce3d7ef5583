// The SQL of the products of carts: their current data, as rows or as one column of another statement.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { ProductCopies, ProductKey } from '@stoa/domain/ordering/cart/cart'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { TaxClass } from '@stoa/domain/ordering/pricing/vat-rates'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { offeredSupply, ownCopies } from '../../database/expressions.ts'

export interface CartProductRow {
  product_id: number
  dimension_id: number
  kind: string
  code: string
  name_el: string
  name_en: string | null
  dimension_el: string | null
  dimension_en: string | null
  price_cents: number
  publisher_price_cents: number | null
  tax_class: TaxClass
  availability: SupplyPolicy
  /** Not on sale until its safety data are complete. */
  held_back: boolean
  /** How many characters may be written on it. */
  text_max: number | null
  /** How many things a gift box holds. */
  box_capacity: number | null
  /** The supplier's own delivery promise, where there is one. */
  delivery_band: BandCode | null
  /** Of a set, as many as its parts allow; of what is ordered ahead, as many as may still be. */
  copies: number
  /** `2027-06-30` */
  release_date: string | null
  /** What one set contains; empty for everything else. */
  parts: ProductCopies[]
  /** The last day of the uniform price. */
  price_protected_until: string | null
  publisher_id: number | null
  series_id: number | null
  /** With all above them. */
  category_ids: number[]
  contributor_ids: number[]
  attribute_ids: number[]
  weight_g: number | null
  height_mm: number | null
  width_mm: number | null
  thickness_mm: number | null
  /** `[cents, milliseconds]`, newest first. */
  prices: [number, number][]
}

export interface ProductIds {
  productIds: readonly number[]
  dimensionIds: readonly number[]
}

export const productIdsOf = (items: readonly ProductKey[]): ProductIds => ({
  productIds: items.map((item) => item.productId),
  dimensionIds: items.map((item) => item.dimensionId),
})

/** Of all wanted products at once: one look-up for each product would cost more than all else. */
const classJoins = sql`
  left join (select c.product_id, array_agg(a.ancestor_id) as ids from product_category c
    join category_closure a on a.descendant_id = c.category_id
    where c.product_id = any((select ids from wanted_ids)::int[]) group by c.product_id) as of_category on of_category.product_id = p.id
  left join (select c.product_id, array_agg(c.contributor_id) as ids from product_contributor c
    where c.product_id = any((select ids from wanted_ids)::int[]) group by c.product_id) as of_contributor on of_contributor.product_id = p.id
  left join (select a.product_id, array_agg(a.attribute_value_id) as ids from product_attribute a
    where a.product_id = any((select ids from wanted_ids)::int[]) group by a.product_id) as of_attribute on of_attribute.product_id = p.id`

const setParts = sql`
  (select json_agg(json_build_object('productId', pp.part_id, 'dimensionId', coalesce(pp.dimension_id, 0), 'quantity', pp.quantity)
    order by pp.position) from product_part pp where pp.product_id = p.id)`

const copiesOfForm = sql`
  (select sum(s.quantity)::int from stock s
    where s.product_id = p.id and s.dimension_id is not distinct from nullif(wanted.dimension_id, 0))`

/** What changes with every sale. */
const standingColumns = {
  availability: offeredSupply('p'),
  copies: sql`
    coalesce(case p.kind when 'bundle' then set_copies(p.id) else ${ownCopies('p', copiesOfForm)} end, 0)`,
}

const columns: Record<keyof CartProductRow, RawBuilder<unknown>> = {
  product_id: sql`wanted.product_id`,
  dimension_id: sql`wanted.dimension_id`,
  kind: sql`p.kind`,
  code: sql`p.code`,
  name_el: sql`p.name_el`,
  name_en: sql`p.name_en`,
  dimension_el: sql`d.name_el`,
  dimension_en: sql`d.name_en`,
  price_cents: sql`p.price_cents`,
  publisher_price_cents: sql`p.publisher_price_cents`,
  tax_class: sql`p.tax_class`,
  held_back: sql`p.held_back`,
  text_max: sql`p.text_max`,
  box_capacity: sql`p.box_capacity`,
  delivery_band: sql`p.delivery_band`,
  release_date: sql`p.release_date`,
  parts: sql`coalesce(case p.kind when 'bundle' then ${setParts} end, '[]')`,
  price_protected_until: sql`p.price_protected_until`,
  publisher_id: sql`p.publisher_id`,
  series_id: sql`p.series_id`,
  category_ids: sql`coalesce(of_category.ids, '{}')`,
  contributor_ids: sql`coalesce(of_contributor.ids, '{}')`,
  attribute_ids: sql`coalesce(of_attribute.ids, '{}')`,
  weight_g: sql`p.weight_g`,
  height_mm: sql`p.height_mm`,
  width_mm: sql`p.width_mm`,
  thickness_mm: sql`p.thickness_mm`,
  prices: sql`history.prices`,
  ...standingColumns,
}

/** Changes with all but the standing of a product: with its row, and with what hangs on it. */
const version = sql`concat(p.xmin, ':', renewal.renewed_by)`

/** Null in a transaction that has written something: it may write more before others see it. */
const lastingVersion = sql`case when pg_current_xact_id_if_assigned() is null then ${version} end`

/**
 * `(select …)` around the values keeps the plan from depending on how many there are: it would be made anew each time.
 * `offset 0`: each product is looked up by its id, also where reading all of them looks as cheap.
 */
const unnested = (value: ValueOf<ProductIds>) => sql`
  unnest((select ${value('productIds')}::int[]), (select ${value('dimensionIds')}::int[]))`
const productJoins = sql`
  cross join lateral (select *, xmin from product where id = wanted.product_id and active offset 0) as p
  left join product_renewal renewal on renewal.product_id = p.id`

/** A product without the names of its columns, which are longer than what is in them; its version is the last. */
export type PackedProduct = unknown[]

/**
 * A column of `PackedProduct[]`, with the parts of sets. A product with dimensions is only found together with one of them.
 */
export const productsColumn = (value: ValueOf<ProductIds>) => sql`
  coalesce((
    with wanted as materialized (
      select * from ${unnested(value)} as asked (product_id, dimension_id)
      union
      select pp.part_id, coalesce(pp.dimension_id, 0) from product_part pp
        where pp.product_id = any((select ${value('productIds')}::int[])::int[])
    ),
    wanted_ids as materialized (select array_agg(product_id) as ids from wanted)
    select json_agg(json_build_array(${sql.join(Object.values(columns))}, ${lastingVersion}))
    from wanted ${productJoins}
    left join product_dimension d on d.product_id = p.id and d.id = wanted.dimension_id
    left join (
      select h.product_id, json_agg(json_build_array(h.price_cents, extract(epoch from h.valid_from) * 1000)
        order by h.valid_from desc, h.id desc) as prices
      from price_history h where h.product_id = any((select ids from wanted_ids)::int[]) group by h.product_id
    ) as history on history.product_id = p.id
    ${classJoins}
    where d.id is not null
      or (wanted.dimension_id = 0 and not exists (select from product_dimension f where f.product_id = p.id))
  ), '[]')`

const columnNames = Object.keys(columns)

export const unpackProduct = (packed: PackedProduct): CartProductRow => {
  const product: Record<string, unknown> = {}
  for (const [at, name] of columnNames.entries()) product[name] = packed[at]
  return product as unknown as CartProductRow
}

export const versionOf = (packed: PackedProduct): unknown => packed.at(-1)

/** How a product stands that was found before: all of it that a sale changes. */
export type Standing = [
  productId: number,
  dimensionId: number,
  version: string,
  availability: SupplyPolicy,
  copies: number,
]

/** A column of `Standing[]`. What is no longer sold is not in it. */
export const standingsColumn = (value: ValueOf<ProductIds>) => sql`
  coalesce((
    select json_agg(json_build_array(wanted.product_id, wanted.dimension_id, ${version}, ${sql.join(Object.values(standingColumns))}))
    from ${unnested(value)} as wanted (product_id, dimension_id) ${productJoins}
  ), '[]')`

/** Without anything else of the cart. */
export const [selectProducts, selectStandings] = [
  compileOnce(
    (_, value: ValueOf<ProductIds>) => sql<{ listed: PackedProduct[] }>`select ${productsColumn(value)} as listed`,
  ),
  compileOnce(
    (_, value: ValueOf<ProductIds>) => sql<{ listed: Standing[] }>`select ${standingsColumn(value)} as listed`,
  ),
]
