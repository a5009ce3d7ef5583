// The SQL of second factors and their recovery codes.

import type { NotNull } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface FactorRow {
  email: string | null
  /** Encrypted; in force when `enabled_at` is set. */
  second_factor: Buffer | null
  /** Encrypted; pending until its first right code. */
  second_factor_next: Buffer | null
  enabled_at: string | null
  codes_left: number
}

const selectFactor = (db: Executor, customerId: number) =>
  db
    .selectFrom('customer as c')
    .select(['c.email', 'c.second_factor', 'c.second_factor_next'])
    .select(({ cast, selectFrom }) => [
      cast<string | null>('c.second_factor_at', 'text').as('enabled_at'),
      selectFrom('recovery_code as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.customer_id', '=', 'c.id')
        .where('r.used_at', 'is', null)
        .as('codes_left'),
    ])
    .where('c.id', '=', customerId)
    .$narrowType<{ codes_left: NotNull }>()

export const getFactor = (db: Executor, customerId: number): Promise<FactorRow> =>
  selectFactor(db, customerId).executeTakeFirstOrThrow()

/** Of two concurrent changes the second sees the first. */
export const lockFactor = (tx: Executor, customerId: number): Promise<FactorRow> =>
  selectFactor(tx, customerId).forUpdate('c').executeTakeFirstOrThrow()

const updateCustomer = (tx: Executor, customerId: number) => tx.updateTable('customer').where('id', '=', customerId)

/** False when the time step was used before: of two calls with one code, one succeeds. */
export async function consumeStep(tx: Executor, customerId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await updateCustomer(tx, customerId)
    .set({ second_factor_step: step })
    .where(({ eb, or }) => or([eb('second_factor_step', 'is', null), eb('second_factor_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function consumeRecoveryCode(tx: Executor, customerId: number, hash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function savePendingSecret(tx: Executor, customerId: number, sealed: Buffer): Promise<void> {
  await updateCustomer(tx, customerId).set({ second_factor_next: sealed }).execute()
}

/** The pending secret is in force from now on, and the time step of its first code is used. */
export async function enable(tx: Executor, customerId: number, step: number, at: Date): Promise<void> {
  await updateCustomer(tx, customerId)
    .set(({ ref }) => ({
      second_factor: ref('second_factor_next'),
      second_factor_next: null,
      second_factor_at: at,
      second_factor_step: step,
    }))
    .execute()
}

export async function disable(tx: Executor, customerId: number): Promise<void> {
  await updateCustomer(tx, customerId)
    .set({ second_factor: null, second_factor_next: null, second_factor_at: null })
    .execute()
}

/** The earlier recovery codes are void. */
export async function replaceRecoveryCodes(tx: Executor, customerId: number, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ customer_id: customerId, hash })))
    .execute()
}
