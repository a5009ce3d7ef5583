// What becomes of an order that waits when its buyer gives up lines of it: the rest is promised for when it can come, and
// goes on at once where nothing of it waits any more.

import { promiseRest } from '@stoa/domain/ordering/delivery/move-promise'
import { dayFrom, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { needsCopies } from '@stoa/domain/ordering/order/order-moves'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import type { Executor } from '../../database/transaction.ts'
import { type MovedOrder, moveBySystem } from './move-order.service.ts'
import * as queries from './moved-days.queries.ts'
import { saveDays, supplyTold } from './moved-days.service.ts'

export type WaitingPlace = queries.PlaceSupplyRow

/** What a locked order waits for. */
export const listWaitingPlaces = (tx: Executor, orderId: number, now: number): Promise<WaitingPlace[]> =>
  queries.listSupplies(tx, orderId, isoDay(dayOf(now)))

/** `order`: locked. `before`: what it waited for until then. */
export async function followRest(
  tx: Executor,
  order: MovedOrder,
  { before, now }: { before: readonly WaitingPlace[]; now: number },
): Promise<void> {
  const rest = await listWaitingPlaces(tx, order.id, now)
  if (rest.length === before.length) return
  const { placed_at, delivery_from, delivery_to } = await queries.getPromise(tx, order.id)
  const promised = { from: dayFrom(delivery_from), to: dayFrom(delivery_to) }
  const supplies = { told: supplyTold(before), rest: supplyTold(rest) }
  const days = promiseRest({ placedAt: placed_at.getTime(), now }, promised, supplies)
  await saveDays(tx, order.id, { promised, days }, now)
  const waits = rest.length > 0 || order.payment_status === 'awaiting'
  if (waits || needsCopies(getOrderStatus(order.status))) return
  await moveBySystem(tx, order, { to: 'processing', source: 'returns', reason: 'rest_at_hand', now })
}
