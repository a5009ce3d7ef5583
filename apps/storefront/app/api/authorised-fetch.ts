// How the browser's calls carry the session: the access token goes with each call that knows customers; where it is used up it
// is renewed once and the call repeated; where that fails the session is lost, and the shopper is told on the page that says so.
// A session that was ended on purpose is neither renewed nor told of, and never another person's token taken in its place.

import { updatePassword } from '@stoa/contract/account'
import type { Send } from '@stoa/contract/client'
import type { Endpoint } from '@stoa/contract/endpoint'
import type { Problem } from '@stoa/contract/problem'
import { logIn, refreshSession } from '@stoa/contract/session'
import type { Language } from '@stoa/domain/language'
import { addressOf } from '../i18n/use-address.ts'
import { type AccessToken, findAccessToken } from '../state/access-token.ts'
import { leaveFor } from '../state/return-path.ts'
import { awaitedAtEnd, type SessionLife, sessionLife, untilAskedAgain } from '../state/session-life.ts'
import { renewSession } from './renew-session.ts'
import { withHeader, withXsrf } from './xsrf.ts'

/** A 401 of these says something about what was typed, not about the session. */
const neverRepeated = new Set([logIn, refreshSession, updatePassword].map(({ name }) => name))

export const authorisedFetch =
  (language: Language): Send =>
  (address, request, endpoint) => {
    const plain = withXsrf(request)
    const life = sessionLife()
    if (endpoint.access === undefined || !life) return fetch(address, plain)
    const answer = told(ask({ address, request: plain, endpoint, language }, life), life, language)
    return endpoint.method === 'GET' ? answer : awaitedAtEnd(answer)
  }

interface Question {
  address: string
  request: RequestInit
  endpoint: Endpoint
  language: Language
}

async function ask({ address, request, endpoint, language }: Question, life: SessionLife): Promise<Response> {
  await untilAskedAgain()
  const signals = [request.signal, endpoint.method === 'GET' ? life.reading.signal : null].filter(
    (signal) => signal != null,
  )
  const send = (token: AccessToken): Promise<Response> =>
    fetch(address, {
      ...withHeader(request, 'authorization', `Bearer ${token.text}`),
      signal: AbortSignal.any(signals),
    })
  // A customer without a token would be taken for a guest, so theirs is fetched first.
  const token = life.end ? null : (findAccessToken(Date.now()) ?? (await renewSession(language, null)))
  if (!token || life.end) throw new Error('the session is over')
  const response = await send(token)
  if (life.end || !(await isOver(response, endpoint))) return response
  const renewed = await renewSession(language, token)
  return renewed && !life.end ? send(renewed) : response
}

async function isOver(response: Response, { name }: Endpoint): Promise<boolean> {
  if (response.status !== 401 || neverRepeated.has(name)) return false
  const problem: unknown = await response.clone().json()
  return (problem as Problem).code === 'session_required'
}

/** Where the session was lost on the way, the page is left for good: what waited for an answer waits no longer. */
async function told(answer: Promise<Response>, life: SessionLife, language: Language): Promise<Response> {
  try {
    const response = await answer
    if (life.end !== 'lost' || response.status !== 401) return response
  } catch (error) {
    if (life.end !== 'lost') throw error
  }
  leaveFor(addressOf(language, '/logout'), { path: `${location.pathname}${location.search}`, reason: 'over' })
  return new Promise(() => {})
}
