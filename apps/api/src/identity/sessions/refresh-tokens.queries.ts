// The SQL of refresh tokens. Only their hashes are stored.

import type { Executor } from '../../database/transaction.ts'

export async function insertRefreshToken(tx: Executor, hash: Buffer, sessionId: string, at: Date): Promise<void> {
  await tx.insertInto('refresh_token').values({ hash, session_id: sessionId, issued_at: at }).execute()
}

export interface LockedSession {
  id: string
  customer_id: number
  staff_id: number | null
  remembered: boolean
  expires_at: string
  is_over: boolean
}

/** Locks the session of a token, current or replaced. */
export async function lockSessionByToken(tx: Executor, hash: Buffer, now: Date): Promise<LockedSession | null> {
  const row = await tx
    .selectFrom('session as s')
    .select(['s.id', 's.customer_id', 's.staff_id', 's.remembered'])
    .select(({ eb, cast, exists, or, selectFrom }) => [
      cast<string>('s.expires_at', 'text').as('expires_at'),
      or([
        eb('s.ended_at', 'is not', null),
        eb('s.expires_at', '<=', now),
        exists(
          selectFrom('customer as c')
            .select('c.id')
            .whereRef('c.id', '=', 's.customer_id')
            .where('c.deleted_at', 'is not', null),
        ),
        exists(
          selectFrom('staff as w').select('w.id').whereRef('w.id', '=', 's.staff_id').where('w.active', '=', false),
        ),
      ])
        .$castTo<boolean>()
        .as('is_over'),
    ])
    .where('s.id', '=', ({ selectFrom }) =>
      selectFrom('refresh_token as t').select('t.session_id').where('t.hash', '=', hash),
    )
    .forUpdate('s')
    .executeTakeFirst()
  return row ?? null
}

export interface TokenState {
  replaced_at: string | null
  /** The newest of the session. */
  newest: Buffer
}

/** To be read once the session is locked: what was read before may have been replaced meanwhile. */
export async function getTokenState(tx: Executor, hash: Buffer): Promise<TokenState> {
  const row = await tx
    .selectFrom('refresh_token as t')
    .innerJoin('refresh_token as n', (join) =>
      join.onRef('n.session_id', '=', 't.session_id').on('n.replaced_at', 'is', null),
    )
    .select(({ cast }) => cast<string | null>('t.replaced_at', 'text').as('replaced_at'))
    .select('n.hash as newest')
    .where('t.hash', '=', hash)
    .executeTakeFirst()
  if (!row) throw new Error('a session has no newest refresh token')
  return row
}

export async function replaceToken(tx: Executor, hash: Buffer, at: Date): Promise<void> {
  await tx.updateTable('refresh_token').set({ replaced_at: at }).where('hash', '=', hash).execute()
}

export async function extendSession(tx: Executor, sessionId: string, usedAt: Date, expiresAt: Date): Promise<void> {
  await tx.updateTable('session').set({ used_at: usedAt, expires_at: expiresAt }).where('id', '=', sessionId).execute()
}
