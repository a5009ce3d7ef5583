// Exchanges a refresh token for the next pair of tokens. Refreshes of one session are serialised.

import type { Session } from '@stoa/contract/identity/session'
import type { Refusal } from '@stoa/contract/refusals'
import { decideRefresh } from '@stoa/domain/identity/decide-refresh'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import * as queries from './refresh-tokens.queries.ts'
import { hashToken, hasValidXsrfToken, nextRefreshToken } from './session-tokens.service.ts'
import { endSession } from './sessions.queries.ts'
import { issueTokens, refreshMinutes, type SessionTokenInput } from './sessions.service.ts'

const minute = 60_000

type Refreshed = Outcome<Session, Refusal<'session_over' | 'xsrf_token_wrong'>>

const sessionOver = refused({ code: 'session_over' } as const)

export function refreshSession(
  db: Database,
  settings: AccountSettings,
  { token, client, now }: SessionTokenInput,
): Promise<Refreshed> {
  if (token === null) return Promise.resolve(sessionOver)
  const { secret } = settings
  const [hash, next] = [hashToken(token), nextRefreshToken(secret, token)]
  // committed when refused, too: a reused token ends its session
  return inTransaction(db, async (tx) => {
    const session = await queries.lockSessionByToken(tx, hash, new Date(now))
    if (!session) return sessionOver
    if (!hasValidXsrfToken(client, secret, session.id)) return refused({ code: 'xsrf_token_wrong' })
    const { replaced_at, newest } = await queries.getTokenState(tx, hash)
    const state = {
      isExpired: session.is_over,
      replacedAt: replaced_at === null ? null : Date.parse(replaced_at),
      isPredecessor: newest.equals(hashToken(next)),
    }
    const decision = decideRefresh(state, now)
    if (decision === 'end') await endReusedSession(tx, session, now)
    if (decision === 'end' || decision === 'over') return sessionOver
    const minutes = remainingMinutes(session, now)
    if (decision === 'renew') await renew(tx, session, { hash, next, minutes, now })
    return done(
      await issueTokens(tx, settings, {
        sessionId: session.id,
        refreshToken: next,
        remembered: session.remembered,
        minutes,
        client,
        now,
      }),
    )
  })
}

/** An impersonation ends after half an hour, however often it is refreshed. */
const remainingMinutes = ({ staff_id, remembered, expires_at }: queries.LockedSession, now: number): number =>
  staff_id === null
    ? refreshMinutes[remembered ? 'remembered' : 'browserSession']
    : Math.floor((Date.parse(expires_at) - now) / minute)

interface Renewal {
  hash: Buffer
  next: string
  minutes: number
  now: number
}

async function renew(
  tx: Executor,
  { id, staff_id, expires_at }: queries.LockedSession,
  { hash, next, minutes, now }: Renewal,
): Promise<void> {
  const at = new Date(now)
  await queries.replaceToken(tx, hash, at)
  await queries.insertRefreshToken(tx, hashToken(next), id, at)
  await queries.extendSession(tx, id, at, new Date(staff_id === null ? now + minutes * minute : expires_at))
}

async function endReusedSession(tx: Executor, session: queries.LockedSession, now: number): Promise<void> {
  const { id, customer_id: customerId, staff_id: staffId } = session
  await endSession(tx, id, { customerId, reason: 'reuse', now })
  await insertAccountEvent(tx, { customerId, staffId, sessionId: id, action: 'refresh_token_reused', now })
  await enqueueEmail(tx, 'session_reused', { customerId, now })
}
