// The endpoints of search.

import * as contract from '@stoa/contract/catalogue/search'
import { done } from '@stoa/domain/outcome'
import { type Operation, operation } from '../../http/operation.ts'
import type { FoundProducts, ProductIndex } from '../../ports/product-index.ts'
import { type CardDeps, showCards } from '../products/cards.service.ts'
import { viewSuggestions, viewTopics } from './search.view.ts'
import { listNamedRows } from './suggest.queries.ts'

export function searchOperations(deps: CardDeps, index: ProductIndex): Operation[] {
  const { db } = deps
  return [
    operation(
      contract.searchProducts,
      async ({ text, filters = [], sort = 'Default', page = 1, pageSize = 24, withFacets = true }, call) => {
        call.tag('search', 'categories', 'filters', 'content')
        const { language, now } = call
        const read = () => index.search({ text, filters, sort, page, pageSize, withFacets, language, now })
        const { products, correction, topics, directId } = await read()
        call.listed(products, async () => (await read()).products)
        call.tag(...products.tags)
        call.validUntil(products.validUntil)
        const { ids, total, facets } = products
        const items = await showCards(deps, ids, call)
        const direct = items.find(({ id }) => id === directId)?.url ?? null
        return done({
          items,
          total,
          page,
          pageSize,
          facets,
          topics: viewTopics(topics, language),
          correction: viewCorrection(correction),
          direct,
        })
      },
    ),
    operation(contract.suggestProducts, async ({ text }, call) => {
      call.tag('search', 'categories', 'contributors', 'publishers', 'content')
      const ranked = await index.suggest(text)
      const titles = ranked.filter(({ kind }) => kind === 'title').map(({ id }) => id)
      const others = ranked.filter(({ kind }) => kind !== 'title')
      const [cards, named] = await Promise.all([
        showCards(deps, titles, call),
        others.length === 0 ? [] : listNamedRows(db, others),
      ])
      return done(viewSuggestions(ranked, cards, named, call.language))
    }),
  ]
}

const viewCorrection = (correction: FoundProducts['correction']) =>
  correction && { ...correction, dropped: [...correction.dropped] }
