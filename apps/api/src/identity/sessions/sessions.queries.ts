// The SQL of sessions. Ending one takes effect at once: each call checks that its session is live.

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

export async function markConfirmed(tx: Executor, sessionId: string, at: Date): Promise<void> {
  await tx.updateTable('session').set({ confirmed_at: at }).where('id', '=', sessionId).execute()
}

/** `logout`: here, by the customer. `signed_out`: from the list of devices. */
export type EndReason = 'logout' | 'signed_out' | 'password' | 'reuse' | 'deleted' | 'staff'

export interface EndSessionsInput {
  customerId: number
  /** The session that continues. */
  except?: string
  reason: EndReason
  /** Milliseconds since 1970. */
  now: number
}

/** Ends a customer's sessions, including those of staff who act for them; returns how many. */
export async function endSessionsOf(
  tx: Executor,
  { customerId, except, reason, now }: EndSessionsInput,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('session as living')
        .select('living.id')
        .where('living.customer_id', '=', customerId)
        .where('living.ended_at', 'is', null)
        .where('living.id', 'is distinct from', except ?? null)
        .orderBy('living.id')
        .forUpdate(),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** False when the session was not that customer's or had ended before. */
export async function endSession(
  tx: Executor,
  sessionId: string,
  { customerId, reason, now }: Omit<EndSessionsInput, 'except'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface DeviceRow {
  id: string
  user_agent: string
  begun_at: string
  used_at: string
}

/** The customer's live sessions, the last used first; without those of staff who act for them. */
export const listDevices = (db: Executor, customerId: number, now: Date): Promise<DeviceRow[]> =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent'])
    .select(({ cast }) => [
      cast<string>('begun_at', 'text').as('begun_at'),
      cast<string>('used_at', 'text').as('used_at'),
    ])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('staff_id', 'is', null)
    .orderBy('session.used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
