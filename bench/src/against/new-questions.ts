// Questions that nobody has asked before, as readers type them: titles, names and words of both, with accents or without, in
// Latin letters, mistyped. The same ones in every run.

import { normalizeLetters } from '@stoa/domain/normalize-letters'
import { slugOf } from '@stoa/domain/url/slug'
import { type Random, randomOf } from '../scale/random.ts'

export interface Book {
  title: string
  /** Of its people, the author first. */
  names: readonly string[]
}

const salt = 262
const mistypedShare = 0.25
const minWord = 4
/** Shorter words are not mended. */
const minMistyped = 5

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')

/** One that says something: articles and the like are found in everything. */
const anyWord = (text: string, random: Random): string => {
  const all = wordsOf(text)
  const long = all.filter((word) => word.length >= minWord)
  return random.pick(long.length > 0 ? long : all)
}

const firstWords = (text: string, count: number): string => wordsOf(text).slice(0, count).join(' ')

const forms: readonly ((book: Book, random: Random) => string)[] = [
  ({ title }) => wordsOf(title).join(' '),
  ({ title }, random) => firstWords(title, 2 + random.below(3)),
  ({ title, names }) => names[0] ?? title,
  ({ title, names }, random) => `${wordsOf(names[0] ?? '').at(-1) ?? ''} ${anyWord(title, random)}`.trim(),
  ({ title, names }, random) => anyWord([title, ...names].join(' '), random),
  ({ title }, random) => `${anyWord(title, random)} ${anyWord(title, random)}`,
]

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  normalizeLetters,
  (text) => slugOf(text).replaceAll('-', ' '),
]

/** One letter of the longest word missing, doubled, or swapped with the next one. */
function mistype(text: string, random: Random): string {
  const [longest = ''] = wordsOf(text).toSorted((a, b) => b.length - a.length)
  if (longest.length < minMistyped) return text
  const place = 1 + random.below(longest.length - 2)
  const [before, letter, next, after] = [
    longest.slice(0, place),
    longest.charAt(place),
    longest.charAt(place + 1),
    longest.slice(place + 2),
  ]
  const middle = random.pick([next, letter + letter + next, next + letter])
  return text.replace(longest, before + middle + after)
}

/** Without end; each text once. */
export function* newQuestions(books: readonly Book[]): Generator<string, never> {
  const asked = new Set<string>()
  for (let number = 0; ; number += 1) {
    const random = randomOf(number, salt)
    const text = random.pick(spellings)(random.pick(forms)(random.pick(books), random))
    const question = random.chance(mistypedShare) ? mistype(text, random) : text
    if (asked.has(question)) continue
    asked.add(question)
    yield question
  }
}
