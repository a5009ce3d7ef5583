// How many copies may be ordered before the shop has them (decision 201): as the policy says, or the product by itself.

import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import * as queries from './advance-limits.queries.ts'

export const { listSales, listUsualLimits } = queries

export type LimitRefusal = { code: 'limit_below_waiting'; waiting: number }

/** `copies`: null for as many as the policy says. What is ordered already stays ordered. */
export const limitProduct = (
  db: Database,
  productId: number,
  copies: number | null,
): Promise<Outcome<null, LimitRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<null, LimitRefusal>> => {
    const { waiting } = await queries.lockSale(tx, productId)
    if (copies !== null && copies < waiting) return refused({ code: 'limit_below_waiting', waiting })
    await queries.saveOwnLimit(tx, productId, copies)
    return done(null)
  })

/** Of a policy, for all products without a limit of their own. False for what is no policy of ordering ahead. */
export const limitPolicy = (db: Database, policy: string, copies: number): Promise<boolean> =>
  inTransaction(db, (tx) => queries.saveUsualLimit(tx, policy, copies))
