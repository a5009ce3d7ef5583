// The SQL of products' contributors and categories.

import { type NotNull, type Selectable, sql } from 'kysely'
import { equalsAny } from '../../../database/expressions.ts'
import type { Tables } from '../../../database/schema.ts'
import type { Executor } from '../../../database/transaction.ts'

export type CreditRow = Selectable<Tables['product_contributor']>
export type ProductCategoryRow = Selectable<Tables['product_category']>

/** In the order of the title page. */
export async function listCredits(db: Executor, productIds: readonly number[]): Promise<CreditRow[]> {
  if (productIds.length === 0) return []
  return await db
    .selectFrom('product_contributor')
    .select(['product_id', 'contributor_id', 'role', 'position'])
    .where((eb) => equalsAny(eb, 'product_id', productIds))
    .orderBy('product_id')
    .orderBy('position')
    .execute()
}

/** The main one first. */
export async function listProductCategories(
  db: Executor,
  productIds: readonly number[],
): Promise<ProductCategoryRow[]> {
  if (productIds.length === 0) return []
  return await db
    .selectFrom('product_category')
    .select(['product_id', 'category_id', 'main'])
    .where((eb) => equalsAny(eb, 'product_id', productIds))
    .orderBy('product_id')
    .orderBy('main', 'desc')
    .orderBy('category_id')
    .execute()
}

export async function removeCredits(tx: Executor, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`delete from product_contributor where product_id = any(${[...productIds]}::int[])`.execute(tx)
}

export async function removeProductCategories(tx: Executor, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`delete from product_category where product_id = any(${[...productIds]}::int[])`.execute(tx)
}

export async function insertCredits(tx: Executor, rows: readonly CreditRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_contributor (product_id, contributor_id, role, position)
    select * from unnest(
      ${rows.map((row) => row.product_id)}::int[], ${rows.map((row) => row.contributor_id)}::int[],
      ${rows.map((row) => row.role)}::text[], ${rows.map((row) => row.position)}::int[])`.execute(tx)
}

export async function insertProductCategories(tx: Executor, rows: readonly ProductCategoryRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_category (product_id, category_id, main)
    select * from unnest(
      ${rows.map((row) => row.product_id)}::int[], ${rows.map((row) => row.category_id)}::int[],
      ${rows.map((row) => row.main)}::boolean[])`.execute(tx)
}

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

/** The whole tree. `depth`: how many categories stand above; every category is in the closure. */
export const listCategories = (db: Executor) =>
  db
    .selectFrom('category as c')
    .select(['c.id', 'c.code', 'c.name_el', 'c.name_en', 'c.thema', 'c.text_language', 'c.origin', 'c.age_from'])
    .select(['c.age_to', 'c.position'])
    .select(({ selectFrom }) =>
      selectFrom('category_closure')
        .select(({ fn }) => fn.max('depth').as('depth'))
        .whereRef('descendant_id', '=', 'c.id')
        .as('depth'),
    )
    .orderBy('c.position')
    .$narrowType<{ depth: NotNull }>()
    .execute()
