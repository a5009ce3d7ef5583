// Where orders are received, by kind of shipping method: at the buyer's address, at one of the shop's branches, at a
// carrier's locker or pickup point, or by e-mail, where nothing is sent.

import { codesOf, findKind } from '../../kinds.ts'
import type { CarrierCode } from './carriers.ts'

export type Destination = 'address' | 'branch' | 'point' | 'email'

interface ShippingKind {
  readonly destination: Destination
  /** At whose points it is collected; null where it is collected at none. */
  readonly network: CarrierCode | null
  /** As what the place is known where it is collected; null where it is not. */
  readonly collectedAt: 'branch' | 'locker' | 'point' | null
}

export const shippingKinds = {
  home: { destination: 'address', network: null, collectedAt: null },
  store: { destination: 'branch', network: null, collectedAt: 'branch' },
  email: { destination: 'email', network: null, collectedAt: null },
  locker: { destination: 'point', network: 'box_now', collectedAt: 'locker' },
  pickup_point: { destination: 'point', network: 'clever_point', collectedAt: 'point' },
} as const satisfies Readonly<Record<string, ShippingKind>>

export type ShippingKindCode = keyof typeof shippingKinds

/** Undefined for a kind that this release does not know. */
export const destinationOf = (code: string): Destination | undefined =>
  findKind<ShippingKind>(shippingKinds, code)?.destination

/** At whose points an order received so is collected; null for a kind that is collected at none. */
export const networkOf = (code: string): CarrierCode | null =>
  findKind<ShippingKind>(shippingKinds, code)?.network ?? null

/** Null for what is not collected. */
export const collectedAt = (code: string): ShippingKind['collectedAt'] =>
  findKind<ShippingKind>(shippingKinds, code)?.collectedAt ?? null

/** Collected by the buyer: no address is needed. */
export const isCollection = (destination: Destination | undefined): boolean =>
  destination === 'branch' || destination === 'point'

/** For statements. */
export const shippingCodesTo = (destination: Destination): string[] =>
  codesOf<ShippingKind>(shippingKinds, (kind) => kind.destination === destination)
