// Signing in with another house: its word is read, what it means for an account is decided, and the session is ours.

import { createHash } from 'node:crypto'
import type { Refusal } from '@stoa/contract/refusals'
import type { Session } from '@stoa/contract/session'
import { decideSocial, type SocialDecision, type SocialFacts } from '@stoa/domain/customer/decide-social'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { HouseIdentity } from '../../ports/social-houses.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { enterAccount } from './enter-account.ts'
import type { SocialHands } from './hands.ts'
import { codeProves, sendCode } from './prove-email.ts'
import * as queries from './social.queries.ts'
import { newStart, type Start, startLives } from './social-start.ts'
import { hashOfToken, readCookie, type SocialTicket, writeTicket } from './social-ticket.ts'

export type SocialRefusal = Refusal<
  | 'social_sign_in_failed'
  | 'social_email_needed'
  | 'social_link_needs_proof'
  | 'second_factor_required'
  | 'second_factor_wrong'
>

export interface SocialWish {
  provider: 'google' | 'facebook'
  token: string
  /** What was asked for after an earlier attempt. */
  email?: string
  emailCode?: string
  password?: string
  code?: string
  client: CallingClient
  language: Language
  now: number
}

/** Reads the house's word; `start` is null when this browser has no signing-in under way. Null: not to be believed. */
export type ReadIdentity = (start: Start | null) => Promise<HouseIdentity | null>

interface Parts {
  db: Database
  settings: AccountSettings
  hands: SocialHands
}

const failed = (): { ok: false; refusal: SocialRefusal } => refused({ code: 'social_sign_in_failed' })

export async function logInWithHouse(
  parts: Parts,
  wish: SocialWish,
  read: ReadIdentity,
): Promise<Outcome<Session, SocialRefusal>> {
  const { secret } = parts.settings
  const { client, token, now } = wish
  const cookie = readCookie(secret, client.cookie('social') ?? '', token, now)
  const identity = cookie?.ticket?.identity ?? (await read(cookie?.start ?? null))
  if (identity === null) return failed()
  const ticket = cookie?.ticket ?? { tokenHash: hashOfToken(token), identity, provedEmail: null }
  const passwordShown = await showsPassword(parts.db, identity, wish.password)
  const attempt = { wish, ticket, passwordShown, start: cookie?.start ?? null }
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
async function showsPassword(db: Database, identity: HouseIdentity, password: string | undefined): Promise<boolean> {
  if (password === undefined || identity.email === null || !identity.emailVerified) return false
  return verifyPassword(await queries.findPasswordHash(db, identity.email), password)
}

interface Attempt {
  wish: SocialWish
  ticket: SocialTicket
  passwordShown: boolean
  start: Start | null
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
  const isProved = email !== null && provedEmail?.toLowerCase() === email.toLowerCase()
  const row = await queries.findSocialFacts(tx, identity, email)
  const decision = decideSocial(factsOf(row, attempt, email, isProved))
  if (!decision.ok) {
    const asksForCode = wish.emailCode === undefined && wish.password === undefined
    if (email !== null && asksForCode) await sendCode(tx, parts.settings, { ...wish, email })
    const details = { email, ...(asksForCode ? {} : { wrong: true }) }
    return { outcome: refused({ ...decision.refusal, details }), provedEmail }
  }
  return { outcome: await enter(tx, parts, attempt, decision.value), provedEmail }
}

async function proveEmail(
  tx: Executor,
  settings: AccountSettings,
  { wish, ticket }: Attempt,
  email: string | null,
): Promise<string | null> {
  if (ticket.provedEmail !== null || email === null || wish.emailCode === undefined) return ticket.provedEmail
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

async function enter(
  tx: Executor,
  { settings, hands }: Parts,
  { wish, ticket, start }: Attempt,
  decision: SocialDecision,
): Promise<Outcome<Session, SocialRefusal>> {
  const { client, provider, language, code, now } = wish
  // an account that is cleared loses its second factor too: whoever set it never proved the e-mail
  if (decision.does === 'log_in' || (decision.does === 'tie' && !decision.cleared)) {
    const factor = await hands.checkSecondFactor(tx, settings, decision.customerId, code, now)
    if (!factor.ok) return factor
  }
  if (start && !(await endStart(tx, start, now))) return failed()
  const customerId = await enterAccount(tx, decision, { identity: ticket.identity, provider, language, now })
  if (customerId === null) return failed()
  return done(await beginSession(tx, settings, { customerId, client, now }))
}

/** What came back from a house is good once, however often it is shown. */
function endStart(tx: Executor, { text, at }: Start, now: number): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest()
  return queries.takeStart(tx, hash, new Date(now), new Date(at + startLives * 1000))
}
