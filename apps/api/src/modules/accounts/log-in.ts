// Signing in with e-mail and password. An e-mail that is nobody's, a wrong password, an account of the old site without one and an
// account that waits to be deleted are one and the same answer, for the same work.

import type { Refusal } from '@stoa/contract/refusals'
import type { Session } from '@stoa/contract/session'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { hashPassword, isOutdated, verifyPassword } from '../passwords/passwords.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { beginSession } from '../sessions/begin-session.ts'
import * as queries from './accounts.queries.ts'
import type { AccountHands } from './hands.ts'
import { rememberDevice } from './known-devices.ts'

export interface LogInWish {
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
  { checkSecondFactor }: AccountHands,
  wish: LogInWish,
): Promise<LoggedIn> {
  const { email, password, code, now } = wish
  const { passwordCost } = settings
  const found = await queries.findCredentials(db, email)
  const hash = found?.delete_at === null ? found.password_hash : null
  const isRight = await verifyPassword(hash, password, passwordCost)
  if (!found || hash === null || !isRight) return refused({ code: 'wrong_credentials' })
  const renewedHash = isOutdated(hash, passwordCost) ? await hashPassword(password, passwordCost) : null
  // committed when refused, too: guesses at the second factor are counted
  return inTransaction(db, async (tx): Promise<LoggedIn> => {
    const shown = await checkSecondFactor(tx, settings, found.id, code, now)
    if (!shown.ok) return shown
    const isStillRight = await queries.markSignedIn(tx, { customerId: found.id, hash, renewedHash, at: new Date(now) })
    if (!isStillRight) return refused({ code: 'wrong_credentials' })
    return done(await begin(tx, settings, found, wish))
  })
}

/** The owner hears of it where it could have been somebody else. */
async function begin(
  tx: Executor,
  settings: AccountSettings,
  { id: customerId, last_login_at }: queries.Credentials,
  { remember, client, now }: LogInWish,
): Promise<Session> {
  const wasKnown = await rememberDevice(tx, client, customerId, now)
  if (!wasKnown && last_login_at !== null) await tellLetter(tx, 'new_sign_in', { customerId, now })
  return beginSession(tx, settings, { customerId, remembered: remember, client, now })
}
