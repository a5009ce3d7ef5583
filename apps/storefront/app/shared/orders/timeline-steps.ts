// An order's timeline: past steps, the current one, and expected ones.

import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { collectedAt, destinationOf, isCollection } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { hasEnded, type OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'

export type StepName = OrderStatus | 'deposit' | 'unpaid' | 'copies' | 'atPoint' | 'inLocker' | 'collected' | 'emailed'

export interface OrderStep {
  id: string
  name: StepName
  state: 'done' | 'current' | 'future' | 'failed'
  /** When the status was reached; null for an expected one. */
  at: string | null
  /** The days it is expected, where they are known. */
  days: { from: string; to: string } | null
  /** When it is expected to the hour: `2026-11-20T15:30:00.000Z`. */
  expectedAt: string | null
}

/** Lasting statuses: they are current until the next one. A received order lasts until somebody begins with it. */
const ongoingStatuses: ReadonlySet<OrderStatus> = new Set([
  'pending',
  'checkingStock',
  'processing',
  'inDelivery',
  'readyForPickup',
  'partiallyDelivered',
])

/** An order that its money was held for goes no further than these without it. */
const stoppedStatuses: ReadonlySet<OrderStatus> = new Set(['checkingStock', 'processing', 'invoiced'])

const failedStatuses: ReadonlySet<OrderStatus> = new Set(['cancelled', 'notAvailable', 'notDelivered'])

const homeDeliverySteps: readonly OrderStatus[] = ['processing', 'inDelivery', 'completed']
const storePickupSteps: readonly OrderStatus[] = ['processing', 'readyForPickup', 'completed']
const emailSteps: readonly OrderStatus[] = ['processing', 'completed']
const pointSteps: readonly OrderStatus[] = ['processing', 'inDelivery', 'readyForPickup', 'completed']
const stepsTo = { address: homeDeliverySteps, branch: storePickupSteps, point: pointSteps, email: emailSteps } as const

/** After which step of the sequence a status continues; one that is missing here has no expected steps. */
const lastStepBy: Partial<Record<OrderStatus, OrderStatus | null>> = {
  pending: null,
  checkingStock: null,
  processing: 'processing',
  invoiced: 'processing',
  inDelivery: 'inDelivery',
  readyForPickup: 'readyForPickup',
}

export function timelineSteps(tracking: OrderTracking): OrderStep[] {
  if (tracking.changes.length === 0) return []
  const reached = reachedChanges(tracking)
  const past = reached.map(({ status, at }, index): OrderStep => {
    const isLast = index === reached.length - 1
    const isOngoing = ongoingStatuses.has(status) && awaitedPayment(tracking) === null
    const state = failedStatuses.has(status) ? 'failed' : isLast && isOngoing ? 'current' : 'done'
    const name = isLast && awaitsCopies({ status, awaited: tracking.awaited }) ? 'copies' : stepNameOf(status, tracking)
    return { id: `${status}-${at}`, name, state, at, days: null, expectedAt: null }
  })
  const status = reached.at(-1)?.status ?? 'pending'
  return [...past, ...expected(tracking, status, past.at(-1)?.state === 'current')]
}

/** Work that a cancellation ends before it is done. */
const unfinishedStatuses: ReadonlySet<OrderStatus> = new Set(['checkingStock', 'processing'])

/**
 * What the shop has begun with is still to be done where the order waits for its payment anew, and was never done where
 * it was cancelled meanwhile.
 */
function reachedChanges(tracking: OrderTracking): OrderTracking['changes'] {
  const changes = tracking.changes.filter(
    ({ status }, index) => !(unfinishedStatuses.has(status) && tracking.changes[index + 1]?.status === 'cancelled'),
  )
  const isUndone = awaitedPayment(tracking) === 'unpaid' && changes.at(-1)?.status !== 'invoiced'
  return isUndone ? changes.slice(0, -1) : changes
}

const arrivals = { address: 'completed', branch: 'collected', point: 'collected', email: 'emailed' } as const

function stepNameOf(status: OrderStatus, { shipping }: OrderTracking): StepName {
  const to = destinationOf(shipping) ?? 'address'
  if (status === 'readyForPickup' && to === 'point') return collectedAt(shipping) === 'locker' ? 'inLocker' : 'atPoint'
  return status === 'completed' ? arrivals[to] : status
}

/** Until the deposit has come the order is pending. */
const awaitsDeposit = ({ payment, status }: { payment: string; status: OrderStatus | undefined }): boolean =>
  Boolean(findPaymentKind(payment)?.deposit) && status === 'pending'

/** Until it has been paid at its provider the order is pending. */
export const awaitsProvider = ({ payment, status }: { payment: string; status: OrderStatus | undefined }): boolean =>
  findPaymentKind(payment)?.byProvider === true && status === 'pending'

export interface OrderStanding {
  status: OrderStatus
  payment: string
  /** Whether it waits for copies that were ordered ahead. */
  awaited: boolean
  /** The last day on which it can be paid anew, where its amount is not held any more. */
  payBy: string | null
}

/** It is paid, and what it waits for was ordered ahead. */
const awaitsCopies = ({ status, awaited }: Pick<OrderStanding, 'status' | 'awaited'>): boolean =>
  awaited && status === 'checkingStock'

/** What the order waits for, where its status does not say so. */
export function findAwaited(order: OrderStanding): 'deposit' | 'unpaid' | 'copies' | null {
  if (awaitsDeposit(order)) return 'deposit'
  if (awaitsProvider(order) || order.payBy !== null) return 'unpaid'
  return awaitsCopies(order) ? 'copies' : null
}

export const tracksDeposit = ({ payment, changes }: OrderTracking): boolean =>
  awaitsDeposit({ payment, status: changes.at(-1)?.status })

/** The payment without which the order does not go on; null of one that has left, whatever is still to be paid. */
function awaitedPayment(tracking: OrderTracking): 'deposit' | 'unpaid' | null {
  if (tracksDeposit(tracking)) return 'deposit'
  const status = tracking.changes.at(-1)?.status
  return tracking.payBy !== null && status && stoppedStatuses.has(status) ? 'unpaid' : null
}

/** How the order has ended; undefined while it goes on. */
export function endOf({ changes }: Pick<OrderTracking, 'changes'>): OrderStatus | undefined {
  const status = changes.at(-1)?.status
  return status && hasEnded(status) ? status : undefined
}

/** Of a release before: the days are those of a deposit on the day of the order, and were not counted again when it came later. */
function hasLateDeposit({ payment, deliveryFrom, changes: [placed, begun] }: OrderTracking): boolean {
  if (!findPaymentKind(payment)?.deposit || !placed || !begun) return false
  const [placedOn, begunOn] = [dayOf(Date.parse(placed.at)), dayOf(Date.parse(begun.at))]
  return begunOn > placedOn && deliveryFrom < isoDay(begunOn)
}

/** Gift cards leave on their day, and not before they are paid. */
function emailDays(tracking: OrderTracking): OrderStep['days'] {
  const last = tracking.changes.at(-1)
  if (!last || awaitedPayment(tracking)) return null
  const paid = isoDay(dayOf(Date.parse(last.at)))
  const notBefore = (day: string): string => (day < paid ? paid : day)
  return { from: notBefore(tracking.deliveryFrom), to: notBefore(tracking.deliveryTo) }
}

function arrivalDays(tracking: OrderTracking): OrderStep['days'] {
  if (destinationOf(tracking.shipping) === 'email') return emailDays(tracking)
  return hasLateDeposit(tracking) || awaitedPayment(tracking) === 'unpaid'
    ? null
    : { from: tracking.deliveryFrom, to: tracking.deliveryTo }
}

/** The expected steps; the first is current already, unless the last status itself lasts. */
function expected(tracking: OrderTracking, status: OrderStatus, busy: boolean): OrderStep[] {
  const lastStep = lastStepBy[status]
  if (lastStep === undefined) return []
  const to = destinationOf(tracking.shipping) ?? 'address'
  const steps = stepsTo[to]
  const payment = awaitedPayment(tracking)
  const names: StepName[] = [
    ...(payment ? [payment] : []),
    ...steps
      .slice(lastStep === null ? 0 : steps.indexOf(lastStep) + 1)
      .map((stepStatus) => stepNameOf(stepStatus, tracking)),
  ]
  const arrival = stepNameOf(isCollection(to) ? 'readyForPickup' : 'completed', tracking)
  const days = arrivalDays(tracking)
  return names.map((name, index) => ({
    id: name,
    name,
    state: index === 0 && !busy ? 'current' : 'future',
    at: null,
    days: name === arrival ? days : null,
    expectedAt: name === arrival && payment !== 'unpaid' ? tracking.readyAt : null,
  }))
}
