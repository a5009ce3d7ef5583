// Expressions that many statements share, for the query builder.

import {
  aheadPolicies,
  atHandPolicies,
  madeToOrderPolicy,
  type SupplyPolicy,
} from '@stoa/domain/catalogue/availability'
import { madeToOrderCodes } from '@stoa/domain/catalogue/product-kinds'
import { releasedPolicy } from '@stoa/domain/catalogue/reported-supply'
import type { SpecialHours } from '@stoa/domain/ordering/delivery/branch-hours'
import { pauseBeforeCheck } from '@stoa/domain/ordering/payment/attempt-checks'
import type { ProtectedPart } from '@stoa/domain/ordering/pricing/uniform-floor'
import {
  type Expression,
  type ExpressionBuilder,
  type ExtractTypeFromStringReference,
  type RawBuilder,
  type SelectType,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely'

/** Whether an e-mail is this one, which upper and lower case do not change; null is like no e-mail. The indexes are on `lower`. */
export const equalsLower = <Database, Table extends keyof Database>(
  eb: ExpressionBuilder<Database, Table>,
  column: StringReference<Database, Table>,
  text: string | null,
) => eb(eb.fn<string>('lower', [column]), '=', eb.fn<string>('lower', [eb.val(text)]))

/** Whether a column is one of these values, of which there may be none; one parameter, however many they are. */
export const equalsAny = <
  Database,
  Table extends keyof Database,
  Column extends StringReference<Database, Table> & string,
  Values extends readonly NonNullable<SelectType<ExtractTypeFromStringReference<Database, Table, Column>>>[],
>(
  eb: ExpressionBuilder<Database, Table>,
  column: Column,
  values: Values | Expression<Values>,
): Expression<SqlBool> => sql`${eb.ref(column)} = any(${values})`

/** The only column of a query, as a list; its values keep their types, which those of `jsonArrayFrom` may not. */
export const arrayFrom = <Row>(query: Expression<Row>) => sql<Row[keyof Row][]>`array(${query})`

type ProductAlias = 'p' | 'e'

/** Whether it is to be ordered and copies are there nevertheless. `alias`: of `product`. */
export const hasSpareCopies = (alias: ProductAlias) => {
  const [supply, price] = [sql.ref(`${alias}.availability`), sql.ref(`${alias}.price_cents`)]
  return sql<boolean>`(${supply} = ${sql.lit(releasedPolicy)} and ${price} > 0 and has_spare_copies(${sql.ref(`${alias}.id`)}))`
}

export const isSoldAhead = (alias: ProductAlias) =>
  sql<boolean>`(${sql.ref(`${alias}.availability`)} = any(${aheadPolicies}::text[]) and not ${hasSpareCopies(alias)})`

/** Copies of what is not made of others: in stock, or still to be ordered ahead. `stock`: a query for those of its form. */
export const ownCopies = (alias: ProductAlias, stock: Expression<unknown>) =>
  sql<number>`coalesce(case when ${isSoldAhead(alias)} then advance_copies(${sql.ref(`${alias}.id`)}) else ${stock} end, 0)`

/**
 * Copies for sale of a product, all branches and dimensions together: of a set, as many as its parts allow; of a group,
 * those of its parts that come quickest. `alias`: of `product`.
 */
export const offeredCopies = (alias: ProductAlias) => {
  const id = sql.ref(`${alias}.id`)
  return sql<number>`coalesce(case ${sql.ref(`${alias}.kind`)} when 'bundle' then set_copies(${id}) when 'grouped' then group_copies(${id})
    else ${ownCopies(alias, sql`(select sum(quantity)::int from stock where product_id = ${id})`)} end, 0)`
}

/**
 * How a product is supplied; a group as the quickest of its parts that can be bought. What is held back for its missing
 * safety data cannot be had; what is made to order is never at hand; what is to be ordered and came in is in stock.
 * `alias`: of `product`.
 */
export const offeredSupply = (alias: ProductAlias) => {
  const [kind, supply] = [sql.ref(`${alias}.kind`), sql.ref(`${alias}.availability`)]
  return sql<SupplyPolicy>`coalesce(case when ${sql.ref(`${alias}.held_back`)} then 'not_available'
    when ${kind} = 'grouped' then group_supply(${sql.ref(`${alias}.id`)})
    when ${kind} = 'product' and ${hasSpareCopies(alias)} then 'stock'
    when ${kind} = any(${madeToOrderCodes}::text[]) and ${supply} = any(${atHandPolicies}::text[]) then ${madeToOrderPolicy}::text
    end, ${supply})`
}

/** So long before the beginning of the transaction, by the database's clock. */
export const ago = (ms: number) => sql<Date>`now() - ${ms} * interval '1 millisecond'`

/** By the number of times that something was tried at a payment provider; in milliseconds. */
const pauses = Array.from({ length: 12 }, (_, tries) => pauseBeforeCheck(tries))

/** How long a payment provider is left alone after this time. `column`: how often it was tried before. */
export const pauseAfter = (column: 'checks' | 'tries') =>
  sql`(${pauses}::int[])[least(${sql.ref(column)} + 2, ${pauses.length})] * interval '1 ms'`

/** The columns of a product that promotions look at, besides its own: ids of categories, people and attributes. */
export const listsOfFacts = (product: string): RawBuilder<unknown> => {
  const id = sql.ref(`${product}.id`)
  return sql`
    array(select category_id from product_category where product_id = ${id}) as category_ids,
    array(select distinct contributor_id from product_contributor where product_id = ${id}) as contributor_ids,
    array(select attribute_value_id from product_attribute where product_id = ${id}) as attribute_ids`
}

/** Of a product, `[cents, milliseconds]`, newest first. */
export const pricesOf = (product: string): RawBuilder<unknown> => sql`
  coalesce((
    select json_agg(json_build_array(h.price_cents, extract(epoch from h.valid_from) * 1000) order by h.valid_from desc, h.id desc)
    from price_history h where h.product_id = ${sql.ref(`${product}.id`)}), '[]')`

/** `[cents, last day since 1970, copies]` of each part of a set that has a uniform price. */
export type ProtectedPartRow = [number, number, number]

export const protectedPartsOf = (product: string): RawBuilder<ProtectedPartRow[]> => sql`
  coalesce(case ${sql.ref(`${product}.kind`)} when 'bundle' then (
    select json_agg(json_build_array(part.publisher_price_cents, part.price_protected_until - date '1970-01-01', pp.quantity))
    from product_part pp join product part on part.id = pp.part_id
    where pp.product_id = ${sql.ref(`${product}.id`)} and part.publisher_price_cents is not null
      and part.price_protected_until is not null) end, '[]')`

export const toProtectedParts = (rows: readonly ProtectedPartRow[]): ProtectedPart[] =>
  rows.map(([publisherPriceCents, protectedUntil, quantity]) => ({ publisherPriceCents, protectedUntil, quantity }))

/** The days on which a branch has other hours than in the week, as the domain takes them. `branchId`: its column. */
export const specialHoursOf = (branchId: string) => sql<SpecialHours[]>`
  coalesce((
    select json_agg(json_build_object('date', s.day, 'hours', case when s.opens is not null then
      json_build_object('opens', to_char(s.opens, 'HH24:MI'), 'closes', to_char(s.closes, 'HH24:MI')) end) order by s.day)
    from branch_special_hours s where s.branch_id = ${sql.ref(branchId)}), '[]')`
