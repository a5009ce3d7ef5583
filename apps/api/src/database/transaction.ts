// One change, one short transaction. After a deadlock or a serialization failure it is retried, three times in all,
// with a short delay.

import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '@stoa/domain/outcome'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './schema.ts'

/** A database, or a transaction on it: what every query function takes first. */
export type Executor = Kysely<Tables>

const retryable = new Set(['40P01', '40001'])
const maxAttempts = 3

export async function inTransaction<Value>(
  db: Database,
  callback: (tx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    let first: unknown
    try {
      return await db.transaction().execute((tx) =>
        callback(tx).catch((error: unknown) => {
          first = error
          throw error
        }),
      )
    } catch (error) {
      // on a lost connection the rollback fails as well: what failed first says why
      const fault = first ?? error
      if (attempt >= maxAttempts || !retryable.has(codeOf(fault))) throw fault
      await pause(attempt * 10 + Math.random() * 20)
    }
  }
}

/** Takes a refused outcome out of a transaction, so that it rolls back. */
class RolledBack extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super('refused, and rolled back')
    this.outcome = outcome
  }
}

/**
 * For operations with an outcome: a refusal rolls back and is returned. What a refusal must commit (an attempt that is
 * counted, a token that is used up) is for `inTransaction`.
 */
export async function decideInTransaction<Decided extends Outcome<unknown, unknown>>(
  db: Database,
  decide: (tx: Transaction<Tables>) => Promise<Decided>,
): Promise<Decided> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await decide(tx)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as Decided
    throw error
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
