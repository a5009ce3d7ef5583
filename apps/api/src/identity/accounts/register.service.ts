// Signing up, and verifying the e-mail. Until then there is no account: the input is stored with its one-time token,
// and somebody else who signs up with the same e-mail cannot set a password of theirs on its owner's account.

import type { Refusal } from '@stoa/contract/refusals'
import { newsletterConsent } from '@stoa/domain/identity/newsletters'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { consumeToken, findToken, issueToken } from '../one-time-tokens/one-time-tokens.service.ts'
import { hashPassword, isTooCommon, verifyPassword } from '../passwords/passwords.service.ts'
import * as queries from './accounts.queries.ts'

export interface RegistrationInput {
  email: string
  password: string
  firstName: string
  lastName: string
  acceptedTerms: boolean
  newsletter: boolean
  language: Language
  now: number
}

const tokenLifetimeMs = 24 * 60 * 60_000

/** Whether there is an account already is looked up by the job that writes the e-mail, never here. */
export async function register(
  db: Database,
  settings: AccountSettings,
  input: RegistrationInput,
): Promise<Outcome<null, Refusal<'terms_not_accepted' | 'password_too_common', 'acceptedTerms' | 'password'>>> {
  if (!input.acceptedTerms) return refused({ code: 'terms_not_accepted', fields: ['acceptedTerms'] })
  if (isTooCommon(input.password, input)) return refused({ code: 'password_too_common', fields: ['password'] })
  const { email, language, firstName, lastName, newsletter, now } = input
  const passwordHash = await hashPassword(input.password, settings.passwordCost)
  return decideInTransaction(db, async (tx) => {
    const token = await issueToken(tx, settings, {
      purpose: 'verify',
      email,
      language,
      now,
      lifetimeMs: tokenLifetimeMs,
    })
    const acceptedTermsAt = new Date(now)
    await queries.insertRegistration(tx, {
      keyId: token.id,
      passwordHash,
      firstName,
      lastName,
      newsletter: newsletterConsent(newsletter),
      acceptedTermsAt,
    })
    await enqueueEmail(tx, 'verify', { keyId: token.id, now })
    return done(null)
  })
}

export interface VerificationInput {
  token: string
  password: string
  now: number
}

type Verified = Outcome<null, Refusal<'link_over' | 'wrong_password'>>

/**
 * Whoever signed up knows the password, whoever has the link owns the e-mail: only both together make an account. A wrong
 * password does not use up the link.
 */
export async function verifyRegistration(
  db: Database,
  { passwordCost }: AccountSettings,
  { token, password, now }: VerificationInput,
): Promise<Verified> {
  const pending = await findToken(db, token, 'verify', now)
  if (!pending) return refused({ code: 'link_over' })
  const hash = await queries.findRegistrationHash(db, pending.id)
  if (!(await verifyPassword(hash, password, passwordCost))) return refused({ code: 'wrong_password' })
  // committed when refused, too: a link is good once, and the stored input is deleted with it
  return inTransaction(db, async (tx): Promise<Verified> => {
    const tokenRow = await consumeToken(tx, token, 'verify', now)
    if (!tokenRow || tokenRow.email === null) return refused({ code: 'link_over' })
    const customerId = await queries.makeCustomer(tx, tokenRow.id, new Date(now))
    await queries.deleteRegistrations(tx, tokenRow.email)
    if (customerId === null) return refused({ code: 'link_over' })
    await queries.attachGuestOrders(tx, customerId)
    await insertAccountEvent(tx, { customerId, action: 'registered', now })
    await enqueueEvent(tx, 'points.caused', { customerId, kind: 'Register', at: now })
    return done(null)
  })
}
