// Asking for an account, and proving the e-mail it is for. Until then there is none: what was typed lies beside its key, and
// somebody else who types the same e-mail cannot put a password of theirs into an account of its owner.

import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { issueKey, spendKey } from '../one-time-keys/one-time-keys.ts'
import { isTooCommon } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import * as queries from './accounts.queries.ts'

export interface RegistrationWish {
  email: string
  password: string
  firstName: string
  lastName: string
  acceptedTerms: boolean
  newsletter: boolean
  language: Language
  now: number
}

const keyLivesFor = 24 * 60 * 60_000

/** Whether there is an account already is for the letter's writer to find out: here nobody looks. */
export async function register(
  db: Database,
  settings: AccountSettings,
  wish: RegistrationWish,
): Promise<Outcome<null, Refusal<'terms_not_accepted' | 'password_too_common'>>> {
  if (!wish.acceptedTerms) return refused({ code: 'terms_not_accepted' })
  if (isTooCommon(wish.password, wish)) return refused({ code: 'password_too_common' })
  const { email, language, firstName, lastName, newsletter, now } = wish
  const passwordHash = await hashPassword(wish.password, settings.passwordCost)
  return decideInTransaction(db, async (tx) => {
    const key = await issueKey(tx, settings, { purpose: 'verify', email, language, now, livesFor: keyLivesFor })
    const acceptedTermsAt = new Date(now)
    await queries.insertRegistration(tx, {
      ...{ keyId: key.id, passwordHash, firstName, lastName, newsletter, acceptedTermsAt },
    })
    await tellLetter(tx, 'verify', { keyId: key.id, now })
    return done(null)
  })
}

export const verifyRegistration = (
  db: Database,
  key: string,
  now: number,
): Promise<Outcome<null, Refusal<'link_over'>>> =>
  // committed when refused, too: a link is good once, and what was typed beside it goes
  inTransaction(db, async (tx) => {
    const proved = await spendKey(tx, key, 'verify', now)
    if (!proved || proved.email === null) return refused({ code: 'link_over' })
    const customerId = await queries.makeCustomer(tx, proved.id, new Date(now))
    await queries.dropRegistrations(tx, proved.email)
    if (customerId === null) return refused({ code: 'link_over' })
    await queries.attachGuestOrders(tx, customerId)
    await insertAccountEvent(tx, { customerId, action: 'registered', now })
    return done(null)
  })
