// Holding copies for a buyer who is about to order: started and extended by each step, taken by the order, and released when
// its time is over. A hold is a courtesy: whoever has none orders as well, while there are copies.

import { countCopies, type ProductCopies } from '@stoa/domain/ordering/cart/cart'
import { allocateStock, keepForWaiting } from '@stoa/domain/ordering/stock/allocate-stock'
import {
  canBeHeld,
  type HeldCopies,
  holdChanges,
  holdsAll,
  holdUntil,
  withHeld,
} from '@stoa/domain/ordering/stock/stock-hold'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { lockStock } from './stock.queries.ts'
import * as queries from './stock-holds.queries.ts'

export { type HoldKey, lockedHoldColumn, type OwnHold } from './stock-holds.queries.ts'

export interface HoldInput {
  /** Of this browser. */
  key: string
  copies: readonly ProductCopies[]
  now: number
  /** Whether so many more may be held for this buyer; counted in the hold's transaction. */
  takeMore(tx: Executor, copies: number): Promise<boolean>
}

/** Why a cart is not held. */
type HoldRefusal = 'not_holdable' | 'too_few_copies' | 'limit_reached' | 'hold_over' | 'order_placed'

/** Until when exactly these copies are held. A refusal changes nothing: what was held before stays for its time. */
export const holdCopies = (
  db: Database,
  { key, copies, now, takeMore }: HoldInput,
): Promise<Outcome<number, HoldRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<number, HoldRefusal>> => {
    if (!canBeHeld(copies)) return refused('not_holdable')
    const held = await queries.lockHold(tx, key)
    const startedAt = held[0]?.startedAt.getTime() ?? now
    const until = holdUntil(startedAt, now)
    if (until <= now) return refused('hold_over')
    const dates = { startedAt: new Date(startedAt), expiresAt: new Date(until) }
    if (holdsAll(held, copies)) await queries.extendHold(tx, key, dates.expiresAt)
    else {
      const grown = countCopies(copies) - countCopies(held)
      if (grown > 0 && !(await takeMore(tx, grown))) return refused('limit_reached')
      const changed = await changeHold(tx, { key, held, copies, dates })
      if (!changed.ok) return changed
    }
    return done(until)
  })

interface HoldChange {
  key: string
  held: readonly HeldCopies[]
  copies: readonly ProductCopies[]
  dates: { startedAt: Date; expiresAt: Date }
}

async function changeHold(
  tx: Executor,
  { key, held, copies, dates }: HoldChange,
): Promise<Outcome<null, 'too_few_copies' | 'order_placed'>> {
  const stockRows = await lockStock(
    tx,
    [...copies, ...held].map(({ productId }) => productId),
  )
  const { claims, shortages } = allocateStock(copies, withHeld(keepForWaiting(stockRows), held), null)
  if (shortages.length > 0) return refused('too_few_copies')
  const isChanged = await queries.changeHold(tx, { key, ...dates, changes: holdChanges(held, claims) })
  return isChanged ? done(null) : refused('order_placed')
}

/** What is held for a buyer; nothing for who has no key. */
export const listHeld = async (db: Executor, key: string | null): Promise<HeldCopies[]> =>
  key === null ? [] : queries.listHeld(db, key)

const batch = 500

export interface ReleasedHolds {
  copies: number
  /** Whether there may be more to release at once. */
  more: boolean
}

/** One batch, in a transaction as short as an order's. Any number of processes may do so at once. */
export async function releaseExpiredHolds(db: Database, now: number): Promise<ReleasedHolds> {
  const { holds, copies } = await queries.releaseExpired(db, new Date(now), batch)
  return { copies, more: holds === batch }
}
