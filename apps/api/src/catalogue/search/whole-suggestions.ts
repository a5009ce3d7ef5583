// Everything that is suggested in memory, where it is little enough: what the statements of suggest.queries.ts find,
// without one.

import type { TermQuery } from '@stoa/domain/search/match-expression'
import type { SuggestionKind, SuggestionMatch } from '@stoa/domain/search/rank-suggestions'
import { namedFields } from './lexeme-weights.ts'
import { PopularFirst } from './popular-first.ts'
import { readIds } from './read-ids.ts'
import { limits, suggestionOf } from './suggest.queries.ts'
import type { CommonPrefix, SuggestedRow } from './whole-index.queries.ts'
import type { WholeProducts } from './whole-products.ts'
import { type WordIndex, WordIndexBuilder } from './word-index.ts'

const keyOf = (kind: SuggestionKind, id: number): string => `${kind} ${id}`

/** People, categories, publishers, series and pages. */
export class WholeNamesBuilder {
  readonly words = new WordIndexBuilder()
  readonly suggestions: SuggestionMatch[] = []
  readonly byKey = new Map<string, number>()

  add({ kind, reference, names, popularity, tsv }: SuggestedRow): void {
    this.byKey.set(keyOf(kind, reference), this.suggestions.length)
    this.words.add(tsv)
    this.suggestions.push(suggestionOf({ kind, id: reference, names, people: '', popularity }))
  }
}

export class WholeSuggestions {
  readonly #products: WholeProducts
  readonly #words: WordIndex
  readonly #popular: PopularFirst
  readonly #names: readonly SuggestionMatch[]
  readonly #byKey: ReadonlyMap<string, number>
  readonly #tops: ReadonlyMap<string, readonly CommonPrefix[]>

  constructor(
    products: WholeProducts,
    { words, suggestions, byKey }: WholeNamesBuilder,
    tops: readonly CommonPrefix[],
  ) {
    this.#products = products
    this.#words = words.build()
    this.#popular = new PopularFirst(Float32Array.from(suggestions, ({ popularity }) => popularity))
    this.#names = suggestions
    this.#byKey = byKey
    this.#tops = Map.groupBy(tops, ({ prefix }) => prefix)
  }

  /** The best of common prefixes, all completions of rare ones, and titles that are typed in full. */
  listByPrefix(prefixes: readonly string[], titleKeys: readonly string[]): SuggestionMatch[] {
    const shared = prefixes.flatMap((prefix) => this.#tops.get(prefix) ?? [])
    const rare = prefixes.filter((prefix) => !this.#tops.has(prefix))
    const begun = rare.length === 0 ? [] : [{ stems: [], prefixes: rare }]
    return unique(
      shared.flatMap((row) => this.#topsIn(row)),
      this.#titles(titleKeys),
      begun.length === 0 ? [] : [...this.#productsWith(begun, namedFields), ...this.#namesWith(begun, namedFields)],
    )
  }

  /** All products and names with all words. */
  listMatching(match: readonly TermQuery[], titleKeys: readonly string[]): SuggestionMatch[] {
    return unique(this.#productsWith(match), this.#namesWith(match), this.#titles(titleKeys))
  }

  listMatchingNames(match: readonly TermQuery[]): SuggestionMatch[] {
    return this.#namesWith(match)
  }

  /** Products with the whole words, whether they have the prefix or not. */
  listPopularMatching(
    whole: readonly TermQuery[],
    match: readonly TermQuery[],
    titleKeys: readonly string[],
  ): SuggestionMatch[] {
    return unique(this.#productsWith(whole), this.#namesWith(match), this.#titles(titleKeys))
  }

  #topsIn({ kind, ids }: CommonPrefix): SuggestionMatch[] {
    return [...readIds(ids)].flatMap((id) => {
      const document = kind === 'title' ? this.#products.byId.get(id) : this.#byKey.get(keyOf(kind, id))
      const all = kind === 'title' ? this.#products.suggestions : this.#names
      return document === undefined ? [] : (all[document] ?? [])
    })
  }

  #titles(keys: readonly string[]): SuggestionMatch[] {
    const { popular, suggestions } = this.#products
    return pick(suggestions, popular.first(this.#products.titled(keys), limits.titled))
  }

  #productsWith(match: readonly TermQuery[], inFields?: number): SuggestionMatch[] {
    const { words, popular, suggestions } = this.#products
    return pick(suggestions, popular.first(words.holding(match, inFields), limits.titles))
  }

  #namesWith(match: readonly TermQuery[], inFields?: number): SuggestionMatch[] {
    return pick(this.#names, this.#popular.first(this.#words.holding(match, inFields), limits.named))
  }
}

const pick = (all: readonly SuggestionMatch[], documents: Uint32Array): SuggestionMatch[] =>
  [...documents].flatMap((document) => all[document] ?? [])

const unique = (...lists: readonly SuggestionMatch[][]): SuggestionMatch[] => [...new Set(lists.flat())]
