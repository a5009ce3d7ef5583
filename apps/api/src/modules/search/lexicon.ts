// The words of products as rows of the lexicon.

import { foldText } from '@stoa/domain/search/fold-text'
import { isSaid } from '@stoa/domain/search/ranked-words'
import { remember } from '@stoa/domain/search/remember'
import { storedKeys, storedStem } from '@stoa/domain/search/word-keys'
import type { OldWords, TermRow } from './document.queries.ts'

const foldWord = remember(foldText)

/** How often words came and went, and how they are written. */
export class WordCounts {
  readonly #changes = new Map<string, number>()
  readonly #displays = new Map<string, string>()

  add(literals: Iterable<string>, change: 1 | -1): void {
    for (const literal of literals) this.#changes.set(literal, (this.#changes.get(literal) ?? 0) + change)
  }

  /** Remembers the accents of words as they stand in texts; words in capitals have none. */
  show(texts: readonly string[]): void {
    for (const text of texts) {
      for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const literal = foldWord(word)
        const shown = this.#displays.get(literal)
        if (shown === undefined || isCapitals(shown)) this.#displays.set(literal, word.normalize('NFC'))
      }
    }
  }

  #rowsOf(literal: string, change: number): TermRow[] {
    if (isSaid(literal)) {
      const said = literal.slice(1)
      return [{ literal, skeleton: said, stem: said, display: said, change }]
    }
    const display = this.#displays.get(literal) ?? literal
    return storedKeys(literal).skeletons.map((skeleton) => ({
      ...{ literal, skeleton, display, change },
      stem: storedStem(literal, skeleton),
    }))
  }

  rows(): TermRow[] {
    return [...this.#changes]
      .filter(([, change]) => change !== 0)
      .flatMap(([literal, change]) => this.#rowsOf(literal, change))
      .sort((a, b) => (a.literal < b.literal ? -1 : Number(a.literal > b.literal)))
  }
}

const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase()

/** Every word of a product as it was indexed before, once. */
export const oldLiterals = ({ titles, people, others }: OldWords): Set<string> =>
  new Set(`${titles}\n${people}\n${others}`.split(/[\n ]/).filter((word) => word !== ''))

export const stemsOf = (literals: ReadonlySet<string>): Set<string> =>
  new Set([...literals].flatMap((word) => (isSaid(word) ? [word.slice(1)] : storedKeys(word).stems)))
