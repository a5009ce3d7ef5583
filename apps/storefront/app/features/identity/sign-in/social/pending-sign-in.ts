// What is stored while the browser is at the identity provider: the expected state, and the return target.

import { storedValue } from '@stoa/browser/store/stored-value'
import { sameOriginPath } from '@stoa/domain/url/same-origin-path'

export interface PendingSignIn {
  /** Comes back in the response; a response with another state was not requested here. */
  state: string
  /** The return target. */
  path: string
}

function checkPendingSignIn(stored: unknown): PendingSignIn | null {
  if (typeof stored !== 'object' || stored === null || !('state' in stored) || !('path' in stored)) return null
  const path = typeof stored.path === 'string' ? sameOriginPath(stored.path, location.origin) : null
  return typeof stored.state === 'string' && path !== null ? { state: stored.state, path } : null
}

const storage = storedValue<PendingSignIn>('stoa.social', 1, checkPendingSignIn)

export const storePendingSignIn = (pendingSignIn: PendingSignIn): void => storage.write(pendingSignIn)
export const findPendingSignIn = (): PendingSignIn | null => storage.read()
export const clearPendingSignIn = (): void => storage.clear()
