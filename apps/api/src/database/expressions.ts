// Expressions that many statements share, for the query builder.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import {
  type Expression,
  type ExpressionBuilder,
  type ExtractTypeFromStringReference,
  expressionBuilder,
  type RawBuilder,
  type SelectType,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely'
import type { Tables } from './schema.ts'

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

/** The shop's copies of a product, all branches and dimensions together. */
export function copiesOf(productId: Expression<number>) {
  const { fn, lit, selectFrom } = expressionBuilder<Tables>()
  const copies = selectFrom('stock as s')
    .select((stock) => stock.fn.sum<number>('s.quantity').as('copies'))
    .where('s.product_id', '=', productId)
  return fn.coalesce(copies, lit(0))
}

/** How a product is supplied; what is held back for its missing safety data cannot be had. `alias`: of `product`. */
export const offeredSupply = (alias: 'p' | 'e') =>
  sql<SupplyPolicy>`coalesce(case when ${sql.ref(`${alias}.held_back`)} then 'not_available' end, ${sql.ref(`${alias}.availability`)})`

/** So long before the beginning of the transaction, by the database's clock. */
export const ago = (ms: number) => sql<Date>`now() - ${ms} * interval '1 millisecond'`

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
