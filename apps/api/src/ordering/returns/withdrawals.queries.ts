// The SQL of statements of withdrawal.

import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import type { Language } from '@stoa/domain/language'
import { sql } from 'kysely'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'

/** The next number of a statement, and the key of the permutation that makes codes of numbers. */
export async function nextNumber(tx: Executor): Promise<{ number: number; key: string }> {
  const { rows } = await sql<{ number: number; key: string }>`
    select coalesce(nextval('withdrawal_number'), 0) as number, coalesce((select key from order_code_key), '') as key`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('a select without a table gave no row')
  return row
}

/** Whoever makes the same call at the same time waits for the first. */
export async function lockKey(tx: Executor, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862411, hashtext(${key}))`.execute(tx)
}

export type WithdrawalRow = RowOf<typeof findByKey>

export const findByKey = (db: Executor, key: string) =>
  db
    .selectFrom('withdrawal')
    .select(['code', 'body_hash', 'stated_at'])
    .select((eb) => eb.ref('terms').$castTo<WithdrawalTerms | null>().as('terms'))
    .where('key', '=', key)
    .executeTakeFirst()

export interface NewWithdrawal {
  key: string
  bodyHash: string
  code: string
  orderId: number | null
  orderText: string
  name: string
  email: string
  words: string | null
  terms: WithdrawalTerms | null
  language: Language
  statedAt: Date
}

export async function insertWithdrawal(tx: Executor, row: NewWithdrawal): Promise<number> {
  const { id } = await tx
    .insertInto('withdrawal')
    .values({
      key: row.key,
      body_hash: row.bodyHash,
      code: row.code,
      order_id: row.orderId,
      order_text: row.orderText,
      name: row.name,
      email: row.email,
      words: row.words,
      terms: row.terms && JSON.stringify(row.terms),
      language: row.language,
      stated_at: row.statedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertLines = (
  tx: Executor,
  { id, orderId }: { id: number; orderId: number },
  lines: readonly { line: number; quantity: number }[],
): Promise<unknown> =>
  tx
    .insertInto('withdrawal_line')
    .values(lines.map(({ line, quantity }) => ({ withdrawal_id: id, order_id: orderId, line, quantity })))
    .execute()
