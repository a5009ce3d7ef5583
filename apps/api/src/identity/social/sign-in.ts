// The last step of signing in with an identity provider: the second factor, the account, the session.

import { createHash } from 'node:crypto'
import type { Session } from '@stoa/contract/identity/session'
import type { SocialDecision } from '@stoa/domain/identity/decide-social'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { lockOpenAccount } from '../accounts/accounts.queries.ts'
import { rememberDevice } from '../accounts/known-devices.ts'
import { enqueueEmail } from '../emails/enqueue-email.ts'
import { startSession } from '../sessions/start-session.ts'
import { type Attempt, failed, type SocialContext, type SocialRefusal } from './attempt.ts'
import { flowLifetimeSeconds, type SignInFlow } from './sign-in-flow.ts'
import { signUpOrLink } from './sign-up-or-link.ts'
import * as queries from './social.queries.ts'

export async function signIn(
  tx: Executor,
  { settings, deps }: SocialContext,
  { input, ticket, flow }: Attempt,
  decision: SocialDecision,
): Promise<Outcome<Session, SocialRefusal>> {
  const { client, provider, language, code, now } = input
  const account = decision.action === 'create' ? null : await lockOpenAccount(tx, decision.customerId)
  // an account that waits to be deleted is restored only by the link in its e-mail
  if (decision.action !== 'create' && account === null) return failed()
  // a cleared account loses its second factor too: whoever set it never verified the e-mail
  if (account && !(decision.action === 'link' && decision.clearsCredentials)) {
    const factor = await deps.checkSecondFactor(tx, settings, account.id, code, now)
    if (!factor.ok) return factor
  }
  if (flow && !(await completeFlow(tx, flow, now))) return failed()
  const customerId = await signUpOrLink(tx, decision, { identity: ticket.identity, provider, language, now })
  if (customerId === null) return failed()
  const wasKnownDevice = await rememberDevice(tx, client, customerId, now)
  // the owner is notified where it could have been somebody else
  if (!wasKnownDevice && account?.last_login_at) await enqueueEmail(tx, 'new_sign_in', { customerId, now })
  await queries.markSignedIn(tx, customerId, new Date(now))
  return done(await startSession(tx, settings, { customerId, client, now }))
}

/** A response of a provider is good once, however often it is sent. */
function completeFlow(tx: Executor, { text, at }: SignInFlow, now: number): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest()
  return queries.markFlowUsed(tx, hash, new Date(now), new Date(at + flowLifetimeSeconds * 1000))
}
