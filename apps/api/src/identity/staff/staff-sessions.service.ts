// Staff sign in with their e-mail and the code of their authenticator, and are separate from customers: their sessions,
// their tokens and their cookies are their own.

import { createSecretKey, randomUUID } from 'node:crypto'
import type { StaffSession } from '@stoa/contract/identity/staff'
import type { Refusal } from '@stoa/contract/refusals'
import { decideRefresh } from '@stoa/domain/identity/decide-refresh'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { Authenticate, StaffCaller } from '../../http/caller.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { hashToken, hasValidXsrfToken, verifyStaffToken } from '../sessions/session-tokens.service.ts'
import { lockStaff } from './staff.queries.ts'
import { verifyStaffCode } from './staff.service.ts'
import { insertStaffAction } from './staff-audit.queries.ts'
import * as queries from './staff-sessions.queries.ts'
import * as tokens from './staff-tokens.ts'

export { deleteOldStaffSessions, findLiveStaffSession } from './staff-sessions.queries.ts'

/** The token's owner; whether they are still active, and their current role, are looked up with each call. */
export function staffAuthenticator(db: Executor, { secret }: AccountSettings): Authenticate<StaffCaller> {
  const key = createSecretKey(secret)
  return async (bearer, now) => {
    const claims = await verifyStaffToken(key, bearer, now)
    const session = claims && (await queries.findLiveStaffSession(db, claims.sessionId, new Date(now)))
    if (!session || session.staff_id !== claims.staffId) return null
    return { kind: 'staff', staffId: session.staff_id, sessionId: session.id, role: session.role }
  }
}

export interface StaffLogInInput {
  email: string
  code: string
  client: CallingClient
  /** Milliseconds since 1970. */
  now: number
}

export function staffLogIn(
  db: Database,
  settings: AccountSettings,
  { email, code, client, now }: StaffLogInInput,
): Promise<Outcome<StaffSession, Refusal<'staff_sign_in_failed'>>> {
  // committed when refused, too: the code is used up, and the attempt is recorded
  return inTransaction(db, async (tx) => {
    const staff = await lockStaff(tx, email)
    if (!staff) return refused({ code: 'staff_sign_in_failed' })
    const sessionId = randomUUID()
    const action = { staffId: staff.id, sessionId, customerId: null, call: 'staffLogIn', subject: null, now }
    if (!staff.active || !(await verifyStaffCode(tx, settings, staff, code, now))) {
      await insertStaffAction(tx, { ...action, sessionId: null, outcome: 'staff_sign_in_failed' })
      return refused({ code: 'staff_sign_in_failed' })
    }
    const token = tokens.newStaffToken(sessionId)
    const expiresAt = tokens.expiryOf(now, now)
    await queries.insertStaffSession(tx, {
      id: sessionId,
      staffId: staff.id,
      userAgent: client.userAgent,
      startedAt: new Date(now),
      expiresAt: new Date(expiresAt),
      tokenHash: hashToken(token),
    })
    await insertStaffAction(tx, { ...action, outcome: 'done' })
    const session = { ...staff, id: sessionId, staff_id: staff.id }
    return done(await tokens.issueStaffTokens(settings, session, { token, expiresAt, client, now }))
  })
}

export interface StaffTokenInput {
  token: string | null
  client: CallingClient
  now: number
}

/** Whether the token is the session's newest or its predecessor. */
function stateOf(session: queries.StaffSessionRow, token: string) {
  const hash = hashToken(token)
  const isNewest = session.token_hash.equals(hash)
  const isPredecessor = session.previous_hash?.equals(hash) ?? false
  return { isExpired: false, isPredecessor, replacedAt: isNewest ? null : (session.replaced_at?.getTime() ?? 0) }
}

export function refreshStaffSession(
  db: Database,
  settings: AccountSettings,
  { token, client, now }: StaffTokenInput,
): Promise<Outcome<StaffSession, Refusal<'session_over' | 'xsrf_token_wrong'>>> {
  // committed when refused, too: a reused token ends its session
  return inTransaction(db, async (tx) => {
    const id = tokens.sessionIdOf(token)
    const session = id && (await queries.lockLiveStaffSession(tx, id, new Date(now)))
    if (token === null || !session) return refused({ code: 'session_over' })
    if (!hasValidXsrfToken(client, settings.secret, session.id)) return refused({ code: 'xsrf_token_wrong' })
    const decision = decideRefresh(stateOf(session, token), now)
    if (decision === 'end' || decision === 'over') {
      await queries.endStaffSession(tx, session.id, 'reuse', new Date(now))
      return refused({ code: 'session_over' })
    }
    const next = tokens.nextStaffToken(settings.secret, session.id, token)
    const expiresAt = tokens.expiryOf(session.started_at.getTime(), now)
    const renewal = { id: session.id, tokenHash: hashToken(next), expiresAt: new Date(expiresAt), now: new Date(now) }
    if (decision === 'renew') await queries.replaceStaffToken(tx, renewal)
    return done(await tokens.issueStaffTokens(settings, session, { token: next, expiresAt, client, now }))
  })
}

export async function staffLogOut(
  db: Database,
  { secret }: AccountSettings,
  { token, client, now }: StaffTokenInput,
): Promise<Outcome<null, Refusal<'xsrf_token_wrong'>>> {
  const id = tokens.sessionIdOf(token)
  const session = id && (await queries.findLiveStaffSession(db, id, new Date(now)))
  if (token !== null && session && stateOf(session, token).replacedAt === null) {
    if (!hasValidXsrfToken(client, secret, session.id)) return refused({ code: 'xsrf_token_wrong' })
    await queries.endStaffSession(db, session.id, 'logout', new Date(now))
  }
  tokens.clearStaffCookies(client)
  return done(null)
}
