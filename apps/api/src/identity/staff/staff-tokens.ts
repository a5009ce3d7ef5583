// The tokens of a staff session. A refresh token names its session, so that one that is neither the newest nor its
// predecessor is recognised without storing all of them: it was stolen or replayed, and the session ends.

import { createHmac, randomBytes } from 'node:crypto'
import type { StaffSession } from '@stoa/contract/identity/staff'
import { rolePermissions } from '@stoa/domain/identity/permissions'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { accessMinutes, signStaffToken, xsrfTokenOf } from '../sessions/session-tokens.service.ts'
import type { StaffSessionRow } from './staff-sessions.queries.ts'

const minute = 60_000
const idleMs = 60 * minute
const longestMs = 12 * 60 * minute

/** An hour without a call ends a session, and so does half a day in any case. */
export const expiryOf = (startedAt: number, now: number): number => Math.min(now + idleMs, startedAt + longestMs)

export const newStaffToken = (sessionId: string): string => `${sessionId}.${randomBytes(32).toString('base64url')}`

/** Derived from the previous token, so that two tabs that refresh at once get the same one. */
export const nextStaffToken = (secret: Uint8Array, sessionId: string, token: string): string =>
  `${sessionId}.${createHmac('sha256', secret).update(`staff refresh ${token}`).digest('base64url')}`

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/

export const sessionIdOf = (token: string | null): string | null => tokenPattern.exec(token ?? '')?.[1] ?? null

export const staffTokenOf = (client: CallingClient, bodyToken: string | undefined): string | null =>
  client.tokensInBody ? (bodyToken ?? null) : client.cookie('staff')

export function clearStaffCookies(client: CallingClient): void {
  if (client.tokensInBody) return
  client.setCookie({ name: 'staff', value: null })
  client.setCookie({ name: 'STAFF-XSRF-TOKEN', value: null, readable: true })
}

type Session = Pick<StaffSessionRow, 'id' | 'staff_id' | 'email' | 'name' | 'role'>

/** Browsers get the refresh token in an HttpOnly cookie, other clients in the body. */
export async function issueStaffTokens(
  { secret }: AccountSettings,
  { id, staff_id: staffId, email, name, role }: Session,
  { token, expiresAt, client, now }: { token: string; expiresAt: number; client: CallingClient; now: number },
): Promise<StaffSession> {
  if (!client.tokensInBody) {
    client.setCookie({ name: 'staff', value: token })
    client.setCookie({ name: 'STAFF-XSRF-TOKEN', value: xsrfTokenOf(secret, id), readable: true })
  }
  return {
    staffId,
    email,
    name,
    role,
    permissions: [...rolePermissions[role]],
    accessToken: await signStaffToken(secret, { staffId, sessionId: id }, now),
    accessMinutes,
    ...(client.tokensInBody ? { refreshToken: token } : {}),
    refreshMinutes: Math.floor((expiresAt - now) / minute),
  }
}
