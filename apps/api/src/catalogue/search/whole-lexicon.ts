// All words of a shop in memory, where they are few enough: what the lexicon's statements answer, without one.

import { isMarker } from '@stoa/domain/search/ranked-words'
import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'

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

/** How many of the keys, which are sorted, come before this one. */
function countBefore(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Comes after every key with the same beginning: keys are letters and digits. */
const afterAll = '~'

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
    const upTo = (key: string): number => sums[countBefore(keys, key)] ?? 0
    return prefixes.reduce((sum, prefix) => sum + upTo(prefix + afterAll) - upTo(prefix), 0)
  }
}

const termsAt = (terms: ReadonlyMap<string, readonly LexiconTerm[]>, keys: readonly string[]): LexiconTerm[] =>
  keys.flatMap((key) => terms.get(key) ?? [])

const unique = (...lists: readonly LexiconTerm[][]): LexiconTerm[] => [...new Set(lists.flat())]
