// The access token of this page: in memory only, gone with the page. Other tabs are told of a new one, so that a session is
// refreshed once for all of them.

export interface AccessToken {
  text: string
  customerId: number
  /** Milliseconds since 1970, by this browser's clock. */
  goodUntil: number
}

let current: AccessToken | null = null
const listeners = new Set<(token: AccessToken) => void>()

/** The token, if it is good for a while yet. */
export const findAccessToken = (now: number): AccessToken | null =>
  current && now < current.goodUntil ? current : null

export function setAccessToken(token: AccessToken): void {
  current = token
  for (const listener of listeners) listener(token)
}

export function clearAccessToken(): void {
  current = null
}

/** The next token that comes in, from here or from another tab; null when none comes within `patience` milliseconds. */
export function nextAccessToken(timeout: number): Promise<AccessToken | null> {
  return new Promise((resolve) => {
    const finish = (token: AccessToken | null) => {
      listeners.delete(finish)
      clearTimeout(timer)
      resolve(token)
    }
    const timer = setTimeout(finish, timeout, null)
    listeners.add(finish)
  })
}
