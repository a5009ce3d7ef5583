// The endpoints of search.

import * as contract from '@stoa/contract/catalogue/search'
import { done } from '@stoa/domain/outcome'
import { type Operation, operation } from '../../http/operation.ts'
import type { Listing } from '../listing-types.ts'
import { type CardDeps, showCards } from '../products/cards.service.ts'
import type { SearchResult } from './search.service.ts'
import { viewSuggestions, viewTopics } from './search.view.ts'
import type { Searches } from './searches.service.ts'
import { listNamedRows } from './suggest.queries.ts'

/** Matches are filtered, sorted and counted by the listing. */
export function searchOperations(deps: CardDeps, listing: Listing, searches: Searches): Operation[] {
  const { db } = deps
  return [
    operation(
      contract.searchProducts,
      async ({ text, filters = [], sort = 'Default', page = 1, pageSize = 24 }, call) => {
        call.tag('search', 'categories', 'filters', 'content')
        const { language, now } = call
        const read = async () => {
          const result = text === '' ? null : await searches.find(text)
          const base = result ? { within: result.ids } : {}
          return { result, listed: await listing.list({ ...base, filters, sort, page, pageSize, language, now }) }
        }
        const { result, listed } = await read()
        call.listed(listed, async () => (await read()).listed)
        call.tag(...listed.tags)
        call.validUntil(listed.validUntil)
        const { ids, total, facets } = listed
        const items = await showCards(deps, ids, call)
        const direct = items.find(({ id }) => id === result?.directId)?.url ?? null
        return done({
          items,
          total,
          page,
          pageSize,
          facets,
          topics: viewTopics(result?.topics ?? [], language),
          correction: viewCorrection(result),
          direct,
        })
      },
    ),
    operation(contract.suggestProducts, async ({ text }, call) => {
      call.tag('search', 'categories', 'contributors', 'publishers', 'content')
      const ranked = await searches.suggest(text)
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

const viewCorrection = (result: SearchResult | null) =>
  result?.correction ? { ...result.correction, dropped: [...result.correction.dropped] } : null
