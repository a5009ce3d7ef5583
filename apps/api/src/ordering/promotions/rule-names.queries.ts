// The SQL of the names of what promotions name by an id or a code.

import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export const ruleNameKinds = [
  ...['category', 'contributor', 'publisher', 'series', 'attribute', 'product', 'customerGroup', 'shipping'],
] as const

export type RuleNameKind = (typeof ruleNameKinds)[number]

export interface RuleNameRow {
  kind: string
  key: string
  name_el: string
  name_en: string | null
}

const byId = (kind: RuleNameKind, table: string) => (keys: readonly string[]) =>
  sql`
  select ${kind}::text as kind, id::text as key, name_el, name_en from ${sql.table(table)}
  where id = any(${keys.map(Number)}::int[])`

const selects: Record<RuleNameKind, (keys: readonly string[]) => RawBuilder<unknown>> = {
  category: byId('category', 'category'),
  contributor: byId('contributor', 'contributor'),
  publisher: byId('publisher', 'publisher'),
  series: byId('series', 'series'),
  attribute: byId('attribute', 'attribute_value'),
  product: byId('product', 'product'),
  customerGroup: byId('customerGroup', 'customer_group'),
  shipping: (keys) => sql`
    select 'shipping' as kind, code as key, name_el, name_en from shipping_type where code = any(${keys}::text[])`,
}

/** `keys`: of each kind, at least one in all. */
export async function listRuleNames(
  db: Executor,
  keys: ReadonlyMap<RuleNameKind, readonly string[]>,
): Promise<RuleNameRow[]> {
  const parts = [...keys].map(([kind, some]) => selects[kind](some))
  const { rows } = await sql<RuleNameRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** Of a product that comes in several forms, the ids of these. */
export async function listDimensionIds(db: Executor, productId: number): Promise<number[]> {
  const rows = await db.selectFrom('product_dimension').select('id').where('product_id', '=', productId).execute()
  return rows.map(({ id }) => id)
}

export async function isGiftCard(db: Executor, productId: number): Promise<boolean> {
  const product = await db.selectFrom('product').select('kind').where('id', '=', productId).executeTakeFirst()
  return product?.kind === 'giftCard'
}
