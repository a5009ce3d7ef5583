// The SQL of one-time keys and codes.

import type { Language } from '@stoa/domain/language'
import { sql } from 'kysely'
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

const columns = sql`id, purpose, customer_id, staff_id, email, language, created_at, expires_at`

export async function nextTokenId(tx: Executor): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('one_time_key', 'id')) as id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the sequence of keys gave nothing')
  return row.id
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
  const { rows } = await sql<TokenRow>`select ${columns} from one_time_key where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Null when there is none, when it was used and when it has run out. */
export async function findValidToken(
  db: Executor,
  hash: Buffer,
  purpose: TokenPurpose | CodePurpose,
  now: Date,
): Promise<TokenRow | null> {
  const { rows } = await sql<TokenRow>`
    select ${columns} from one_time_key
    where hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Of two at once one gets the row. */
export async function consumeToken(
  tx: Executor,
  hash: Buffer,
  purpose: TokenPurpose | CodePurpose,
  now: Date,
): Promise<TokenRow | null> {
  const { rows } = await sql<TokenRow>`
    update one_time_key set used_at = ${now}
    where hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning ${columns}`.execute(tx)
  return rows[0] ?? null
}

/** Whose code it is: a customer's, or that of an e-mail that belongs to nobody yet. */
export type CodeOwner = { customerId: number } | { email: string }

const belongsTo = (owner: CodeOwner) =>
  'customerId' in owner
    ? sql`customer_id = ${owner.customerId}`
    : sql`customer_id is null and lower(email) = lower(${owner.email})`

/** Counts one guess at the newest code; null when there is none to guess at, or it was guessed at too often. */
export async function countGuess(
  tx: Executor,
  purpose: CodePurpose,
  owner: CodeOwner,
  { now, maxGuesses }: { now: Date; maxGuesses: number },
): Promise<TokenRow | null> {
  const { rows } = await sql<TokenRow>`
    update one_time_key set guesses = guesses + 1
    where guesses < ${maxGuesses} and used_at is null and expires_at > ${now} and id = (
      select max(id) from one_time_key where purpose = ${purpose} and ${belongsTo(owner)})
    returning ${columns}`.execute(tx)
  return rows[0] ?? null
}

export async function markUsed(tx: Executor, id: number, now: Date): Promise<void> {
  await sql`update one_time_key set used_at = ${now} where id = ${id}`.execute(tx)
}

/** What else was sent to the customer for the same purpose is over. */
export async function revokeTokens(tx: Executor, customerId: number, purpose: TokenPurpose, now: Date): Promise<void> {
  await sql`
    update one_time_key set used_at = ${now}
    where customer_id = ${customerId} and purpose = ${purpose} and used_at is null`.execute(tx)
}

/** Keys that are over for a day; what hangs on them goes with them. How many there were. */
export async function deleteOldTokens(db: Executor, before: Date, maxGuesses: number): Promise<number> {
  const { rows } = await sql`
    delete from one_time_key where id in (
      select id from one_time_key where expires_at < ${before} order by expires_at limit ${maxGuesses} for update skip locked)
    returning id`.execute(db)
  return rows.length
}
