// Which words of a title or a name are the ones that were typed, whatever the spelling: «kazant» marks Καζαντζάκης. Only to be
// shown; what is found, and in which order, is decided elsewhere by the same keys.

import { splitWords } from './fold-text.ts'
import { matchQuality, type RankedToken } from './match-quality.ts'
import { isHit } from './measure-words.ts'
import { prefixKeys } from './prefix-keys.ts'
import { readQuery } from './read-query.ts'
import { storedKeys } from './word-keys.ts'

/** A beginning of fewer letters begins too many words to be told from chance. */
const minPrefixLength = 3

/** The text in pieces, by turns as it stands and marked: `['Μ. ', 'Καραγάτσης']`. Null when nothing of it was typed. */
export type Highlight = (text: string) => string[] | null

export function createHighlighter(query: string): Highlight {
  const tokens = readQuery(query)
    .tokens.filter(({ kind }) => kind === 'word')
    .map((token): RankedToken => {
      const isPrefix = token.literal.length >= minPrefixLength
      return isPrefix ? { ...token, prefixes: prefixKeys(token.literal) } : token
    })
  const isMatch = (word: string): boolean =>
    splitWords(word).some(({ literal }) =>
      tokens.some((token) => isHit(matchQuality(token, literal, storedKeys(literal)))),
    )
  return (text) => {
    const pieces: string[] = ['']
    for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
      if (isMatch(part)) pieces.push(part, '')
      else pieces[pieces.length - 1] += part
    }
    return pieces.length > 1 ? pieces : null
  }
}
