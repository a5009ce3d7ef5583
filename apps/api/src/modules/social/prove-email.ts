// An e-mail that no house vouches for is proved by a code sent to it. Nobody can have us fill strangers' mailboxes, nor guess for
// long: ten codes a day for an address and for a person, and five guesses at each.

import { createHash } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { countUse } from '../limits/limits.queries.ts'
import { issueCode, spendCode } from '../one-time-keys/one-time-keys.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import * as queries from './social.queries.ts'

const codeLives = 15 * 60_000
const codesADay = 10
const day = 24 * 60 * 60_000

export interface EmailInQuestion {
  email: string
  language: Language
  now: number
}

/** Says nothing of whether a letter goes out: to whoever asks it is the same. */
export async function sendCode(
  tx: Executor,
  settings: AccountSettings,
  { email, language, now }: EmailInQuestion,
  person: queries.HouseKey,
): Promise<void> {
  if (await hasAskedEnough(tx, person, now)) return
  if ((await queries.countCodes(tx, email, new Date(now - day))) >= codesADay) return
  const { id } = await issueCode(tx, settings, { purpose: 'social', email, language, now, livesFor: codeLives })
  await tellLetter(tx, 'social_code', { keyId: id, now })
}

/** Under a hash: who they are elsewhere is not the counter's business. */
async function hasAskedEnough(tx: Executor, { issuer, subject }: queries.HouseKey, now: number): Promise<boolean> {
  const bucket = `social code ${createHash('sha256').update(`${issuer} ${subject}`).digest('base64url')}`
  const { used } = await countUse(tx, { bucket, most: codesADay, now: new Date(now), until: new Date(now + day) })
  return used > codesADay
}

/** The transaction must be kept, also when the code is wrong: it counts guesses. */
export async function codeProves(
  tx: Executor,
  settings: AccountSettings,
  { email, now }: EmailInQuestion,
  code: string,
): Promise<boolean> {
  return (await spendCode(tx, settings, { purpose: 'social', owner: { email }, code, now })) !== null
}
