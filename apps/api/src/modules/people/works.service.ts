// What a person has made, what a house has published: a page of ids, in any order. The listing knows whose a product is, but
// not what each person did for it; where that is asked, its order is kept and the others are left out.

import type { ProductSort } from '@stoa/contract/catalogue'
import type { Language } from '@stoa/domain/language'
import type { ContributorRole } from '@stoa/domain/people/contributor-role'
import type { Executor } from '../../database/transaction.ts'
import type { ListBase, Listed, Listing } from '../listing/listing-types.ts'
import * as queries from './works.queries.ts'

export type Works = Pick<Listed, 'ids' | 'total' | 'tags' | 'holdsUntil'>

export interface WorksWish {
  sort: ProductSort
  page: number
  pageSize: number
  language: Language
  now: number
}

/** More than anybody has made. */
const everything = 1_000_000

/** Null when there is no such person. Every role when `roles` is empty. */
export async function listWorksOfPerson(
  db: Executor,
  listing: Listing,
  contributorId: number,
  roles: readonly ContributorRole[],
  wish: WorksWish,
): Promise<Works | null> {
  const works =
    roles.length === 0
      ? await listAll(listing, { contributorId }, wish)
      : await listInRoles(db, listing, contributorId, roles, wish)
  return works.total > 0 || (await queries.hasContributor(db, contributorId)) ? works : null
}

/** Null when there is no such house. */
export async function listWorksOfHouse(
  db: Executor,
  listing: Listing,
  publisherId: number,
  wish: WorksWish,
): Promise<Works | null> {
  const works = await listAll(listing, { publisherId }, wish)
  return works.total > 0 || (await queries.hasPublisher(db, publisherId)) ? works : null
}

const listAll = (listing: Listing, base: ListBase, wish: WorksWish): Promise<Works> =>
  listing.list({ ...base, ...wish, filters: [] })

async function listInRoles(
  db: Executor,
  listing: Listing,
  contributorId: number,
  roles: readonly ContributorRole[],
  wish: WorksWish,
): Promise<Works> {
  const [made, inRoles] = await Promise.all([
    listAll(listing, { contributorId }, { ...wish, page: 1, pageSize: everything }),
    queries.listIdsInRoles(db, contributorId, roles),
  ])
  const wanted = new Set(inRoles)
  const ids = made.ids.filter((id) => wanted.has(id))
  const start = (wish.page - 1) * wish.pageSize
  return { ...made, ids: ids.slice(start, start + wish.pageSize), total: ids.length }
}
