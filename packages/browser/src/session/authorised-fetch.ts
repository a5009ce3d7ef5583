// How the browser's calls carry the session: the access token goes with each call that knows customers; where it is used up it
// is renewed once and the call repeated; where that fails the session is lost, and the shopper is told on the page that says so.
// A session that was ended on purpose is neither renewed nor told of, and never another person's token taken in its place.

import type { Send } from '@stoa/contract/client'
import type { Endpoint } from '@stoa/contract/endpoint'
import { updatePassword } from '@stoa/contract/identity/account'
import { logIn, refreshSession } from '@stoa/contract/identity/session'
import type { Problem } from '@stoa/contract/problem'
import type { Language } from '@stoa/domain/language'
import { type AccessToken, findAccessToken } from './access-token.ts'
import { type ActiveSession, activeSession, requestsResumed, trackPendingWrite } from './active-session.ts'
import { renewSession } from './renew-session.ts'
import { withHeader, withXsrf } from './xsrf.ts'

/** A 401 of these says something about what was typed, not about the session. */
const notRetried = new Set([logIn, refreshSession, updatePassword].map(({ name }) => name))

/** Leads whose session was lost to where the application says so; the page they are on gets no answer any more. */
export type OnSessionLost = (language: Language) => void

export const authorisedFetch =
  (language: Language, onSessionLost: OnSessionLost): Send =>
  (address, request, endpoint) => {
    const xsrfRequest = withXsrf(request)
    const session = activeSession()
    if (endpoint.access === undefined || !session) return fetch(address, xsrfRequest)
    const pendingResponse = leaveWhenSessionLost(
      sendAuthorised({ address, request: xsrfRequest, endpoint, language }, session),
      session,
      () => onSessionLost(language),
    )
    return endpoint.method === 'GET' ? pendingResponse : trackPendingWrite(pendingResponse)
  }

interface AuthorisedRequest {
  address: string
  request: RequestInit
  endpoint: Endpoint
  language: Language
}

async function sendAuthorised(
  { address, request, endpoint, language }: AuthorisedRequest,
  session: ActiveSession,
): Promise<Response> {
  await requestsResumed()
  const signals = [request.signal, endpoint.method === 'GET' ? session.readController.signal : null].filter(
    (signal) => signal != null,
  )
  const send = (token: AccessToken): Promise<Response> =>
    fetch(address, {
      ...withHeader(request, 'authorization', `Bearer ${token.text}`),
      signal: AbortSignal.any(signals),
    })
  // A customer without a token would be taken for a guest, so theirs is fetched first.
  const token = session.end ? null : (findAccessToken(Date.now()) ?? (await renewSession(language, null)))
  if (!token || session.end) throw new Error('the session is over')
  const response = await send(token)
  if (session.end || !(await isSessionExpired(response, endpoint))) return response
  const renewed = await renewSession(language, token)
  return renewed && !session.end ? send(renewed) : response
}

async function isSessionExpired(response: Response, { name }: Endpoint): Promise<boolean> {
  if (response.status !== 401 || notRetried.has(name)) return false
  const problem: unknown = await response.clone().json()
  return (problem as Problem).code === 'session_required'
}

/** Where the session was lost on the way, the page is left for good: what waited for an answer waits no longer. */
async function leaveWhenSessionLost(
  pendingResponse: Promise<Response>,
  session: ActiveSession,
  leave: () => void,
): Promise<Response> {
  try {
    const response = await pendingResponse
    if (session.end !== 'lost' || response.status !== 401) return response
  } catch (error) {
    if (session.end !== 'lost') throw error
  }
  leave()
  return new Promise(() => {})
}
