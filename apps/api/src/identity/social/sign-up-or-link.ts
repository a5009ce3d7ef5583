// Applies the decision about a person from an identity provider to the accounts.

import type { SocialDecision } from '@stoa/domain/identity/decide-social'
import { checkFirstName, checkLastName } from '@stoa/domain/identity/field-rules'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import type { ProviderIdentity } from '../../ports/identity-providers.ts'
import { attachGuestOrders, deleteRegistrations } from '../accounts/accounts.queries.ts'
import { enqueueEmail } from '../emails/enqueue-email.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import { endSessionsOf } from '../sessions/end-sessions.queries.ts'
import * as queries from './social.queries.ts'

export interface SignUpInput {
  identity: ProviderIdentity
  provider: 'google' | 'facebook'
  language: Language
  now: number
}

/** The customer who signs in; null when an account with the e-mail was created concurrently. */
export async function signUpOrLink(tx: Executor, decision: SocialDecision, input: SignUpInput): Promise<number | null> {
  switch (decision.action) {
    case 'log_in':
      return decision.customerId
    case 'create': {
      const customerId = await createAccount(tx, decision.email, input)
      if (customerId !== null) await linkIdentity(tx, customerId, input)
      return customerId
    }
    case 'link': {
      if (decision.clearsCredentials) await resetCredentials(tx, decision.customerId, input.now)
      await linkIdentity(tx, decision.customerId, input)
      await enqueueEmail(tx, 'provider_linked', { customerId: decision.customerId, now: input.now })
      return decision.customerId
    }
  }
}

const validOrEmpty = (name: string, check: typeof checkFirstName): string =>
  check(name.trim()) === null ? name.trim() : ''

async function createAccount(
  tx: Executor,
  email: string,
  { identity, language, now }: SignUpInput,
): Promise<number | null> {
  const customerId = await queries.insertCustomer(tx, {
    email,
    language,
    at: new Date(now),
    firstName: validOrEmpty(identity.firstName, checkFirstName),
    lastName: validOrEmpty(identity.lastName, checkLastName),
  })
  if (customerId !== null) {
    await deleteRegistrations(tx, email)
    await attachGuestOrders(tx, customerId)
  }
  return customerId
}

async function resetCredentials(tx: Executor, customerId: number, now: number): Promise<void> {
  await queries.clearSignInMethods(tx, customerId, new Date(now))
  await endSessionsOf(tx, { customerId, reason: 'password', now })
  await attachGuestOrders(tx, customerId)
}

async function linkIdentity(tx: Executor, customerId: number, { identity, provider, now }: SignUpInput): Promise<void> {
  const { issuer, subject, email } = identity
  await queries.saveLinkedIdentity(tx, { issuer, subject, customerId, email, at: new Date(now) })
  await insertAccountEvent(tx, { customerId, action: `${provider}_tied`, now })
}
