// The words of all products in memory, where they are few enough: the products that the statements of match.queries.ts
// find, in the same order, without one.

import type { TermQuery } from '@stoa/domain/search/match-expression'
import type { SuggestionMatch } from '@stoa/domain/search/rank-suggestions'
import { limits, type Matches, type MatchQuery, weights } from './match.queries.ts'
import { PopularFirst } from './popular-first.ts'
import { suggestionOf } from './suggest.queries.ts'
import type { ProductRow } from './whole-index.queries.ts'
import { type WordIndex, WordIndexBuilder } from './word-index.ts'

/** In the order of ids. A document is a product's place among them. */
export class WholeProductsBuilder {
  readonly words = new WordIndexBuilder()
  readonly ids: number[] = []
  readonly popularity: number[] = []
  readonly titleLengths: number[] = []
  readonly suggestions: SuggestionMatch[] = []
  readonly byTitle = new Map<string, number[]>()
  readonly byId = new Map<number, number>()

  add({ id, popularity, title_length, titles, people, tsv }: ProductRow): void {
    this.byId.set(id, this.ids.length)
    this.words.add(tsv)
    this.ids.push(id)
    this.popularity.push(popularity)
    this.titleLengths.push(title_length)
    this.suggestions.push(suggestionOf({ kind: 'title', id, names: titles, people, popularity }))
  }

  /** `key`: of a whole title of a product that was added. */
  addTitle(id: number, key: string): void {
    const document = this.byId.get(id)
    if (document === undefined) return
    const documents = this.byTitle.get(key)
    if (documents) documents.push(document)
    else this.byTitle.set(key, [document])
  }

  build(): WholeProducts {
    return new WholeProducts(this)
  }
}

interface Scored {
  document: number
  score: number
  /** Whether the query leads to it. */
  isLed: boolean
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score || a.document - b.document

export class WholeProducts {
  readonly words: WordIndex
  readonly popular: PopularFirst
  readonly suggestions: readonly SuggestionMatch[]
  readonly byId: ReadonlyMap<number, number>
  readonly #ids: Uint32Array
  readonly #popularity: Float32Array
  readonly #titleLengths: Uint16Array
  readonly #byTitle: ReadonlyMap<string, readonly number[]>

  constructor({ words, ids, popularity, titleLengths, suggestions, byTitle, byId }: WholeProductsBuilder) {
    this.words = words.build()
    this.#ids = Uint32Array.from(ids)
    this.#popularity = Float32Array.from(popularity)
    this.#titleLengths = Uint16Array.from(titleLengths)
    this.#byTitle = byTitle
    this.popular = new PopularFirst(this.#popularity)
    this.suggestions = suggestions
    this.byId = byId
  }

  /** Of rare words: every match is scored. */
  listMatches({ required, rank, leads }: MatchQuery): Matches {
    const matched = this.words.holding(required)
    const led = new Set(this.#led(leads))
    const ranks = this.words.ranks(rank)
    const scored = Array.from(matched, (document): Scored => {
      const score =
        ((ranks[document] ?? 0) * weights.rank) / Math.sqrt(this.#titleLengths[document] ?? 1) +
        (this.#popularity[document] ?? 0) * weights.popularity
      return { document, score, isLed: led.has(document) }
    }).sort(byScore)
    const likeliest = scored.filter(({ isLed }) => isLed)
    const best = new Set([...scored.slice(0, limits.ranked), ...likeliest.slice(0, limits.led)])
    const all = leads.length === 0 ? scored : [...likeliest, ...scored.filter(({ isLed }) => !isLed)]
    return { best: this.#idsOf([...best].map(documentOf)), ids: this.#idsOf(all.map(documentOf)) }
  }

  /** Of very common words: the most popular matches, and whole titles. All of them the newest first. */
  listPopularMatches({ required, leads, titleKeys }: MatchQuery): Matches {
    const matched = this.words.holding(required)
    const entitled = this.titled(titleKeys)
    const isMatch = new Set(entitled.length === 0 ? [] : matched)
    const titled = entitled.filter((document) => isMatch.has(document))
    const best = new Set([
      ...this.popular.first(matched, limits.ranked),
      ...this.popular.first(titled, limits.titled),
      ...this.popular.first(this.#led(leads), limits.led),
    ])
    return { best: this.#idsOf([...best]), ids: this.#idsOf(matched).reverse() }
  }

  /** Those with one of these titles. */
  titled(keys: readonly string[]): Uint32Array {
    return Uint32Array.from(new Set(keys.flatMap((key) => this.#byTitle.get(key) ?? [])))
  }

  #led(leads: readonly string[]): Uint32Array {
    const term: TermQuery = { stems: leads }
    return leads.length === 0 ? new Uint32Array() : this.words.holding([term])
  }

  #idsOf(documents: Uint32Array | readonly number[]): Uint32Array {
    return Uint32Array.from(documents, (document) => this.#ids[document] ?? 0)
  }
}

const documentOf = ({ document }: Scored): number => document
