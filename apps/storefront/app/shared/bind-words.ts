// Headings are set with care: no line ends in an article, a preposition or "and". What is bound together stays short enough
// for a narrow column.

import { isShortWord } from '@stoa/domain/cover/words'

const longest = 13

const isShort = (word: string): boolean => isShortWord(word.replace(/^[«“(]+/, ''))

/** Replaces the space after a short word with one that does not break. */
export function bindWords(text: string): string {
  const bound: string[] = []
  for (const word of text.split(' ').toReversed()) {
    const next = bound.at(-1)
    if (next !== undefined && isShort(word) && word.length + 1 + next.length <= longest) {
      bound[bound.length - 1] = `${word}\u00a0${next}`
    } else bound.push(word)
  }
  return bound.toReversed().join(' ')
}
