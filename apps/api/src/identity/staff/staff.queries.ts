// The SQL of the shop's staff.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export const staffRoles = ['inspector', 'sales_person', 'employee'] as const

export type StaffRole = (typeof staffRoles)[number]

export interface StaffRow {
  id: number
  email: string
  name: string
  role: StaffRole
  active: boolean
  /** The authenticator's secret, sealed. */
  second_factor: Buffer | null
}

const columns = sql`id, email, name, role, active, second_factor`

export async function listStaff(db: Executor): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`select ${columns} from staff order by lower(email)`.execute(db)
  return rows
}

/** Of two changes at once the second sees the first. */
export async function lockStaff(tx: Executor, email: string): Promise<StaffRow | null> {
  const { rows } = await sql<StaffRow>`
    select ${columns} from staff where lower(email) = lower(${email}) for update`.execute(tx)
  return rows[0] ?? null
}

/** Whoever switches them off meanwhile waits, and then ends what was begun. */
export async function isActive(tx: Executor, staffId: number): Promise<boolean> {
  const { rows } = await sql`select from staff where id = ${staffId} and active for share`.execute(tx)
  return rows.length > 0
}

/** Null when somebody has that e-mail already. */
export async function insertStaff(tx: Executor, email: string, name: string, role: StaffRole): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values (${email}, ${name}, ${role})
    on conflict (lower(email)) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function saveFactor(tx: Executor, staffId: number, sealed: Buffer): Promise<void> {
  await sql`update staff set second_factor = ${sealed} where id = ${staffId}`.execute(tx)
}

/** Whether the half minute was not used before. */
export async function consumeStep(tx: Executor, staffId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update staff set second_factor_step = ${step}
    where id = ${staffId} and coalesce(second_factor_step, 0) < ${step} returning id`.execute(tx)
  return rows.length > 0
}

export async function setActive(tx: Executor, staffId: number, active: boolean): Promise<void> {
  await sql`update staff set active = ${active} where id = ${staffId}`.execute(tx)
}

/** In whose name somebody of the staff is acting, and links that were not used yet: both are over. */
export async function endImpersonations(tx: Executor, staffId: number, at: Date): Promise<void> {
  await sql`
    update session set ended_at = ${at}, end_reason = 'staff'
    where id in (select id from session where staff_id = ${staffId} and ended_at is null order by id for update)`.execute(
    tx,
  )
  await sql`
    update one_time_key set used_at = ${at}
    where purpose = 'impersonate' and staff_id = ${staffId} and used_at is null`.execute(tx)
}
