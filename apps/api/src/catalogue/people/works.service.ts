// The titles of a person or a publisher: a page of ids, in any order.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { Executor } from '../../database/transaction.ts'
import type { PageParams, ProductIndex, ProductPage } from '../../ports/product-index.ts'
import * as queries from './works.queries.ts'

export type WorksParams = Omit<PageParams, 'filters' | 'withFacets'>

/** Null when there is no such person. Every role when `roles` is empty. */
export async function listContributorWorks(
  db: Executor,
  index: ProductIndex,
  contributorId: number,
  roles: readonly ContributorRole[],
  params: WorksParams,
): Promise<ProductPage | null> {
  const base = roles.length === 0 ? { contributorId } : { contributorId, roles }
  const works = await index.list({ ...base, ...params, filters: [], withFacets: false })
  return works.total > 0 || (await queries.hasContributor(db, contributorId)) ? works : null
}

/** Null when there is no such publisher. */
export async function listPublisherWorks(
  db: Executor,
  index: ProductIndex,
  publisherId: number,
  params: WorksParams,
): Promise<ProductPage | null> {
  const works = await index.list({ publisherId, ...params, filters: [], withFacets: false })
  return works.total > 0 || (await queries.hasPublisher(db, publisherId)) ? works : null
}
