// The page shown after an account was scheduled for deletion: public, and knows nothing but the date.

export const accountEndingPath = (at: string): string => `/account-ending?at=${encodeURIComponent(at)}`

/** The time in the URL, or null when it is invalid. */
export function readEndingTime(search: string): string | null {
  const at = new URLSearchParams(search).get('at') ?? ''
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at)) ? at : null
}

/** Carried in the navigation state, not in the URL: whoever merely opens the URL stays signed in. */
export const endedState = { ended: true } as const

export const isEndedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state && state.ended === true
