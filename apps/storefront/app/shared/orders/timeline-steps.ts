// An order's life as it is told: what has happened, what is going on, and what is still to come.

import type { OrderTracking } from '@stoa/contract/ordering/orders'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'

export type StepName = OrderStatus | 'deposit' | 'collected'

export interface OrderStep {
  id: string
  name: StepName
  state: 'done' | 'current' | 'future' | 'failed'
  /** When it came to it; null for what is still expected. */
  at: string | null
  /** The days it is expected, where they are known. */
  days: { from: string; to: string } | null
}

/** States that last: until the next one they are what is going on. */
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

/** From which point of the way a state goes on; a state that is not here is followed by nothing expected. */
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

/** What is to come; the first of it is going on already, unless the last state itself is. */
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
