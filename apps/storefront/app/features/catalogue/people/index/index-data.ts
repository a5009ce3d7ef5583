// The data of an index of names. Loaders only.

import { listContributors } from '@stoa/contract/catalogue/people'
import { listPublishers, publisherSorts } from '@stoa/contract/catalogue/publishers'
import { listFeaturedContributors } from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../../api/shop-context.ts'
import { valueOr } from '../../../../api/unwrap-outcome.ts'
import { toAuthorGroups } from '../../../../shared/author-spines/author-groups.ts'
import type { IndexQuery } from './index-query.ts'

const namesPageSize = 60

const toPageInput = ({ page, initial, search }: IndexQuery) => ({
  page,
  pageSize: namesPageSize,
  ...(initial === null ? {} : { initial }),
  ...(search === '' ? {} : { search }),
})

export const fetchContributors = (shop: Shop, language: Language, query: IndexQuery) =>
  shop.client(language).call(listContributors, {
    ...toPageInput(query),
    sort: query.sort,
    ...(query.role === null || query.role === 'any' ? {} : { role: query.role }),
  })

export const fetchPublishers = (shop: Shop, language: Language, query: IndexQuery) =>
  shop.client(language).call(listPublishers, {
    ...toPageInput(query),
    sort: publisherSorts.find((sort) => sort === query.sort) ?? 'NameAscending',
  })

/** The chosen authors are shown on the first page of the whole index only. */
export async function loadFeatured(shop: Shop, language: Language, query: IndexQuery) {
  if (query.page > 1 || query.initial !== null || query.search !== '' || query.role !== 'author') return []
  return toAuthorGroups(valueOr(await shop.client(language).call(listFeaturedContributors, {}), []))
}
