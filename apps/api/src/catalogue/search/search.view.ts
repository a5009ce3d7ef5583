// Suggestions as the contract shows them, in their order.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Suggestion, Topic } from '@stoa/contract/catalogue/search'
import type { Language } from '@stoa/domain/language'
import type { RankedSuggestion } from '@stoa/domain/search/rank-suggestions'
import { inLanguage, languageOf } from '../../database/localized-text.ts'
import type { FoundTopic } from '../../ports/product-index.ts'
import type { NamedRow } from './suggest.queries.ts'

/** Rows that are gone are left out. */
export function viewSuggestions(
  ranked: readonly RankedSuggestion[],
  cards: readonly ProductCard[],
  named: readonly NamedRow[],
  language: Language,
): Suggestion[] {
  return ranked.flatMap(({ kind, id }): Suggestion[] => {
    if (kind !== 'title') {
      const row = named.find((candidate) => candidate.kind === kind && candidate.id === id)
      return row ? [viewNamed(row, language)] : []
    }
    const card = cards.find((candidate) => candidate.id === id)
    return card ? [{ kind, id, name: card.name, nameLanguage: card.nameLanguage, url: card.url, product: card }] : []
  })
}

const viewNamed = ({ kind, id, name_el, name_en, url }: NamedRow, language: Language): Suggestion => ({
  kind,
  id,
  name: inLanguage(name_el, name_en, language),
  nameLanguage: languageOf(name_en, language),
  url,
  product: null,
})

export const viewTopics = (found: readonly FoundTopic[], language: Language): Topic[] =>
  found.map(({ topic: { kind, id, url, nameEl, nameEn }, products }) => ({
    kind,
    id: kind === 'section' ? null : id,
    name: inLanguage(nameEl, nameEn, language),
    nameLanguage: languageOf(nameEn, language),
    url,
    productCount: products,
  }))
