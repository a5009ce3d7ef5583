// Signing in with an identity provider: its response is verified, the account is decided on, and the session is ours.

import type { Session } from '@stoa/contract/identity/session'
import { decideSocial, type SocialSignInData } from '@stoa/domain/identity/decide-social'
import { type Outcome, refused } from '@stoa/domain/outcome'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { ProviderIdentity } from '../../ports/identity-providers.ts'
import type { AccountSettings } from '../account-settings.ts'
import { findCredentials } from '../accounts/accounts.service.ts'
import { verifyPassword } from '../passwords/passwords.service.ts'
import { type Attempt, failed, type SocialContext, type SocialInput, type SocialRefusal } from './attempt.ts'
import { sendCode, verifyCode } from './email-code.ts'
import { completeSignIn } from './sign-in.ts'
import { flowLifetimeSeconds, newFlow, type SignInFlow } from './sign-in-flow.ts'
import * as queries from './social.queries.ts'
import { hashOfToken, readCookie, writeTicket } from './social-ticket.ts'

/** Verifies the provider's response; `flow` is null when this browser has no flow under way. Null when invalid. */
export type ReadIdentity = (flow: SignInFlow | null) => Promise<ProviderIdentity | null>

export async function signInWithProvider(
  context: SocialContext,
  input: SocialInput,
  read: ReadIdentity,
): Promise<Outcome<Session, SocialRefusal>> {
  const { secret } = context.settings
  const { client, now } = input
  const tokenHash = hashOfToken(input.provider, input.token)
  const cookie = readCookie(secret, client.cookie('social') ?? '', tokenHash, now)
  const identity = cookie?.ticket?.identity ?? (await read(cookie?.flow ?? null))
  if (identity === null) return failed()
  const ticket = cookie?.ticket ?? { tokenHash, identity, provedEmail: null }
  const passwordShown = await verifiesPassword(context, identity, input.password)
  const attempt = { input, ticket, passwordShown, flow: cookie?.flow ?? null }
  // committed when refused, too: guesses are counted, and the requested code is sent
  const { outcome, provedEmail } = await inTransaction(context.db, (tx) => runAttempt(tx, context, attempt))
  if (outcome.ok) client.setCookie({ name: 'social', value: null })
  else if (outcome.refusal.code !== 'social_sign_in_failed') {
    const flow = attempt.flow ?? newFlow(now)
    const value = writeTicket(secret, flow, { ...ticket, provedEmail })
    client.setCookie({ name: 'social', value, maxAge: flowLifetimeSeconds })
  }
  return outcome
}

/** Only for an e-mail the provider verified: nobody tries passwords at an address that they merely typed. */
async function verifiesPassword(
  { db, settings }: SocialContext,
  identity: ProviderIdentity,
  password: string | undefined,
): Promise<boolean> {
  if (password === undefined || identity.email === null || !identity.emailVerified) return false
  const account = await findCredentials(db, identity.email)
  return verifyPassword(account?.password_hash ?? null, password, settings.passwordCost)
}

interface AttemptResult {
  outcome: Outcome<Session, SocialRefusal>
  /** The e-mail whose code was typed, now or before. */
  provedEmail: string | null
}

async function runAttempt(tx: Executor, context: SocialContext, attempt: Attempt): Promise<AttemptResult> {
  const { input, ticket } = attempt
  const { identity } = ticket
  const email = identity.emailVerified ? identity.email : (input.email ?? identity.email)
  await queries.lockPerson(tx, identity, email)
  const provedEmail = await proveEmail(tx, context.settings, attempt, email)
  const isProved = isSame(provedEmail, email)
  const row = await queries.findSocialRow(tx, identity, email)
  const decision = decideSocial(toDecisionInput(row, attempt, email, isProved))
  if (!decision.ok) {
    const needsCode = input.emailCode === undefined && input.password === undefined
    if (email !== null && needsCode) await sendCode(tx, context.settings, { ...input, email }, identity)
    const details = { email, ...(needsCode ? {} : { wrong: true }) }
    return { outcome: refused({ ...decision.refusal, details }), provedEmail }
  }
  return { outcome: await completeSignIn(tx, context, attempt, decision.value), provedEmail }
}

const isSame = (a: string | null, b: string | null): boolean => a !== null && a.toLowerCase() === b?.toLowerCase()

async function proveEmail(
  tx: Executor,
  settings: AccountSettings,
  { input, ticket }: Attempt,
  email: string | null,
): Promise<string | null> {
  if (email === null || input.emailCode === undefined || isSame(ticket.provedEmail, email)) return ticket.provedEmail
  return (await verifyCode(tx, settings, { ...input, email }, input.emailCode)) ? email : null
}

const toDecisionInput = (
  row: queries.SocialRow,
  { ticket: { identity }, passwordShown }: Attempt,
  email: string | null,
  isProved: boolean,
): SocialSignInData => ({
  linkedTo: row.tied_to,
  email,
  verifiedBy: isProved ? 'code' : identity.emailVerified ? 'provider' : 'nobody',
  isProviderMailbox: identity.isProvidersMailbox,
  account:
    row.account === null
      ? null
      : { customerId: row.account, isVerified: row.proved_at !== null, passwordConfirmed: passwordShown },
})
