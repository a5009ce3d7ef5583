// The SQL of what a person has made and what a house has published, as far as the listing does not know it.

import type { ContributorRole } from '@stoa/domain/people/contributor-role'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Products a person has made in one of these roles, for sale or not. */
export async function listIdsInRoles(
  db: Executor,
  contributorId: number,
  roles: readonly ContributorRole[],
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from product_contributor
    where contributor_id = ${contributorId} and role = any(${[...roles]}::text[])`.execute(db)
  return rows.map((row) => row.product_id)
}

export async function hasContributor(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select from contributor where id = ${id}`.execute(db)
  return rows.length > 0
}

export async function hasPublisher(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select from publisher where id = ${id}`.execute(db)
  return rows.length > 0
}
