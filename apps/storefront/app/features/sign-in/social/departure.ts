// What is remembered while the browser is at the other house: which answer is ours, and where to go on.

import { ownAddress } from '@stoa/domain/url/own-address'
import { sessionSlot } from '../../../state/session-slot.ts'

export interface Departure {
  /** Comes back with the answer; an answer with another one was not asked for here. */
  state: string
  /** The page to go on to. */
  path: string
}

function checkDeparture(stored: unknown): Departure | null {
  if (typeof stored !== 'object' || stored === null || !('state' in stored) || !('path' in stored)) return null
  const path = typeof stored.path === 'string' ? ownAddress(stored.path, location.origin) : null
  return typeof stored.state === 'string' && path !== null ? { state: stored.state, path } : null
}

const slot = sessionSlot<Departure>('stoa.social', 1, checkDeparture)

export const rememberDeparture = (departure: Departure): void => slot.write(departure)
export const findDeparture = (): Departure | null => slot.read()
export const forgetDeparture = (): void => slot.clear()
