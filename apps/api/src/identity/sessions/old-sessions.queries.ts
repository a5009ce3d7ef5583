// The SQL of clearing sessions away. They stay for a while after their end, so that a token that comes back late is recognised.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const day = 24 * 60 * 60_000
const retentionMs = 30 * day

/** Sessions that ran out, or would have, a month ago go with all their tokens. At most `most`; how many there were. */
export async function deleteOldSessions(db: Executor, now: number, limit: number): Promise<number> {
  const before = new Date(now - retentionMs)
  const { rows } = await sql`
    delete from session where id in (
      select id from session where expires_at < ${before} order by expires_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.length
}

/** Tokens of living sessions that were replaced a month ago. At most `most`; how many there were. */
export async function deleteOldRefreshTokens(db: Executor, now: number, limit: number): Promise<number> {
  const before = new Date(now - retentionMs)
  const { rows } = await sql`
    delete from refresh_token where hash in (
      select hash from refresh_token where replaced_at < ${before} order by replaced_at limit ${limit}
      for update skip locked)
    returning hash`.execute(db)
  return rows.length
}
