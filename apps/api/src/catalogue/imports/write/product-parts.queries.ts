// The SQL of products' contributors and categories.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { sql } from 'kysely'
import type { Executor } from '../../../database/transaction.ts'

export interface CreditRow {
  product_id: number
  contributor_id: number
  role: ContributorRole
  position: number
}

export interface ProductCategoryRow {
  product_id: number
  category_id: number
  main: boolean
}

/** In the order of the title page. */
export async function listCredits(db: Executor, productIds: readonly number[]): Promise<CreditRow[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<CreditRow>`
    select product_id, contributor_id, role, position from product_contributor
    where product_id = any(${[...productIds]}::int[]) order by product_id, position`.execute(db)
  return rows
}

/** The main one first. */
export async function listProductCategories(
  db: Executor,
  productIds: readonly number[],
): Promise<ProductCategoryRow[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<ProductCategoryRow>`
    select product_id, category_id, main from product_category
    where product_id = any(${[...productIds]}::int[]) order by product_id, main desc, category_id`.execute(db)
  return rows
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

export interface CategoryRow {
  id: number
  code: string
  name_el: string
  name_en: string | null
  thema: string
  text_language: 'el' | 'en' | null
  origin: 'greek' | 'translated' | null
  age_from: number | null
  age_to: number | null
  depth: number
  position: number
}

/** The whole tree. `depth`: how many categories stand above. */
export async function listCategories(db: Executor): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.code, c.name_el, c.name_en, c.thema, c.text_language, c.origin, c.age_from, c.age_to, c.position,
      (select max(depth) from category_closure where descendant_id = c.id)::int as depth
    from category c order by c.position`.execute(db)
  return rows
}
