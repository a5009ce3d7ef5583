// Signing in with another house: its word is read, what it means for an account is decided, and the session is ours.

import type { Session } from '@stoa/contract/session'
import { decideSocial, type SocialFacts } from '@stoa/domain/customer/decide-social'
import { type Outcome, refused } from '@stoa/domain/outcome'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { HouseIdentity } from '../../ports/social-houses.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { type Attempt, failed, type Parts, type SocialRefusal, type SocialWish } from './attempt.ts'
import { letIn } from './let-in.ts'
import { codeProves, sendCode } from './prove-email.ts'
import * as queries from './social.queries.ts'
import { newStart, type Start, startLives } from './social-start.ts'
import { hashOfToken, readCookie, writeTicket } from './social-ticket.ts'

/** Reads the house's word; `start` is null when this browser has no signing-in under way. Null: not to be believed. */
export type ReadIdentity = (start: Start | null) => Promise<HouseIdentity | null>

export async function logInWithHouse(
  parts: Parts,
  wish: SocialWish,
  read: ReadIdentity,
): Promise<Outcome<Session, SocialRefusal>> {
  const { secret } = parts.settings
  const { client, now } = wish
  const tokenHash = hashOfToken(wish.provider, wish.token)
  const cookie = readCookie(secret, client.cookie('social') ?? '', tokenHash, now)
  const identity = cookie?.ticket?.identity ?? (await read(cookie?.start ?? null))
  if (identity === null) return failed()
  const ticket = cookie?.ticket ?? { tokenHash, identity, provedEmail: null }
  const passwordShown = await showsPassword(parts, identity, wish.password)
  const attempt = { wish, ticket, passwordShown, start: cookie?.start ?? null }
  // committed when refused, too: guesses are counted, and the code that was asked for goes out
  const { outcome, provedEmail } = await inTransaction(parts.db, (tx) => tryToEnter(tx, parts, attempt))
  if (outcome.ok) client.setCookie({ name: 'social', value: null })
  else if (outcome.refusal.code !== 'social_sign_in_failed') {
    const start = attempt.start ?? newStart(now)
    const value = writeTicket(secret, start, { ...ticket, provedEmail })
    client.setCookie({ name: 'social', value, maxAge: startLives })
  }
  return outcome
}

/** Only for an e-mail the house vouches for: nobody tries passwords at an address that they merely typed. */
async function showsPassword(
  { db, settings }: Parts,
  identity: HouseIdentity,
  password: string | undefined,
): Promise<boolean> {
  if (password === undefined || identity.email === null || !identity.emailVerified) return false
  return verifyPassword(await queries.findPasswordHash(db, identity.email), password, settings.passwordCost)
}

interface Tried {
  outcome: Outcome<Session, SocialRefusal>
  /** The e-mail whose code was typed, now or before. */
  provedEmail: string | null
}

async function tryToEnter(tx: Executor, parts: Parts, attempt: Attempt): Promise<Tried> {
  const { wish, ticket } = attempt
  const { identity } = ticket
  const email = identity.emailVerified ? identity.email : (wish.email ?? identity.email)
  await queries.lockPerson(tx, identity, email)
  const provedEmail = await proveEmail(tx, parts.settings, attempt, email)
  const isProved = isSame(provedEmail, email)
  const row = await queries.findSocialFacts(tx, identity, email)
  const decision = decideSocial(factsOf(row, attempt, email, isProved))
  if (!decision.ok) {
    const asksForCode = wish.emailCode === undefined && wish.password === undefined
    if (email !== null && asksForCode) await sendCode(tx, parts.settings, { ...wish, email }, identity)
    const details = { email, ...(asksForCode ? {} : { wrong: true }) }
    return { outcome: refused({ ...decision.refusal, details }), provedEmail }
  }
  return { outcome: await letIn(tx, parts, attempt, decision.value), provedEmail }
}

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

async function proveEmail(
  tx: Executor,
  settings: AccountSettings,
  { wish, ticket }: Attempt,
  email: string | null,
): Promise<string | null> {
  if (email === null || wish.emailCode === undefined || isSame(ticket.provedEmail, email)) return ticket.provedEmail
  return (await codeProves(tx, settings, { ...wish, email }, wish.emailCode)) ? email : null
}

const factsOf = (
  row: queries.SocialRow,
  { ticket: { identity }, passwordShown }: Attempt,
  email: string | null,
  isProved: boolean,
): SocialFacts => ({
  tiedTo: row.tied_to,
  email,
  vouchedBy: isProved ? 'code' : identity.emailVerified ? 'house' : 'nobody',
  isHousesMailbox: identity.isHousesMailbox,
  account: row.account === null ? null : { customerId: row.account, isProved: row.is_proved, passwordShown },
})
