// The last step of signing in with another house: the second factor, the account, the session.

import { createHash } from 'node:crypto'
import type { Session } from '@stoa/contract/session'
import type { SocialDecision } from '@stoa/domain/customer/decide-social'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { lockOpenAccount } from '../accounts/accounts.queries.ts'
import { rememberDevice } from '../accounts/known-devices.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { type Attempt, failed, type Parts, type SocialRefusal } from './attempt.ts'
import { enterAccount } from './enter-account.ts'
import * as queries from './social.queries.ts'
import { type Start, startLives } from './social-start.ts'

export async function letIn(
  tx: Executor,
  { settings, hands }: Parts,
  { wish, ticket, start }: Attempt,
  decision: SocialDecision,
): Promise<Outcome<Session, SocialRefusal>> {
  const { client, provider, language, code, now } = wish
  const account = decision.does === 'create' ? null : await lockOpenAccount(tx, decision.customerId)
  // one that waits to be deleted is opened by the key in its letter only
  if (decision.does !== 'create' && account === null) return failed()
  // one that is cleared loses its second factor too: whoever set it never proved the e-mail
  if (account && !(decision.does === 'tie' && decision.cleared)) {
    const factor = await hands.checkSecondFactor(tx, settings, account.id, code, now)
    if (!factor.ok) return factor
  }
  if (start && !(await endStart(tx, start, now))) return failed()
  const customerId = await enterAccount(tx, decision, { identity: ticket.identity, provider, language, now })
  if (customerId === null) return failed()
  const wasKnown = await rememberDevice(tx, client, customerId, now)
  // the owner hears of it where it could have been somebody else
  if (!wasKnown && account?.last_login_at) await tellLetter(tx, 'new_sign_in', { customerId, now })
  await queries.markSignedIn(tx, customerId, new Date(now))
  return done(await beginSession(tx, settings, { customerId, client, now }))
}

/** What came back from a house is good once, however often it is shown. */
function endStart(tx: Executor, { text, at }: Start, now: number): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest()
  return queries.takeStart(tx, hash, new Date(now), new Date(at + startLives * 1000))
}
