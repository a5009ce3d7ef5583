// A new access token for a session whose old one is used up: asked for once, however many calls and tabs wait for it.

import { httpClient, type Send } from '@stoa/contract/client'
import { refreshSession, type Session } from '@stoa/contract/identity/session'
import type { Language } from '@stoa/domain/language'
import { browserEnvironment, remainingRetryAfter } from '../query/back-off.ts'
import { Refused } from '../query/refused.ts'
import { type AccessToken, findAccessToken, nextAccessToken } from './access-token.ts'
import { activeSession, trackPendingWrite } from './active-session.ts'
import { withRefreshLock } from './refresh-lock.ts'
import { lastRefresh, sessionEnded, sessionStarted } from './session-store.ts'
import { withXsrf } from './xsrf.ts'

/** Null: there is no session any more. A fault says nothing about the session and is thrown. */
type Renewal = AccessToken | null

/** How long a token of another tab may take to arrive once its refresh is known. */
const tokenTimeout = 400

let pendingRenewal: Promise<Renewal> | null = null

/** `used` is the token that did not do, or null when there was none. */
export function renewSession(language: Language, usedToken: AccessToken | null): Promise<Renewal> {
  pendingRenewal ??= trackPendingWrite(renewWithLock(language, usedToken)).finally(() => {
    pendingRenewal = null
  })
  return pendingRenewal
}

async function renewWithLock(language: Language, usedToken: AccessToken | null): Promise<Renewal> {
  const previousRefresh = lastRefresh()
  if (previousRefresh === null) return null
  return withRefreshLock(async () => (await findTokenOfOtherTab(previousRefresh, usedToken)) ?? renew(language))
}

/** While this tab waited for its turn another one may have done the work. */
async function findTokenOfOtherTab(
  previousRefresh: number | null,
  usedToken: AccessToken | null,
): Promise<AccessToken | null> {
  const currentToken = findAccessToken(Date.now())
  if (currentToken && currentToken.text !== usedToken?.text) return currentToken
  return lastRefresh() === previousRefresh ? null : nextAccessToken(tokenTimeout)
}

const send: Send = (address, request) => fetch(address, withXsrf(request))

/** What has run out, or ended while this tab waited, is not asked for; an answer that comes after the end is not taken in. */
async function renew(language: Language): Promise<Renewal> {
  const currentSession = activeSession()
  if (lastRefresh() === null || !currentSession) return null
  const session = await askShop(language)
  if (lastRefresh() === null || currentSession.end !== null) return null
  if (session) {
    sessionStarted(session)
    const token = findAccessToken(Date.now())
    if (token) return token
  }
  sessionEnded('lost')
  return null
}

/** The answer that asked to be left alone, and until when: whoever needs a token meanwhile fails with it, without a call. */
let postponed: { error: unknown; until: number } | null = null

/** Null when the shop knows no such session. */
async function askShop(language: Language): Promise<Session | null> {
  const { now } = browserEnvironment
  if (postponed && now() < postponed.until) throw postponed.error
  try {
    const outcome = await httpClient('', language, send).call(refreshSession, {})
    if (outcome.ok) return outcome.value
    if (outcome.refusal.status !== 401 && outcome.refusal.status !== 403) throw new Refused(outcome.refusal)
    return null
  } catch (error) {
    postponed = { error, until: now() + remainingRetryAfter(error, browserEnvironment) }
    throw error
  }
}

/** After a change of what the session says about the person. They learn it later where that fails. */
export async function refreshSessionData(language: Language): Promise<void> {
  await renewSession(language, findAccessToken(Date.now())).catch(() => {})
}
