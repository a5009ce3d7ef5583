// The jobs of orders: their e-mails and messages, and their moves by parcels.

import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { followParcels } from '../ordering/orders/parcel-moves.service.ts'
import type { MailerDeps } from './mailer-deps.ts'
import * as queues from './queues.ts'
import { pollSeconds, runJobs } from './run-jobs.ts'
import {
  sendCancelledOrder,
  sendChangedPayment,
  sendDepositReminder,
  sendHeldOrder,
  sendOrderConfirmation,
  sendUnpaidOrder,
} from './send-order-confirmation.ts'
import {
  sendCollectionReminder,
  sendDelayedOrder,
  sendOrderStep,
  sendReaddressedOrder,
  sendRefundedOrder,
  sendRescheduledOrder,
  sendUncollectedOrder,
  sendUnreached,
} from './send-order-step.ts'

export async function startOrderWorker(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const name = 'order confirmation'
  const placed = { queue: queues.orderConfirmation, topic: 'order.placed', name } as const
  const held = { queue: queues.heldOrderConfirmation, topic: 'order.held', name } as const
  const paid = { queue: queues.paidOrderConfirmation, topic: 'order.paid', name } as const
  await runJobs(boss, { ...placed, run: ({ orderId }) => sendOrderConfirmation(deps, orderId, 'placed') }, log)
  await runJobs(boss, { ...held, run: ({ orderId }) => sendHeldOrder(deps, orderId) }, log)
  await runJobs(boss, { ...paid, run: ({ orderId }) => sendOrderConfirmation(deps, orderId, 'paid') }, log)
  const reminder = {
    queue: queues.depositReminder,
    topic: 'order.deposit_due',
    name: 'deposit reminder',
    pollSeconds,
  } as const
  await runJobs(boss, { ...reminder, run: ({ orderId }) => sendDepositReminder(deps, orderId) }, log)
  const unpaid = { queue: queues.unpaidOrder, topic: 'order.unpaid', name: 'unpaid order' } as const
  await runJobs(boss, { ...unpaid, run: ({ orderId }) => sendUnpaidOrder(deps, orderId) }, log)
  const cancelled = { queue: queues.cancelledOrder, topic: 'order.cancelled', name: 'cancelled order' } as const
  await runJobs(boss, { ...cancelled, run: ({ orderId }) => sendCancelledOrder(deps, orderId) }, log)
  const step = { queue: queues.orderStep, topic: 'order.moved', name: 'order step' } as const
  await runJobs(boss, { ...step, run: (payload) => sendOrderStep(deps, payload) }, log)
  const delayed = { queue: queues.delayedOrder, topic: 'order.delayed', name: 'delayed order', pollSeconds } as const
  await runJobs(boss, { ...delayed, run: ({ orderId }) => sendDelayedOrder(deps, orderId) }, log)
  const rescheduled = {
    queue: queues.rescheduledOrder,
    topic: 'order.rescheduled',
    name: 'rescheduled order',
    pollSeconds,
  } as const
  await runJobs(boss, { ...rescheduled, run: (payload) => sendRescheduledOrder(deps, payload) }, log)
  const readdressed = {
    queue: queues.readdressedOrder,
    topic: 'order.readdressed',
    name: 'readdressed order',
    pollSeconds,
  } as const
  await runJobs(boss, { ...readdressed, run: (payload) => sendReaddressedOrder(deps, payload) }, log)
  const changed = {
    queue: queues.changedPayment,
    topic: 'order.payment_changed',
    name: 'order with another payment',
    pollSeconds,
  } as const
  await runJobs(boss, { ...changed, run: (payload) => sendChangedPayment(deps, payload) }, log)
  const collection = {
    queue: queues.collectionReminder,
    topic: 'order.collection_due',
    name: 'collection reminder',
    pollSeconds,
  } as const
  await runJobs(boss, { ...collection, run: ({ orderId }) => sendCollectionReminder(deps, orderId) }, log)
  const uncollected = {
    queue: queues.uncollectedOrder,
    topic: 'order.uncollected',
    name: 'uncollected order',
    pollSeconds,
  } as const
  await runJobs(boss, { ...uncollected, run: ({ orderId }) => sendUncollectedOrder(deps, orderId) }, log)
  const refunded = {
    queue: queues.refundedOrder,
    topic: 'order.refunded',
    name: 'refunded order',
    pollSeconds,
  } as const
  await runJobs(boss, { ...refunded, run: (payload) => sendRefundedOrder(deps, payload) }, log)
  const unreached = { queue: queues.unreachedPhone, topic: 'phone.unreached', name: 'unreached phone' } as const
  await runJobs(boss, { ...unreached, run: (payload) => sendUnreached(deps, payload) }, log)
  const parcels = { queue: queues.parcelMoves, topic: 'parcel.moved', name: 'following parcels', pollSeconds } as const
  await runJobs(boss, { ...parcels, run: ({ orderId }) => moveByParcels(deps, orderId, log) }, log)
}

/** Trying again would not help where the order may not go on like this. */
async function moveByParcels({ db }: MailerDeps, orderId: number, log: Log): Promise<void> {
  const followed = await followParcels(db, orderId, Date.now())
  if (!followed.ok) log.error({ orderId, reason: followed.refusal }, 'an order does not follow its parcels')
}
