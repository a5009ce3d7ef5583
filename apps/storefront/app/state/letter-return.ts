// Where a reader was on the way to when they had to wait for a letter: to prove an e-mail, to choose a new password. Its link may
// open in another tab, so the way is kept by the browser, for as long as such a link is good.

import { checkReturn, type Return } from './return-path.ts'
import { sessionSlot } from './session-slot.ts'

interface LetterReturn {
  path: string
  /** Milliseconds since 1970. */
  leftAt: number
}

const lives = 24 * 60 * 60_000

export function checkLetterReturn(stored: unknown, origin: string, now: number): LetterReturn | null {
  if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('leftAt' in stored)) return null
  const { leftAt } = stored
  const way = checkReturn({ path: stored.path, reason: 'needed' }, origin)
  if (way === null || typeof leftAt !== 'number' || leftAt > now || now - leftAt >= lives) return null
  return { path: way.path, leftAt }
}

const slot = sessionSlot<LetterReturn>(
  'stoa.letter-return',
  1,
  (stored) => checkLetterReturn(stored, location.origin, Date.now()),
  () => localStorage,
)

export const forgetLetterReturn = (): void => slot.clear()

/** Null for who was on the way to nowhere: then an earlier letter leads nowhere either. */
export function awaitLetter(way: Return | null): void {
  if (way) slot.write({ path: way.path, leftAt: Date.now() })
  else slot.clear()
}

/** Good once. */
export function takeLetterReturn(): Return | null {
  const left = slot.read()
  slot.clear()
  return left && { path: left.path, reason: 'needed' }
}
