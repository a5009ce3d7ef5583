// Takes a queue's jobs and runs them one by one. A failed job does not affect the others of the batch. Only ids and
// numbers are logged.

import { type EventPayload, type EventTopic, payloadOf } from '@stoa/contract/events'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { errorFields, type Log } from '../log.ts'
import { MailRefusedError } from '../ports/mail.ts'
import { queuesToWork } from './queues.ts'

const pollingOptions = { batchSize: 5, burstWhenBatchFull: true, pollingIntervalSeconds: 1 }
const workOptions = { ...pollingOptions, perJobResults: true, includeMetadata: true } as const
/** A new job notifies its queue; this is the polling interval besides. */
const defaultPollSeconds = 2
/** Of jobs less urgent than the confirmation of an order. */
export const pollSeconds = 5

export interface JobHandler<Topic extends EventTopic> {
  queue: string
  /** The event whose payload the jobs carry: one that is invalid is given up like any other failure. */
  topic: Topic
  /** For the log: `order confirmation`, which is then `done`. */
  name: string
  pollSeconds?: number
  run(payload: EventPayload<Topic>): Promise<void>
}

export async function runJobs<Topic extends EventTopic>(
  boss: PgBoss,
  handler: JobHandler<Topic>,
  log: Log,
): Promise<void> {
  const options = { ...workOptions, notifyPollingIntervalSeconds: handler.pollSeconds ?? defaultPollSeconds }
  for (const queue of await queuesToWork(boss, handler.queue))
    await boss.work<object, void, typeof options>(queue, options, async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) results.push(await runJob(job, handler, log))
      return results
    })
}

async function runJob<Topic extends EventTopic>(
  { id, data, retryCount, retryLimit }: JobWithMetadata<object>,
  { name, topic, run }: JobHandler<Topic>,
  log: Log,
): Promise<JobResult> {
  const jobFields = { ...data, attempt: retryCount + 1 }
  try {
    await run(payloadOf(topic, data))
    log.info(jobFields, `${name} done`)
    return { id, status: 'completed' }
  } catch (error) {
    const errorInfo = errorFields(error)
    const isLast = error instanceof MailRefusedError || retryCount >= retryLimit
    const outcome = isLast ? 'given up, it lies in the dead letter queue' : 'failed, it will be tried again'
    log.error({ ...jobFields, ...errorInfo }, `${name} ${outcome}`)
    const { code, command, responseCode } = errorInfo
    return { id, status: isLast ? 'deadletter' : 'failed', output: { code, command, responseCode } }
  }
}
