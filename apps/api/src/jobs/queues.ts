// The queues of the worker, and their retry policies. Jobs that were given up stay in the dead letter queue until
// somebody has looked at them.

import { type EventTopic, formerTopics } from '@stoa/contract/events'
import type { PgBoss, QueueOptions } from 'pg-boss'

export const orderConfirmation = 'order-confirmation'
export const paidOrderConfirmation = 'paid-order-confirmation'
export const heldOrderConfirmation = 'held-order-confirmation'
export const lostHold = 'lost-hold'
export const depositReminder = 'deposit-reminder'
export const unpaidOrder = 'unpaid-order'
export const cancelledOrder = 'cancelled-order'
export const orderStep = 'order-step'
export const delayedOrder = 'delayed-order'
export const collectionReminder = 'collection-reminder'
export const uncollectedOrder = 'uncollected-order'
export const readdressedOrder = 'readdressed-order'
export const changedPayment = 'payment-changed-order'
export const rescheduledOrder = 'rescheduled-order'
export const orderCopies = 'order-copies'
export const advanceCopies = 'advance-copies'
export const refundedOrder = 'refunded-order'
export const unreachedPhone = 'unreached-phone'
export const parcelMoves = 'parcel-moves'
export const statedWithdrawal = 'stated-withdrawal'
export const receivedReturn = 'received-return'
export const noticeConfirmation = 'notice-confirmation'
export const noticeExpiry = 'notice-expiry'
export const stockReturned = 'stock-returned'
export const stockNotice = 'stock-notice'
export const giftCardEmail = 'gift-card-email'
export const giftCardOrder = 'gift-card-order'
export const accountEmail = 'account-email'
export const pointsCaused = 'points-caused'
export const pointsExpiry = 'points-expiry'
export const couponEmail = 'coupon-email'
export const staffAlert = 'staff-alert'

export const orderConfirmationDead = 'order-confirmation-dead'
const copiesDead = 'copies-dead'
const parcelMovesDead = 'parcel-moves-dead'
const noticeDead = 'notice-dead'
const giftCardEmailDead = 'gift-card-email-dead'
const accountEmailDead = 'account-email-dead'
const pointsDead = 'points-dead'
const couponEmailDead = 'coupon-email-dead'
const staffAlertDead = 'staff-alert-dead'

/** The queues of each outbox topic; each gets a row once. */
const queuesByTopic = {
  'order.placed': [orderConfirmation],
  'order.held': [heldOrderConfirmation],
  'order.hold_lost': [lostHold],
  'order.paid': [paidOrderConfirmation],
  'order.deposit_due': [depositReminder],
  'order.unpaid': [unpaidOrder],
  'order.cancelled': [cancelledOrder],
  'order.moved': [orderStep],
  'order.collection_due': [collectionReminder],
  'order.uncollected': [uncollectedOrder],
  'order.readdressed': [readdressedOrder],
  'order.payment_changed': [changedPayment],
  'order.delayed': [delayedOrder],
  'order.rescheduled': [rescheduledOrder],
  'order.copies': [orderCopies],
  'advance.copies': [advanceCopies],
  'order.refunded': [refundedOrder],
  'phone.unreached': [unreachedPhone],
  'parcel.moved': [parcelMoves],
  'withdrawal.stated': [statedWithdrawal],
  'return.received': [receivedReturn],
  'notice.asked': [noticeConfirmation],
  'stock.returned': [stockReturned],
  'notice.due': [stockNotice],
  'gift_card.issued': [giftCardEmail],
  'gift_card.delivered': [giftCardOrder],
  'account.email': [accountEmail],
  'points.caused': [pointsCaused],
  'points.expiring': [pointsExpiry],
  'coupon.given': [couponEmail],
  'staff.alert': [staffAlert],
} as const satisfies Record<EventTopic, readonly [string, ...string[]]>

type Queue = (typeof queuesByTopic)[EventTopic][number] | typeof noticeExpiry

/** The same, also under the names that earlier releases gave to topics. */
export const queuesByStoredTopic: Readonly<Record<string, readonly string[]>> = {
  ...queuesByTopic,
  ...Object.fromEntries(Object.entries(formerTopics).map(([former, topic]) => [former, queuesByTopic[topic]])),
}

/** What earlier releases called a queue: jobs may wait there, and a process that still runs may add some. */
const formerQueues: Readonly<Record<string, string>> = {
  [noticeExpiry]: 'notice-forgetting',
  [accountEmail]: 'account-letter',
}

/** A queue and, where an earlier release made one, the queue under its former name. */
export async function queuesToWork(boss: Pick<PgBoss, 'getQueue'>, queue: string): Promise<string[]> {
  const former = formerQueues[queue]
  return former !== undefined && (await boss.getQueue(former)) ? [queue, former] : [queue]
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

/** The dead letter queue of each queue: only queues that stand here are made, and a row for another stops the outbox. */
const deadLetters: Readonly<Record<Queue, string>> = {
  [orderConfirmation]: orderConfirmationDead,
  [heldOrderConfirmation]: orderConfirmationDead,
  [lostHold]: orderConfirmationDead,
  [paidOrderConfirmation]: orderConfirmationDead,
  [depositReminder]: orderConfirmationDead,
  [unpaidOrder]: orderConfirmationDead,
  [cancelledOrder]: orderConfirmationDead,
  [orderStep]: orderConfirmationDead,
  [delayedOrder]: orderConfirmationDead,
  [collectionReminder]: orderConfirmationDead,
  [uncollectedOrder]: orderConfirmationDead,
  [readdressedOrder]: orderConfirmationDead,
  [changedPayment]: orderConfirmationDead,
  [rescheduledOrder]: orderConfirmationDead,
  [orderCopies]: copiesDead,
  [advanceCopies]: copiesDead,
  [refundedOrder]: orderConfirmationDead,
  [unreachedPhone]: orderConfirmationDead,
  [parcelMoves]: parcelMovesDead,
  [statedWithdrawal]: orderConfirmationDead,
  [receivedReturn]: orderConfirmationDead,
  [noticeConfirmation]: noticeDead,
  [noticeExpiry]: noticeDead,
  [stockReturned]: noticeDead,
  [stockNotice]: noticeDead,
  [giftCardEmail]: giftCardEmailDead,
  [giftCardOrder]: giftCardEmailDead,
  [accountEmail]: accountEmailDead,
  [pointsCaused]: pointsDead,
  [pointsExpiry]: pointsDead,
  [couponEmail]: couponEmailDead,
  [staffAlert]: staffAlertDead,
}

export const deadLetterQueues: readonly string[] = [...new Set(Object.values(deadLetters))]

export async function prepareQueues(boss: PgBoss, firstRetrySeconds: number): Promise<void> {
  for (const queue of deadLetterQueues) await createOrUpdateQueue(boss, queue, { retentionSeconds: 365 * day })
  for (const [queue, deadLetter] of Object.entries(deadLetters))
    await createOrUpdateQueue(boss, queue, { ...retryPolicy(firstRetrySeconds), deadLetter, notify: true })
}

/** An existing queue gets the settings of this release. */
async function createOrUpdateQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { deadLetter?: string; notify?: boolean },
) {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
