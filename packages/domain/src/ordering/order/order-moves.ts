// What may become of an order, and who may make each move: the customer who placed it, the tool of the shop's ERP, the
// staff, or the shop by itself. Any move that is not written here is refused, here and by the database.

import { done, type Outcome, refused } from '../../outcome.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'
import type { OrderStatus } from './order-status.ts'

export const orderActors = ['customer', 'tool', 'staff', 'system'] as const
export type OrderActor = (typeof orderActors)[number]

const shop: readonly OrderActor[] = ['tool', 'staff']
const shopOrSystem: readonly OrderActor[] = [...shop, 'system']

type Moves = Partial<Record<OrderStatus, readonly OrderActor[]>>

export const orderMoves: Readonly<Record<OrderStatus, Moves>> = {
  pending: {
    // by itself when it is paid and waits for copies
    checkingStock: shopOrSystem,
    // by itself when it is paid, and when the copies came that it waited for
    processing: shopOrSystem,
    // by itself when its deposit does not come
    cancelled: orderActors,
    notAvailable: shop,
  },
  // nothing of it is packed yet
  checkingStock: { processing: shopOrSystem, cancelled: orderActors, notAvailable: shop },
  processing: {
    invoiced: shop,
    // by itself, here and below, as carriers report of its parcels
    inDelivery: shopOrSystem,
    readyForPickup: shop,
    // gift cards that were all sent, or a parcel of whose way nothing was heard
    completed: ['system'],
    // by itself when its buyer has withdrawn from all of it, and nothing has to come back
    cancelled: shopOrSystem,
    notAvailable: shop,
  },
  // cancelled by itself, here and below, when its buyer has withdrawn from all of it
  invoiced: { inDelivery: shopOrSystem, readyForPickup: shop, cancelled: shopOrSystem },
  inDelivery: {
    completed: shopOrSystem,
    // in a locker, or at a carrier's shop
    readyForPickup: shopOrSystem,
    // before a partial delivery: a parcel that came back takes the way of those that nobody had
    notDelivered: shopOrSystem,
    partiallyDelivered: shopOrSystem,
  },
  readyForPickup: {
    completed: shopOrSystem,
    notDelivered: shopOrSystem,
    // by itself when nobody collects and pays it, too
    cancelled: ['system'],
  },
  // what was delivered of it may come back before the rest is
  partiallyDelivered: { completed: shopOrSystem, partiallyReturned: shopOrSystem, returned: shopOrSystem },
  notDelivered: {
    // collected after all
    completed: shopOrSystem,
    returned: shopOrSystem,
    inDelivery: shop,
    readyForPickup: shop,
    cancelled: shop,
  },
  completed: { partiallyReturned: shopOrSystem, returned: shopOrSystem },
  // what is left is with the buyer, who may yet return it
  partiallyReturned: { returned: shopOrSystem },
  // from here on where money was owed, and by itself where a provider has paid it back
  returned: { refund: shopOrSystem },
  cancelled: {
    refund: shopOrSystem,
    // by itself when the money of an order that was given up comes after all
    checkingStock: ['system'],
  },
  notAvailable: { refund: shopOrSystem },
  refund: {},
}

export type MoveRefusal = 'order_move_not_allowed' | 'order_move_not_yours'

/** Whether anything changes: a move to where the order is already is accepted, so that it can be repeated. */
export function decideMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): Outcome<boolean, MoveRefusal> {
  if (from === to) return done(false)
  const actors = orderMoves[from][to]
  if (!actors) return refused('order_move_not_allowed')
  return actors.includes(actor) ? done(true) : refused('order_move_not_yours')
}

/** Where the actor may move it next. */
export const listNextStatuses = (from: OrderStatus, actor: OrderActor): OrderStatus[] =>
  (Object.keys(orderMoves[from]) as OrderStatus[]).filter((to) => orderMoves[from][to]?.includes(actor))

/** With these the shop begins with the goods, or has handed them over. */
const needingCopies: readonly OrderStatus[] = ['processing', 'invoiced', 'inDelivery', 'readyForPickup', 'completed']

export const needsCopies = (to: OrderStatus): boolean => needingCopies.includes(to)

/** In these nothing of the order is with the buyer: what it took is given back. */
const givingBack: readonly OrderStatus[] = ['cancelled', 'notAvailable', 'returned']

export const givesBack = (to: OrderStatus): boolean => givingBack.includes(to)

/** A code stays used by an order that was carried out and returned. */
export const releasesCodes = (to: OrderStatus): boolean => givesBack(to) && to !== 'returned'

/**
 * What is paid on delivery is paid when all of it has been delivered, or when a part was and no more will be: the courier hands
 * out nothing without the money.
 */
export const isPaidWith = (
  to: OrderStatus,
  { from, payment }: { from: OrderStatus; payment: PaymentStatus },
): boolean => payment === 'on_delivery' && (to === 'completed' || from === 'partiallyDelivered')

const afterReturns = { some: ['partiallyReturned'], all: ['returned', 'cancelled'] } as const

/** Where an order comes to by its returns; null where they do not move it, as while other copies are on their way. */
export const statusAfterReturn = (from: OrderStatus, complete: boolean): OrderStatus | null =>
  afterReturns[complete ? 'all' : 'some'].find((to) => orderMoves[from][to]) ?? null

const delivered: readonly OrderStatus[] = ['partiallyDelivered', 'completed', 'partiallyReturned', 'returned']

/** Whether money for what the buyer has is with the shop: recorded, or taken by a courier. A transfer counts once recorded. */
export const hasPaid = (status: OrderStatus, payment: PaymentStatus): boolean =>
  payment === 'paid' || (payment === 'on_delivery' && delivered.includes(status))

/** Whether money of the buyer is owed back after the move: nothing is that the shop has not recorded as paid. */
export const owesMoney = (to: OrderStatus, payment: PaymentStatus): boolean => givesBack(to) && payment === 'paid'
