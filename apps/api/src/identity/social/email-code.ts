// An e-mail that no identity provider verified is verified by a code sent to it. Limits keep strangers' mailboxes from
// being flooded and codes from being guessed: ten codes a day for an address and for a person, and five guesses at
// each.

import { createHash } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import { countUse } from '../../database/rate-limit.ts'
import type { Executor } from '../../database/transaction.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { consumeCode, issueCode } from '../one-time-tokens/one-time-tokens.service.ts'
import * as queries from './social.queries.ts'

const codeLifetimeMs = 15 * 60_000
const maxCodesPerDay = 10
const day = 24 * 60 * 60_000

export interface EmailCodeInput {
  email: string
  language: Language
  now: number
}

/** The response is the same whether or not an e-mail is sent. */
export async function sendCode(
  tx: Executor,
  settings: AccountSettings,
  { email, language, now }: EmailCodeInput,
  identity: queries.IdentityKey,
): Promise<void> {
  if (await exceedsDailyLimit(tx, identity, now)) return
  if ((await queries.countCodes(tx, email, new Date(now - day))) >= maxCodesPerDay) return
  const { id } = await issueCode(tx, settings, { purpose: 'social', email, language, now, lifetimeMs: codeLifetimeMs })
  await enqueueEmail(tx, 'social_code', { keyId: id, now })
}

/** Hashed: the limit's table must not hold the provider's user id. */
async function exceedsDailyLimit(
  tx: Executor,
  { issuer, subject }: queries.IdentityKey,
  now: number,
): Promise<boolean> {
  const bucket = `social code ${createHash('sha256').update(`${issuer} ${subject}`).digest('base64url')}`
  const { used } = await countUse(tx, { bucket, max: maxCodesPerDay, now: new Date(now), until: new Date(now + day) })
  return used > maxCodesPerDay
}

/** The transaction must be committed, also when the code is wrong: it counts guesses. */
export async function verifyCode(
  tx: Executor,
  settings: AccountSettings,
  { email, now }: EmailCodeInput,
  code: string,
): Promise<boolean> {
  return (await consumeCode(tx, settings, { purpose: 'social', owner: { email }, code, now })) !== null
}
