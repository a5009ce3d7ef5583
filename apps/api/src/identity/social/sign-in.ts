// The last step of signing in with an identity provider: the second factor, the account that was decided on, the
// session.

import { createHash } from 'node:crypto'
import type { Session } from '@stoa/contract/identity/session'
import type { SocialDecision } from '@stoa/domain/identity/decide-social'
import { checkFirstName, checkLastName } from '@stoa/domain/identity/field-rules'
import { visibleText } from '@stoa/domain/identity/visible-text'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import { createAccount, lockOpenAccount, resetCredentials, signIn } from '../accounts/accounts.service.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { checkSecondFactor } from '../second-factor/second-factor.service.ts'
import { type Attempt, failed, type SocialContext, type SocialRefusal } from './attempt.ts'
import { flowLifetimeSeconds, type SignInFlow } from './sign-in-flow.ts'
import * as queries from './social.queries.ts'

export async function completeSignIn(
  tx: Executor,
  { settings }: SocialContext,
  attempt: Attempt,
  decision: SocialDecision,
): Promise<Outcome<Session, SocialRefusal>> {
  const { client, code, now } = attempt.input
  const account = decision.action === 'create' ? null : await lockOpenAccount(tx, decision.customerId)
  // an account that waits to be deleted is restored only by the link in its e-mail
  if (decision.action !== 'create' && account === null) return failed()
  // a cleared account loses its second factor too: whoever set it never verified the e-mail
  if (account && !(decision.action === 'link' && decision.clearsCredentials)) {
    const factor = await checkSecondFactor(tx, settings, account.id, code, now)
    if (!factor.ok) return factor
  }
  if (attempt.flow && !(await completeFlow(tx, attempt.flow, now))) return failed()
  const customerId = await signUpOrLink(tx, decision, attempt)
  if (customerId === null) return failed()
  await queries.markSignedIn(tx, customerId, new Date(now))
  const lastLoginAt = account?.last_login_at ?? null
  return done(await signIn(tx, settings, { customerId, lastLoginAt, remember: true, client, now }))
}

/** A response of a provider is good once, however often it is sent. */
function completeFlow(tx: Executor, { text, at }: SignInFlow, now: number): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest()
  return queries.markFlowUsed(tx, hash, new Date(now), new Date(at + flowLifetimeSeconds * 1000))
}

/** The customer who signs in; null when an account with the e-mail was created concurrently. */
async function signUpOrLink(tx: Executor, decision: SocialDecision, attempt: Attempt): Promise<number | null> {
  const { now } = attempt.input
  switch (decision.action) {
    case 'log_in':
      return decision.customerId
    case 'create': {
      const customerId = await signUp(tx, decision.email, attempt)
      if (customerId !== null) await linkIdentity(tx, customerId, attempt)
      return customerId
    }
    case 'link': {
      if (decision.clearsCredentials) await resetCredentials(tx, decision.customerId, now)
      await linkIdentity(tx, decision.customerId, attempt)
      await enqueueEmail(tx, 'provider_linked', { customerId: decision.customerId, now })
      return decision.customerId
    }
  }
}

function validOrEmpty(given: string, check: typeof checkFirstName): string {
  const name = visibleText(given)
  return check(name) === null ? name : ''
}

const signUp = (tx: Executor, email: string, { input, ticket: { identity } }: Attempt): Promise<number | null> =>
  createAccount(tx, {
    email,
    language: input.language,
    at: new Date(input.now),
    firstName: validOrEmpty(identity.firstName, checkFirstName),
    lastName: validOrEmpty(identity.lastName, checkLastName),
  })

async function linkIdentity(tx: Executor, customerId: number, { input, ticket }: Attempt): Promise<void> {
  const { issuer, subject, email } = ticket.identity
  await queries.saveLinkedIdentity(tx, { issuer, subject, customerId, email, at: new Date(input.now) })
  await insertAccountEvent(tx, { customerId, action: `${input.provider}_tied`, now: input.now })
}
