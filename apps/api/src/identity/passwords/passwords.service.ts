// Passwords as they are stored: argon2id in its usual notation, each with its own salt. An unknown account costs the
// same work as a known one, so that the timing does not reveal which it was.

import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type IsCommon, isGuessable, type PasswordOwner } from '@stoa/domain/identity/guessable-password'
import type { PasswordCost } from '../account-settings.ts'
import { hashInTurn } from './hash-threads.ts'

export { HashingBusyError, hashesStarted } from './hash-threads.ts'

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const defaultCost: PasswordCost = { memory: 19_456, passes: 2 }

const [saltLength, tagLength, parallelism] = [16, 32, 1]

/** The same text whichever keyboard composed it: ά is one code point on one machine and two on another. */
const bytesOf = (password: string): Uint8Array => new TextEncoder().encode(password.normalize('NFKC'))

const unpaddedBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const tagOf = (password: string, salt: Buffer, cost: PasswordCost, length = tagLength): Promise<Buffer> => {
  const params = { message: bytesOf(password), nonce: Uint8Array.from(salt), parallelism, tagLength: length, ...cost }
  return hashInTurn(params)
}

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. Throws HashingBusyError. */
export async function hashPassword(password: string, cost: PasswordCost = defaultCost): Promise<string> {
  const salt = randomBytes(saltLength)
  const tag = await tagOf(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${parallelism}$${unpaddedBase64(salt)}$${unpaddedBase64(tag)}`
}

const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

interface StoredHash {
  cost: PasswordCost
  salt: Buffer
  tag: Buffer
}

function readHash(hash: string): StoredHash {
  const [, memory, passes, salt, tag] = hashPattern.exec(hash) ?? []
  if (salt === undefined || tag === undefined) throw new Error('a stored password is not in our notation')
  const cost = { memory: Number(memory), passes: Number(passes) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/** `hash` null: there is no password to compare with, which takes as long. Throws HashingBusyError. */
export async function verifyPassword(
  hash: string | null,
  password: string,
  cost: PasswordCost = defaultCost,
): Promise<boolean> {
  const stored = hash === null ? null : readHash(hash)
  const { salt, tag } = stored ?? { salt: randomBytes(saltLength), tag: Buffer.alloc(tagLength) }
  const derived = await tagOf(password, salt, stored?.cost ?? cost, tag.length)
  return timingSafeEqual(derived, tag) && stored !== null
}

/** Whether a password that was just verified should be rehashed: the cost has changed since. */
export function isOutdated(hash: string, { memory, passes }: PasswordCost = defaultCost): boolean {
  const { cost } = readHash(hash)
  return cost.memory !== memory || cost.passes !== passes
}

/**
 * The passwords that are used most, as an attacker has them: the ten thousand most frequent ones of eight characters or
 * more and the words that others begin with (zxcvbn's list, made from leaked passwords; MIT, copyright 2012-2016 Dan
 * Wheeler and Dropbox, Inc., 2021 zxcvbn-ts), and what Greeks use, in Greek and in Latin script. Folded: lower case, no
 * accents, one sigma.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

const isCommon: IsCommon = (folded) => commonPasswords.has(folded)

export const isTooCommon = (password: string, owner: PasswordOwner): boolean => isGuessable(password, owner, isCommon)
