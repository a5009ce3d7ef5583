// The counters of limits. The database counts, so that all processes count together.

import { sql } from 'kysely'
import { deleteBatch } from './delete-batch.ts'
import type { Executor } from './transaction.ts'

export interface BucketUsage {
  /** This use included; stays at two above the most. */
  used: number
  expires_at: Date
}

export interface UsageInput {
  bucket: string
  max: number
  now: Date
  /** When the bucket is emptied, should this be its first use. */
  until: Date
}

export async function countUse(db: Executor, { bucket, max, now, until }: UsageInput): Promise<BucketUsage> {
  const isOver = sql<boolean>`rate_limit.expires_at <= ${now}`
  return db
    .insertInto('rate_limit')
    .values({ bucket, used: 1, expires_at: until })
    .onConflict((known) =>
      known.column('bucket').doUpdateSet({
        used: sql<number>`case when ${isOver} then 1 else least(rate_limit.used + 1, ${max + 2}) end`,
        expires_at: sql<Date>`case when ${isOver} then excluded.expires_at else rate_limit.expires_at end`,
      }),
    )
    .returning(['used', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** The bucket is empty again. */
export async function resetUse(tx: Executor, bucket: string): Promise<void> {
  await tx.deleteFrom('rate_limit').where('bucket', '=', bucket).execute()
}

/** How many buckets were dropped. */
export async function deleteExpiredBuckets(db: Executor, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'rate_limit', key: 'bucket', column: 'expires_at', before, limit })
}
