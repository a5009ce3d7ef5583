// A new access token for a session whose old one is used up: asked for once, however many calls and tabs wait for it.

import { httpClient, type Send } from '@stoa/contract/client'
import { refreshSession, type Session } from '@stoa/contract/session'
import type { Language } from '@stoa/domain/language'
import { type AccessToken, findAccessToken, nextAccessToken } from '../state/access-token.ts'
import { inRefreshTurn } from '../state/refresh-turn.ts'
import { awaitedAtEnd, sessionLife } from '../state/session-life.ts'
import { lastRefresh, sessionBegun, sessionEnded } from '../state/session-store.ts'
import { browserEnvironment, remainingRetryAfter } from './back-off.ts'
import { Refused } from './refused.ts'
import { withXsrf } from './xsrf.ts'

/** Null: there is no session any more. A fault says nothing about the session and is thrown. */
type Renewal = AccessToken | null

/** How long a token of another tab may take to arrive once its refresh is known. */
const patience = 400

let underWay: Promise<Renewal> | null = null

/** `used` is the token that did not do, or null when there was none. */
export function renewSession(language: Language, used: AccessToken | null): Promise<Renewal> {
  underWay ??= awaitedAtEnd(renewInTurn(language, used)).finally(() => {
    underWay = null
  })
  return underWay
}

async function renewInTurn(language: Language, used: AccessToken | null): Promise<Renewal> {
  const before = lastRefresh()
  if (before === null) return null
  return inRefreshTurn(async () => (await takenFromOthers(before, used)) ?? renew(language))
}

/** While this tab waited for its turn another one may have done the work. */
async function takenFromOthers(before: number | null, used: AccessToken | null): Promise<AccessToken | null> {
  const held = findAccessToken(Date.now())
  if (held && held.text !== used?.text) return held
  return lastRefresh() === before ? null : nextAccessToken(patience)
}

const send: Send = (address, request) => fetch(address, withXsrf(request))

/** What has run out, or ended while this tab waited, is not asked for; an answer that comes after the end is not taken in. */
async function renew(language: Language): Promise<Renewal> {
  const life = sessionLife()
  if (lastRefresh() === null || !life) return null
  const session = await askShop(language)
  if (lastRefresh() === null || life.end !== null) return null
  if (session) {
    sessionBegun(session)
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
export async function renewFacts(language: Language): Promise<void> {
  await renewSession(language, findAccessToken(Date.now())).catch(() => {})
}
