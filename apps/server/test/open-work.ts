// The jobs that a server is about to do, or that one left which was killed.

import type { TestDatabase } from '@stoa/api/test/test-database'

type Pool = TestDatabase['pool']

/** Events and jobs that are waiting, or under way. */
export async function countOpenWork(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    select from pgboss.job where state < 'completed' union all select from outbox where relayed_at is null`)
  return rowCount ?? 0
}

/** What a server left that was killed is taken over when its time is over: it is now. */
export async function giveUpJobs(pool: Pool): Promise<void> {
  await pool.query("update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'")
  await pool.query("update pgboss.queue set monitor_claim_on = monitor_claim_on - interval '1 hour'")
}
