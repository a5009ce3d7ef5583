// The SQL of keys under which something happens once.

import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface IdempotencyKey {
  key: string
  bodyHash: string
}

/**
 * An order is placed once per key, which is claimed by a unique row in the order's own transaction: a second call waits
 * for the first, then gets its response; the same key with another body is refused. A refusal leaves no row, so the key
 * may be used again. Null: the key is ours and the work may begin. Otherwise the first call's response.
 */
export async function claimKey<Answer>(
  tx: Executor,
  { key, bodyHash }: IdempotencyKey,
): Promise<Outcome<Answer | null, 'reused'>> {
  const claimed = await sql`
    insert into idempotency_key (key, body_hash) values (${key}, ${bodyHash}) on conflict do nothing returning key`.execute(
    tx,
  )
  if (claimed.rows.length > 0) return done(null)
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first || first.body_hash !== bodyHash) return refused('reused')
  return done(first.answer as Answer | null)
}
