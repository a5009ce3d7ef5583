// A refresh token for the next pair of tokens. Everything about one session happens one after the other.

import type { Refusal } from '@stoa/contract/refusals'
import type { Session } from '@stoa/contract/session'
import { decideRefresh } from '@stoa/domain/customer/decide-refresh'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import { insertAccountEvent } from './account-events.queries.ts'
import type { AccountSettings } from './account-settings.ts'
import { handOver, refreshMinutes } from './begin-session.ts'
import { endSession } from './end-sessions.queries.ts'
import type { TellLetter } from './hands.ts'
import * as queries from './refresh-tokens.queries.ts'
import { hashToken, nextRefreshToken, provesItself } from './tokens.ts'

const minute = 60_000

export interface RefreshWish {
  token: string | null
  client: CallingClient
  /** Milliseconds since 1970. */
  now: number
}

type Refreshed = Outcome<Session, Refusal<'session_over' | 'xsrf_token_wrong'>>

const over = refused({ code: 'session_over' } as const)

export function refreshSession(
  db: Database,
  settings: AccountSettings,
  { token, client, now }: RefreshWish,
  tellLetter: TellLetter,
): Promise<Refreshed> {
  if (token === null) return Promise.resolve(over)
  const { secret } = settings
  const [hash, next] = [hashToken(token), nextRefreshToken(secret, token)]
  // committed when refused, too: a token that was used twice ends its session
  return inTransaction(db, async (tx) => {
    const held = await queries.lockSessionOf(tx, hash, new Date(now))
    if (!held) return over
    if (!provesItself(client, secret, held.id)) return refused({ code: 'xsrf_token_wrong' })
    const { replaced_at, newest } = await queries.getTokenState(tx, hash)
    const facts = {
      isOver: held.is_over,
      replacedAt: replaced_at === null ? null : Date.parse(replaced_at),
      isPredecessor: newest.equals(hashToken(next)),
    }
    const decision = decideRefresh(facts, now)
    if (decision === 'end') await endStolen(tx, held, now, tellLetter)
    if (decision === 'end' || decision === 'over') return over
    const minutes = minutesOf(held, now)
    if (decision === 'renew') await renew(tx, held, { hash, next, minutes, now })
    return done(
      await handOver(tx, settings, {
        ...{ sessionId: held.id, refreshToken: next, remembered: held.remembered },
        ...{ minutes, client, now },
      }),
    )
  })
}

/** Half an hour in a customer's name stays half an hour, however often it is refreshed. */
const minutesOf = ({ staff_id, remembered, expires_at }: queries.HeldSession, now: number): number =>
  staff_id === null
    ? refreshMinutes[remembered ? 'remembered' : 'forgotten']
    : Math.floor((Date.parse(expires_at) - now) / minute)

interface Renewal {
  hash: Buffer
  next: string
  minutes: number
  now: number
}

async function renew(
  tx: Executor,
  { id, staff_id, expires_at }: queries.HeldSession,
  { hash, next, minutes, now }: Renewal,
): Promise<void> {
  const at = new Date(now)
  await queries.replaceToken(tx, hash, at)
  await queries.insertRefreshToken(tx, hashToken(next), id, at)
  await queries.prolongSession(tx, id, at, new Date(staff_id === null ? now + minutes * minute : expires_at))
}

async function endStolen(tx: Executor, held: queries.HeldSession, now: number, tellLetter: TellLetter): Promise<void> {
  const { id, customer_id: customerId, staff_id: staffId } = held
  await endSession(tx, id, { customerId, reason: 'reuse', now })
  await insertAccountEvent(tx, { customerId, staffId, sessionId: id, action: 'refresh_token_reused', now })
  await tellLetter(tx, 'session_reused', { customerId, now })
}
