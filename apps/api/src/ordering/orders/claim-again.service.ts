// Copies of an order that gave its own back before its money came: claimed again where there still are enough, and never
// without them.

import type { Executor } from '../../database/transaction.ts'
import { claimStock } from '../stock/stock.service.ts'
import * as queries from './late-payments.queries.ts'

/** Whether a locked order has its copies, now or already. */
export async function claimAgain(tx: Executor, orderId: number, now: number): Promise<boolean> {
  if (!(await queries.isShort(tx, orderId))) return true
  const demands = await queries.listDemands(tx, orderId)
  const claimed = await claimStock(tx, demands, await queries.findBranch(tx, orderId))
  if (claimed.ok) await queries.markClaimed(tx, orderId, new Date(now))
  return claimed.ok
}

export const { isShort } = queries
