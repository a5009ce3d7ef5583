// The SQL of session cleanup. Ended sessions are kept for a while, so that a late reuse of a token is recognised.

import type { Executor } from '../../database/transaction.ts'

const day = 24 * 60 * 60_000
const retentionMs = 30 * day

/**
 * Deletes sessions that expired, or would have, a month ago, with all their tokens. At most `limit`; returns how many.
 */
export async function deleteOldSessions(db: Executor, now: number, limit: number): Promise<number> {
  const before = new Date(now - retentionMs)
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('session as old')
        .select('old.id')
        .where('old.expires_at', '<', before)
        .orderBy('old.expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes tokens of live sessions that were replaced a month ago. At most `limit`; returns how many. */
export async function deleteOldRefreshTokens(db: Executor, now: number, limit: number): Promise<number> {
  const before = new Date(now - retentionMs)
  const { numDeletedRows } = await db
    .deleteFrom('refresh_token')
    .where('hash', 'in', ({ selectFrom }) =>
      selectFrom('refresh_token as old')
        .select('old.hash')
        .where('old.replaced_at', '<', before)
        .orderBy('old.replaced_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
