// Customers for tests: created in the database, signed in by the shop's own session code.

import type { StaffRole } from '@stoa/domain/identity/permissions'
import { sql } from 'kysely'
import type { CallingClient } from '../src/http/operation.ts'
import { hashToken, signStaffToken } from '../src/identity/sessions/session-tokens.service.ts'
import { startSession } from '../src/identity/sessions/sessions.service.ts'
import { insertStaffSession } from '../src/identity/staff/staff-sessions.queries.ts'
import { newStaffToken } from '../src/identity/staff/staff-tokens.ts'
import { accountSettings, type TestApi } from './test-api.ts'

export type Shop = Pick<TestApi, 'database' | 'clock'>

let customerCount = 0
const nextEmail = (): string => {
  customerCount += 1
  return `reader${customerCount}@example.gr`
}

/** A customer with a verified e-mail and no password, unless specified otherwise. */
export async function makeCustomer(api: Shop, email = nextEmail()): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, email_verified_at, first_name, last_name, language, registered_at)
    values (${email}, ${new Date(api.clock.now)}, 'Ελένη', 'Μάρκου', 'el', ${new Date(api.clock.now)})
    returning id`.execute(api.database.db)
  const [row] = rows
  if (!row) throw new Error('a customer was made without an id')
  return row.id
}

export async function makeStaff({ database }: Shop, role: StaffRole): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values (${`${crypto.randomUUID()}@example.gr`}, 'Νίκος', ${role})
    returning id`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error('a member of staff was made without an id')
  return row.id
}

/** A client other than a browser: its tokens travel in the body. */
export const testClient: CallingClient = {
  ip: '127.0.0.1',
  userAgent: 'test',
  cookie: () => null,
  setCookie: () => {},
  xsrfToken: null,
  tokensInBody: true,
}

export interface SignedInCustomer {
  customerId: number
  refreshToken: string
  /** Headers for a call. */
  headers: Record<string, string>
}

export async function signIn(api: Shop, customerId?: number, staffId?: number): Promise<SignedInCustomer> {
  const id = customerId ?? (await makeCustomer(api))
  const session = await startSession(api.database.db, accountSettings, {
    customerId: id,
    ...(staffId === undefined ? {} : { staffId }),
    client: testClient,
    now: api.clock.now,
  })
  const { accessToken, refreshToken = '' } = session
  return { customerId: id, refreshToken, headers: { authorization: `Bearer ${accessToken}` } }
}

export interface SignedInStaff {
  staffId: number
  sessionId: string
  refreshToken: string
  /** Headers for a call. */
  headers: Record<string, string>
}

/** A member of staff in their own name. */
export async function signInStaff(api: Shop, role: StaffRole): Promise<SignedInStaff> {
  const staffId = await makeStaff(api, role)
  const sessionId = crypto.randomUUID()
  const refreshToken = newStaffToken(sessionId)
  const { now } = api.clock
  await insertStaffSession(api.database.db, {
    id: sessionId,
    staffId,
    userAgent: 'test',
    startedAt: new Date(now),
    expiresAt: new Date(now + 3_600_000),
    tokenHash: hashToken(refreshToken),
  })
  const token = await signStaffToken(accountSettings.secret, { staffId, sessionId }, now)
  return { staffId, sessionId, refreshToken, headers: { authorization: `Bearer ${token}` } }
}
