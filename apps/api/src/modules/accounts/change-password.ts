// A password changes. Whoever may have known the old one is put out: sessions, links that are under way and browsers that were
// known; and the owner hears of it.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { CallingClient } from '../../http/operation.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { endKeysOf } from '../one-time-keys/one-time-keys.queries.ts'
import { isTooCommon } from '../passwords/common-passwords.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { endSessionsOf } from '../sessions/end-sessions.queries.ts'
import * as queries from './accounts.queries.ts'
import { forgetDevices } from './known-devices.queries.ts'
import { deviceHash } from './known-devices.ts'

export interface PasswordChange {
  customerId: number
  hash: string
  action: 'password_changed' | 'password_reset'
  /** The session that lives on. */
  keptSession?: string
  /** The browser that stays known, or null. */
  keptDevice: Buffer | null
  now: number
}

export async function changePassword(tx: Executor, change: PasswordChange): Promise<void> {
  const { customerId, hash, action, keptSession, keptDevice, now } = change
  const at = new Date(now)
  await queries.setPassword(tx, customerId, hash)
  await queries.forgetEmailChange(tx, customerId)
  await endSessionsOf(tx, { customerId, except: keptSession, reason: 'password', now })
  await endKeysOf(tx, customerId, 'reset', at)
  await endKeysOf(tx, customerId, 'email', at)
  await forgetDevices(tx, customerId, keptDevice)
  await insertAccountEvent(tx, { customerId, sessionId: keptSession, action, now })
  await tellLetter(tx, 'password_changed', { customerId, now })
}

export interface PasswordWish {
  who: SignedIn
  current: string | undefined
  password: string
  client: CallingClient
  now: number
}

type Updated = Outcome<null, Refusal<'wrong_password' | 'password_too_common' | 'confirmation_needed'>>

export async function updatePassword(
  db: Database,
  settings: AccountSettings,
  { who, current, password, client, now }: PasswordWish,
): Promise<Updated> {
  const { customerId, sessionId } = who
  const account = await queries.getCredentials(db, customerId)
  const { email, first_name: firstName, last_name: lastName, password_hash: stored } = account
  if (stored === null && who.freshUntil <= now) return refused({ code: 'confirmation_needed' })
  if (stored !== null && !(await verifyPassword(stored, current ?? '', settings.passwordCost)))
    return refused({ code: 'wrong_password' })
  if (isTooCommon(password, { email, firstName, lastName })) return refused({ code: 'password_too_common' })
  const hash = await hashPassword(password, settings.passwordCost)
  return decideInTransaction(db, async (tx) => {
    const kept = { keptSession: sessionId, keptDevice: deviceHash(client) }
    await changePassword(tx, { customerId, hash, action: 'password_changed', ...kept, now })
    return done(null)
  })
}
