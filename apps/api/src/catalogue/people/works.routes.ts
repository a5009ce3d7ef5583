// The endpoints for a person's titles and a publisher's.

import * as contract from '@stoa/contract/catalogue/works'
import { done, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { ListedIds, Listing } from '../listing/listing-types.ts'
import { viewCard } from '../products/catalogue.view.ts'
import type { CardRow } from '../products/product.queries.ts'
import * as service from './works.service.ts'

type ListCards = (db: Executor, ids: readonly number[]) => Promise<CardRow[]>
type WorksQuery = Partial<Pick<service.WorksParams, 'sort' | 'page' | 'pageSize'>>

const paramsOf = (
  { sort = 'Default', page = 1, pageSize = 24 }: WorksQuery,
  { language, now }: Call,
): service.WorksParams => ({
  sort,
  page,
  pageSize,
  language,
  now,
})

/** The catalogue passes the function that reads cards. */
export function workOperations(db: Executor, listing: Listing, listCards: ListCards): Operation[] {
  const show = async (works: ListedIds, params: service.WorksParams, call: Call) => {
    call.tag('listings', ...works.ids.map((id) => `product:${id}`))
    call.validUntil(works.validUntil)
    const rows = await listCards(db, works.ids)
    const { page, pageSize } = params
    return { items: rows.map((row) => viewCard(row, call.language)), total: works.total, page, pageSize }
  }
  return [
    operation(contract.listContributorProducts, async ({ contributorId, roles = [], ...query }, call) => {
      call.tag('contributors')
      const params = paramsOf(query, call)
      const result = await service.listContributorWorks(db, listing, contributorId, roles, params)
      return result ? done(await show(result, params, call)) : refused({ code: 'contributor_not_found' })
    }),
    operation(contract.listPublisherProducts, async ({ publisherId, ...query }, call) => {
      call.tag('publishers')
      const params = paramsOf(query, call)
      const result = await service.listPublisherWorks(db, listing, publisherId, params)
      return result ? done(await show(result, params, call)) : refused({ code: 'publisher_not_found' })
    }),
  ]
}
