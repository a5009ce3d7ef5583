// The words of products as rows of the lexicon.

import { foldText } from '@stoa/domain/search/fold-text'
import { memoize } from '@stoa/domain/search/memoize'
import { isMarker } from '@stoa/domain/search/ranked-words'
import { storedKeys, storedStem } from '@stoa/domain/search/word-keys'
import type { OldDocumentRow, TermRow } from './document.queries.ts'

const foldWord = memoize(foldText)

/** How often words were added and removed, and their spelling. */
export class WordCounts {
  readonly #changes = new Map<string, number>()
  readonly #displays = new Map<string, string>()

  add(literals: Iterable<string>, change: 1 | -1): void {
    for (const literal of literals) this.#changes.set(literal, (this.#changes.get(literal) ?? 0) + change)
  }

  /** Remembers the accents of words as spelt in texts; words in capitals have none. */
  recordDisplays(texts: readonly string[]): void {
    for (const text of texts) {
      for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const literal = foldWord(word)
        const current = this.#displays.get(literal)
        if (current === undefined || isCapitals(current)) this.#displays.set(literal, word.normalize('NFC'))
      }
    }
  }

  #rowsOf(literal: string, change: number): TermRow[] {
    if (isMarker(literal)) {
      const lexeme = literal.slice(1)
      return [{ literal, skeleton: lexeme, stem: lexeme, display: lexeme, change }]
    }
    const display = this.#displays.get(literal) ?? literal
    return storedKeys(literal).skeletons.map((skeleton) => ({
      literal,
      skeleton,
      display,
      change,
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

/** Every word of a product as it was last indexed, once. */
export const oldLiterals = ({ titles, people, others }: OldDocumentRow): Set<string> =>
  new Set(`${titles}\n${people}\n${others}`.split(/[\n ]/).filter((word) => word !== ''))

export const stemsOf = (literals: ReadonlySet<string>): Set<string> =>
  new Set([...literals].flatMap((word) => (isMarker(word) ? [word.slice(1)] : storedKeys(word).stems)))
