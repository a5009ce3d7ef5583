// Which words of a title or name match the typed ones, in any spelling: «kazant» highlights Καζαντζάκης. For display
// only; matching and ranking are decided elsewhere by the same keys.

import { splitWords } from './fold-text.ts'
import { wordOf } from './line.ts'
import { matchQuality, type RankedToken } from './match-quality.ts'
import { isHit } from './measure-words.ts'
import { prefixKeys } from './prefix-keys.ts'
import { readQuery } from './read-query.ts'

/** Shorter prefixes match too many words. */
const minPrefixLength = 3

/** The text in pieces, alternately plain and highlighted: `['Μ. ', 'Καραγάτσης']`. Null when nothing matches. */
export type Highlight = (text: string) => string[] | null

export function createHighlighter(query: string): Highlight {
  const tokens = readQuery(query)
    .tokens.filter(({ kind }) => kind === 'word')
    .map((token): RankedToken => {
      const isPrefix = token.literal.length >= minPrefixLength
      return isPrefix ? { ...token, prefixes: prefixKeys(token.literal) } : token
    })
  const isMatch = (word: string): boolean =>
    splitWords(word).some(({ literal }) => tokens.some((token) => isHit(matchQuality(token, wordOf(literal)))))
  return (text) => {
    const pieces: string[] = ['']
    for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
      if (isMatch(part)) pieces.push(part, '')
      else pieces[pieces.length - 1] += part
    }
    return pieces.length > 1 ? pieces : null
  }
}
