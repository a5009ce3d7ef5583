// The SQL of refresh tokens. Only their hashes are known here.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export async function insertRefreshToken(tx: Executor, hash: Buffer, sessionId: string, at: Date): Promise<void> {
  await sql`
    insert into refresh_token (hash, session_id, issued_at) values (${hash}, ${sessionId}, ${at})`.execute(tx)
}

export interface LockedSession {
  id: string
  customer_id: number
  staff_id: number | null
  remembered: boolean
  expires_at: string
  is_over: boolean
}

/** The session of a token, old or new, for this transaction alone. */
export async function lockSessionByToken(tx: Executor, hash: Buffer, now: Date): Promise<LockedSession | null> {
  const { rows } = await sql<LockedSession>`
    select s.id, s.customer_id, s.staff_id, s.remembered, s.expires_at::text as expires_at,
      s.ended_at is not null or s.expires_at <= ${now}
        or exists (select 1 from customer c where c.id = s.customer_id and c.deleted_at is not null)
        or exists (select 1 from staff w where w.id = s.staff_id and not w.active) as is_over
    from session s where s.id = (select session_id from refresh_token where hash = ${hash})
    for update of s`.execute(tx)
  return rows[0] ?? null
}

export interface TokenState {
  replaced_at: string | null
  /** The newest of the session. */
  newest: Buffer
}

/** To be asked once the session is held: what was read before may have been replaced meanwhile. */
export async function getTokenState(tx: Executor, hash: Buffer): Promise<TokenState> {
  const { rows } = await sql<TokenState>`
    select t.replaced_at::text as replaced_at, n.hash as newest
    from refresh_token t join refresh_token n on n.session_id = t.session_id and n.replaced_at is null
    where t.hash = ${hash}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a session has no newest refresh token')
  return row
}

export async function replaceToken(tx: Executor, hash: Buffer, at: Date): Promise<void> {
  await sql`update refresh_token set replaced_at = ${at} where hash = ${hash}`.execute(tx)
}

export async function extendSession(tx: Executor, sessionId: string, usedAt: Date, expiresAt: Date): Promise<void> {
  await sql`update session set used_at = ${usedAt}, expires_at = ${expiresAt} where id = ${sessionId}`.execute(tx)
}
