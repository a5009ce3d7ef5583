// The worker's side of a process: empties the outbox into jobs and carries the jobs out. Any number of processes may do so.
// A job is done at least once; what a receiver must not see twice carries an id of its own.

import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { factsOf, type Log } from './log.ts'
import { type OrderPlaced, orderConfirmation, prepareQueues } from './queues.ts'
import { loadOrderConfirmation, type RenderOrderConfirmation } from './render-mail.ts'
import { runRelay } from './run-relay.ts'
import { type ConfirmationParts, sendOrderConfirmation } from './send-order-confirmation.ts'

export interface WorkersOptions {
  /** The database's address: jobs and listening keep connections of their own. */
  url: string
  db: Database
  mail: ConfirmationParts['mail']
  /** The public site, for the links in mails. */
  origin: string
  log: Log
  /** How letters are written; without it, as built. */
  render?: RenderOrderConfirmation
  /** The pause after the first failure; it doubles from there. */
  firstRetrySeconds?: number
}

export interface Workers {
  /** Takes no more jobs, finishes those in hand, closes its connections. */
  stop(): Promise<void>
}

const patienceAtStopMs = 15_000

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { url, db, mail, origin, log, render = await loadOrderConfirmation(), firstRetrySeconds = 5 } = options
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    application_name: 'stoa-jobs',
    max: 3,
    useListenNotify: true,
    schedule: false,
  })
  boss.on('error', (error) => log.error(factsOf(error), 'the job queue failed'))
  await boss.start()
  await prepareQueues(boss, firstRetrySeconds)
  await confirmOrders(boss, { db, mail, origin, render }, log)
  const relay = runRelay(url, db, boss, log)
  return {
    async stop() {
      await relay.stop()
      await boss.stop({ graceful: true, timeout: patienceAtStopMs })
    },
  }
}

const pace = { batchSize: 5, burstWhenBatchFull: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }
const manner = { ...pace, perJobResults: true, includeMetadata: true } as const

async function confirmOrders(boss: PgBoss, parts: ConfirmationParts, log: Log): Promise<void> {
  await boss.work<OrderPlaced, void, typeof manner>(orderConfirmation, manner, async (jobs) => {
    const results: JobResult[] = []
    for (const job of jobs) results.push(await confirm(job, parts, log))
    return results
  })
}

/** One order's failure is its own: the others of the batch go on. */
async function confirm(job: JobWithMetadata<OrderPlaced>, parts: ConfirmationParts, log: Log): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  const about = { orderId: data.orderId, attempt: retryCount + 1 }
  try {
    await sendOrderConfirmation(parts, data.orderId)
    log.info(about, 'order confirmation sent')
    return { id, status: 'completed' }
  } catch (error) {
    const facts = factsOf(error)
    const outlook =
      retryCount < retryLimit ? 'failed, it will be tried again' : 'given up, it lies in the dead letter queue'
    log.error({ ...about, ...facts }, `order confirmation ${outlook}`)
    return { id, status: 'failed', output: { code: facts.code, responseCode: facts.responseCode } }
  }
}
