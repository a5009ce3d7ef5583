// The SQL of limits. The database counts, so that all processes count together.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { emailKindNumbers } from '../../identity/emails/email-kinds.ts'
import { accountEmailTopic } from '../../identity/emails/enqueue-email.ts'

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
  const { rows } = await sql<BucketUsage>`
    insert into rate_limit as r (bucket, used, expires_at) values (${bucket}, 1, ${until})
    on conflict (bucket) do update set
      used = case when r.expires_at <= ${now} then 1 else least(r.used + 1, ${max + 2}) end,
      expires_at = case when r.expires_at <= ${now} then excluded.expires_at else r.expires_at end
    returning used, expires_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a use was not counted')
  return row
}

/** One statement whether or not the e-mail is an account's. */
export async function notifyOwner(db: Executor, email: string, at: number): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select ${accountEmailTopic}, jsonb_build_object('letter', ${emailKindNumbers.many_guesses}::int, 'at', ${at}::bigint, 'customerId', id)
    from customer where lower(email) = lower(${email})`.execute(db)
}

/** How many buckets were dropped. */
export async function deleteExpiredBuckets(db: Executor, before: Date, max: number): Promise<number> {
  const { rows } = await sql`
    delete from rate_limit where bucket in (
      select bucket from rate_limit where expires_at < ${before} limit ${max} for update skip locked)
    returning bucket`.execute(db)
  return rows.length
}
