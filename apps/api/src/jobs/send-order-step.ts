// The e-mail about a move of an order: read what was stored, write the e-mail, send it.

import type { EventPayload } from '@stoa/contract/events'
import { isErasedEmail } from '@stoa/domain/identity/data-retention'
import { getKind } from '@stoa/domain/kinds'
import { carrierNames, parcelAddress } from '@stoa/domain/ordering/delivery/carriers'
import { shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { type AnnouncedStatus, isAnnounced, saysSomething } from '@stoa/domain/ordering/order/announced-statuses'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { collectionDeadline } from '@stoa/domain/ordering/payment/collection-deadline'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import type { OrderStepData } from '../../mails/order-step.ts'
import { findCollectionDeadline } from '../ordering/orders/uncollected-orders.service.ts'
import type { MailerDeps } from './mailer-deps.ts'
import { findMailOrder, type MailOrderRow } from './order-mail.queries.ts'
import { findOrderStep, type OrderStepRow } from './order-step.queries.ts'
import { sendOrderEmail } from './send-order-confirmation.ts'
import { sendOrderToPhone } from './send-to-phone.ts'

/** Nothing for a move of which its buyer knows, and for one whose names and e-mail are deleted. */
export async function sendOrderStep(
  deps: MailerDeps,
  { orderId, changeId }: { orderId: number; changeId: number },
): Promise<void> {
  const [row, order] = [await findOrderStep(deps.db, orderId, changeId), await findMailOrder(deps.db, orderId)]
  if (!row || !order) throw new Error('there is no such move')
  const step = getOrderStatus(row.status)
  if (isErasedEmail(order.email) || !isAnnounced(step)) return
  const ahead = stepAhead(step, row.reason)
  const isReady = ahead === 'arrived' || ahead === 'restReady'
  if (!isReady && !saysSomething(step, announcedOf(row, order))) return
  const more = { ...viewStep(row, order), step: ahead ?? step }
  const isByEmail = ahead !== null || step === 'checkingStock'
  if (!isByEmail && (await sendOrderToPhone(deps, order, { ...more, orderId, kind: step, changeId }))) return
  await sendOrderEmail(deps, order, {
    kind: 'order-step',
    key: `${order.uid}:${changeId}`,
    email: (data) => deps.emails.orderStep({ order: data, ...more }),
  })
}

/** Of an order that waits for copies, or waited: what the move says of them. Null of all others. */
function stepAhead(step: AnnouncedStatus, reason: string | null): 'arrived' | 'restReady' | 'paidAhead' | null {
  if (step === 'processing' && reason === 'copies_arrived') return 'arrived'
  if (step === 'processing' && reason === 'rest_at_hand') return 'restReady'
  return step === 'checkingStock' && reason === 'paid' ? 'paidAhead' : null
}

/** Of what is no move. */
const unmoved = {
  ...{ parcels: [], inTime: false, paidOnDelivery: false, refunded: 0 },
  ...{ document: null, keptUntil: null },
} as const

/** Also a warning, if it was somebody else. Says where it goes now. */
export async function sendReaddressedOrder(
  deps: MailerDeps,
  { orderId, changeId }: { orderId: number; changeId: number },
): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  if (isErasedEmail(order.email)) return
  await sendOrderEmail(deps, order, {
    kind: 'readdressed-order',
    key: `${order.uid}:${changeId}`,
    email: (data) => deps.emails.orderStep({ order: data, step: 'readdressed', ...unmoved }),
  })
}

/** Once for each time that its days move. */
export async function sendRescheduledOrder(
  deps: MailerDeps,
  { orderId, at }: EventPayload<'order.rescheduled'>,
): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  if (isErasedEmail(order.email)) return
  if (await sendOrderToPhone(deps, order, { orderId, kind: 'rescheduled', at })) return
  await sendOrderEmail(deps, order, {
    ...{ kind: 'rescheduled-order', key: `${order.uid}:${at}` },
    email: (data) => deps.emails.orderStep({ order: data, step: 'rescheduled', ...unmoved }),
  })
}

