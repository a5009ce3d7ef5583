// Confirming the identity again before something that cannot be undone: an unattended session must not be enough.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { consumeCode, issueCode } from '../one-time-tokens/one-time-tokens.service.ts'
import { verifyPassword } from '../passwords/passwords.service.ts'
import { checkSecondFactor, type FactorRefusal } from '../second-factor/second-factor.service.ts'
import { markConfirmed } from '../sessions/sessions.service.ts'
import { getCredentials } from './accounts.queries.ts'

const codeLifetimeMs = 10 * 60_000

export interface ConfirmIdentityInput {
  customer: SignedIn
  password: string | undefined
  /** The authenticator's code, a recovery code, or the one of the e-mail. */
  code: string | undefined
  /** Milliseconds since 1970. */
  now: number
}

type Confirmed = Outcome<null, FactorRefusal | Refusal<'password_required' | 'wrong_password'>>

/** The password and the second factor, as far as the account has them; with neither, the code that was e-mailed. */
export async function confirmIdentity(
  db: Database,
  settings: AccountSettings,
  { customer, password, code, now }: ConfirmIdentityInput,
): Promise<Confirmed> {
  const { password_hash: hash, second_factor_at: factorAt } = await getCredentials(db, customer.customerId)
  if (hash !== null) {
    if (password === undefined) return refused({ code: 'password_required' })
    if (!(await verifyPassword(hash, password))) return refused({ code: 'wrong_password' })
  }
  // committed when refused, too: guesses are counted
  return inTransaction(db, async (tx) => {
    const byEmail = hash === null && factorAt === null
    const checked = byEmail
      ? await checkEmailCode(tx, settings, { customer, code, now })
      : await checkSecondFactor(tx, settings, customer.customerId, code, now)
    if (checked.ok) await markConfirmed(tx, customer.sessionId, new Date(now))
    return checked
  })
}

async function checkEmailCode(
  tx: Executor,
  settings: AccountSettings,
  { customer: { customerId }, code, now }: Omit<ConfirmIdentityInput, 'password'>,
): Promise<Outcome<null, FactorRefusal>> {
  if (code === undefined) return refused({ code: 'second_factor_required' })
  const usedToken = await consumeCode(tx, settings, { purpose: 'confirm', owner: { customerId }, code, now })
  return usedToken ? done(null) : refused({ code: 'second_factor_wrong' })
}

export function sendConfirmationCode(
  db: Database,
  settings: AccountSettings,
  { customerId }: SignedIn,
  now: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id } = await issueCode(tx, settings, { purpose: 'confirm', customerId, now, lifetimeMs: codeLifetimeMs })
    await enqueueEmail(tx, 'confirm_code', { customerId, keyId: id, now })
  })
}
