// The sessions of customers: their start, the tokens of their clients, and their end.

import { createSecretKey, randomUUID } from 'node:crypto'
import type { Session } from '@stoa/contract/identity/session'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import type { Authenticate } from '../../http/caller.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { insertRefreshToken, lockSessionByToken } from './refresh-tokens.queries.ts'
import * as tokens from './session-tokens.service.ts'
import * as queries from './sessions.queries.ts'

export { deleteOldRefreshTokens, deleteOldSessions } from './old-sessions.queries.ts'
export { endSession, endSessionsOf, markConfirmed } from './sessions.queries.ts'

/** For how long a confirmed identity allows what cannot be undone. */
export const freshnessMs = 10 * 60_000

/** Of an access token. It names the session; whether that is still live is looked up with each call. */
export function authenticator(db: Executor, { secret }: AccountSettings): Authenticate {
  // cached: each call would import the key again
  const key = createSecretKey(secret)
  return async (bearer, now) => {
    const claims = await tokens.verifyAccessToken(key, bearer, now)
    const session = claims && (await queries.findLiveSession(db, claims.sessionId, new Date(now)))
    if (!session || session.customer_id !== claims.customerId) return null
    return {
      kind: 'customer',
      customerId: session.customer_id,
      sessionId: claims.sessionId,
      staffId: session.staff_id,
      freshUntil: Date.parse(session.confirmed_at) + freshnessMs,
    }
  }
}

const minute = 60_000
const day = 24 * 60
/** How long a session lasts without being refreshed, in minutes. */
export const refreshMinutes = { remembered: 60 * day, browserSession: day, impersonated: 30 } as const

export interface StartSessionInput {
  customerId: number
  staffId?: number
  remembered?: boolean
  client: CallingClient
  now: number
}

export async function startSession(
  tx: Executor,
  settings: AccountSettings,
  input: StartSessionInput,
): Promise<Session> {
  const { customerId, staffId = null, remembered = true, client, now } = input
  const id = randomUUID()
  const kind = remembered ? 'remembered' : 'browserSession'
  const minutes = refreshMinutes[staffId === null ? kind : 'impersonated']
  const [startedAt, expiresAt] = [new Date(now), new Date(now + minutes * minute)]
  await endPreviousSession(tx, client, now)
  await queries.insertSession(tx, {
    id,
    customerId,
    staffId,
    userAgent: client.userAgent,
    startedAt,
    expiresAt,
    remembered,
  })
  const refreshToken = tokens.newRefreshToken()
  await insertRefreshToken(tx, tokens.hashToken(refreshToken), id, startedAt)
  return issueTokens(tx, settings, { sessionId: id, refreshToken, minutes, remembered, client, now })
}

/** Signing in again on a device ends its previous session, which nobody could reach any more. */
async function endPreviousSession(tx: Executor, client: CallingClient, now: number): Promise<void> {
  const token = client.tokensInBody ? null : client.cookie('session')
  const previous = token && (await lockSessionByToken(tx, tokens.hashToken(token), new Date(now)))
  if (previous) await queries.endSession(tx, previous.id, { customerId: previous.customer_id, reason: 'logout', now })
}

export interface IssueTokensInput {
  sessionId: string
  refreshToken: string
  /** How long the session lasts from now on. */
  minutes: number
  /** Whether the cookie outlives the browser. */
  remembered: boolean
  client: CallingClient
  now: number
}

/** Browsers get the refresh token in an HttpOnly cookie, other clients in the body. */
export async function issueTokens(
  tx: Executor,
  { secret }: AccountSettings,
  input: IssueTokensInput,
): Promise<Session> {
  const { sessionId, refreshToken, minutes, remembered, client, now } = input
  const person = await queries.getSessionPerson(tx, sessionId)
  if (!client.tokensInBody) {
    const age = remembered ? { maxAge: minutes * 60 } : {}
    client.setCookie({ name: 'session', value: refreshToken, ...age })
    client.setCookie({ name: 'XSRF-TOKEN', value: tokens.xsrfTokenOf(secret, sessionId), readable: true, ...age })
  }
  return {
    customerId: person.customer_id,
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    alias: person.alias,
    gender: person.gender,
    registeredAt: new Date(person.registered_at).toISOString(),
    lastLoginAt: new Date(person.used_at).toISOString(),
    accessToken: await tokens.signAccessToken(secret, { customerId: person.customer_id, sessionId }, now),
    accessMinutes: tokens.accessMinutes,
    ...(client.tokensInBody ? { refreshToken } : {}),
    refreshMinutes: minutes,
    impersonatedBy: person.staff_name,
    passwordToBeSet: person.password_to_be_set,
  }
}

export interface SessionTokenInput {
  /** The refresh token. */
  token: string | null
  client: CallingClient
  /** Milliseconds since 1970. */
  now: number
}

type LoggedOut = Outcome<null, Refusal<'xsrf_token_wrong'>>

/** On this device. Without a session it succeeds, too. */
export async function logOut(
  db: Database,
  { secret }: AccountSettings,
  { token, client, now }: SessionTokenInput,
): Promise<LoggedOut> {
  const ended = await decideInTransaction(db, async (tx): Promise<LoggedOut> => {
    const session = token === null ? null : await lockSessionByToken(tx, tokens.hashToken(token), new Date(now))
    if (!session) return done(null)
    if (!tokens.hasValidXsrfToken(client, secret, session.id)) return refused({ code: 'xsrf_token_wrong' })
    await queries.endSession(tx, session.id, { customerId: session.customer_id, reason: 'logout', now })
    return done(null)
  })
  if (ended.ok) clearSessionCookies(client)
  return ended
}

export const endOtherSessions = (
  db: Database,
  { customerId, except, now }: { customerId: number; except: string; now: number },
): Promise<unknown> =>
  inTransaction(db, (tx) => queries.endSessionsOf(tx, { customerId, except, reason: 'signed_out', now }))

export function clearSessionCookies(client: CallingClient): void {
  if (client.tokensInBody) return
  client.setCookie({ name: 'session', value: null })
  client.setCookie({ name: 'XSRF-TOKEN', value: null, readable: true })
}