/** Nothing when it was collected while the e-mail waited. */
export async function sendCollectionReminder(deps: MailerDeps, orderId: number): Promise<void> {
  const keptUntil = await findCollectionDeadline(deps.db, orderId)
  const order = keptUntil && (await findMailOrder(deps.db, orderId))
  if (!order) return
  await sendOrderEmail(deps, order, {
    kind: 'collection-reminder',
    email: (data) => deps.emails.orderStep({ order: data, step: 'collectSoon', ...unmoved, keptUntil }),
  })
}

/** The shop gave it up, as nobody came for it. */
export async function sendUncollectedOrder(deps: MailerDeps, orderId: number): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  if (isErasedEmail(order.email)) return
  await sendOrderEmail(deps, order, {
    kind: 'uncollected-order',
    email: (data) => deps.emails.orderStep({ order: data, step: 'uncollected', ...unmoved }),
  })
}

/** Once for an order: its parcels are on its page. */
export async function sendDelayedOrder(deps: MailerDeps, orderId: number): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  if (isErasedEmail(order.email)) return
  if (await sendOrderToPhone(deps, order, { orderId, kind: 'delayed' })) return
  const step = { step: 'delayed', ...unmoved } as const
  await sendOrderEmail(deps, order, {
    kind: 'delayed-order',
    email: (data) => deps.emails.orderStep({ order: data, ...step }),
  })
}

/** Of a part, while the rest is with the buyer. */
export async function sendRefundedOrder(
  deps: MailerDeps,
  { orderId, cents, at }: EventPayload<'order.refunded'>,
): Promise<void> {
  const order = await findMailOrder(deps.db, orderId)
  if (!order) throw new Error('there is no such order')
  if (isErasedEmail(order.email)) return
  const step = { step: 'refund', ...unmoved, refunded: cents } as const
  await sendOrderEmail(deps, order, {
    ...{ kind: 'refunded-order', key: `${order.uid}:${at}` },
    email: (data) => deps.emails.orderStep({ order: data, ...step }),
  })
}

/** What a phone did not get. Placed and cancelled orders have their e-mail anyway. */
export async function sendUnreached(
  deps: MailerDeps,
  { orderId, kind, changeId, at }: EventPayload<'phone.unreached'>,
): Promise<void> {
  const byEmail = { ...deps, phones: null }
  if (changeId !== null) await sendOrderStep(byEmail, { orderId, changeId })
  else if (kind === 'delayed') await sendDelayedOrder(byEmail, orderId)
  else if (kind === 'rescheduled' && at !== null) await sendRescheduledOrder(byEmail, { orderId, at })
}

const announcedOf = (
  { payment_status, refunded_cents }: OrderStepRow,
  { shipping_kind, payment_kind }: MailOrderRow,
) => ({
  destination: getKind(shippingKinds, shipping_kind).destination,
  depositPaid: Boolean(findPaymentKind(payment_kind)?.deposit) && payment_status === 'paid',
  refunded: refunded_cents,
})

/** Of what is ready to be collected and paid. */
function keptUntilOf({ status, at }: OrderStepRow, { payment_kind }: MailOrderRow): string | null {
  const last = getOrderStatus(status) === 'readyForPickup' ? collectionDeadline(payment_kind, at.getTime()) : null
  return last === null ? null : isoDay(last)
}

const viewStep = (row: OrderStepRow, order: MailOrderRow): Omit<OrderStepData, 'order' | 'step'> => ({
  parcels: row.parcels.map(({ carrier, number, pin }) => ({
    ...{ carrier: carrierNames[carrier], number },
    href: parcelAddress(carrier, number, order.language),
    pin: getOrderStatus(row.status) === 'readyForPickup' ? pin : null,
  })),
  inTime: isoDay(dayOf(row.at.getTime())) <= order.delivery_to,
  paidOnDelivery: row.payment_status === 'on_delivery',
  refunded: row.refunded_cents,
  document: row.document,
  keptUntil: keptUntilOf(row, order),
})
