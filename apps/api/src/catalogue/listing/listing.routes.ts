// The endpoints for lists of products: ids from the index, cards by id.

import * as contract from '@stoa/contract/catalogue/listing'
import { done, refused } from '@stoa/domain/outcome'
import { type Operation, operation } from '../../http/operation.ts'
import type { ProductIndex } from '../../ports/product-index.ts'
import { type CardDeps, showCards } from '../products/cards.service.ts'

const maxValues = 100

export function listingOperations(deps: CardDeps, index: ProductIndex): Operation[] {
  const isUnknownCategory = async (categoryId: number | undefined): Promise<boolean> =>
    categoryId !== undefined && !(await index.hasCategory(categoryId))

  return [
    operation(contract.listProductsByCategory, async ({ categoryId, ...query }, call) => {
      call.tag('categories', 'filters')
      if (await isUnknownCategory(categoryId)) return refused({ code: 'category_not_found' })
      const { filters = [], sort = 'Default', page = 1, pageSize = 24, withFacets = true } = query
      const { language, now } = call
      const read = () => index.list({ categoryId, filters, sort, page, pageSize, withFacets, language, now })
      const result = await read()
      call.listed(result, read)
      call.tag(...result.tags)
      call.validUntil(result.validUntil)
      const { total, facets } = result
      return done({ items: await showCards(deps, result.ids, call), total, page, pageSize, facets })
    }),
    operation(contract.listFilterValues, async ({ filter, categoryId, text = '', filters = [], search }, call) => {
      call.tag('search', 'listings', 'categories', 'filters', 'promotions')
      if (await isUnknownCategory(categoryId)) return refused({ code: 'category_not_found' })
      const { language, now } = call
      const base = text === '' ? { categoryId } : { text }
      const result = await index.findFacet(filter, { ...base, filters, search, language, now, limit: maxValues })
      call.tag(...result.tags)
      call.validUntil(result.validUntil)
      return done(result.facet)
    }),
  ]
}
