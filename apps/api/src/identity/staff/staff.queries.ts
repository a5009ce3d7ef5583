// The SQL of the shop's staff.

import type { StaffRole } from '@stoa/domain/identity/permissions'
import { sql } from 'kysely'
import { equalsLower } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

export interface StaffRow {
  id: number
  email: string
  name: string
  role: StaffRole
  active: boolean
  /** The authenticator's secret, encrypted. */
  second_factor: Buffer | null
}

const columns = ['id', 'email', 'name', 'role', 'active', 'second_factor'] as const

export const listStaff = (db: Executor): Promise<StaffRow[]> =>
  db
    .selectFrom('staff')
    .select(columns)
    .orderBy(({ fn }) => fn('lower', ['email']))
    .execute()

/** Of two concurrent changes the second sees the first. */
export async function lockStaff(tx: Executor, email: string): Promise<StaffRow | null> {
  const row = await tx
    .selectFrom('staff')
    .select(columns)
    .where((eb) => equalsLower(eb, 'email', email))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Whoever switches them off meanwhile waits, and then ends what was started. */
export async function isActive(tx: Executor, staffId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Null when somebody has that e-mail already. */
export async function insertStaff(tx: Executor, email: string, name: string, role: StaffRole): Promise<number | null> {
  const row = await tx
    .insertInto('staff')
    .values({ email, name, role })
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const updateStaff = (tx: Executor, staffId: number) => tx.updateTable('staff').where('id', '=', staffId)

export async function saveFactor(tx: Executor, staffId: number, sealed: Buffer): Promise<void> {
  await updateStaff(tx, staffId).set({ second_factor: sealed }).execute()
}

/** False when the time step was used before. */
export async function consumeStep(tx: Executor, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await updateStaff(tx, staffId)
    .set({ second_factor_step: step })
    .where(({ eb, or }) => or([eb('second_factor_step', 'is', null), eb('second_factor_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function setActive(tx: Executor, staffId: number, active: boolean): Promise<void> {
  await updateStaff(tx, staffId).set({ active }).execute()
}

/** Ends their own sessions and those in which they act for a customer, and voids unused links. */
export async function endStaffSessions(tx: Executor, staffId: number, at: Date): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ ended_at: at, end_reason: 'staff' })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .updateTable('session')
    .set({ ended_at: at, end_reason: 'staff' })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('session as living')
        .select('living.id')
        .where('living.staff_id', '=', staffId)
        .where('living.ended_at', 'is', null)
        .orderBy('living.id')
        .forUpdate(),
    )
    .execute()
  await tx
    .updateTable('one_time_key')
    .set({ used_at: at })
    .where('purpose', '=', 'impersonate')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}
