// Takes a queue's jobs and carries them out one by one. One job's failure is its own: the others of the batch go on. What is
// said of it are ids and numbers.

import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { factsOf, type Log } from './log.ts'

const pace = { batchSize: 5, burstWhenBatchFull: true, pollingIntervalSeconds: 1 }
const manner = { ...pace, perJobResults: true, includeMetadata: true } as const
/** A job tells of itself when it is made; this is how often it is looked for all the same. */
const usualLookSeconds = 2

export interface Work<Payload extends Record<string, number | undefined>> {
  queue: string
  /** What is done, for the log: `order confirmation sent`. */
  name: string
  lookSeconds?: number
  run(payload: Payload): Promise<void>
}

export async function carryOut<Payload extends Record<string, number | undefined>>(
  boss: PgBoss,
  work: Work<Payload>,
  log: Log,
): Promise<void> {
  const options = { ...manner, notifyPollingIntervalSeconds: work.lookSeconds ?? usualLookSeconds }
  await boss.work<Payload, void, typeof options>(work.queue, options, async (jobs) => {
    const results: JobResult[] = []
    for (const job of jobs) results.push(await carryOutOne(job, work, log))
    return results
  })
}

async function carryOutOne<Payload extends Record<string, number | undefined>>(
  { id, data, retryCount, retryLimit }: JobWithMetadata<Payload>,
  { name, run }: Work<Payload>,
  log: Log,
): Promise<JobResult> {
  const about = { ...data, attempt: retryCount + 1 }
  try {
    await run(data)
    log.info(about, `${name} done`)
    return { id, status: 'completed' }
  } catch (error) {
    const facts = factsOf(error)
    const outlook =
      retryCount < retryLimit ? 'failed, it will be tried again' : 'given up, it lies in the dead letter queue'
    log.error({ ...about, ...facts }, `${name} ${outlook}`)
    return { id, status: 'failed', output: { code: facts.code, responseCode: facts.responseCode } }
  }
}
