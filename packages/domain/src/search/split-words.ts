// Words that were typed together: «χαριποτερ», "harrypotter", «βιοςκαιπολιτεια».

import type { RankedToken } from './match-quality.ts'
import { type QueryToken, readQuery } from './read-query.ts'
import { isSmallWord } from './small-words.ts'
import type { LexiconTerm } from './typo-candidates.ts'
import { isKnown } from './widen-query.ts'

const minPart = 3
/** Of a form of the word the catalogue knows: «αλεξης» for «Αλέξη». */
const minStem = 4
const maxLonger = 2
const maxWord = 40
const maxSplits = 4

/** Two words, perhaps with a small one before or between them. */
export interface Split {
  readonly parts: readonly RankedToken[]
  readonly text: string
}

const isSplittable = ({ kind, literal }: QueryToken): boolean =>
  kind === 'word' && literal.length >= 2 * minPart && literal.length <= maxWord && !/\d/.test(literal)

const isEmptyOrSmall = (part: string): boolean => part === '' || isSmallWord(part)
const leadsOf = (literal: string): number[] => [0, 1, 2, 3].filter((length) => isEmptyOrSmall(literal.slice(0, length)))

/** Every way to take a word apart. */
export function splitsOf(token: QueryToken): Split[] {
  if (!isSplittable(token)) return []
  const { literal } = token
  return leadsOf(literal).flatMap((lead) => {
    const rest = literal.slice(lead)
    const ends = Array.from({ length: Math.max(0, rest.length - 2 * minPart + 1) }, (_, index) => index + minPart)
    return ends.flatMap((end) =>
      ends
        .filter((start) => start >= end && isEmptyOrSmall(rest.slice(end, start)))
        .flatMap((start) =>
          splitAt([literal.slice(0, lead), rest.slice(0, end), rest.slice(end, start), rest.slice(start)]),
        ),
    )
  })
}

function splitAt(words: readonly string[]): Split[] {
  const text = words.filter((word) => word !== '').join(' ')
  const parts = [words[1], words[3]].flatMap((word = '') => readQuery(word).tokens)
  return parts.length === 2 && parts.every(({ kind }) => kind === 'word') ? [{ parts, text }] : []
}

/** 2: the catalogue has the word; 1: it has a form of it. */
function knowledge(part: RankedToken, terms: readonly LexiconTerm[]): 0 | 1 | 2 {
  if (isKnown(part, terms)) return 2
  const isForm = ({ literal, stem }: LexiconTerm): boolean =>
    stem.length >= minStem && part.stems.includes(stem) && Math.abs(literal.length - part.literal.length) <= maxLonger
  return terms.some(isForm) ? 1 : 0
}

/** Those of which the catalogue knows both words, the likeliest first: known as typed, in few words of even length. */
export function likelySplits(splits: readonly Split[], terms: readonly LexiconTerm[]): Split[] {
  const shorter = ({ parts }: Split): number => Math.min(...parts.map(({ literal }) => literal.length))
  const wordCount = ({ text }: Split): number => text.split(' ').length
  return splits
    .map((split) => ({ split, known: split.parts.map((part) => knowledge(part, terms)) }))
    .filter(({ known }) => known.every((value) => value > 0))
    .map(({ split, known }) => ({ split, known: known.reduce<number>((sum, value) => sum + value, 0) }))
    .sort((a, b) => b.known - a.known || wordCount(a.split) - wordCount(b.split) || shorter(b.split) - shorter(a.split))
    .map(({ split }) => split)
    .slice(0, maxSplits)
}
