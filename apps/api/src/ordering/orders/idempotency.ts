// A call that changes money or stock happens once per key. The key is claimed by a unique row in the same transaction
// as the change: a second call waits for the first, then gets its response; the same key with another body is refused.
// The response is saved with what the call writes. A refusal leaves no row, so the key may be used again.

import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface IdempotencyKey {
  key: string
  bodyHash: string
}

/** Null: the key is ours and the work may begin. Otherwise the first call's response. */
export async function claimKey<Answer>(
  tx: Executor,
  { key, bodyHash }: IdempotencyKey,
): Promise<Outcome<Answer | null, 'reused'>> {
  const claimed = await sql`
    insert into idempotency_key (key, body_hash) values (${key}, ${bodyHash}) on conflict do nothing returning key`.execute(
    tx,
  )
  if (claimed.rows.length > 0) return done(null)
  const { rows } = await sql<{ body_hash: string; answer: Answer | null }>`
    select body_hash, answer from idempotency_key where key = ${key}`.execute(tx)
  const first = rows[0]
  if (!first || first.body_hash !== bodyHash) return refused('reused')
  return done(first.answer)
}
