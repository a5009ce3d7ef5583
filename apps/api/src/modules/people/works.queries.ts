// The SQL of what a person has made and what a house has published: pages of product ids, in any order.

import type { ProductSort } from '@stoa/contract/catalogue'
import type { ContributorRole } from '@stoa/domain/people/contributor-role'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { orderBy } from '../catalogue/product-order.ts'

export type WorkOf =
  | { contributorId: number; roles: readonly ContributorRole[] }
  /** Every role when `roles` is empty. */
  | { publisherId: number }

export interface WorkWish {
  of: WorkOf
  sort: ProductSort
  limit: number
  offset: number
}

const conditionOf = (of: WorkOf): RawBuilder<unknown> => {
  if ('publisherId' in of) return sql`p.publisher_id = ${of.publisherId}`
  const roles = of.roles.length === 0 ? sql`true` : sql`pc.role = any(${[...of.roles]}::text[])`
  return sql`p.id in (select pc.product_id from product_contributor pc where pc.contributor_id = ${of.contributorId} and ${roles})`
}

export async function listWorkIds(db: Executor, { of, sort, limit, offset }: WorkWish): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where p.active and ${conditionOf(of)}
    order by ${orderBy(sort)} limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => row.id)
}

export async function countWorks(db: Executor, of: WorkOf): Promise<number> {
  const { rows } = await sql<{ works: number }>`
    select count(*)::int as works from product p where p.active and ${conditionOf(of)}`.execute(db)
  return rows[0]?.works ?? 0
}

export async function exists(db: Executor, of: WorkOf): Promise<boolean> {
  const found =
    'publisherId' in of
      ? sql`select from publisher where id = ${of.publisherId}`
      : sql`select from contributor where id = ${of.contributorId}`
  const { rows } = await found.execute(db)
  return rows.length > 0
}
