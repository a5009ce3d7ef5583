// The SQL of a person's and a publisher's titles, as far as the listing does not have it.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export async function hasContributor(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select from contributor where id = ${id}`.execute(db)
  return rows.length > 0
}

export async function hasPublisher(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select from publisher where id = ${id}`.execute(db)
  return rows.length > 0
}
