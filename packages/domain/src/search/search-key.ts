// One line of sounds for a name, for lists of people, houses and filter values that are narrowed while somebody types: what is
// typed must stand somewhere in it. Made of the same keys as the search of the shop; ξ and χ, which both are written "x",
// count as one, because a line has room for one reading only.

import { foldText, splitWords } from './fold-text.ts'
import { storedKeys } from './word-keys.ts'

const mostWords = 8

const soundOf = (literal: string): string => (storedKeys(literal).skeletons[0] ?? '').replace(/ks|h/g, 'x')

/** Lower-case Latin words with one space between them; digits stay. */
export const searchKey = (text: string): string =>
  splitWords(text)
    .map(({ literal }) => soundOf(literal))
    .join(' ')

/** The words of what a reader typed, for matching each on its own. */
export const searchWords = (typed: string): string[] =>
  splitWords(typed)
    .map(({ literal }) => soundOf(literal))
    .filter((word) => word !== '')
    .slice(0, mostWords)

/** For alphabetical order in Greek: lower case without accents, Greek letters kept. */
export const sortKey = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
