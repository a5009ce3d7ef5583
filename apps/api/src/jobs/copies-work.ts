// Copies for those who ordered ahead: at once when they come in, and every hour for what has come out meanwhile.

import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { moveDays } from '../ordering/orders/moved-days.service.ts'
import { followCopies, serveAll, serveProduct } from '../ordering/orders/waiting-orders.service.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'
import { advanceCopies, orderCopies } from './queues.ts'
import { pollSeconds, runJobs } from './run-jobs.ts'

export async function startCopiesWorkers(boss: PgBoss, db: Database, log: Log): Promise<void> {
  const copies = { queue: advanceCopies, topic: 'advance.copies', name: 'serving places', pollSeconds } as const
  await runJobs(boss, { ...copies, run: ({ productId }) => serveProduct(db, productId, Date.now()) }, log)
  const order = { queue: orderCopies, topic: 'order.copies', name: 'served order', pollSeconds } as const
  await runJobs(boss, { ...order, run: ({ orderId }) => followCopies(db, orderId, Date.now()) }, log)
}

const hour = 60 * 60_000

export function runServing(db: Database, now: () => number, log: Log): PeriodicTask {
  const run = async () => {
    const products = await serveAll(db, now())
    if (products > 0) log.info({ products }, 'copies went to those who ordered them ahead')
    const moved = await moveDays(db, now())
    if (moved > 0) log.info({ moved }, 'orders are promised for other days')
    return false
  }
  return startPeriodicTask(run, hour, (error) => log.error(errorFields(error), 'serving places failed'))
}
