// Accounts, for the modules that lead to them: finding and making one, and the start of its session.

import type { Session } from '@stoa/contract/identity/session'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { endSessionsOf, startSession } from '../sessions/sessions.service.ts'
import * as queries from './accounts.queries.ts'
import { rememberDevice } from './known-devices.service.ts'

export { findCredentials, lockOpenAccount } from './accounts.queries.ts'

export interface SignInInput {
  customerId: number
  lastLoginAt: Date | null
  remember: boolean
  client: CallingClient
  now: number
}

/** The owner is notified where it could have been somebody else. */
export async function signIn(
  tx: Executor,
  settings: AccountSettings,
  { customerId, lastLoginAt, remember, client, now }: SignInInput,
): Promise<Session> {
  const wasKnownDevice = await rememberDevice(tx, client, customerId, now)
  if (!wasKnownDevice && lastLoginAt !== null) await enqueueEmail(tx, 'new_sign_in', { customerId, now })
  return startSession(tx, settings, { customerId, remembered: remember, client, now })
}

/** An account without a password, whose e-mail is verified; null when one was created with it meanwhile. */
export async function createAccount(tx: Executor, customer: queries.NewCustomer): Promise<number | null> {
  const customerId = await queries.insertCustomer(tx, customer)
  if (customerId === null) return null
  await queries.deleteRegistrations(tx, customer.email)
  await queries.attachGuestOrders(tx, customerId)
  await enqueueEvent(tx, 'points.caused', { customerId, kind: 'Register', at: customer.at.getTime() })
  return customerId
}

/** The creator of the account never verified its e-mail, and its owner did now: whoever has access loses it. */
export async function resetCredentials(tx: Executor, customerId: number, now: number): Promise<void> {
  await queries.clearCredentials(tx, customerId, new Date(now))
  await endSessionsOf(tx, { customerId, reason: 'password', now })
  await queries.attachGuestOrders(tx, customerId)
}
