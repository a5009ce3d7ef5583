// What is done with carriers beside the jobs: calls without an answer are settled, shipments of cancelled orders are called
// back, parcels are tracked, points are listed, and the day's shipments handed over.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import { hourOf } from '@stoa/domain/ordering/delivery/working-days'
import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { refreshPoints } from '../ordering/pickup-points/pickup-points.service.ts'
import { cancelShipmentsOfOrders } from '../ordering/shipments/cancelled-orders.service.ts'
import { handOver, settleOpenShipments } from '../ordering/shipments/shipments.service.ts'
import { trackDueParcels } from '../ordering/shipments/tracking.service.ts'
import type { Carriers } from '../ports/carrier.ts'
import { startPeriodicTask } from './periodic-task.ts'

const minute = 60_000
const hour = 60 * minute

/** From then on, in shop time: couriers come in the afternoon. */
const handOverHour = 16

interface CarrierDeps {
  db: Database
  carriers: Carriers
  now: () => number
  log: Log
}

export async function followShipments({ db, carriers, now, log }: CarrierDeps): Promise<boolean> {
  const { settled, unclear } = await settleOpenShipments(db, carriers, now)
  if (settled > 0) log.info({ settled }, 'shipments whose call had no answer')
  for (const reference of unclear)
    log.error({ reference }, 'whether a shipment was created has to be looked up at its carrier')
  const { cancelled, refused } = await cancelShipmentsOfOrders(db, carriers, now)
  if (cancelled > 0) log.info({ cancelled }, 'shipments of orders that were cancelled or withdrawn from cancelled')
  for (const shipment of refused)
    log.error(
      { shipment },
      'the parcel of an order that was cancelled or withdrawn from is not called back: somebody has to stop it',
    )
  const { asked, events } = await trackDueParcels(db, carriers, now)
  if (asked > 0) log.info({ asked, events }, 'parcels tracked')
  return false
}

/**
 * The points of each carrier: every hour, and with each run as long as that fails, because nobody can choose a point that is not
 * known. What one carrier cannot do keeps no other from it.
 */
export function createPointWork({ db, carriers, now, log }: CarrierDeps): () => Promise<boolean> {
  const due = new Map<CarrierCode, number>()
  const failing = new Set<CarrierCode>()
  const skipped = new Map<CarrierCode, number>()
  return async () => {
    for (const [carrier, { listPoints }] of carriers) {
      if (!listPoints || now() < (due.get(carrier) ?? 0)) continue
      const changes = await refreshPoints(db, carrier, listPoints)
      if (changes.ok) {
        due.set(carrier, now() + hour)
        failing.delete(carrier)
        if (changes.value.saved + changes.value.deleted > 0) log.info({ carrier, ...changes.value }, 'points listed')
        if (changes.value.skipped !== (skipped.get(carrier) ?? 0))
          log.error({ carrier, skipped: changes.value.skipped }, 'rows of a carrier’s points that cannot be used')
        skipped.set(carrier, changes.value.skipped)
      } else if (!failing.has(carrier)) {
        failing.add(carrier)
        log.error({ carrier, reason: changes.refusal }, 'the points of a carrier stay as they were')
      }
    }
    return false
  }
}

/** The day's shipments. */
export async function closeDays({ db, carriers, now, log }: CarrierDeps): Promise<boolean> {
  if (hourOf(now()) < handOverHour) return false
  const { handedOver, unprinted } = await handOver(db, carriers, now())
  if (handedOver > 0) log.info({ handedOver }, 'shipments handed over')
  if (unprinted.length > 0) log.error({ unprinted }, 'labels that are not printed keep a pickup list from being made')
  return false
}

export function startCarrierWork(deps: CarrierDeps): { stop(): Promise<void> } {
  if (deps.carriers.size === 0) return { stop: async () => {} }
  const onError = (error: unknown) => deps.log.error(errorFields(error), 'the work with carriers failed')
  const shipments = startPeriodicTask(() => followShipments(deps), minute, onError)
  const points = startPeriodicTask(createPointWork(deps), minute, onError)
  const days = startPeriodicTask(() => closeDays(deps), hour, onError)
  return {
    async stop() {
      await shipments.stop()
      await points.stop()
      await days.stop()
    },
  }
}
