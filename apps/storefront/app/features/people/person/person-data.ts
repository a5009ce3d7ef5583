// What stands on a person's page beside the person. Loaders only.

import { type ContributorProfile, listContributors } from '@stoa/contract/people'
import { listContributorProducts } from '@stoa/contract/works'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../../api/answer.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { shelfBook } from '../../../shared/shelf-book.ts'
import { spinesOf } from '../../../shared/spines-of.ts'
import { type WorksQuery, worksToAPage } from '../works-query.ts'
import { indexRoleOf } from './index-role.ts'
import type { PersonNeighbours } from './neighbours.tsx'

const mostSpines = 10
const mostNeighbours = 12

export const askForWorks = (shop: Shop, language: Language, person: ContributorProfile, query: WorksQuery) =>
  shop.client(language).call(listContributorProducts, {
    ...{ contributorId: person.id, sort: query.sort, page: query.page, pageSize: worksToAPage },
    ...(query.role === null ? {} : { roles: [query.role] }),
  })

/** What sells most, whatever the list below is asked for. */
export async function loadBest(shop: Shop, language: Language, person: ContributorProfile) {
  const wish = { contributorId: person.id, sort: 'Bestseller', pageSize: mostSpines } as const
  const asked = await shop.client(language).call(listContributorProducts, wish)
  const best = shownOr(asked, null)?.items ?? []
  return { best: best.map(shelfBook), spines: spinesOf(best) }
}

/** Who else stands under the letter; nothing for somebody whom no letter leads to any more. */
export async function loadNeighbours(
  shop: Shop,
  language: Language,
  person: ContributorProfile,
): Promise<PersonNeighbours | null> {
  const role = indexRoleOf(person)
  const { letter } = person
  const found = await shop.client(language).call(listContributors, {
    ...{ letter, pageSize: mostNeighbours + 1 },
    ...(role === 'any' ? {} : { role }),
  })
  if (!found.ok) return null
  const people = found.value.items.filter(({ id }) => id !== person.id).slice(0, mostNeighbours)
  return { letter, role, letters: found.value.letters, people }
}
