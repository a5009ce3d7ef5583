// Authorises the browser's calls: the access token is sent with each call that accepts a session; when it has expired
// it is refreshed once and the call repeated; when that fails the session is lost, and the customer is redirected to a
// page that says so. A session that was ended on purpose is neither refreshed nor reported, and never replaced by
// another person's token.

import { readOwnProblem, type Send } from '@stoa/contract/client'
import { type Endpoint, takesSession } from '@stoa/contract/endpoint'
import { updatePassword } from '@stoa/contract/identity/account'
import { logIn, refreshSession } from '@stoa/contract/identity/session'
import type { Language } from '@stoa/domain/language'
import { type AccessToken, findAccessToken } from './access-token.ts'
import { type ActiveSession, activeSession, requestsResumed, trackPendingWrite } from './active-session.ts'
import { renewSession } from './renew-session.ts'
import { withHeader, withXsrf } from './xsrf.ts'

/** A 401 of these is about the typed credentials, not about the session. */
const notRetried = new Set([logIn, refreshSession, updatePassword].map(({ name }) => name))

/** Redirects after a lost session, as the application defines; the current page gets no answer any more. */
export type OnSessionLost = (language: Language) => void

export const authorisedFetch =
  (language: Language, onSessionLost: OnSessionLost): Send =>
  (address, request, endpoint) => {
    const xsrfRequest = withXsrf(request)
    const session = activeSession()
    if (!takesSession(endpoint) || !session) return fetch(address, xsrfRequest)
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
  // Without a token a customer would be treated as a guest, so the token is fetched first.
  const token = session.end ? null : (findAccessToken(Date.now()) ?? (await renewSession(language, null)))
  if (!token || session.end) throw new Error('the session is over')
  const response = await send(token)
  if (session.end || !(await isSessionExpired(response, endpoint))) return response
  const renewed = await renewSession(language, token)
  return renewed && !session.end ? send(renewed) : response
}

/** Also a 401 that the shop did not explain. */
async function isSessionExpired(response: Response, { name }: Endpoint): Promise<boolean> {
  if (response.status !== 401 || notRetried.has(name)) return false
  const problem = await readOwnProblem(response.clone())
  return problem === null || problem.code === 'session_required'
}

/** After a lost session the page is being left: pending calls stay pending. */
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
