// Setting a product's price. The database writes the price history and the change log in the same transaction, so that
// no cache outlives the old price.

import type { StaffProductPrice } from '@stoa/contract/catalogue/staff-prices'
import type { Refusal } from '@stoa/contract/refusals'
import type { Cents } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { announcedDays } from '@stoa/domain/ordering/pricing/announced-reduction'
import { decidePrice, type PriceDecision, type PriceRefusal } from '@stoa/domain/ordering/pricing/decide-price'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { rowChanged } from '../../database/row-version.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import * as queries from './price.queries.ts'

export { findProductId } from './price.queries.ts'

export type PriceChangeRefusal = PriceRefusal | Refusal<'product_not_found' | 'row_changed'>

export interface PriceChange {
  productId: number
  cents: Cents
  /** The product's version as it was read; left out, any. */
  version?: number
  /** Milliseconds since 1970, for the day until which a uniform price applies. */
  now: number
}

export interface SavedPrice extends PriceDecision {
  version: number
}

export function changePrice(
  db: Database,
  { productId, cents, version, now }: PriceChange,
): Promise<Outcome<SavedPrice, PriceChangeRefusal>> {
  return decideInTransaction(db, async (tx): Promise<Outcome<SavedPrice, PriceChangeRefusal>> => {
    const current = await queries.lockPrice(tx, productId)
    if (!current) return refused({ code: 'product_not_found' })
    if (version !== undefined && version !== current.version) return rowChanged(current.version)
    const decision = decidePrice(current, cents, isoDay(dayOf(now)))
    if (!decision.ok) return decision
    const saved = await queries.savePrice(tx, { id: productId, version: current.version }, decision.value)
    return saved.ok ? done({ ...decision.value, version: saved.value.version }) : saved
  })
}

const announcedMs = announcedDays * 24 * 60 * 60 * 1000

/**
 * Ends the reductions whose time was over between `since` and `now`, wherever one is kept in memory: as text of a page,
 * or as a number that lists are ordered by. Prices stay as they are.
 */
export const endReductions = (db: Database, since: number, now: number): Promise<number> =>
  queries.logEndedReductions(db, new Date(since - announcedMs), new Date(now - announcedMs))

/** A price as staff edit it. */
export async function findProductPrice(db: Database, id: number): Promise<StaffProductPrice | null> {
  const row = await queries.findPrice(db, id)
  return row && viewPrice(id, row)
}

const viewPrice = (id: number, { version, priceCents, publisherPriceCents, protectedUntil }: queries.PriceRow) => ({
  id,
  version,
  price: priceCents,
  publisherPrice: publisherPriceCents,
  protectedUntil,
})
