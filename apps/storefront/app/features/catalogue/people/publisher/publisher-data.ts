// The data of a publisher's page besides the publisher. Loaders only.

import type { PublisherProfile } from '@stoa/contract/catalogue/publishers'
import { listPublisherProducts } from '@stoa/contract/catalogue/works'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../../api/shop-context.ts'
import { valueOr } from '../../../../api/unwrap-outcome.ts'
import { renderSpines } from '../../../../shared/render-spines.ts'
import { type WorksQuery, worksPageSize } from '../works-query.ts'

const maxSpines = 10

export const fetchWorks = (shop: Shop, language: Language, publisher: PublisherProfile, { sort, page }: WorksQuery) =>
  shop.client(language).call(listPublisherProducts, { publisherId: publisher.id, sort, page, pageSize: worksPageSize })

/** Best-selling books; a maker of other goods has none. */
export async function loadSpines(shop: Shop, language: Language, publisher: PublisherProfile): Promise<string[]> {
  const input = { publisherId: publisher.id, sort: 'Bestseller', pageSize: maxSpines } as const
  const outcome = await shop.client(language).call(listPublisherProducts, input)
  return renderSpines((valueOr(outcome, null)?.items ?? []).filter(({ credits }) => credits.length > 0))
}
