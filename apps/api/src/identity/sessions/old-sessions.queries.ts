// The SQL of session cleanup. Ended sessions are kept for a while, so that a late reuse of a token is recognised.

import { deleteBatch } from '../../database/delete-batch.ts'
import type { Executor } from '../../database/transaction.ts'

const day = 24 * 60 * 60_000
const retentionMs = 30 * day

/**
 * Deletes sessions that expired, or would have, a month ago, with all their tokens. At most `limit`; returns how many.
 */
export async function deleteOldSessions(db: Executor, now: number, limit: number): Promise<number> {
  const before = new Date(now - retentionMs)
  return deleteBatch(db, { table: 'session', key: 'id', column: 'expires_at', before, limit })
}

/** Deletes tokens of live sessions that were replaced a month ago. At most `limit`; returns how many. */
export async function deleteOldRefreshTokens(db: Executor, now: number, limit: number): Promise<number> {
  const before = new Date(now - retentionMs)
  return deleteBatch(db, { table: 'refresh_token', key: 'hash', column: 'replaced_at', before, limit })
}
