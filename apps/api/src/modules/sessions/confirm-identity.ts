// Showing once more who is there, before something that cannot be undone: a session left open on a table must not be enough.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { AccountSettings } from './account-settings.ts'
import type { SessionHands, WrongFactor } from './hands.ts'
import * as queries from './proofs.queries.ts'

const codeLivesFor = 10 * 60_000

export interface Confirming {
  who: SignedIn
  password: string | undefined
  /** The authenticator's code, a recovery code, or the one of the letter. */
  code: string | undefined
  /** Milliseconds since 1970. */
  now: number
}

type Confirmed = Outcome<null, WrongFactor | Refusal<'wrong_password'>>

/** The password and the second factor, as far as the account has them; with neither, the code that was sent by mail. */
export async function confirmIdentity(
  db: Database,
  settings: AccountSettings,
  hands: SessionHands,
  { who, password, code, now }: Confirming,
): Promise<Confirmed> {
  const proofs = await queries.getProofs(db, who.customerId)
  const hasPassword = proofs.password_hash !== null
  if (hasPassword && !(await hands.verifyPassword(proofs.password_hash, password ?? ''))) {
    return refused({ code: 'wrong_password' })
  }
  // committed when refused, too: guesses are counted
  return inTransaction(db, async (tx) => {
    const byLetter = !hasPassword && !proofs.has_second_factor
    const checked = byLetter
      ? await checkLetter(tx, settings, hands, { who, code, now })
      : await hands.checkSecondFactor(tx, settings, who.customerId, code, now)
    if (checked.ok) await queries.markConfirmed(tx, who.sessionId, new Date(now))
    return checked
  })
}

async function checkLetter(
  tx: Executor,
  settings: AccountSettings,
  { spendCode }: SessionHands,
  { who: { customerId }, code, now }: Omit<Confirming, 'password'>,
): Promise<Outcome<null, WrongFactor>> {
  if (code === undefined) return refused({ code: 'second_factor_required' })
  const spent = await spendCode(tx, settings, { purpose: 'confirm', owner: { customerId }, code, now })
  return spent ? done(null) : refused({ code: 'second_factor_wrong' })
}

export function sendConfirmationCode(
  db: Database,
  settings: AccountSettings,
  { issueCode, tellLetter }: SessionHands,
  { customerId }: SignedIn,
  now: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id } = await issueCode(tx, settings, { purpose: 'confirm', customerId, now, livesFor: codeLivesFor })
    await tellLetter(tx, 'confirm_code', { customerId, keyId: id, now })
  })
}
