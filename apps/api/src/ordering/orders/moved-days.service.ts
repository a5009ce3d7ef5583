// Orders that wait for a title whose day has moved, or whose supplier takes another time: they are promised other days, and
// their buyers are told of them and that they may cancel. Those that are paid on a later day are promised what an order of then is.

import {
  type BandCode,
  bandCodes,
  bandOf,
  handlingDays,
  slowestOf,
} from '@stoa/domain/ordering/delivery/delivery-bands'
import {
  isPaidAtOnce,
  movePromise,
  type Promised,
  promiseOncePaid,
  type Supply,
} from '@stoa/domain/ordering/delivery/move-promise'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { dayFrom, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { isWritingHour } from '@stoa/domain/ordering/messages/writing-hours'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import type { Database } from '../../database/connect.ts'
import { countChanged } from '../../database/one-by-one.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { tellDelay } from './late-orders.service.ts'
import * as queries from './moved-days.queries.ts'
import { lockOrder } from './order-payment.queries.ts'

const batch = 100

/** Of one batch, how many orders have other days. Nobody is written to at night. */
export async function moveDays(db: Database, now: number): Promise<number> {
  if (!isWritingHour(now)) return 0
  const orderIds = await queries.listMoved(db, isoDay(dayOf(now)), batch)
  return countChanged(db, orderIds, (tx, id) => moveDaysOf(tx, id, now))
}

/** False where its days stay: another title of it is slower, or no day is known any more, which is a delay. */
async function moveDaysOf(tx: Executor, orderId: number, now: number): Promise<boolean> {
  const order = await lockOrder(tx, { id: orderId })
  if (!order || !['pending', 'checkingStock'].includes(getOrderStatus(order.status))) return false
  const places = await queries.listSupplies(tx, orderId, isoDay(dayOf(now)))
  const moved = places.filter((place) => place.moved)
  if (moved.length === 0) return false
  if (moved.some(({ release_told, release_date }) => release_told !== null && release_date === null)) {
    await tellDelay(tx, orderId, now)
    return false
  }
  await queries.saveTold(
    tx,
    moved.map(({ order_line_id }) => order_line_id),
  )
  const { placed_at, delivery_from, delivery_to } = await queries.getPromise(tx, orderId)
  const promised = { from: dayFrom(delivery_from), to: dayFrom(delivery_to) }
  const supplies = { told: supplyTold(places), current: supplyOf(places.map(currentOf)) }
  const days = movePromise(placed_at.getTime(), promised, supplies)
  if (!(await saveDays(tx, orderId, { promised, days }, now))) return false
  await enqueueEvent(tx, 'order.rescheduled', { orderId, at: now })
  return true
}

/**
 * Of a locked order that is paid now, before the shop begins with it. Its buyer reads the days in the e-mail about the payment. Gift
 * cards by e-mail go out once they are paid.
 */
export async function promisePaid(tx: Executor, orderId: number, now: number): Promise<void> {
  const { placed_at, delivery_from, delivery_to, shipping } = await queries.getPromise(tx, orderId)
  const paid = { placedAt: placed_at.getTime(), paidAt: now }
  if (isPaidAtOnce(paid) || destinationOf(shipping) === 'email') return
  const promised = { from: dayFrom(delivery_from), to: dayFrom(delivery_to) }
  const supply = supplyTold(await queries.listSupplies(tx, orderId, isoDay(dayOf(now))))
  const days = promiseOncePaid(paid, promised, supply)
  await saveDays(tx, orderId, { promised, days }, now)
}

/** With the event for other systems. False where the days are the same. */
export async function saveDays(
  tx: Executor,
  orderId: number,
  { promised, days }: { promised: Promised; days: Promised },
  now: number,
): Promise<boolean> {
  if (days.from === promised.from && days.to === promised.to) return false
  const [from, to] = [isoDay(days.from), isoDay(days.to)]
  await queries.savePromise(tx, orderId, { from, to })
  const data = { deliveryFrom: from, deliveryTo: to }
  await recordOrderEvent(tx, orderId, { type: 'order.rescheduled', data }, new Date(now))
  return true
}

/** Of the places that the order waits for, as its buyer knows them. */
export const supplyTold = (places: readonly queries.PlaceSupplyRow[]): Supply => supplyOf(places.map(toldOf))

/** Of one place: the day that it waits for, or the supplier's time. */
interface PlaceSupply {
  release: string | null
  lead: string | null
}

const toldOf = (row: queries.PlaceSupplyRow): PlaceSupply => ({
  release: row.release_told,
  lead: row.release_told === null ? (row.lead_told ?? row.delivery_band) : null,
})

/** What was waited for by its day comes on its day, also once that has passed. */
function currentOf({ availability, release_told, release_date, delivery_band }: queries.PlaceSupplyRow): PlaceSupply {
  const isByDay = release_told !== null || availability === 'pre_order'
  return isByDay ? { release: release_date, lead: null } : { release: null, lead: delivery_band }
}

/** The slowest of them decides. */
function supplyOf(places: readonly PlaceSupply[]): Supply {
  const days = places.flatMap(({ release }) => (release === null ? [] : [dayFrom(release)]))
  const leads = places.flatMap(({ lead }) => (lead === null ? [] : [lead]))
  const bands = leads.flatMap((lead) => bandOf('afterOrder', readBand(lead)) ?? [])
  return { handling: slowestOf(bands.map(handlingDays)), notBefore: days.length === 0 ? null : Math.max(...days) }
}

/** Null for the usual one. */
const readBand = (lead: string): BandCode | null => bandCodes.find((code) => code === lead) ?? null
