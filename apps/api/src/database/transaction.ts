// One change, one short transaction. A deadlock or a serialization failure is the database asking to try again: it is tried
// three times, a little apart.

import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables.ts'

/** A database, or a transaction on it: what every query function takes first. */
export type Executor = Kysely<Tables>

const retryable = new Set(['40P01', '40001'])
const attempts = 3

export async function inTransaction<Value>(
  db: Database,
  work: (tx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    let first: unknown
    try {
      return await db.transaction().execute((tx) =>
        work(tx).catch((error: unknown) => {
          first = error
          throw error
        }),
      )
    } catch (error) {
      // on a lost connection the rollback fails as well: what failed first says why
      const fault = first ?? error
      if (attempt >= attempts || !retryable.has(codeOf(fault))) throw fault
      await pause(attempt * 10 + Math.random() * 20)
    }
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
