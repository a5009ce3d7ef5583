// Who calls: read from the access token once, before anything else is looked at. No call learns it from its input.

import { accessRefusals, type Endpoint } from '@stoa/contract/endpoint'
import type { Refusal } from '@stoa/contract/refusals'

export type Caller = typeof visitor | SignedIn | typeof invalidSession

export const visitor = { kind: 'visitor' } as const
/** Came with a token that no longer counts. */
export const invalidSession = { kind: 'over' } as const

export interface SignedIn {
  kind: 'customer'
  customerId: number
  sessionId: string
  /** The member of staff who acts for the customer, or null. */
  staffId: number | null
  /** Until when the customer counts as having just shown who they are, milliseconds since 1970. */
  freshUntil: number
}

/** `bearer`: the token as it came, without its scheme. */
export type Authenticate = (bearer: string, now: number) => Promise<SignedIn | null>

export function decideAccess({ access }: Endpoint, caller: Caller, now: number): Refusal | null {
  if (access === undefined) return null
  if (access === 'either') return caller.kind === 'over' ? { code: 'session_required' } : null
  if (caller.kind !== 'customer') return { code: 'session_required' }
  const [, staffRefusal, staleRefusal] = accessRefusals[access]
  if (staffRefusal && caller.staffId !== null) return { code: staffRefusal }
  return staleRefusal && caller.freshUntil <= now ? { code: staleRefusal } : null
}

/** The customer of a call that is only answered to customers. */
export function customerOf(caller: Caller): SignedIn {
  if (caller.kind !== 'customer') throw new Error('a call for customers was carried out without one')
  return caller
}
