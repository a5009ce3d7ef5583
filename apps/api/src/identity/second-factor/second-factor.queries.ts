// The SQL of second factors and their recovery codes.

import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface FactorRow {
  email: string | null
  /** Sealed; counts when `enabled_at` is set. */
  second_factor: Buffer | null
  /** Sealed; waits for its first right code. */
  second_factor_next: Buffer | null
  enabled_at: string | null
  codes_left: number
}

export const getFactor = (db: Executor, customerId: number): Promise<FactorRow> => readFactor(db, customerId, sql``)

/** Of two changes at once the second sees the first. */
export const lockFactor = (tx: Executor, customerId: number): Promise<FactorRow> =>
  readFactor(tx, customerId, sql`for update of c`)

async function readFactor(db: Executor, customerId: number, lockClause: RawBuilder<unknown>): Promise<FactorRow> {
  const { rows } = await sql<FactorRow>`
    select email, second_factor, second_factor_next, second_factor_at::text as enabled_at,
      (select count(*)::int from recovery_code r where r.customer_id = c.id and r.used_at is null) as codes_left
    from customer c where id = ${customerId} ${lockClause}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return row
}

/** Whether the half minute was not used before: of two calls with one code, one finds it used. */
export async function consumeStep(tx: Executor, customerId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update customer set second_factor_step = ${step}
    where id = ${customerId} and coalesce(second_factor_step, 0) < ${step} returning id`.execute(tx)
  return rows.length > 0
}

export async function consumeRecoveryCode(tx: Executor, customerId: number, hash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update recovery_code set used_at = ${at}
    where customer_id = ${customerId} and hash = ${hash} and used_at is null returning customer_id`.execute(tx)
  return rows.length > 0
}

export async function savePendingSecret(tx: Executor, customerId: number, sealed: Buffer): Promise<void> {
  await sql`update customer set second_factor_next = ${sealed} where id = ${customerId}`.execute(tx)
}

/** What waited counts from now on, and the half minute of its first code is used. */
export async function enable(tx: Executor, customerId: number, step: number, at: Date): Promise<void> {
  await sql`
    update customer set second_factor = second_factor_next, second_factor_next = null, second_factor_at = ${at},
      second_factor_step = ${step}
    where id = ${customerId}`.execute(tx)
}

export async function disable(tx: Executor, customerId: number): Promise<void> {
  await sql`
    update customer set second_factor = null, second_factor_next = null, second_factor_at = null
    where id = ${customerId}`.execute(tx)
}

/** The codes handed out before are void. */
export async function replaceRecoveryCodes(tx: Executor, customerId: number, hashes: Buffer[]): Promise<void> {
  await sql`delete from recovery_code where customer_id = ${customerId}`.execute(tx)
  if (hashes.length === 0) return
  await sql`
    insert into recovery_code (customer_id, hash)
    select ${customerId}, unnest(${hashes}::bytea[])`.execute(tx)
}

export async function resetGuesses(tx: Executor, bucket: string): Promise<void> {
  await sql`delete from rate_limit where bucket = ${bucket}`.execute(tx)
}
