// The SQL of how a customer shows who they are, and when they last did.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface AuthMethodsRow {
  password_hash: string | null
  has_second_factor: boolean
}

export async function getAuthMethods(db: Executor, customerId: number): Promise<AuthMethodsRow> {
  const { rows } = await sql<AuthMethodsRow>`
    select password_hash, second_factor_at is not null as has_second_factor from customer
    where id = ${customerId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return row
}

export async function markConfirmed(tx: Executor, sessionId: string, at: Date): Promise<void> {
  await sql`update session set confirmed_at = ${at} where id = ${sessionId}`.execute(tx)
}
