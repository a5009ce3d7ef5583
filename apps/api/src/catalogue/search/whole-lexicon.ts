// All words of a shop in memory, where they are few enough: what the lexicon's statements answer, without one.

import { isMarker } from '@stoa/domain/search/ranked-words'
import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import { placesOf } from './sorted-keys.ts'

/** How many words have a key below the one at this place, each counted by its products. */
interface Begun {
  keys: readonly string[]
  sums: Float64Array
}

function begunOf(terms: readonly LexiconTerm[]): Begun {
  const sorted = terms.toSorted((a, b) => (a.skeleton < b.skeleton ? -1 : Number(a.skeleton > b.skeleton)))
  const sums = new Float64Array(sorted.length + 1)
  for (const [place, { frequency }] of sorted.entries()) sums[place + 1] = (sums[place] ?? 0) + frequency
  return { keys: sorted.map(({ skeleton }) => skeleton), sums }
}

export class WholeLexicon {
  readonly #byStem: Map<string, LexiconTerm[]>
  readonly #byLiteral: Map<string, LexiconTerm[]>
  readonly #bySkeleton: Map<string, LexiconTerm[]>
  readonly #begun: Begun

  constructor(terms: readonly LexiconTerm[]) {
    this.#byStem = Map.groupBy(terms, ({ stem }) => stem)
    this.#byLiteral = Map.groupBy(terms, ({ literal }) => literal)
    this.#bySkeleton = Map.groupBy(
      terms.filter(({ literal }) => !isMarker(literal)),
      ({ skeleton }) => skeleton,
    )
    this.#begun = begunOf(terms)
  }

  /** The words with one of these stems or spellings. */
  read(stems: readonly string[], literals: readonly string[]): LexiconTerm[] {
    return unique(termsAt(this.#byStem, stems), termsAt(this.#byLiteral, literals))
  }

  /** The words spelt or sounding like one of these. */
  listSpelled(literals: readonly string[], skeletons: readonly string[]): LexiconTerm[] {
    return unique(termsAt(this.#byLiteral, literals), termsAt(this.#bySkeleton, skeletons))
  }

  countByPrefix(prefixes: readonly string[]): number {
    const { keys, sums } = this.#begun
    return prefixes.reduce((sum, prefix) => {
      const [start, end] = placesOf(keys, prefix)
      return sum + (sums[end] ?? 0) - (sums[start] ?? 0)
    }, 0)
  }
}

/** Of a mistyped word there are hundreds of keys, of which nearly none is a word. */
function termsAt(terms: ReadonlyMap<string, readonly LexiconTerm[]>, keys: readonly string[]): LexiconTerm[] {
  const found: LexiconTerm[] = []
  for (const key of keys) {
    const some = terms.get(key)
    if (some) found.push(...some)
  }
  return found
}

const unique = (...lists: readonly LexiconTerm[][]): LexiconTerm[] => [...new Set(lists.flat())]
