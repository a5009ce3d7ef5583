// Carriers of parcels. Nothing here rejects: what a carrier refuses, and that it could not be used, are values. What an
// event means for an order is decided elsewhere.

import type { Cents } from '@stoa/domain/money'
import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { ParcelState } from '@stoa/domain/ordering/delivery/parcel-state'
import type { PickupPoint } from '@stoa/domain/ordering/delivery/pickup-points'
import type { Outcome } from '@stoa/domain/outcome'

export interface Recipient {
  name: string
  /** International: `+306900000000`. */
  mobile: string
  email: string
}

export interface ShipmentAddress {
  street: string
  area: string | null
  city: string
  postalCode: string
  /** ISO 3166-1. */
  countryCode: string
}

export type ShipmentDestination = { kind: 'point'; pointId: string } | { kind: 'address'; address: ShipmentAddress }

export interface Parcel {
  description: string
  weightGrams: number
  /** The smallest locker that it fits in: 8, 17 or 36 cm high, 45 × 60 cm. */
  size: 1 | 2 | 3
  valueCents: Cents
}

export interface ShipmentRequest {
  /** Ours; no other shipment has it. */
  reference: string
  recipient: Recipient
  destination: ShipmentDestination
  parcels: readonly [Parcel, ...Parcel[]]
  /** Collected on delivery; 0 for an order that is paid. */
  collectCents: Cents
  notes: string | null
  /** The shop's day on which it is collected from us: `2026-11-26`. */
  pickupDay: string
}

export interface CarriedShipment {
  /** The carrier's number of the whole. */
  number: string
  /** One for each parcel, as printed on its label. */
  parcelNumbers: readonly string[]
}

export type CarrierError =
  | 'bad_address'
  | 'bad_contact'
  /** The carrier does not go there, or does not have this point. */
  | 'no_coverage'
  /** Weight or size. */
  | 'bad_parcel'
  /** To be collected. */
  | 'amount'
  | 'duplicate'
  | 'not_cancellable'
  | 'not_found'
  /** For another reason, which its adapter has reported. */
  | 'refused'
  /** Nothing was done; later it may work. */
  | 'temporary'
  /** No answer that says anything: what was asked for may have been done. */
  | 'unavailable'

export type Carried<Value> = Outcome<Value, CarrierError>

export interface CarrierEvent {
  /** The carrier's own or made from what it reports: the same whenever the event is reported again. */
  id: string
  /** In the carrier's words. */
  name: string
  state: ParcelState | null
  /** Milliseconds since 1970. */
  at: number
  place: string | null
}

/** An event that was sent to us, and verified. */
export interface PushedEvent extends CarrierEvent {
  reference: string
  parcelNumber: string
  /** Opens the locker. */
  pin: string | null
}

export interface ListedPoints {
  points: PickupPoint[]
  /** How many rows of the list could not be read. */
  unreadable: number
}

export interface PickupList {
  /** Null while labels are not printed. */
  number: string | null
  /** Parcels that the carrier knows and whose label is not printed. */
  unprinted: readonly string[]
}

export interface Carrier {
  readonly code: CarrierCode
  /** Null where it delivers to addresses only. */
  readonly listPoints: (() => Promise<Carried<ListedPoints>>) | null
  /** Creates it once more when it is asked once more, unless it answers `duplicate`. */
  createShipment(request: ShipmentRequest): Promise<Carried<CarriedShipment>>
  /** What became of a call without an answer. Null where the carrier cannot be asked by reference. */
  readonly findShipment: ((reference: string) => Promise<Carried<CarriedShipment | null>>) | null
  /** PDF documents. */
  label(reference: string, shipment: CarriedShipment): Promise<Carried<Uint8Array[]>>
  /** All parcels. Done as well when they were cancelled before. */
  cancel(shipment: CarriedShipment): Promise<Carried<null>>
  track(parcelNumber: string): Promise<Carried<CarrierEvent[]>>
  /** Null for what the carrier did not sign. Null where it sends nothing. */
  readonly readWebhook: ((body: Uint8Array) => PushedEvent | null) | null
  /** Hands the day's shipments over: before that, their numbers are not valid. Null where that is not needed. */
  readonly closeDay: ((day: string) => Promise<Carried<PickupList>>) | null
}

/** By their code; those that are configured. */
export type Carriers = ReadonlyMap<CarrierCode, Carrier>
