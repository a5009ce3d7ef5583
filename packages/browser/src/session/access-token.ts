// The access token of this page: in memory only. A new token is broadcast to other tabs, so that a session is refreshed
// once for all of them.

export interface AccessToken {
  text: string
  customerId: number
  /** Milliseconds since 1970, by this browser's clock. */
  goodUntil: number
}

let current: AccessToken | null = null
const listeners = new Set<(token: AccessToken) => void>()

/** The token, if it is still valid for a while. */
export const findAccessToken = (now: number): AccessToken | null =>
  current && now < current.goodUntil ? current : null

export function setAccessToken(token: AccessToken): void {
  current = token
  for (const listener of listeners) listener(token)
}

export function clearAccessToken(): void {
  current = null
}

/** The next token, from here or another tab; null when none arrives within the timeout in milliseconds. */
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
