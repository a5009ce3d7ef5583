// Keys that open something once: links in letters, and codes that are read in one place and typed in another.

import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import {
  type CodePurpose,
  codeOf,
  hashKey,
  type KeyPurpose,
  type KeyRoot,
  type KeySettings,
  keyOf,
} from './key-bits.ts'
import * as queries from './one-time-keys.queries.ts'

export interface KeyWish<Purpose> {
  purpose: Purpose
  customerId?: number
  staffId?: number
  /** An e-mail to be proved, or one that was typed and whose owner the letter's writer looks up. */
  email?: string
  /** Of the page it was asked for on. */
  language?: Language
  /** Milliseconds since 1970. */
  now: number
  /** Milliseconds. */
  livesFor: number
}

/** A key's row, and the key itself for those who hand it over at once. */
export interface IssuedKey {
  id: number
  key: string
}

async function issue(
  tx: Executor,
  settings: KeySettings,
  wish: KeyWish<KeyPurpose | CodePurpose>,
): Promise<KeyRoot & { key: string }> {
  const { purpose, customerId = null, staffId = null, email = null, language = null, now, livesFor } = wish
  const root: KeyRoot = { id: await queries.nextKeyId(tx), purpose, createdAt: new Date(now) }
  const key = keyOf(settings, root)
  const expiresAt = new Date(now + livesFor)
  await queries.insertKey(tx, { ...root, hash: hashKey(key), customerId, staffId, email, language, expiresAt })
  return { ...root, key }
}

export async function issueKey(tx: Executor, settings: KeySettings, wish: KeyWish<KeyPurpose>): Promise<IssuedKey> {
  const { id, key } = await issue(tx, settings, wish)
  return { id, key }
}

/** Looks without using it up. */
export const findKey = (db: Executor, key: string, purpose: KeyPurpose, now: number): Promise<queries.KeyRow | null> =>
  queries.findLiveKey(db, hashKey(key), purpose, new Date(now))

/** Uses it up; null when there is nothing to use. */
export const spendKey = (tx: Executor, key: string, purpose: KeyPurpose, now: number): Promise<queries.KeyRow | null> =>
  queries.takeKey(tx, hashKey(key), purpose, new Date(now))

/** A code for somebody to type; the newest one counts. Gives the row's id, for the letter. */
export async function issueCode(
  tx: Executor,
  settings: KeySettings,
  wish: KeyWish<CodePurpose>,
): Promise<{ id: number; code: string }> {
  const root = await issue(tx, settings, wish)
  return { id: root.id, code: codeOf(settings, root) }
}

/** A million codes and five guesses. */
const mostGuesses = 5

export interface CodeGuess {
  purpose: CodePurpose
  owner: queries.CodeOwner
  /** As typed, a space in the middle included. */
  code: string
  now: number
}

/** Uses the code up; null when it is not the one, and after five guesses for good. The transaction must be kept: it counts. */
export async function spendCode(
  tx: Executor,
  settings: KeySettings,
  { purpose, owner, code, now }: CodeGuess,
): Promise<queries.KeyRow | null> {
  const at = new Date(now)
  const row = await queries.countGuess(tx, purpose, owner, { now: at, most: mostGuesses })
  if (!row) return null
  const right = Buffer.from(codeOf(settings, { id: row.id, purpose, createdAt: row.created_at }))
  const typed = Buffer.from(code.replace(/\s/g, ''))
  if (typed.length !== right.length || !timingSafeEqual(typed, right)) return null
  await queries.markUsed(tx, row.id, at)
  return row
}
