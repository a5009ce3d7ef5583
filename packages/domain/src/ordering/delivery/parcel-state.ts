// Where a parcel is, as its carrier's events say. Events come late, twice and in any order: the state follows from which of
// them there are, and never from the order of their arrival.

/** In the order in which a parcel usually goes through them; of two events at the same time the later state counts. */
export const parcelStates = [
  'announced',
  'in_transit',
  'ready_for_pickup',
  'missing',
  /** Nobody came for it; it is on its way back. */
  'expired',
  'returning',
  'cancelled',
  'lost',
  'returned',
  'delivered',
] as const

export type ParcelState = (typeof parcelStates)[number]

export interface ParcelEvent {
  /** Null for what tells nothing about where the parcel is. */
  readonly state: ParcelState | null
  /** By the carrier's clock, milliseconds since 1970. */
  readonly at: number
}

/** What a parcel does not leave again: an event that was reported with a later time does not bring it back. */
const ends: ReadonlySet<ParcelState> = new Set(['delivered', 'returned', 'cancelled', 'lost'])

export const isOnItsWay = (state: ParcelState): boolean => !ends.has(state)

/** For statements. */
export const statesOnTheWay: readonly ParcelState[] = parcelStates.filter(isOnItsWay)

export interface CurrentState {
  readonly state: ParcelState
  readonly at: number
}

function isAfter(one: CurrentState, other: CurrentState): boolean {
  if (ends.has(one.state) !== ends.has(other.state)) return ends.has(one.state)
  if (one.at !== other.at) return one.at > other.at
  return parcelStates.indexOf(one.state) > parcelStates.indexOf(other.state)
}

/** Null without an event that says where it is. */
export function currentState(events: readonly ParcelEvent[]): CurrentState | null {
  let current: CurrentState | null = null
  for (const { state, at } of events)
    if (state !== null && (current === null || isAfter({ state, at }, current))) current = { state, at }
  return current
}
