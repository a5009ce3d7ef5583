// The least that a product may cost while the uniform book price applies (Law 2557/1997 art. 3, Law 4549/2018): nine tenths
// of the publisher's price, up to the end of its last day in Athens. A set costs no less than the books in it together.

import { type Cents, sum } from '../../money.ts'
import type { Day } from '../delivery/working-days.ts'

interface Protection {
  publisherPriceCents: Cents | null
  /** The last day of the uniform price; null when it never applied. */
  protectedUntil: Day | null
}

/** `quantity`: in one set. */
export interface ProtectedPart extends Protection {
  quantity: number
}

export interface UniformPrice extends Protection {
  /** What a set contains: then these count, and nothing of its own; empty for everything else. */
  protectedParts: readonly ProtectedPart[]
}

export interface UniformFloor {
  cents: Cents
  /** The last day on which it is so much. */
  until: Day
}

export const floorOf = (publisherPriceCents: Cents): Cents => Math.ceil((publisherPriceCents * 9) / 10)

export const isEverProtected = ({ protectedUntil, protectedParts }: UniformPrice): boolean =>
  protectedUntil !== null || protectedParts.length > 0

/** Null where nothing is protected on this day. */
export function uniformFloor({ protectedParts, ...own }: UniformPrice, today: Day): UniformFloor | null {
  const protections = protectedParts.length > 0 ? protectedParts : [{ ...own, quantity: 1 }]
  const floors = protections.flatMap(({ publisherPriceCents, protectedUntil, quantity }) =>
    publisherPriceCents === null || protectedUntil === null || protectedUntil < today
      ? []
      : [{ cents: quantity * floorOf(publisherPriceCents), until: protectedUntil }],
  )
  if (floors.length === 0) return null
  return { cents: sum(floors.map(({ cents }) => cents)), until: Math.min(...floors.map(({ until }) => until)) }
}
