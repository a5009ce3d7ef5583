// Starts a session: its row, its first refresh token, and the client's tokens.

import { randomUUID } from 'node:crypto'
import type { Session } from '@stoa/contract/identity/session'
import type { Executor } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import { accessMinutes, signAccessToken } from './access-token.ts'
import type { AccountSettings } from './account-settings.ts'
import { endSession } from './end-sessions.queries.ts'
import { insertRefreshToken, lockSessionByToken } from './refresh-tokens.queries.ts'
import * as queries from './sessions.queries.ts'
import { hashToken, newRefreshToken, xsrfTokenOf } from './tokens.ts'

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
  const refreshToken = newRefreshToken()
  await insertRefreshToken(tx, hashToken(refreshToken), id, startedAt)
  return issueTokens(tx, settings, { sessionId: id, refreshToken, minutes, remembered, client, now })
}

/** Signing in again on a device ends its previous session, which nobody could reach any more. */
async function endPreviousSession(tx: Executor, client: CallingClient, now: number): Promise<void> {
  const token = client.tokensInBody ? null : client.cookie('session')
  const previous = token && (await lockSessionByToken(tx, hashToken(token), new Date(now)))
  if (previous) await endSession(tx, previous.id, { customerId: previous.customer_id, reason: 'logout', now })
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
    client.setCookie({ name: 'XSRF-TOKEN', value: xsrfTokenOf(secret, sessionId), readable: true, ...age })
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
    accessToken: await signAccessToken(secret, { customerId: person.customer_id, sessionId }, now),
    accessMinutes,
    ...(client.tokensInBody ? { refreshToken } : {}),
    refreshMinutes: minutes,
    impersonatedBy: person.staff_name,
    passwordToBeSet: person.password_to_be_set,
  }
}
