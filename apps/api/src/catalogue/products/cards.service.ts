// Products as cards, wherever a list of them is shown.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { viewCard } from './catalogue.view.ts'
import { listCards } from './product.queries.ts'

/** In the order of the ids; unknown and withdrawn products are left out. The response is tagged with each of them. */
export async function showCards(
  db: Executor,
  ids: readonly number[],
  call: Pick<Call, 'language' | 'tag'>,
): Promise<ProductCard[]> {
  call.tag(...ids.map((id) => `product:${id}`))
  const rows = await listCards(db, ids)
  return rows.map((row) => viewCard(row, call.language))
}
