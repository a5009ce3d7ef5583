// Where a shopper was on the way to when they had to sign in, and why they had to: only ever a page of this shop.

import { ownAddress } from '@stoa/domain/url/own-address'
import { sessionSlot } from './session-slot.ts'

/** `needed`: the page is for those who are signed in; `over`: they were, until just now. */
const signInReasons = ['needed', 'over'] as const
export type SignInReason = (typeof signInReasons)[number]

export interface Return {
  path: string
  reason: SignInReason
}

export function checkReturn(stored: unknown, origin: string): Return | null {
  if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('reason' in stored)) return null
  const path = typeof stored.path === 'string' ? ownAddress(stored.path, origin) : null
  const reason = signInReasons.find((known) => known === stored.reason)
  return path === null || reason === undefined ? null : { path, reason }
}

const slot = sessionSlot<Return>('stoa.return', 1, (stored) => checkReturn(stored, location.origin))

export const rememberReturn = (wanted: Return): void => slot.write(wanted)

let left = false

/** Whether the page is being left for good: what it still begins is not for this visitor to see. */
export const isLeft = (): boolean => left

/** Leaves the page for good, with the way back. Once, however many find out that it has to be left. */
export function leaveFor(address: string, wanted: Return): void {
  if (left) return
  left = true
  rememberReturn(wanted)
  // A browser may bring the page back as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) left = false
  })
  location.assign(address)
}

/** Good once: whoever went elsewhere instead is not sent back days later. */
export function takeReturn(): Return | null {
  const wanted = slot.read()
  slot.clear()
  return wanted
}
