// How the browser's calls carry the session: the access token goes with each call that knows customers; where it is used up it
// is renewed once and the call repeated; where that fails the session is over, and the shopper is told on the page that says so.

import { updatePassword } from '@stoa/contract/account'
import type { Send } from '@stoa/contract/client'
import type { Endpoint } from '@stoa/contract/endpoint'
import type { Problem } from '@stoa/contract/problem'
import { logIn, refreshSession } from '@stoa/contract/session'
import type { Language } from '@stoa/domain/language'
import { addressOf } from '../i18n/use-address.ts'
import { type AccessToken, findAccessToken } from '../state/access-token.ts'
import { rememberReturn } from '../state/return-path.ts'
import { sessionStore } from '../state/session-store.ts'
import { renewSession } from './renew-session.ts'
import { withHeader, withXsrf } from './xsrf.ts'

/** A 401 of these says something about what was typed, not about the session. */
const neverRepeated = new Set([logIn, refreshSession, updatePassword].map(({ name }) => name))

export const authorisedFetch =
  (language: Language): Send =>
  async (address, request, endpoint) => {
    const plain = withXsrf(request)
    if (endpoint.access === undefined) return fetch(address, plain)
    const token = await tokenFor(language)
    if (token === 'over') return leave(language)
    const response = await fetch(address, withToken(plain, token))
    if (!(await isOver(response, endpoint))) return response
    const renewed = await renewSession(language, token)
    return renewed === 'over' ? leave(language) : fetch(address, withToken(plain, renewed))
  }

const withToken = (request: RequestInit, token: AccessToken | null): RequestInit =>
  token === null ? request : withHeader(request, 'authorization', `Bearer ${token.text}`)

/** Null for a guest. A customer without a token would be taken for one, so theirs is fetched first. */
async function tokenFor(language: Language): Promise<AccessToken | null | 'over'> {
  if (sessionStore.read().status !== 'customer') return null
  return findAccessToken(Date.now()) ?? renewSession(language, null)
}

async function isOver(response: Response, { name }: Endpoint): Promise<boolean> {
  if (response.status !== 401 || neverRepeated.has(name)) return false
  const problem: unknown = await response.clone().json()
  return (problem as Problem).code === 'session_required'
}

/** The page is left for good: what waited for an answer waits no longer. */
function leave(language: Language): Promise<never> {
  rememberReturn({ path: `${location.pathname}${location.search}`, reason: 'over' })
  location.assign(addressOf(language, '/logout'))
  return new Promise(() => {})
}
