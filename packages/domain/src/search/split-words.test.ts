import { expect, it, test } from 'vitest'
import { readQuery } from './read-query.ts'
import { firstSplit, likelySplits, splitsOf } from './split-words.ts'
import type { LexiconTerm } from './typo-candidates.ts'
import { storedKeys, storedStem } from './word-keys.ts'

const termsOf = (words: string): LexiconTerm[] =>
  words.split(' ').flatMap((literal) =>
    storedKeys(literal).skeletons.map((skeleton) => ({
      literal,
      skeleton,
      stem: storedStem(literal, skeleton),
      display: literal,
      frequency: 1,
    })),
  )

const split = (typed: string, words: string): string | undefined =>
  likelySplits(
    readQuery(typed).tokens.flatMap((token) => splitsOf(token)),
    termsOf(words),
  )[0]?.text

it.each([
  ['χαριποτερ', 'χαρι ποτερ', 'χαρι ποτερ'],
  ['καπετανμιχαλης', 'καπεταν μιχαλησ', 'καπεταν μιχαλησ'],
  ['harrypotter', 'harry potter', 'harry potter'],
  ['βιοςκαιπολιτεια', 'βιοσ πολιτεια', 'βιοσ και πολιτεια'],
  ['τοονοματουροδου', 'ονομα ροδου', 'το ονομα του ροδου'],
  ['οξενος', 'ξενοσ', 'ο ξενοσ'],
  ['thestranger', 'stranger', 'the stranger'],
  ['παιδικαβιβλια', 'παιδικα', 'παιδικα βιβλια'],
  ['ταπαιδικαβιβλια', 'παιδικα', 'τα παιδικα βιβλια'],
  ['βιβλιαγιαπαιδια', 'παιδια', 'βιβλια για παιδια'],
  ['βιβλιαμαγειρικης', 'μαγειρικησ', 'βιβλια μαγειρικησ'],
  ['αλεξηςζορμπας', 'αλεξη ζορμπα', 'αλεξησ ζορμπασ'],
])('takes %s apart where the shop has %s', (typed, words, expected) => {
  expect(split(typed, words)).toBe(expected)
})

test('a small word is taken off a word of four letters', () => {
  expect(split('ταδυο', 'δυο')).toBeUndefined()
  expect(split('ταζωα', 'ζωα')).toBeUndefined()
})

test('both words must be known, and have three letters', () => {
  expect(split('χαριποτερ', 'χαρι')).toBeUndefined()
  expect(split('ζορμπαγη', 'ζορμπα γη')).toBeUndefined()
})

test('numbers, short words and very long ones stay as they are', () => {
  for (const typed of ['ποδια', '1984ποτερ', 'χαριποτερ'.repeat(3)])
    expect(readQuery(typed).tokens.flatMap((token) => splitsOf(token))).toEqual([])
})

test('at most two words of a query are taken apart', () => {
  const first = (typed: string) => firstSplit(readQuery(typed).tokens)?.token.literal
  expect(first('καιγια χαριποτερ')).toBe('χαριποτερ')
  expect(first('καιγια καιγια χαριποτερ')).toBeUndefined()
})
