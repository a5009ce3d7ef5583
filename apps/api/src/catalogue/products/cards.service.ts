// Products as cards, wherever a list of them is shown.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { findCardReduction, viewCard } from './catalogue.view.ts'
import { listCards } from './product.queries.ts'

/**
 * In the order of the ids; unknown and withdrawn products are left out. The response is tagged with each of them and
 * with the labels of badges, and valid until the first of their reductions ends.
 */
export async function showCards(
  db: Executor,
  ids: readonly number[],
  call: Pick<Call, 'language' | 'now' | 'tag' | 'validUntil'>,
): Promise<ProductCard[]> {
  call.tag('filters', ...ids.map((id) => `product:${id}`))
  const rows = await listCards(db, ids)
  return rows.map((row) => {
    const reduction = findCardReduction(row, call.now)
    if (reduction) call.validUntil(reduction.until)
    return viewCard(row, call.language, reduction)
  })
}
