// One-time tokens: links in e-mails, and codes that are read in one place and typed in another.

import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './one-time-tokens.queries.ts'
import {
  type CodePurpose,
  deriveCode,
  deriveToken,
  hashOneTimeToken,
  type TokenPurpose,
  type TokenSeed,
  type TokenSettings,
} from './token-secrets.ts'

export {
  assignToken,
  deleteOldTokens,
  deleteToken,
  findTokenById,
  revokeTokens,
  type TokenRow,
} from './one-time-tokens.queries.ts'

export interface TokenInput<Purpose> {
  purpose: Purpose
  customerId?: number
  staffId?: number
  /** An e-mail to be verified, or one that was typed and whose owner the e-mail job looks up. */
  email?: string
  /** The language of the page that requested it. */
  language?: Language
  /** Milliseconds since 1970. */
  now: number
  /** Milliseconds. */
  lifetimeMs: number
}

/** A token's row, and the token itself for callers that return it directly. */
export interface IssuedToken {
  id: number
  token: string
}

async function issue(
  tx: Executor,
  settings: TokenSettings,
  input: TokenInput<TokenPurpose | CodePurpose>,
): Promise<TokenSeed & { token: string }> {
  const { purpose, customerId = null, staffId = null, email = null, language = null, now, lifetimeMs } = input
  const seed: TokenSeed = { id: await queries.nextTokenId(tx), purpose, createdAt: new Date(now) }
  const token = deriveToken(settings, seed)
  const expiresAt = new Date(now + lifetimeMs)
  await queries.insertToken(tx, {
    ...seed,
    hash: hashOneTimeToken(token),
    customerId,
    staffId,
    email,
    language,
    expiresAt,
  })
  return { ...seed, token }
}

export async function issueToken(
  tx: Executor,
  settings: TokenSettings,
  input: TokenInput<TokenPurpose>,
): Promise<IssuedToken> {
  const { id, token } = await issue(tx, settings, input)
  return { id, token }
}

/** Checks it without using it up. */
export const findToken = (
  db: Executor,
  token: string,
  purpose: TokenPurpose,
  now: number,
): Promise<queries.TokenRow | null> => queries.findValidToken(db, hashOneTimeToken(token), purpose, new Date(now))

/** Uses it up; null when it is not valid. */
export const consumeToken = (
  tx: Executor,
  token: string,
  purpose: TokenPurpose,
  now: number,
): Promise<queries.TokenRow | null> => queries.consumeToken(tx, hashOneTimeToken(token), purpose, new Date(now))

/** A code to be typed; the newest one counts. Returns the row's id, for the e-mail. */
export async function issueCode(
  tx: Executor,
  settings: TokenSettings,
  input: TokenInput<CodePurpose>,
): Promise<{ id: number; code: string }> {
  const seed = await issue(tx, settings, input)
  return { id: seed.id, code: deriveCode(settings, seed) }
}

const seedOf = ({ id, purpose, created_at: createdAt }: queries.TokenRow): TokenSeed => ({ id, purpose, createdAt })

/** The token of a row, for the e-mail that carries it. */
export const tokenOf = (settings: TokenSettings, row: queries.TokenRow): string => deriveToken(settings, seedOf(row))

/** The code of a row, likewise. */
export const codeOf = (settings: TokenSettings, row: queries.TokenRow): string => deriveCode(settings, seedOf(row))

/** A million codes and five guesses. */
const maxGuesses = 5

export interface CodeGuess {
  purpose: CodePurpose
  owner: queries.CodeOwner
  /** As typed, a space in the middle included. */
  code: string
  now: number
}

/**
 * Uses the code up; null when it is wrong, and after five guesses for good. The transaction must be committed: it
 * counts.
 */
export async function consumeCode(
  tx: Executor,
  settings: TokenSettings,
  { purpose, owner, code, now }: CodeGuess,
): Promise<queries.TokenRow | null> {
  const at = new Date(now)
  const row = await queries.countGuess(tx, purpose, owner, { now: at, maxGuesses })
  if (!row) return null
  const expected = Buffer.from(codeOf(settings, row))
  const typed = Buffer.from(code.replace(/\s/g, ''))
  if (typed.length !== expected.length || !timingSafeEqual(typed, expected)) return null
  await queries.markUsed(tx, row.id, at)
  return row
}
