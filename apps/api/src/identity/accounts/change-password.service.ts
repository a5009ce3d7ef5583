// A password changes. Whoever may have known the old one loses access: sessions, pending links and known devices end;
// and the owner is notified.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { CallingClient } from '../../http/operation.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { revokeTokens } from '../one-time-tokens/one-time-tokens.service.ts'
import { hashPassword, isTooCommon, verifyPassword } from '../passwords/passwords.service.ts'
import { endSessionsOf } from '../sessions/sessions.service.ts'
import * as queries from './accounts.queries.ts'
import { deleteDevices } from './known-devices.queries.ts'
import { deviceHash } from './known-devices.service.ts'

export interface PasswordChange {
  customerId: number
  hash: string
  action: 'password_changed' | 'password_reset'
  /** The session that continues. */
  keepSessionId?: string
  /** The browser that stays a known device, or null. */
  keepDeviceHash: Buffer | null
  now: number
}

export async function changePassword(tx: Executor, change: PasswordChange): Promise<void> {
  const { customerId, hash, action, keepSessionId, keepDeviceHash, now } = change
  const at = new Date(now)
  await queries.setPassword(tx, customerId, hash)
  await queries.clearEmailChange(tx, customerId)
  await endSessionsOf(tx, { customerId, except: keepSessionId, reason: 'password', now })
  await revokeTokens(tx, customerId, 'reset', at)
  await revokeTokens(tx, customerId, 'email', at)
  await deleteDevices(tx, customerId, keepDeviceHash)
  await insertAccountEvent(tx, { customerId, sessionId: keepSessionId, action, now })
  await enqueueEmail(tx, 'password_changed', { customerId, now })
}

export interface UpdatePasswordInput {
  customer: SignedIn
  current: string | undefined
  password: string
  client: CallingClient
  now: number
}

type Updated = Outcome<
  null,
  Refusal<'password_required' | 'wrong_password' | 'password_too_common' | 'confirmation_needed'>
>

export async function updatePassword(
  db: Database,
  settings: AccountSettings,
  { customer, current, password, client, now }: UpdatePasswordInput,
): Promise<Updated> {
  const { customerId, sessionId } = customer
  const account = await queries.getCredentials(db, customerId)
  const { email, first_name: firstName, last_name: lastName, password_hash: stored } = account
  if (stored === null && customer.freshUntil <= now) return refused({ code: 'confirmation_needed' })
  if (stored !== null) {
    if (current === undefined) return refused({ code: 'password_required' })
    if (!(await verifyPassword(stored, current, settings.passwordCost))) return refused({ code: 'wrong_password' })
  }
  if (isTooCommon(password, { email, firstName, lastName })) return refused({ code: 'password_too_common' })
  const hash = await hashPassword(password, settings.passwordCost)
  return decideInTransaction(db, async (tx) => {
    const keep = { keepSessionId: sessionId, keepDeviceHash: deviceHash(client) }
    await changePassword(tx, { customerId, hash, action: 'password_changed', ...keep, now })
    return done(null)
  })
}
