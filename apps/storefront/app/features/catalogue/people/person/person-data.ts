// The data of a person's page besides the person. Loaders only.

import { type ContributorProfile, listContributors } from '@stoa/contract/catalogue/people'
import { listContributorProducts } from '@stoa/contract/catalogue/works'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../../api/shop-context.ts'
import { valueOr } from '../../../../api/unwrap-outcome.ts'
import { toBookCardData } from '../../../../shared/book-card-data.ts'
import { renderSpines } from '../../../../shared/render-spines.ts'
import { type WorksQuery, worksPageSize } from '../works-query.ts'
import { indexRoleOf } from './index-role.ts'
import type { PersonNeighbours } from './neighbours.tsx'

const maxSpines = 10
const maxNeighbours = 12

export const fetchWorks = (shop: Shop, language: Language, person: ContributorProfile, query: WorksQuery) =>
  shop.client(language).call(listContributorProducts, {
    contributorId: person.id,
    sort: query.sort,
    page: query.page,
    pageSize: worksPageSize,
    ...(query.role === null ? {} : { roles: [query.role] }),
  })

/** Best-selling titles, whatever the list below is filtered by. */
export async function loadBestsellers(shop: Shop, language: Language, person: ContributorProfile) {
  const input = { contributorId: person.id, sort: 'Bestseller', pageSize: maxSpines } as const
  const outcome = await shop.client(language).call(listContributorProducts, input)
  const bestsellers = valueOr(outcome, null)?.items ?? []
  return { bestsellers: bestsellers.map(toBookCardData), spines: renderSpines(bestsellers) }
}

/** Other names under the initial; none for a person who is no longer in the index. */
export async function loadNeighbours(
  shop: Shop,
  language: Language,
  person: ContributorProfile,
): Promise<PersonNeighbours | null> {
  const role = indexRoleOf(person)
  const { initial } = person
  const outcome = await shop.client(language).call(listContributors, {
    initial,
    pageSize: maxNeighbours + 1,
    ...(role === 'any' ? {} : { role }),
  })
  if (!outcome.ok) return null
  const people = outcome.value.items.filter(({ id }) => id !== person.id).slice(0, maxNeighbours)
  return { initial, role, initials: outcome.value.initials, people }
}
