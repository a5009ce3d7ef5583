// The SQL of the sessions of staff.

import type { StaffRole } from '@stoa/domain/identity/permissions'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface StaffSessionRow {
  id: string
  staff_id: number
  email: string
  name: string
  role: StaffRole
  started_at: Date
  expires_at: Date
  token_hash: Buffer
  previous_hash: Buffer | null
  replaced_at: Date | null
}

export interface NewStaffSession {
  id: string
  staffId: number
  userAgent: string
  startedAt: Date
  expiresAt: Date
  tokenHash: Buffer
}

const columns = sql`
  s.id, s.staff_id, w.email, w.name, w.role, s.started_at, s.expires_at, s.token_hash, s.previous_hash, s.replaced_at`

export async function insertStaffSession(tx: Executor, session: NewStaffSession): Promise<void> {
  const { id, staffId, userAgent, startedAt, expiresAt, tokenHash } = session
  await sql`
    insert into staff_session (id, staff_id, user_agent, started_at, expires_at, token_hash)
    values (${id}, ${staffId}, ${userAgent}, ${startedAt}, ${expiresAt}, ${tokenHash})`.execute(tx)
}

/** Null when it has ended or expired, or its member of staff was switched off. */
export async function findLiveStaffSession(db: Executor, id: string, now: Date): Promise<StaffSessionRow | null> {
  const { rows } = await sql<StaffSessionRow>`
    select ${columns} from staff_session s join staff w on w.id = s.staff_id
    where s.id = ${id} and s.ended_at is null and s.expires_at > ${now} and w.active`.execute(db)
  return rows[0] ?? null
}

/** The same, and locks the session. */
export async function lockLiveStaffSession(tx: Executor, id: string, now: Date): Promise<StaffSessionRow | null> {
  const { rows } = await sql<StaffSessionRow>`
    select ${columns} from staff_session s join staff w on w.id = s.staff_id
    where s.id = ${id} and s.ended_at is null and s.expires_at > ${now} and w.active for update of s`.execute(tx)
  return rows[0] ?? null
}

export interface Renewal {
  id: string
  tokenHash: Buffer
  expiresAt: Date
  now: Date
}

export async function replaceStaffToken(tx: Executor, { id, tokenHash, expiresAt, now }: Renewal): Promise<void> {
  await sql`
    update staff_session
    set previous_hash = token_hash, replaced_at = ${now}, token_hash = ${tokenHash}, expires_at = ${expiresAt}
    where id = ${id}`.execute(tx)
}

export async function endStaffSession(tx: Executor, id: string, reason: 'logout' | 'reuse', at: Date): Promise<void> {
  await sql`
    update staff_session set ended_at = ${at}, end_reason = ${reason} where id = ${id} and ended_at is null`.execute(tx)
}

/** Deletes sessions that expired before; at most `limit`, returns how many. The audit log is kept apart from them. */
export async function deleteOldStaffSessions(db: Executor, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from staff_session where id in (
      select id from staff_session where expires_at < ${before} order by expires_at limit ${limit}
      for update skip locked)
    returning id`.execute(db)
  return rows.length
}
