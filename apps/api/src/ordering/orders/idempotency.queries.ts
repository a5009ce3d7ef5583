// The SQL of keys under which something happens once.

import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import type { Executor } from '../../database/transaction.ts'

export interface IdempotencyKey {
  key: string
  bodyHash: string
}

/** For a `with` of another statement. A row: the key is ours and the work may begin. */
export const keyInsert = (value: ValueOf<IdempotencyKey>) => sql<{ key: string }>`
  insert into idempotency_key (key, body_hash) values (${value('key')}, ${value('bodyHash')})
  on conflict do nothing returning key`

/** A column: whether the transaction has claimed it before this statement. */
export const isKeyOurs = (value: ValueOf<IdempotencyKey>) =>
  sql`exists (select from idempotency_key where key = ${value('key')} and answer is null)`

const insertKey = compileOnce((_, value: ValueOf<IdempotencyKey>) => keyInsert(value))

/**
 * An order is placed once per key, which is claimed by a unique row in the order's own transaction: a second call waits
 * for the first, then gets its response; the same key with another body is refused. A refusal leaves no row, so the key
 * may be used again. True: the key is ours and the work may begin.
 */
export const claimKey = async (tx: Executor, key: IdempotencyKey): Promise<boolean> =>
  (await insertKey(tx, key)).length > 0

/** The first call's response. */
export async function findResponse<Answer>(
  tx: Executor,
  { key, bodyHash }: IdempotencyKey,
): Promise<Outcome<Answer, 'reused'>> {
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
  return !first || first.body_hash !== bodyHash ? refused('reused') : done(first.answer as Answer)
}
