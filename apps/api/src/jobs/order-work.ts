// The jobs of orders: their e-mails and messages, and their moves by parcels.

import type { EventTopic } from '@stoa/contract/events'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { followParcels } from '../ordering/orders/parcel-moves.service.ts'
import type { MailerDeps } from './mailer-deps.ts'
import * as queues from './queues.ts'
import { type JobHandler, pollSeconds, runJobs } from './run-jobs.ts'
import {
  sendCancelledOrder,
  sendChangedPayment,
  sendDepositReminder,
  sendHeldOrder,
  sendLostHold,
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

type OrderTopic = Exclude<EventTopic & `order.${string}`, 'order.copies'> | 'phone.unreached' | 'parcel.moved'

const jobs: Readonly<Record<OrderTopic, Pick<JobHandler<OrderTopic>, 'queue' | 'name' | 'pollSeconds'>>> = {
  'order.placed': { queue: queues.orderConfirmation, name: 'order confirmation' },
  'order.held': { queue: queues.heldOrderConfirmation, name: 'order confirmation' },
  'order.hold_lost': { queue: queues.lostHold, name: 'lost hold' },
  'order.paid': { queue: queues.paidOrderConfirmation, name: 'order confirmation' },
  'order.deposit_due': { queue: queues.depositReminder, name: 'deposit reminder', pollSeconds },
  'order.unpaid': { queue: queues.unpaidOrder, name: 'unpaid order' },
  'order.cancelled': { queue: queues.cancelledOrder, name: 'cancelled order' },
  'order.moved': { queue: queues.orderStep, name: 'order step' },
  'order.delayed': { queue: queues.delayedOrder, name: 'delayed order', pollSeconds },
  'order.rescheduled': { queue: queues.rescheduledOrder, name: 'rescheduled order', pollSeconds },
  'order.readdressed': { queue: queues.readdressedOrder, name: 'readdressed order', pollSeconds },
  'order.payment_changed': { queue: queues.changedPayment, name: 'order with another payment', pollSeconds },
  'order.collection_due': { queue: queues.collectionReminder, name: 'collection reminder', pollSeconds },
  'order.uncollected': { queue: queues.uncollectedOrder, name: 'uncollected order', pollSeconds },
  'order.refunded': { queue: queues.refundedOrder, name: 'refunded order', pollSeconds },
  'phone.unreached': { queue: queues.unreachedPhone, name: 'unreached phone' },
  'parcel.moved': { queue: queues.parcelMoves, name: 'following parcels', pollSeconds },
}

type Runs = { readonly [Topic in OrderTopic]: JobHandler<Topic>['run'] }

const runsWith = (deps: MailerDeps, log: Log): Runs => ({
  'order.placed': ({ orderId }) => sendOrderConfirmation(deps, orderId, 'placed'),
  'order.held': ({ orderId }) => sendHeldOrder(deps, orderId),
  'order.hold_lost': ({ orderId }) => sendLostHold(deps, orderId),
  'order.paid': ({ orderId }) => sendOrderConfirmation(deps, orderId, 'paid'),
  'order.deposit_due': ({ orderId }) => sendDepositReminder(deps, orderId),
  'order.unpaid': ({ orderId }) => sendUnpaidOrder(deps, orderId),
  'order.cancelled': ({ orderId }) => sendCancelledOrder(deps, orderId),
  'order.moved': (payload) => sendOrderStep(deps, payload),
  'order.delayed': ({ orderId }) => sendDelayedOrder(deps, orderId),
  'order.rescheduled': (payload) => sendRescheduledOrder(deps, payload),
  'order.readdressed': (payload) => sendReaddressedOrder(deps, payload),
  'order.payment_changed': (payload) => sendChangedPayment(deps, payload),
  'order.collection_due': ({ orderId }) => sendCollectionReminder(deps, orderId),
  'order.uncollected': ({ orderId }) => sendUncollectedOrder(deps, orderId),
  'order.refunded': (payload) => sendRefundedOrder(deps, payload),
  'phone.unreached': (payload) => sendUnreached(deps, payload),
  'parcel.moved': ({ orderId }) => moveByParcels(deps, orderId, log),
})

export async function startOrderWorker(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const runs = runsWith(deps, log)
  for (const topic of Object.keys(jobs) as OrderTopic[])
    await runJobs<OrderTopic>(boss, { topic, ...jobs[topic], run: runs[topic] }, log)
}

/** Trying again would not help where the order may not go on like this. */
async function moveByParcels({ db }: MailerDeps, orderId: number, log: Log): Promise<void> {
  const followed = await followParcels(db, orderId, Date.now())
  if (!followed.ok) log.error({ orderId, reason: followed.refusal }, 'an order does not follow its parcels')
}
