// The page a shopper was on when they had to sign in, and why they had to: only ever a page of this shop.

import { storedValue } from '@stoa/browser/store/stored-value'
import { sameOriginPath } from '@stoa/domain/url/same-origin-path'

/** `needed`: the page is for customers only; `over`: the session has just ended. */
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

let leaving = false

/** Whether the page is being left for good: nothing it still starts should reach this visitor. */
export const isLeavingPage = (): boolean => leaving

/** Leaves the page for good, with the return target. Once, however many calls find that it has to be left. */
export function leavePage(address: string, target: ReturnTarget): void {
  if (leaving) return
  leaving = true
  storage.write(target)
  // The browser may restore the page from its back-forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaving = false
  })
  location.assign(address)
}

/** Valid once: whoever went elsewhere instead is not sent back days later. */
export function takeReturnTarget(): ReturnTarget | null {
  const target = storage.read()
  storage.clear()
  return target
}
