// Refreshes an expired access token, once for all calls and tabs that wait for it.

import { httpClient, type Send } from '@stoa/contract/client'
import { refreshSession, type Session } from '@stoa/contract/identity/session'
import type { Language } from '@stoa/domain/language'
import { browserEnvironment, isBusyStatus, remainingRetryAfter } from '../query/back-off.ts'
import { Refused } from '../query/refused.ts'
import { type AccessToken, findAccessToken, nextAccessToken } from './access-token.ts'
import { activeSession, trackPendingWrite } from './active-session.ts'
import { withRefreshLock } from './refresh-lock.ts'
import { lastRefresh, sessionEnded, sessionStarted } from './session-store.ts'
import { withXsrf } from './xsrf.ts'

/** Null: the session is over. A shop that is not reached or busy says nothing about the session: that is thrown. */
type Renewal = AccessToken | null

/** How long to wait for another tab's token once its refresh is known. */
const tokenTimeout = 400

let pendingRenewal: Promise<Renewal> | null = null

/** `used` is the rejected token, or null when there was none. */
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

/** While this tab waited for the lock, another one may have refreshed. */
async function findTokenOfOtherTab(
  previousRefresh: number | null,
  usedToken: AccessToken | null,
): Promise<AccessToken | null> {
  const currentToken = findAccessToken(Date.now())
  if (currentToken && currentToken.text !== usedToken?.text) return currentToken
  return lastRefresh() === previousRefresh ? null : nextAccessToken(tokenTimeout)
}

const send: Send = (address, request) => fetch(address, withXsrf(request))

/** A session that expired or ended while waiting is not refreshed; a response after its end is discarded. */
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

/** The response with Retry-After, and until when it applies: meanwhile every refresh fails with it, without a call. */
let postponed: { error: unknown; until: number } | null = null

/** Null when the shop refuses, fails or answers with nothing that is a session. */
async function askShop(language: Language): Promise<Session | null> {
  const { now } = browserEnvironment
  if (postponed && now() < postponed.until) throw postponed.error
  try {
    const outcome = await httpClient('', language, send).call(refreshSession, {})
    if (outcome.ok) return outcome.value
    if (isBusyStatus(outcome.refusal.status)) throw new Refused(outcome.refusal)
    return null
  } catch (error) {
    postponed = { error, until: now() + remainingRetryAfter(error, browserEnvironment) }
    throw error
  }
}

/** After a change of the person's data in the session. If it fails, they are updated later. */
export async function refreshSessionData(language: Language): Promise<void> {
  await renewSession(language, findAccessToken(Date.now())).catch(() => {})
}
