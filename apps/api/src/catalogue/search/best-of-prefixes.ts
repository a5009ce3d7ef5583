// The most popular names of every kind for each of many prefixes, filled in the order in which names are offered.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { isMarker } from '@stoa/domain/search/ranked-words'
import { storedKeys } from '@stoa/domain/search/word-keys'
import type * as tops from './top.queries.ts'

/** Length of the longest precomputed prefix, in characters. */
export const maxSharedPrefix = 16
const maxKept: Record<SuggestionKind, number> = {
  title: 60,
  author: 30,
  category: 10,
  publisher: 10,
  series: 10,
  page: 10,
}

export class BestOfPrefixes {
  readonly #lists = new Map<string, Map<SuggestionKind, Set<number>>>()
  #openTitles: number

  constructor(prefixes: readonly string[]) {
    for (const prefix of prefixes) this.#lists.set(prefix, new Map())
    this.#openTitles = prefixes.length
  }

  offer({ kind, reference, names }: tops.NamesRow): void {
    const words = new Set(names.split(/[\n ]/).filter((word) => word !== '' && !isMarker(word)))
    for (const word of words) {
      for (const key of storedKeys(word).skeletons) {
        for (let length = 1; length <= Math.min(maxSharedPrefix, key.length); length += 1) {
          if (!this.#add(key.slice(0, length), kind, reference)) break
        }
      }
    }
  }

  /** Whether longer prefixes may be shared too. */
  #add(prefix: string, kind: SuggestionKind, reference: number): boolean {
    const list = this.#lists.get(prefix)
    if (!list) return false
    const references = list.get(kind) ?? new Set()
    list.set(kind, references)
    if (references.size >= maxKept[kind]) return true
    references.add(reference)
    if (kind === 'title' && references.size === maxKept.title) this.#openTitles -= 1
    return true
  }

  /** Whether no further title can come into any list. */
  get isFull(): boolean {
    return this.#openTitles === 0
  }

  rows(): tops.TopRow[] {
    return [...this.#lists].flatMap(([prefix, list]) =>
      [...list].flatMap(([kind, references]) => [...references].map((reference) => ({ prefix, kind, reference }))),
    )
  }
}
