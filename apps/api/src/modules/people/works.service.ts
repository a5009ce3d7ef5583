// What a person has made, what a house has published: a page of ids, in any order.

import type { ProductSort } from '@stoa/contract/catalogue'
import type { Language } from '@stoa/domain/language'
import type { ContributorRole } from '@stoa/domain/people/contributor-role'
import type { Executor } from '../../database/transaction.ts'
import type { ListedIds, Listing } from '../listing/listing-types.ts'
import * as queries from './works.queries.ts'

export interface WorksWish {
  sort: ProductSort
  page: number
  pageSize: number
  language: Language
  now: number
}

/** Null when there is no such person. Every role when `roles` is empty. */
export async function listWorksOfPerson(
  db: Executor,
  listing: Listing,
  contributorId: number,
  roles: readonly ContributorRole[],
  wish: WorksWish,
): Promise<ListedIds | null> {
  const base = roles.length === 0 ? { contributorId } : { contributorId, roles }
  const works = await listing.listIds({ ...base, ...wish, filters: [] })
  return works.total > 0 || (await queries.hasContributor(db, contributorId)) ? works : null
}

/** Null when there is no such house. */
export async function listWorksOfHouse(
  db: Executor,
  listing: Listing,
  publisherId: number,
  wish: WorksWish,
): Promise<ListedIds | null> {
  const works = await listing.listIds({ publisherId, ...wish, filters: [] })
  return works.total > 0 || (await queries.hasPublisher(db, publisherId)) ? works : null
}
