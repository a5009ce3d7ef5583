// Where one lands once an account is to end: a page for everyone, that knows nothing but the day.

export const accountEndingPath = (at: string): string => `/account-ending?at=${encodeURIComponent(at)}`

/** The moment of the address, or null when there is none that makes sense. */
export function readEndingTime(search: string): string | null {
  const at = new URLSearchParams(search).get('at') ?? ''
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at)) ? at : null
}

/** Goes with the navigation, and not with the address: whoever is only shown the address stays signed in. */
export const endedState = { ended: true } as const

export const isEndedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state && state.ended === true
