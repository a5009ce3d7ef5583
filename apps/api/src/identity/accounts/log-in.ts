// Signing in with e-mail and password. An unknown e-mail, a wrong password, an account of the old site without one and
// an account that waits to be deleted get the same response, for the same work.

import type { Session } from '@stoa/contract/identity/session'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import { enqueueEmail } from '../emails/enqueue-email.ts'
import { hashPassword, isOutdated, verifyPassword } from '../passwords/passwords.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { startSession } from '../sessions/start-session.ts'
import * as queries from './accounts.queries.ts'
import type { AccountDeps } from './deps.ts'
import { rememberDevice } from './known-devices.ts'

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
  { checkSecondFactor }: AccountDeps,
  input: LogInInput,
): Promise<LoggedIn> {
  const { email, password, code, now } = input
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
    return done(await finishLogIn(tx, settings, account, input))
  })
}

/** The owner is notified where it could have been somebody else. */
async function finishLogIn(
  tx: Executor,
  settings: AccountSettings,
  { id: customerId, last_login_at }: queries.Credentials,
  { remember, client, now }: LogInInput,
): Promise<Session> {
  const wasKnownDevice = await rememberDevice(tx, client, customerId, now)
  if (!wasKnownDevice && last_login_at !== null) await enqueueEmail(tx, 'new_sign_in', { customerId, now })
  return startSession(tx, settings, { customerId, remembered: remember, client, now })
}
