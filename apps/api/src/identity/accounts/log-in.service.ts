// Signing in with e-mail and password. An unknown e-mail, a wrong password, an account of the old site without one and
// an account that waits to be deleted get the same response, for the same work.

import type { Session } from '@stoa/contract/identity/session'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import { hashPassword, isOutdated, verifyPassword } from '../passwords/passwords.service.ts'
import { checkSecondFactor } from '../second-factor/second-factor.service.ts'
import * as queries from './accounts.queries.ts'
import { signIn } from './accounts.service.ts'

export interface LogInInput {
  email: string
  password: string
  /** Of the second factor. */
  code: string | undefined
  remember: boolean
  client: CallingClient
  now: number
}

type LoggedIn = Outcome<Session, Refusal<'wrong_credentials' | 'second_factor_required' | 'second_factor_wrong'>>

export async function logIn(
  db: Database,
  settings: AccountSettings,
  { email, password, code, remember, client, now }: LogInInput,
): Promise<LoggedIn> {
  const { passwordCost } = settings
  const account = await queries.findCredentials(db, email)
  const hash = account?.delete_at === null ? account.password_hash : null
  const isCorrect = await verifyPassword(hash, password, passwordCost)
  if (!account || hash === null || !isCorrect) return refused({ code: 'wrong_credentials' })
  const renewedHash = isOutdated(hash, passwordCost) ? await hashPassword(password, passwordCost) : null
  // committed when refused, too: guesses at the second factor are counted
  return inTransaction(db, async (tx): Promise<LoggedIn> => {
    const factorCheck = await checkSecondFactor(tx, settings, account.id, code, now)
    if (!factorCheck.ok) return factorCheck
    const isUnchanged = await queries.markSignedIn(tx, { customerId: account.id, hash, renewedHash, at: new Date(now) })
    if (!isUnchanged) return refused({ code: 'wrong_credentials' })
    const { id: customerId, last_login_at: lastLoginAt } = account
    return done(await signIn(tx, settings, { customerId, lastLoginAt, remember, client, now }))
  })
}
