// A shipment for an order, as its buyer has chosen: to the locker or point, or to the address. Who packs it says how many parcels
// there are. Asked for again, it is the shipment that there is; one that was refused is tried again, one that was cancelled is
// followed by another.

import { internationalPhone } from '@stoa/domain/identity/international-phone'
import { splitByWeight } from '@stoa/domain/money'
import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import { chargeableGrams } from '@stoa/domain/ordering/delivery/parcel-weight'
import { destinationOf, networkOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { addWorkingDays, dayOf, hourOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { getOrderStatus, type OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import type { CarriedShipment, Carriers, Parcel, ShipmentRequest } from '../../ports/carrier.ts'
import { createShipment, getLabel, type ShipmentRefusal } from '../shipments/shipments.service.ts'
import { captureBeforeShipment } from './held-payments.service.ts'
import * as queries from './ship-order.queries.ts'

/** The courier of what goes to an address. */
const courier: CarrierCode = 'acs'

/** Of these the goods are with the shop, and are to leave. */
const leaving: readonly OrderStatus[] = ['processing', 'invoiced', 'notDelivered']

/** Couriers come in the afternoon. */
const collectedUntil = 16

export interface Packed {
  parcels: number
  /** All of them together; null reckons it from the goods, as their price was. */
  grams: number | null
  /** The smallest locker that each fits in. */
  size: Parcel['size']
}

export interface ShippedOrder extends CarriedShipment {
  carrier: CarrierCode
  reference: string
}

type NotShipped = 'order_not_found' | 'order_not_leaving' | 'order_not_sent' | 'order_not_paid' | 'order_payment_held'

/** What is held for it is captured first, within seconds, and the shipment is made when it is asked for again: nothing leaves unpaid. */
export async function shipOrder(
  db: Database,
  carriers: Carriers,
  { code, packed }: { code: string; packed: Packed },
  now: () => number,
): Promise<Outcome<ShippedOrder, NotShipped | ShipmentRefusal>> {
  const order = await queries.findShippedOrder(db, code)
  const carrier = decideCarrier(order)
  if (!carrier.ok || !order) return carrier.ok ? refused('order_not_found') : carrier
  if (order.payment_status === 'held') {
    await captureBeforeShipment(db, order.id, now())
    return refused('order_payment_held')
  }
  const request = requestFor(order, { code, packed, now: now() })
  const shipment = { orderId: order.id, carrier: carrier.value, request, lastReturnId: order.last_return_id }
  const created = await createShipment(db, carriers, shipment, now)
  if (!created.ok) return created
  return done({ ...created.value, carrier: carrier.value, reference: request.reference })
}

function decideCarrier(order: queries.ShippedOrderRow | null): Outcome<CarrierCode, NotShipped> {
  if (!order) return refused('order_not_found')
  const destination = destinationOf(order.shipping)
  if (destination !== 'address' && destination !== 'point') return refused('order_not_sent')
  if (!leaving.includes(getOrderStatus(order.status))) return refused('order_not_leaving')
  if (order.payment_status === 'awaiting') return refused('order_not_paid')
  return done(networkOf(order.shipping) ?? courier)
}

interface RequestDetails {
  code: string
  packed: Packed
  now: number
}

function requestFor(order: queries.ShippedOrderRow, { code, packed, now }: RequestDetails): ShipmentRequest {
  const street = [order.street, order.building].filter(Boolean).join(', ')
  return {
    reference: referenceOf(order, code),
    recipient: {
      name: `${order.first_name} ${order.last_name}`,
      mobile: internationalPhone(order.mobile, order.country),
      email: order.email,
    },
    destination:
      order.point_id === null
        ? {
            kind: 'address',
            address: {
              ...{ street, area: order.area, city: order.city },
              ...{ postalCode: order.postal_code, countryCode: order.country },
            },
          }
        : { kind: 'point', pointId: order.point_id },
    parcels: parcelsOf(order, packed),
    collectCents: order.payment_status === 'on_delivery' ? order.payable_cents : 0,
    notes: order.remarks,
    pickupDay: isoDay(addWorkingDays(hourOf(now) < collectedUntil ? dayOf(now) : dayOf(now) + 1, 0)),
  }
}

function referenceOf({ shipment, shipments }: queries.ShippedOrderRow, code: string): string {
  return shipment && shipment.state !== 'cancelled' ? shipment.reference : `${code}-${shipments + 1}`
}

function parcelsOf(order: queries.ShippedOrderRow, { parcels, grams, size }: Packed): ShipmentRequest['parcels'] {
  const all = Array.from({ length: parcels }, () => 1)
  const weights = splitByWeight(grams ?? chargeableGrams(order.goods), all)
  const values = splitByWeight(order.goods_cents, all)
  const parcel = (index: number): Parcel => ({
    description: 'Βιβλία',
    weightGrams: Math.max(1, weights[index] ?? 0),
    size,
    valueCents: values[index] ?? 0,
  })
  return [parcel(0), ...all.slice(1).map((_, index) => parcel(index + 1))]
}

/** PDF documents of the newest shipment. */
export async function getOrderLabels(
  db: Database,
  carriers: Carriers,
  code: string,
): Promise<Outcome<Uint8Array[], 'order_not_found' | ShipmentRefusal>> {
  const order = await queries.findShippedOrder(db, code)
  if (!order) return refused('order_not_found')
  return order.shipment ? getLabel(db, carriers, order.shipment.reference) : refused('not_found')
}
