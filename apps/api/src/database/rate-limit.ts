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
  return db
    .insertInto('rate_limit')
    .values({ bucket, used: 1, expires_at: until })
    .onConflict((known) =>
      known.column('bucket').doUpdateSet(({ eb, fn, lit, ref, val }) => {
        const whenOver = eb.case().when('rate_limit.expires_at', '<=', now)
        const counted = fn<number>('least', [eb('rate_limit.used', '+', 1), val(max + 2)])
        return {
          used: whenOver.then(lit(1)).else(counted).end(),
          expires_at: whenOver.then(ref('excluded.expires_at')).else(ref('rate_limit.expires_at')).end(),
        }
      }),
    )
    .returning(['used', 'expires_at'])
    .executeTakeFirstOrThrow()
}

export async function giveBackUse(db: Executor, bucket: string): Promise<void> {
  const less = db.updateTable('rate_limit').set(({ eb }) => ({ used: eb('used', '-', 1) }))
  await less.where('bucket', '=', bucket).where('used', '>', 0).execute()
}

/** Whether it has been counted in its present time. */
export async function isUsed(db: Executor, bucket: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limit')
    .select('used')
    .where('bucket', '=', bucket)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetUse(db: Executor, bucket: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('bucket', '=', bucket).execute()
}

export interface AmountUse {
  bucket: string
  amount: number
  until: Date
}

/**
 * Adds amounts to buckets, in one statement and always in the same order of buckets; returns what is in each. To be rolled
 * back when it is too much.
 */
export async function addUses(tx: Executor, uses: readonly AmountUse[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ bucket: string; used: number }>`
    insert into rate_limit (bucket, used, expires_at)
    select bucket, amount, until from unnest(${uses.map((use) => use.bucket)}::text[], ${uses.map((use) => use.amount)}::int[],
      ${uses.map((use) => use.until)}::timestamptz[]) as uses (bucket, amount, until)
    order by bucket
    on conflict (bucket) do update set
      used = case when rate_limit.expires_at <= ${now} then excluded.used else rate_limit.used + excluded.used end,
      expires_at = case when rate_limit.expires_at <= ${now} then excluded.expires_at else rate_limit.expires_at end
    returning bucket, used`.execute(tx)
  return new Map(rows.map((row) => [row.bucket, row.used]))
}

/** The bucket is empty again. */
export async function resetUse(tx: Executor, bucket: string): Promise<void> {
  await tx.deleteFrom('rate_limit').where('bucket', '=', bucket).execute()
}

/** How many buckets were dropped. */
export async function deleteExpiredBuckets(db: Executor, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'rate_limit', key: 'bucket', column: 'expires_at', before, limit })
}
