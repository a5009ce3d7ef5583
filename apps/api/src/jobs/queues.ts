// The queues of the worker, and how long each keeps trying. What was given up lies in the dead letter queue until somebody
// has looked at it.

import type { PgBoss, QueueOptions } from 'pg-boss'

export const orderConfirmation = 'order-confirmation'
export const orderConfirmationDead = 'order-confirmation-dead'

/** Which queue carries out what an outbox row asks for. */
export const queueByTopic: Readonly<Record<string, string>> = { 'order.placed': orderConfirmation }

export interface OrderPlaced {
  orderId: number
}

const hour = 3600
const day = 24 * hour

/** Doubling from `firstRetrySeconds` up to an hour: ten tries in the first hour, then hourly, a day in all. */
const patience = (firstRetrySeconds: number) => ({
  retryLimit: 34,
  retryDelay: firstRetrySeconds,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 120,
})

export async function prepareQueues(boss: PgBoss, firstRetrySeconds: number): Promise<void> {
  await prepare(boss, orderConfirmationDead, { retentionSeconds: 365 * day })
  await prepare(boss, orderConfirmation, {
    ...patience(firstRetrySeconds),
    deadLetter: orderConfirmationDead,
    notify: true,
  })
}

/** A queue that is there already gets the settings of this release. */
async function prepare(boss: PgBoss, name: string, options: QueueOptions & { deadLetter?: string; notify?: boolean }) {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
