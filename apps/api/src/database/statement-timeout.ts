// How long a statement may take: the server ends one that takes longer, and the client, which waits a little more, drops
// the connection of a server that has not even done that. Requests have the shop's limit; a transaction of long statements
// asks for its own, which ends with it.

import { sql } from 'kysely'
import type { Executor } from './transaction.ts'

export const statementTimeoutMs = 10_000
const marginMs = 1000
/** The longest that a timer runs: 24 days. */
const foreverMs = 2 ** 31 - 1

/** How long a client waits for a statement with this limit of the server; 0 is none, as in PostgreSQL. */
export const waitMsFor = (timeoutMs: number): number => (timeoutMs === 0 ? foreverMs : timeoutMs + marginMs)

/** Until the end of the transaction; milliseconds, 0 for no limit. */
export async function setStatementTimeout(tx: Executor, timeoutMs: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(tx)
}

const setting = `select set_config('statement_timeout', $1, true)`
const ends = new Set(['commit', 'rollback'])

/** What a client's wait is after this statement; null where it stays. */
export function waitMsAfter(text: string, values: readonly unknown[]): number | null {
  if (text === setting) return waitMsFor(Number(values[0]))
  return ends.has(text) ? waitMsFor(statementTimeoutMs) : null
}
