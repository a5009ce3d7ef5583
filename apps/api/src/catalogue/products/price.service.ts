// Setting what a product costs. The database writes the price's history and tells every server process, in the same
// transaction; nothing that shows the old price outlives it.

import type { Cents } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { decidePrice, type PriceDecision, type PriceRefusal } from '@stoa/domain/ordering/pricing/decide-price'
import { type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import * as queries from './price.queries.ts'

/** `now`: milliseconds since 1970, for the day until which a uniform price holds. */
export function changePrice(
  db: Database,
  now: number,
  productId: number,
  cents: Cents,
): Promise<Outcome<PriceDecision, PriceRefusal | { readonly code: 'product_not_found' }>> {
  return decideInTransaction(db, async (tx) => {
    const current = await queries.lockPrice(tx, productId)
    if (!current) return refused({ code: 'product_not_found' })
    const decision = decidePrice(current, cents, isoDay(dayOf(now)))
    if (decision.ok) await queries.savePrice(tx, productId, decision.value)
    return decision
  })
}
