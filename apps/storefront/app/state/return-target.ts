// Where a shopper was on the way to when they had to sign in, and why they had to: only ever a page of this shop.

import { storedValue } from '@stoa/browser/store/stored-value'
import { sameOriginPath } from '@stoa/domain/url/same-origin-path'

/** `needed`: the page is for those who are signed in; `over`: they were, until just now. */
const signInReasons = ['needed', 'over'] as const
export type SignInReason = (typeof signInReasons)[number]

export interface ReturnTarget {
  path: string
  reason: SignInReason
}

export function checkReturnTarget(stored: unknown, origin: string): ReturnTarget | null {
  if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('reason' in stored)) return null
  const path = typeof stored.path === 'string' ? sameOriginPath(stored.path, origin) : null
  const reason = signInReasons.find((candidate) => candidate === stored.reason)
  return path === null || reason === undefined ? null : { path, reason }
}

const storage = storedValue<ReturnTarget>('stoa.return', 1, (stored) => checkReturnTarget(stored, location.origin))

export const storeReturnTarget = (target: ReturnTarget): void => storage.write(target)

let leaving = false

/** Whether the page is being left for good: what it still begins is not for this visitor to see. */
export const isLeavingPage = (): boolean => leaving

/** Leaves the page for good, with the way back. Once, however many find out that it has to be left. */
export function leavePage(address: string, target: ReturnTarget): void {
  if (leaving) return
  leaving = true
  storeReturnTarget(target)
  // A browser may bring the page back as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaving = false
  })
  location.assign(address)
}

/** Good once: whoever went elsewhere instead is not sent back days later. */
export function takeReturnTarget(): ReturnTarget | null {
  const target = storage.read()
  storage.clear()
  return target
}
