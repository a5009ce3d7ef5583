// The SQL of sessions.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface LiveSession {
  customer_id: number
  staff_id: number | null
  confirmed_at: string
}

/** Null when the session has ended, has run out, its customer is no more, or who acts for them no longer may. */
export async function findLiveSession(db: Executor, sessionId: string, now: Date): Promise<LiveSession | null> {
  const { rows } = await sql<LiveSession>`
    select s.customer_id, s.staff_id, s.confirmed_at::text as confirmed_at
    from session s join customer c on c.id = s.customer_id left join staff w on w.id = s.staff_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}
      and c.deleted_at is null and (s.staff_id is null or w.active)`.execute(db)
  return rows[0] ?? null
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
  await sql`
    insert into session (id, customer_id, staff_id, user_agent, begun_at, used_at, expires_at, remembered, confirmed_at)
    values (${session.id}, ${session.customerId}, ${session.staffId}, ${session.userAgent}, ${session.startedAt},
      ${session.startedAt}, ${session.expiresAt}, ${session.remembered}, ${session.startedAt})`.execute(tx)
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

/** Whose session it is, as a client shows it. */
export async function getSessionPerson(db: Executor, sessionId: string): Promise<SessionPerson> {
  const { rows } = await sql<SessionPerson>`
    select c.id as customer_id, c.email, c.first_name, c.last_name, c.alias, c.gender,
      c.registered_at::text as registered_at, c.password_to_be_set, w.name as staff_name, s.used_at::text as used_at
    from session s join customer c on c.id = s.customer_id left join staff w on w.id = s.staff_id
    where s.id = ${sessionId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no session ${sessionId}`)
  return row
}
