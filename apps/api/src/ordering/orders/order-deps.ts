// What other modules do for an order; app.ts hands them in.

import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import type { Demand, Shortage } from '@stoa/domain/ordering/stock/allocate-stock'
import type { Outcome } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { TermsRow } from '../cart/cart.queries.ts'
import type { ReadCart, TermsChoice, TermsRefusal } from '../cart/priced-terms.ts'

export interface OrderDeps {
  /** What a customer orders leaves the cart that the shop keeps for them. */
  removeOrderedItems(tx: Executor, customerId: number, ordered: readonly CartItem[]): Promise<void>
  readCart(db: Executor, requested: readonly CartItem[], language: Language): Promise<ReadCart>
  findTerms(db: Executor, choice: TermsChoice): Promise<Outcome<TermsRow, TermsRefusal>>
  claimStock(
    tx: Executor,
    demands: readonly (Demand & { orderLineId: number })[],
    firstBranchId: number | null,
  ): Promise<Outcome<null, Shortage[]>>
}
