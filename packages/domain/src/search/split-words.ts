// Words that were typed together: «χαριποτερ», "harrypotter", «βιοςκαιπολιτεια», «οξενος», «παιδικαβιβλια».

import type { RankedToken } from './match-quality.ts'
import { maxMendedLength } from './near-words.ts'
import { type QueryToken, readQuery } from './read-query.ts'
import { isSmallWord } from './small-words.ts'
import type { LexiconTerm } from './typo-candidates.ts'
import { isKnown } from './widen-query.ts'

const minPart = 3
/** A word alone beside small ones is longer: nearly every word begins with an article's letter. */
const minSinglePart = 4
/** Of a form of the word the catalogue knows: «αλεξης» for «Αλέξη». */
const minStem = 4
const maxLonger = 2
/** The longest small word: «εκδοτικος». */
const maxSmall = 9
const maxSplits = 4
/** So many words of a query are taken apart. */
const maxSplitWords = 2

/** Two words, perhaps with small ones before or between them; or one word with small ones before or after it. */
export interface Split {
  /** Without the small ones. */
  readonly parts: readonly RankedToken[]
  readonly text: string
}

const isSplittable = ({ kind, literal }: QueryToken): boolean =>
  kind === 'word' && literal.length >= 2 * minPart && literal.length <= maxMendedLength && !/\d/.test(literal)

const isEmptyOrSmall = (part: string): boolean => part === '' || isSmallWord(part)
const upTo = (length: number): number[] => Array.from({ length: Math.max(0, length + 1) }, (_, index) => index)

/** The small words that a text may begin with. */
const firstOf = (text: string): string[] =>
  upTo(Math.min(maxSmall, text.length))
    .map((length) => text.slice(0, length))
    .filter((part) => part !== '' && isSmallWord(part))

/** None, one or two of them: «βιβλιαγιαπαιδια». */
function leadsOf(text: string): string[][] {
  const pairs = firstOf(text).flatMap((first) => firstOf(text.slice(first.length)).map((second) => [first, second]))
  return [[], ...firstOf(text).map((first) => [first]), ...pairs]
}

const tailsOf = (text: string): number[] =>
  upTo(maxSmall).filter((length) => isEmptyOrSmall(text.slice(text.length - length)))

/** Every way to take a word apart. */
export function splitsOf(token: QueryToken): Split[] {
  if (!isSplittable(token)) return []
  const { literal } = token
  return leadsOf(literal).flatMap((lead) => {
    const rest = literal.slice(lead.join('').length)
    return [...pairsIn(rest), ...singlesIn(rest)].flatMap((words) => splitInto([...lead, ...words]))
  })
}

/** The first word that can be taken apart. */
export const firstSplit = <Token extends QueryToken>(tokens: readonly Token[]) =>
  tokens
    .filter(isSplittable)
    .slice(0, maxSplitWords)
    .map((token) => ({ token, splits: splitsOf(token) }))
    .find(({ splits }) => splits.length > 0)

/** Two words with at most a small one between them. */
function pairsIn(text: string): string[][] {
  const ends = upTo(text.length - 2 * minPart).map((index) => index + minPart)
  const isWord = (part: string): boolean => !isSmallWord(part)
  return ends
    .filter((end) => isWord(text.slice(0, end)))
    .flatMap((end) =>
      ends
        .filter((start) => start >= end && isEmptyOrSmall(text.slice(end, start)) && isWord(text.slice(start)))
        .map((start) => [text.slice(0, end), text.slice(end, start), text.slice(start)]),
    )
}

/** A word with at most a small one after it. */
const singlesIn = (text: string): string[][] =>
  tailsOf(text)
    .map((tail) => [text.slice(0, text.length - tail), text.slice(text.length - tail)])
    .filter(([word = '']) => word.length >= minSinglePart)

function splitInto(words: readonly string[]): Split[] {
  const written = words.filter((word) => word !== '')
  if (written.length < 2) return []
  const tokens = written.flatMap((word) => readQuery(word).tokens)
  const parts = tokens.filter((token) => !isSmallWord(token.literal))
  const areWords = parts.length > 0 && parts.every(({ kind }) => kind === 'word')
  return areWords && tokens.length === written.length ? [{ parts, text: written.join(' ') }] : []
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
    .map(({ split, known }) => ({ split, known: Math.min(...known) + Math.max(...known) }))
    .sort((a, b) => b.known - a.known || wordCount(a.split) - wordCount(b.split) || shorter(b.split) - shorter(a.split))
    .map(({ split }) => split)
    .slice(0, maxSplits)
}
