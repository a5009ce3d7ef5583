// Claiming copies for an order: lock, decide from what is really there, take. All or nothing. And giving them back.

import type { ProductCopies } from '@stoa/domain/ordering/cart/cart'
import {
  allocateStock,
  keepForWaiting,
  type SharedStockRow,
  type Shortage,
} from '@stoa/domain/ordering/stock/allocate-stock'
import { type CopiesBack, releaseCopies } from '@stoa/domain/ordering/stock/release-copies'
import { withHeld } from '@stoa/domain/ordering/stock/stock-hold'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { PlannedClaims } from './planned-claims.queries.ts'
import * as queries from './stock.queries.ts'
import type { OwnHold } from './stock-holds.queries.ts'
import { claimHeld } from './stock-holds.queries.ts'

export interface LineDemand {
  productId: number
  dimensionId: number
  quantity: number
  orderLineId: number
}

/**
 * Called last in the order's transaction, so that hot rows stay locked as shortly as possible. `hold`: the buyer's, locked;
 * it ends with the order.
 */
export async function claimStock(
  tx: Executor,
  demands: readonly LineDemand[],
  firstBranchId: number | null,
  hold: OwnHold = noHold,
): Promise<Outcome<null, Shortage[]>> {
  const stockRows = await queries.lockStock(
    tx,
    [...demands, ...hold.copies].map(({ productId }) => productId),
  )
  const { claims, shortages } = allocateStock(demands, withHeld(keepForWaiting(stockRows), hold.copies), firstBranchId)
  if (shortages.length > 0) return refused(shortages)
  const ofLines = claims.map(({ line, ...claim }) => ({ ...claim, orderLineId: demands[line]?.orderLineId ?? 0 }))
  if (hold.key !== null && hold.copies.length > 0) {
    await claimHeld(tx, hold.key, ofLines)
    return done(null)
  }
  const claimedCount = await queries.claim(tx, ofLines)
  if (claimedCount < claims.length) throw new Error('a locked stock row had fewer copies than were read')
  return done(null)
}

export { claimPlanned, type PlannedClaims } from './planned-claims.queries.ts'
export { stockColumn } from './stock.queries.ts'

/** By what was in stock when it was read, not locked; null where that is too little. */
export function planClaims(
  demands: readonly (ProductCopies & { position: number })[],
  stockRows: readonly SharedStockRow[],
  firstBranchId: number | null,
  hold: OwnHold,
): PlannedClaims | null {
  const { claims, shortages } = allocateStock(demands, withHeld(keepForWaiting(stockRows), hold.copies), firstBranchId)
  if (shortages.length > 0) return null
  return {
    stockIds: claims.map(({ stockId }) => stockId),
    quantities: claims.map(({ quantity }) => quantity),
    positions: claims.map(({ line }) => demands[line]?.position ?? 0),
  }
}

const noHold: OwnHold = { key: null, copies: [] }

/** The copies of an order that is given up go back to where they were taken from. Returns how many. */
export async function restoreStock(tx: Executor, orderId: number): Promise<number> {
  const claims = await queries.lockClaimed(tx, orderId)
  if (claims.length > 0) await queries.restore(tx, claims)
  return claims.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What came back of an order goes to where it was taken from; what is damaged is written off. */
export async function takeBackCopies(
  tx: Executor,
  orderId: number,
  { copies, damaged }: { copies: readonly CopiesBack[]; damaged: readonly CopiesBack[] },
): Promise<void> {
  if (copies.length === 0) return
  const claims = await queries.lockClaimed(tx, orderId)
  const back = releaseCopies(claims, copies)
  await queries.restore(tx, back)
  const lost = releaseCopies(back, damaged)
  if (lost.length > 0) await queries.writeOff(tx, lost)
}
