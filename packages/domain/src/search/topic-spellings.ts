// Words of topics' names, to mend mistyped ones and to know compounds by.

import { isLatin } from './fold-text.ts'
import { keyLetters, lettersOf, maxMendedLength, nearWords } from './near-words.ts'
import type { QueryToken } from './read-query.ts'
import { minStem } from './topic-words.ts'
import { storedKeys } from './word-keys.ts'
import { isAsLong } from './word-length.ts'

const minMended = 5
/** No name has more words that could be mistyped. */
const maxMendedWords = 4
const minPrefix = 2
const minLastPart = 7

export class TopicSpellings {
  /** By their letters and by their sound. */
  readonly #words = new Map<string, string>()

  add(word: string): void {
    const { skeletons, stems } = storedKeys(word)
    this.#words.set(word, word)
    for (const key of [skeletons[0], stems[0]])
      if (key !== undefined && key.length >= minStem && !this.#words.has(key)) this.#words.set(key, word)
  }

  /** The query with its mistyped words mended; null when there are none. */
  mend(tokens: readonly QueryToken[], isUnknown: (token: QueryToken) => boolean): string | null {
    let isMended = false
    const mendable = new Set(
      tokens
        .filter(({ kind, literal: { length } }) => kind === 'word' && length >= minMended && length <= maxMendedLength)
        .filter(isUnknown)
        .slice(0, maxMendedWords),
    )
    const words = tokens.map((token) => {
      if (!mendable.has(token)) return token.literal
      const near = this.#near(token) ?? this.#lastPart(token)
      isMended ||= near !== undefined
      return near ?? token.literal
    })
    return isMended ? words.join(' ') : null
  }

  #near(token: QueryToken): string | undefined {
    const { literal, skeletons, stems } = token
    const keys = [skeletons[0], stems[0]].filter((key) => key !== undefined).filter((key) => key.length > minStem)
    const probes = [
      ...nearWords(literal, lettersOf(literal)),
      ...keys.flatMap((key) => [key, ...nearWords(key, keyLetters)]),
    ]
    // nobody types an English word in Greek letters, nor a much longer one
    const isPossible = (word: string | undefined): boolean =>
      word !== undefined && isAsLong(literal, word) && (token.isLatin || !isLatin(word))
    return probes.map((probe) => this.#words.get(probe)).find(isPossible)
  }

  /** Of a compound the word it ends in: «παιδοψυχολογία», «προϊστορία». */
  #lastPart({ literal }: QueryToken): string | undefined {
    const ends = Array.from({ length: literal.length }, (_, start) => literal.slice(start))
    return ends.slice(minPrefix).find((end) => end.length >= minLastPart && this.#words.get(end) === end)
  }
}
