// An order's timeline: past steps, the current one, and expected ones.

import type { OrderTracking } from '@stoa/contract/ordering/orders'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'

export type StepName = OrderStatus | 'deposit' | 'collected'

export interface OrderStep {
  id: string
  name: StepName
  state: 'done' | 'current' | 'future' | 'failed'
  /** When the status was reached; null for an expected one. */
  at: string | null
  /** The days it is expected, where they are known. */
  days: { from: string; to: string } | null
}

/** Lasting statuses: they are current until the next one. */
const ongoingStatuses: ReadonlySet<OrderStatus> = new Set([
  'checkingStock',
  'processing',
  'inDelivery',
  'readyForPickup',
  'partiallyDelivered',
])

const failedStatuses: ReadonlySet<OrderStatus> = new Set(['cancelled', 'notAvailable', 'notDelivered'])

const homeDeliverySteps: readonly OrderStatus[] = ['processing', 'inDelivery', 'completed']
const storePickupSteps: readonly OrderStatus[] = ['processing', 'readyForPickup', 'completed']

/** Where in the sequence a status continues; one that is missing here has no expected steps. */
const nextStepIndex: Partial<Record<OrderStatus, number>> = {
  pending: 0,
  checkingStock: 0,
  processing: 1,
  invoiced: 1,
  inDelivery: 2,
  readyForPickup: 2,
}

export function timelineSteps(tracking: OrderTracking): OrderStep[] {
  const last = tracking.changes.at(-1)
  const past = tracking.changes.map(({ status, at }, index): OrderStep => {
    const isLast = index === tracking.changes.length - 1
    const state = failedStatuses.has(status) ? 'failed' : isLast && ongoingStatuses.has(status) ? 'current' : 'done'
    return { id: `${status}-${at}`, name: stepNameOf(status, tracking), state, at, days: null }
  })
  return last ? [...past, ...expected(tracking, last.status, past.at(-1)?.state === 'current')] : past
}

const stepNameOf = (status: OrderStatus, { shipping }: OrderTracking): StepName =>
  status === 'completed' && shipping === 'store' ? 'collected' : status

/** The expected steps; the first is current already, unless the last status itself lasts. */
function expected(tracking: OrderTracking, status: OrderStatus, busy: boolean): OrderStep[] {
  const next = nextStepIndex[status]
  if (next === undefined) return []
  const steps = tracking.shipping === 'store' ? storePickupSteps : homeDeliverySteps
  const awaitsDeposit = status === 'pending' && tracking.payment === 'bank_deposit'
  const names: StepName[] = [
    ...(awaitsDeposit ? (['deposit'] as const) : []),
    ...steps.slice(next).map((stepStatus) => stepNameOf(stepStatus, tracking)),
  ]
  const arrival = tracking.shipping === 'store' ? 'readyForPickup' : 'completed'
  const days = { from: tracking.deliveryFrom, to: tracking.deliveryTo }
  return names.map((name, index) => ({
    id: name,
    name,
    state: index === 0 && !busy ? 'current' : 'future',
    at: null,
    days: name === arrival ? days : null,
  }))
}
