// The SQL of a customer's authentication methods, and of when they last confirmed their identity.

import type { Executor } from '../../database/transaction.ts'

export interface AuthMethodsRow {
  password_hash: string | null
  has_second_factor: boolean
}

export async function getAuthMethods(db: Executor, customerId: number): Promise<AuthMethodsRow> {
  const row = await db
    .selectFrom('customer')
    .select(['password_hash', 'second_factor_at'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return { password_hash: row.password_hash, has_second_factor: row.second_factor_at !== null }
}

export async function markConfirmed(tx: Executor, sessionId: string, at: Date): Promise<void> {
  await tx.updateTable('session').set({ confirmed_at: at }).where('id', '=', sessionId).execute()
}
