// The endpoints for a person's titles and a publisher's.

import * as contract from '@stoa/contract/catalogue/works'
import { done, refused } from '@stoa/domain/outcome'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { ProductIndex, ProductPage } from '../../ports/product-index.ts'
import { type CardDeps, showCards } from '../products/cards.service.ts'
import * as service from './works.service.ts'

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

export function workOperations(deps: CardDeps, index: ProductIndex): Operation[] {
  const { db } = deps
  const show = async (works: ProductPage, params: service.WorksParams, call: Call) => {
    call.validUntil(works.validUntil)
    const { page, pageSize } = params
    return { items: await showCards(deps, works.ids, call), total: works.total, page, pageSize }
  }
  return [
    operation(contract.listContributorProducts, async ({ contributorId, roles = [], ...query }, call) => {
      call.tag('contributors')
      const params = paramsOf(query, call)
      const read = () => service.listContributorWorks(db, index, contributorId, roles, params)
      const result = await read()
      call.listed(result, read)
      return result ? done(await show(result, params, call)) : refused({ code: 'contributor_not_found' })
    }),
    operation(contract.listPublisherProducts, async ({ publisherId, ...query }, call) => {
      call.tag('publishers')
      const params = paramsOf(query, call)
      const read = () => service.listPublisherWorks(db, index, publisherId, params)
      const result = await read()
      call.listed(result, read)
      return result ? done(await show(result, params, call)) : refused({ code: 'publisher_not_found' })
    }),
  ]
}
