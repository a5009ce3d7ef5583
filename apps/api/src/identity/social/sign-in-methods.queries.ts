// The SQL of the ways into an account.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface MethodRow {
  issuer: string
  email: string | null
  linked_at: string
}

export async function listMethods(db: Executor, customerId: number): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    select issuer, email, linked_at::text as linked_at from customer_identity
    where customer_id = ${customerId} order by linked_at`.execute(db)
  return rows
}

/** Whether a password signs in. Of two who take ways away at once, the second sees what the first left. */
export async function lockPasswordState(tx: Executor, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ has_password: boolean }>`
    select password_hash is not null as has_password from customer where id = ${customerId} for update`.execute(tx)
  return rows[0]?.has_password ?? false
}

export async function deleteMethod(tx: Executor, customerId: number, issuer: string): Promise<void> {
  await sql`delete from customer_identity where customer_id = ${customerId} and issuer = ${issuer}`.execute(tx)
}

/** Whose tie it was; null when there was none. */
export async function deleteLinkedIdentity(tx: Executor, issuer: string, subject: string): Promise<number | null> {
  const { rows } = await sql<{ customer_id: number }>`
    delete from customer_identity where issuer = ${issuer} and subject = ${subject} returning customer_id`.execute(tx)
  return rows[0]?.customer_id ?? null
}

export async function saveDeletionRequest(tx: Executor, code: string, at: Date): Promise<void> {
  await sql`insert into facebook_forgetting (code, at) values (${code}, ${at})`.execute(tx)
}

export async function findDeletionRequest(db: Executor, code: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`select at from facebook_forgetting where code = ${code}`.execute(db)
  return rows[0]?.at ?? null
}
