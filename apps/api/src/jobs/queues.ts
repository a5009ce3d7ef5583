// The queues of the worker, and how long each keeps trying. What was given up lies in the dead letter queue until somebody
// has looked at it.

import type { EventTopic } from '@stoa/contract/events'
import type { PgBoss, QueueOptions } from 'pg-boss'

export const orderConfirmation = 'order-confirmation'
export const noticeConfirmation = 'notice-confirmation'
export const noticeExpiry = 'notice-forgetting'
export const stockReturned = 'stock-returned'
export const stockNotice = 'stock-notice'
export const accountEmail = 'account-letter'

export const orderConfirmationDead = 'order-confirmation-dead'
const noticeDead = 'notice-dead'
const accountEmailDead = 'account-letter-dead'

/** Which queues carry out what an outbox row asks for; each gets it once. */
export const queuesByTopic: Readonly<Record<EventTopic, readonly [string, ...string[]]>> = {
  'order.placed': [orderConfirmation],
  'notice.asked': [noticeConfirmation],
  'stock.returned': [stockReturned],
  'notice.due': [stockNotice],
  'account.letter': [accountEmail],
}

const hour = 3600
const day = 24 * hour

/** Doubling from `firstRetrySeconds` up to an hour: ten tries in the first hour, then hourly, a day in all. */
const retryPolicy = (firstRetrySeconds: number) => ({
  retryLimit: 34,
  retryDelay: firstRetrySeconds,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 120,
})

/** Where the jobs of a queue lie that were given up. */
const deadLetters: Readonly<Record<string, string>> = {
  [orderConfirmation]: orderConfirmationDead,
  [noticeConfirmation]: noticeDead,
  [noticeExpiry]: noticeDead,
  [stockReturned]: noticeDead,
  [stockNotice]: noticeDead,
  [accountEmail]: accountEmailDead,
}

export async function prepareQueues(boss: PgBoss, firstRetrySeconds: number): Promise<void> {
  for (const queue of new Set(Object.values(deadLetters)))
    await createOrUpdateQueue(boss, queue, { retentionSeconds: 365 * day })
  for (const [queue, deadLetter] of Object.entries(deadLetters))
    await createOrUpdateQueue(boss, queue, { ...retryPolicy(firstRetrySeconds), deadLetter, notify: true })
}

/** A queue that is there already gets the settings of this release. */
async function createOrUpdateQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { deadLetter?: string; notify?: boolean },
) {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
