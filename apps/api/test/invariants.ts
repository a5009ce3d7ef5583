import { expect } from 'vitest'
import type { Executor } from '../src/database/transaction.ts'
import { findViolations } from '../src/invariants/check-invariants.service.ts'
import { giftCardInvariants } from '../src/invariants/gift-card-invariants.queries.ts'

/** Fails with the sentence and the rows of every violated invariant. */
export const expectConsistentLedger = async (db: Executor): Promise<void> =>
  expect(await findViolations(db)).toEqual({})

/** The same of gift cards alone, for orders that are written without their stock. */
export const expectConsistentGiftCards = async (db: Executor): Promise<void> =>
  expect(await findViolations(db, giftCardInvariants)).toEqual({})
