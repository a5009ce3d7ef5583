// The titles of a person or a publisher: a page of ids, in any order.

import type { ProductSort } from '@stoa/contract/catalogue/listing'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import type { ListedIds, Listing } from '../listing-types.ts'
import * as queries from './works.queries.ts'

export interface WorksParams {
  sort: ProductSort
  page: number
  pageSize: number
  language: Language
  now: number
}

/** Null when there is no such person. Every role when `roles` is empty. */
export async function listContributorWorks(
  db: Executor,
  listing: Listing,
  contributorId: number,
  roles: readonly ContributorRole[],
  params: WorksParams,
): Promise<ListedIds | null> {
  const base = roles.length === 0 ? { contributorId } : { contributorId, roles }
  const works = await listing.listIds({ ...base, ...params, filters: [] })
  return works.total > 0 || (await queries.hasContributor(db, contributorId)) ? works : null
}

/** Null when there is no such publisher. */
export async function listPublisherWorks(
  db: Executor,
  listing: Listing,
  publisherId: number,
  params: WorksParams,
): Promise<ListedIds | null> {
  const works = await listing.listIds({ publisherId, ...params, filters: [] })
  return works.total > 0 || (await queries.hasPublisher(db, publisherId)) ? works : null
}
