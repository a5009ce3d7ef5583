// Headings: no line ends in an article, a preposition or "and". Joined words stay short enough for a narrow column.

import { isShortWord } from '@stoa/covers/words'

const maxLength = 13

const isShort = (word: string): boolean => isShortWord(word.replace(/^[«“(]+/, ''))

/** Replaces the space after a short word with one that does not break. */
export function addNonBreakingSpaces(text: string): string {
  const words: string[] = []
  for (const word of text.split(' ').toReversed()) {
    const next = words.at(-1)
    if (next !== undefined && isShort(word) && word.length + 1 + next.length <= maxLength) {
      words[words.length - 1] = `${word}\u00a0${next}`
    } else words.push(word)
  }
  return words.toReversed().join(' ')
}
