// The SQL of one-time tokens and codes.

import type { Language } from '@stoa/domain/language'
import { sql } from 'kysely'
import { deleteBatch } from '../../database/delete-batch.ts'
import { equalsLower } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import type { CodePurpose, TokenPurpose } from './token-secrets.ts'

export interface TokenRow {
  id: number
  purpose: TokenPurpose | CodePurpose
  customer_id: number | null
  staff_id: number | null
  email: string | null
  language: Language | null
  created_at: Date
  expires_at: Date
}

const columns = [
  ...(['id', 'purpose', 'customer_id', 'staff_id'] as const),
  ...(['email', 'language', 'created_at', 'expires_at'] as const),
] as const

export async function nextTokenId(tx: Executor): Promise<number> {
  const { id } = await tx
    .selectNoFrom(({ fn }) => {
      const sequence = fn<string>('pg_get_serial_sequence', [sql.lit('one_time_key'), sql.lit('id')])
      return fn<number>('nextval', [sequence]).as('id')
    })
    .executeTakeFirstOrThrow()
  return id
}

export interface NewToken {
  id: number
  hash: Buffer
  purpose: TokenPurpose | CodePurpose
  customerId: number | null
  staffId: number | null
  email: string | null
  language: Language | null
  createdAt: Date
  expiresAt: Date
}

export async function insertToken(tx: Executor, token: NewToken): Promise<void> {
  await sql`
    insert into one_time_key (id, hash, purpose, customer_id, staff_id, email, language, created_at, expires_at)
    overriding system value
    values (${token.id}, ${token.hash}, ${token.purpose}, ${token.customerId}, ${token.staffId}, ${token.email}, ${token.language},
      ${token.createdAt}, ${token.expiresAt})`.execute(tx)
}

export async function findTokenById(db: Executor, id: number): Promise<TokenRow | null> {
  const row = await db.selectFrom('one_time_key').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Null when there is none, or it was used or has expired. */
export async function findValidToken(
  db: Executor,
  hash: Buffer,
  purpose: TokenPurpose | CodePurpose,
  now: Date,
): Promise<TokenRow | null> {
  const row = await db
    .selectFrom('one_time_key')
    .select(columns)
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Of two concurrent calls one gets the row. */
export async function consumeToken(
  tx: Executor,
  hash: Buffer,
  purpose: TokenPurpose | CodePurpose,
  now: Date,
): Promise<TokenRow | null> {
  const row = await tx
    .updateTable('one_time_key')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** The owner of the code: a customer, or an e-mail that belongs to no account yet. */
export type CodeOwner = { customerId: number } | { email: string }

function newestCode(db: Executor, purpose: CodePurpose, owner: CodeOwner) {
  const codes = db
    .selectFrom('one_time_key as code')
    .select(({ fn }) => fn.max('code.id').as('id'))
    .where('code.purpose', '=', purpose)
  if ('customerId' in owner) return codes.where('code.customer_id', '=', owner.customerId)
  return codes.where('code.customer_id', 'is', null).where((eb) => equalsLower(eb, 'code.email', owner.email))
}

/** Counts one guess at the newest code; null when there is none, or there were too many guesses. */
export async function countGuess(
  tx: Executor,
  purpose: CodePurpose,
  owner: CodeOwner,
  { now, maxGuesses }: { now: Date; maxGuesses: number },
): Promise<TokenRow | null> {
  const row = await tx
    .updateTable('one_time_key')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('guesses', '<', maxGuesses)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('id', '=', newestCode(tx, purpose, owner))
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

export async function markUsed(tx: Executor, id: number, now: Date): Promise<void> {
  await tx.updateTable('one_time_key').set({ used_at: now }).where('id', '=', id).execute()
}

/** Voids the other tokens of the customer for the same purpose. */
export async function revokeTokens(tx: Executor, customerId: number, purpose: TokenPurpose, now: Date): Promise<void> {
  await tx
    .updateTable('one_time_key')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** The token was requested with an e-mail; from here on it is the customer's. */
export async function assignToken(db: Executor, id: number, customerId: number): Promise<void> {
  await db
    .updateTable('one_time_key')
    .set({ customer_id: customerId })
    .where('id', '=', id)
    .where('customer_id', 'is', null)
    .execute()
}

/** With the input stored with it, which is of no use any more. */
export async function deleteToken(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('one_time_key').where('id', '=', id).execute()
}

/** Deletes tokens that expired a day ago, with what depends on them. Returns how many. */
export async function deleteOldTokens(db: Executor, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'one_time_key', key: 'id', column: 'expires_at', before, limit })
}
