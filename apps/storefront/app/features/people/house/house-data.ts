// What stands on a house's page beside the house. Loaders only.

import type { PublisherProfile } from '@stoa/contract/publishers'
import { listPublisherProducts } from '@stoa/contract/works'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../../api/answer.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { spinesOf } from '../../../shared/spines-of.ts'
import { type WorksQuery, worksToAPage } from '../works-query.ts'

const mostSpines = 10

export const askForWorks = (shop: Shop, language: Language, house: PublisherProfile, { sort, page }: WorksQuery) =>
  shop.client(language).call(listPublisherProducts, { publisherId: house.id, sort, page, pageSize: worksToAPage })

/** Books that sell most; a maker of other goods has none. */
export async function loadSpines(shop: Shop, language: Language, house: PublisherProfile): Promise<string[]> {
  const wish = { publisherId: house.id, sort: 'Bestseller', pageSize: mostSpines } as const
  const asked = await shop.client(language).call(listPublisherProducts, wish)
  return spinesOf((shownOr(asked, null)?.items ?? []).filter(({ credits }) => credits.length > 0))
}
