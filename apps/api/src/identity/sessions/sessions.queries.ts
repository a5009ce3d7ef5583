// The SQL of sessions.

import type { NotNull } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface LiveSession {
  customer_id: number
  staff_id: number | null
  confirmed_at: string
}

/**
 * Null when the session has ended or expired, its customer is gone, or the member of staff may no longer act for them.
 */
export async function findLiveSession(db: Executor, sessionId: string, now: Date): Promise<LiveSession | null> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('customer as c', 'c.id', 's.customer_id')
    .leftJoin('staff as w', 'w.id', 's.staff_id')
    .select(['s.customer_id', 's.staff_id'])
    .select(({ cast }) => cast<string>('s.confirmed_at', 'text').as('confirmed_at'))
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('c.deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('s.staff_id', 'is', null), eb('w.active', '=', true)]))
    .executeTakeFirst()
  return row ?? null
}

export interface NewSession {
  id: string
  customerId: number
  staffId: number | null
  userAgent: string
  startedAt: Date
  expiresAt: Date
  remembered: boolean
}

export async function insertSession(tx: Executor, session: NewSession): Promise<void> {
  const { startedAt } = session
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      customer_id: session.customerId,
      staff_id: session.staffId,
      user_agent: session.userAgent,
      begun_at: startedAt,
      used_at: startedAt,
      expires_at: session.expiresAt,
      remembered: session.remembered,
      confirmed_at: startedAt,
    })
    .execute()
}

export interface SessionPerson {
  customer_id: number
  email: string
  first_name: string
  last_name: string
  alias: string | null
  gender: 'female' | 'male' | 'other' | 'unspecified' | null
  registered_at: string
  password_to_be_set: boolean
  staff_name: string | null
  used_at: string
}

/** The session's customer, as a client shows it. */
export async function getSessionPerson(db: Executor, sessionId: string): Promise<SessionPerson> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('customer as c', 'c.id', 's.customer_id')
    .leftJoin('staff as w', 'w.id', 's.staff_id')
    .select(['c.id as customer_id', 'c.email', 'c.first_name', 'c.last_name', 'c.alias', 'c.gender'])
    .select(['c.password_to_be_set', 'w.name as staff_name'])
    .select(({ cast }) => [
      cast<string>('c.registered_at', 'text').as('registered_at'),
      cast<string>('s.used_at', 'text').as('used_at'),
    ])
    .where('s.id', '=', sessionId)
    // An account without an e-mail is deleted and has no sessions.
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
  if (!row) throw new Error(`there is no session ${sessionId}`)
  return row
}
