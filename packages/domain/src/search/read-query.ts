// Parses a query into tokens. Some are required, others only raise the rank: articles, and initials, which may stand
// for any name.

import { isLatin } from './fold-text.ts'
import { isVolumeWord } from './numerals.ts'
import { withOtherNames } from './other-names.ts'
import { readTerms, type Term } from './read-terms.ts'
import type { GradePhrase } from './school-grade.ts'
import { isSmallWord } from './small-words.ts'
import { queryKeys } from './word-keys.ts'

/** A significant word, an optional one, the initial of a name, a school grade. */
export type TokenKind = 'word' | 'small' | 'initial' | 'grade'

export interface QueryToken {
  readonly kind: TokenKind
  /** The folded word as typed. */
  readonly literal: string
  /** Its sound keys, the likeliest first. */
  readonly skeletons: readonly string[]
  /** Its stems, without their point. */
  readonly stems: readonly string[]
  readonly isLatin: boolean
}

export interface SearchQuery {
  /** As typed, trimmed and truncated. */
  readonly typed: string
  readonly tokens: readonly QueryToken[]
}

const maxQueryLength = 200
const maxTokens = 12

export function readQuery(text: string): SearchQuery {
  const typed = text.trim().slice(0, maxQueryLength)
  const { terms, grades } = readTerms(typed, maxTokens)
  const tokens = terms.flatMap((term, index) => {
    const grade = grades.find(({ start, end }) => index >= start && index < end)
    if (!grade) return [readToken(term, terms[index + 1], terms[index - 1])]
    return grade.start === index ? [gradeToken(terms, grade)] : []
  })
  return { typed, tokens }
}

const vowels = /[aeiouyαεηιουω]/
const isLetters = (literal: string): boolean => !/\d/.test(literal)

/** Κ., Τζ., Αλ.: one letter, two without a vowel, or an abbreviation with its point. */
const isInitial = ({ literal, suffix }: Term): boolean =>
  isLetters(literal) &&
  (literal.length === 1 || (literal.length === 2 && !vowels.test(literal)) || (suffix === '.' && literal.length <= 3))

function kindOf(term: Term, next: Term | undefined, previous: Term | undefined): TokenKind {
  if (isSmallWord(term.literal)) return 'small'
  const isVolumeNumber =
    isVolumeWord(term) && [next, previous].some((neighbour) => neighbour && (neighbour.number ?? isFigure(neighbour)))
  if (isVolumeNumber) return 'small'
  return term.number === null && isInitial(term) ? 'initial' : 'word'
}

const isFigure = ({ literal }: Term): boolean => /^\d+$/.test(literal)

function readToken(term: Term, next?: Term, previous?: Term): QueryToken {
  const { skeletons, stems } = withOtherNames(queryKeys(term.literal))
  return {
    kind: kindOf(term, next, previous),
    literal: term.literal,
    skeletons,
    stems: term.number === null ? stems : [...stems, term.number],
    isLatin: isLatin(term.literal),
  }
}

const gradeToken = (terms: readonly Term[], { start, end, grades }: GradePhrase): QueryToken => ({
  kind: 'grade',
  literal: terms
    .slice(start, end)
    .map(({ literal }) => literal)
    .join(' '),
  skeletons: [],
  stems: grades,
  isLatin: false,
})

/** The tokens that a result must match: stop words and initials only where nothing else is typed. */
export function requiredTokens({ tokens }: Pick<SearchQuery, 'tokens'>): readonly QueryToken[] {
  const content = tokens.filter(({ kind }) => kind === 'word' || kind === 'grade')
  return content.length > 0 ? content : tokens
}

/** "JRR", «ΚΠ»: letters without a vowel that may be initials. */
export const mayBeInitials = ({ kind, literal }: QueryToken): boolean =>
  kind === 'word' && literal.length <= 3 && isLetters(literal) && !vowels.test(literal)
