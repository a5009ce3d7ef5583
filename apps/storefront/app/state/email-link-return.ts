// The return target of a reader who has to wait for an e-mail: to verify an address, or to reset a password. Its link
// may open in another tab, so the target is stored by the browser, for as long as such a link is valid.

import { storedValue } from '@stoa/browser/store/stored-value'
import { checkReturnTarget, type ReturnTarget } from './return-target.ts'

interface EmailLinkReturn {
  path: string
  /** Milliseconds since 1970. */
  leftAt: number
}

const lifetime = 24 * 60 * 60_000

export function checkEmailLinkReturn(stored: unknown, origin: string, now: number): EmailLinkReturn | null {
  if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('leftAt' in stored)) return null
  const { leftAt } = stored
  const target = checkReturnTarget({ path: stored.path, reason: 'needed' }, origin)
  if (target === null || typeof leftAt !== 'number' || leftAt > now || now - leftAt >= lifetime) return null
  return { path: target.path, leftAt }
}

const storage = storedValue<EmailLinkReturn>(
  'stoa.letter-return',
  1,
  (stored) => checkEmailLinkReturn(stored, location.origin, Date.now()),
  () => localStorage,
)

export const clearEmailLinkReturn = (): void => storage.clear()

/** Null when there is no target: an earlier e-mail then leads nowhere either. */
export function storeEmailLinkReturn(target: ReturnTarget | null): void {
  if (target) storage.write({ path: target.path, leftAt: Date.now() })
  else storage.clear()
}

/** Valid once. */
export function takeEmailLinkReturn(): ReturnTarget | null {
  const stored = storage.read()
  storage.clear()
  return stored && { path: stored.path, reason: 'needed' }
}
