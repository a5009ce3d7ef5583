// Claiming copies for an order: lock, decide from what is really there, take. All or nothing.

import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { allocateStock, type Shortage } from '@stoa/domain/stock/allocate-stock'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './stock.queries.ts'

export interface LineDemand {
  productId: number
  dimensionId: number
  quantity: number
  orderLineId: number
}

/** Inside the order's transaction, last, so that hot rows stay locked as shortly as possible. */
export async function claimStock(
  tx: Executor,
  demands: readonly LineDemand[],
  firstBranchId: number | null,
): Promise<Outcome<null, Shortage[]>> {
  const shelves = await queries.lockShelves(
    tx,
    demands.map((demand) => demand.productId),
  )
  const { claims, shortages } = allocateStock(demands, shelves, firstBranchId)
  if (shortages.length > 0) return refused(shortages)
  const ofStock = new Map(shelves.map((shelf) => [shelf.stockId, shelf]))
  const lineOf = (stockId: number): number => {
    const shelf = ofStock.get(stockId)
    const line = demands.find((one) => one.productId === shelf?.productId && one.dimensionId === shelf.dimensionId)
    if (!line) throw new Error(`stock ${stockId} was claimed for no line`)
    return line.orderLineId
  }
  const taken = await queries.claim(
    tx,
    claims.map((one) => ({ ...one, orderLineId: lineOf(one.stockId) })),
  )
  if (taken < claims.length) throw new Error('a locked shelf had fewer copies than it showed')
  return done(null)
}
