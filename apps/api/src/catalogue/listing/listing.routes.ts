// The endpoints for lists of products: ids from the listing, cards by id.

import * as contract from '@stoa/contract/catalogue/listing'
import { done, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import { viewCard } from '../products/catalogue.view.ts'
import type { CardRow } from '../products/product.queries.ts'
import type { Listing } from './listing-types.ts'

/** What these endpoints need from other modules. */
export interface ListingDeps {
  listing: Listing
  listCards(db: Executor, ids: readonly number[]): Promise<CardRow[]>
  /** Products that a text finds, best first. */
  findMatches(text: string): Promise<Uint32Array>
}

const maxValues = 100

export function listingOperations(db: Executor, { listing, listCards, findMatches }: ListingDeps): Operation[] {
  const isUnknownCategory = async (categoryId: number | undefined): Promise<boolean> =>
    categoryId !== undefined && !(await listing.hasCategory(categoryId))

  const showCards = async (ids: readonly number[], call: Call) => {
    call.tag(...ids.map((id) => `product:${id}`))
    const rows = await listCards(db, ids)
    return rows.map((row) => viewCard(row, call.language))
  }

  return [
    operation(contract.listProductsByCategory, async ({ categoryId, ...query }, call) => {
      call.tag('listings', 'categories', 'filters')
      if (await isUnknownCategory(categoryId)) return refused({ code: 'category_not_found' })
      const { filters = [], sort = 'Default', page = 1, pageSize = 24 } = query
      const { language, now } = call
      const result = await listing.list({ categoryId, filters, sort, page, pageSize, language, now })
      call.tag(...result.tags)
      call.validUntil(result.validUntil)
      const { total, facets } = result
      return done({ items: await showCards(result.ids, call), total, page, pageSize, facets })
    }),
    operation(contract.listFilterValues, async ({ filter, categoryId, text = '', filters = [], search }, call) => {
      call.tag('search', 'listings', 'categories', 'filters')
      if (await isUnknownCategory(categoryId)) return refused({ code: 'category_not_found' })
      const { language, now } = call
      const base = text === '' ? { categoryId } : { categoryId, within: await findMatches(text) }
      const result = await listing.findFacet(filter, { ...base, filters, search, language, now, limit: maxValues })
      call.tag(...result.tags)
      call.validUntil(result.validUntil)
      return done(result.facet)
    }),
  ]
}
