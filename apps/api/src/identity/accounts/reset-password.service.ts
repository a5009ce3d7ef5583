// A new password by e-mail, for those who forgot theirs and for those whose password stayed with the old site.

import type { Refusal } from '@stoa/contract/refusals'
import { maskEmail } from '@stoa/domain/identity/mask-email'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { consumeToken, findToken, issueToken } from '../one-time-tokens/one-time-tokens.service.ts'
import { hashPassword, isTooCommon } from '../passwords/passwords.service.ts'
import * as queries from './accounts.queries.ts'
import { changePassword } from './change-password.service.ts'
import { rememberDevice } from './known-devices.service.ts'

const tokenLifetimeMs = 30 * 60_000

/** Whose e-mail it is, is looked up by the job that writes the e-mail, never here. */
export const requestPasswordReset = (
  db: Database,
  settings: AccountSettings,
  { email, language, now }: { email: string; language: Language; now: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const token = await issueToken(tx, settings, {
      purpose: 'reset',
      email,
      language,
      now,
      lifetimeMs: tokenLifetimeMs,
    })
    await enqueueEmail(tx, 'reset', { keyId: token.id, now })
  })

interface PendingReset {
  account: queries.Credentials
  validUntil: Date
}

async function findReset(db: Executor, token: string, now: number): Promise<PendingReset | null> {
  const row = await findToken(db, token, 'reset', now)
  if (!row || row.customer_id === null) return null
  const account = await queries.findCredentialsOf(db, row.customer_id)
  return account && account.delete_at === null ? { account, validUntil: row.expires_at } : null
}

/** Checks the link without using it up: mail scanners open it, too. */
export async function showReset(
  db: Executor,
  token: string,
  now: number,
): Promise<Outcome<{ maskedEmail: string; validUntil: string }, Refusal<'link_over'>>> {
  const pendingReset = await findReset(db, token, now)
  if (!pendingReset) return refused({ code: 'link_over' })
  return done({ maskedEmail: maskEmail(pendingReset.account.email), validUntil: pendingReset.validUntil.toISOString() })
}

export interface ResetPasswordInput {
  token: string
  password: string
  client: CallingClient
  now: number
}

type Reset = Outcome<null, Refusal<'link_over' | 'password_too_common'>>

/** A refused password does not use up the link. */
export async function resetPassword(
  db: Database,
  settings: AccountSettings,
  { token, password, client, now }: ResetPasswordInput,
): Promise<Reset> {
  const pendingReset = await findReset(db, token, now)
  if (!pendingReset) return refused({ code: 'link_over' })
  const { id: customerId, email, first_name: firstName, last_name: lastName } = pendingReset.account
  if (isTooCommon(password, { email, firstName, lastName })) return refused({ code: 'password_too_common' })
  const hash = await hashPassword(password, settings.passwordCost)
  return decideInTransaction(db, async (tx): Promise<Reset> => {
    if (!(await consumeToken(tx, token, 'reset', now))) return refused({ code: 'link_over' })
    await changePassword(tx, { customerId, hash, action: 'password_reset', keepDeviceHash: null, now })
    await queries.markEmailVerified(tx, customerId, new Date(now))
    await queries.attachGuestOrders(tx, customerId)
    await rememberDevice(tx, client, customerId, now)
    return done(null)
  })
}
