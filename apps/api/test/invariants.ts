import { expect } from 'vitest'
import type { Executor } from '../src/database/transaction.ts'
import { findViolations } from '../src/invariants/check-invariants.service.ts'

/** Fails with the sentence and the rows of every violated invariant. */
export const expectConsistentLedger = async (db: Executor): Promise<void> =>
  expect(await findViolations(db)).toEqual({})
