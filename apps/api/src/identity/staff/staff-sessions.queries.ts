// The SQL of the sessions of staff.

import { deleteBatch } from '../../database/delete-batch.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'

export type StaffSessionRow = RowOf<typeof findLiveStaffSession>

export interface NewStaffSession {
  id: string
  staffId: number
  userAgent: string
  startedAt: Date
  expiresAt: Date
  tokenHash: Buffer
}

export async function insertStaffSession(tx: Executor, session: NewStaffSession): Promise<void> {
  const { id, staffId, userAgent, startedAt, expiresAt, tokenHash } = session
  await tx
    .insertInto('staff_session')
    .values({
      id,
      staff_id: staffId,
      user_agent: userAgent,
      started_at: startedAt,
      expires_at: expiresAt,
      token_hash: tokenHash,
    })
    .execute()
}

const liveSessions = (db: Executor, id: string, now: Date) =>
  db
    .selectFrom('staff_session as s')
    .innerJoin('staff as w', 'w.id', 's.staff_id')
    .select(['s.id', 's.staff_id', 'w.email', 'w.name', 'w.role', 's.started_at', 's.expires_at'])
    .select(['s.token_hash', 's.previous_hash', 's.replaced_at'])
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('w.active', '=', true)

/** Null when it has ended or expired, or its member of staff was switched off. */
export const findLiveStaffSession = async (db: Executor, id: string, now: Date) =>
  (await liveSessions(db, id, now).executeTakeFirst()) ?? null

/** The same, and locks the session. */
export const lockLiveStaffSession = async (tx: Executor, id: string, now: Date) =>
  (await liveSessions(tx, id, now).forUpdate('s').executeTakeFirst()) ?? null

export interface Renewal {
  id: string
  tokenHash: Buffer
  expiresAt: Date
  now: Date
}

export async function replaceStaffToken(tx: Executor, { id, tokenHash, expiresAt, now }: Renewal): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set(({ ref }) => ({
      previous_hash: ref('token_hash'),
      replaced_at: now,
      token_hash: tokenHash,
      expires_at: expiresAt,
    }))
    .where('id', '=', id)
    .execute()
}

export async function endStaffSession(tx: Executor, id: string, reason: 'logout' | 'reuse', at: Date): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes sessions that expired before; at most `limit`, returns how many. The audit log is kept apart from them. */
export async function deleteOldStaffSessions(db: Executor, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'staff_session', key: 'id', column: 'expires_at', before, limit })
}
