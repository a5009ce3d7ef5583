// What an index of names shows. Loaders only.

import { listFeaturedContributors } from '@stoa/contract/content'
import { listContributors } from '@stoa/contract/people'
import { listPublishers, publisherSorts } from '@stoa/contract/publishers'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../../api/answer.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { groupsOf } from '../../../shared/authors-bookcase/author-groups.ts'
import type { IndexQuery } from './index-query.ts'

const namesToAPage = 60

const askedOf = ({ page, letter, search }: IndexQuery) => ({
  ...{ page, pageSize: namesToAPage },
  ...(letter === null ? {} : { letter }),
  ...(search === '' ? {} : { search }),
})

export const askForPeople = (shop: Shop, language: Language, query: IndexQuery) =>
  shop.client(language).call(listContributors, {
    ...askedOf(query),
    sort: query.sort,
    ...(query.role === null || query.role === 'any' ? {} : { role: query.role }),
  })

export const askForHouses = (shop: Shop, language: Language, query: IndexQuery) =>
  shop.client(language).call(listPublishers, {
    ...askedOf(query),
    sort: publisherSorts.find((one) => one === query.sort) ?? 'NameAscending',
  })

/** The chosen authors stand on the first page of the whole index only. */
export async function loadFeatured(shop: Shop, language: Language, query: IndexQuery) {
  if (query.page > 1 || query.letter !== null || query.search !== '' || query.role !== 'author') return []
  return groupsOf(shownOr(await shop.client(language).call(listFeaturedContributors, {}), []))
}
