// Where orders are received, by kind of shipping method: at the buyer's address, at one of the shop's branches, or by e-mail,
// where nothing is sent.

import { codesOf, findKind } from '../../kinds.ts'

export type Destination = 'address' | 'branch' | 'email'

interface ShippingKind {
  readonly destination: Destination
}

export const shippingKinds = {
  home: { destination: 'address' },
  store: { destination: 'branch' },
  email: { destination: 'email' },
} as const satisfies Readonly<Record<string, ShippingKind>>

export type ShippingKindCode = keyof typeof shippingKinds

/** Undefined for a kind that this release does not know. */
export const destinationOf = (code: string): Destination | undefined =>
  findKind<ShippingKind>(shippingKinds, code)?.destination

/** For statements. */
export const shippingCodesTo = (destination: Destination): string[] =>
  codesOf<ShippingKind>(shippingKinds, (kind) => kind.destination === destination)
