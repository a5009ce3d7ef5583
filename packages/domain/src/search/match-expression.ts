// Text search conditions for the database. They consist of keys only, which contain a-z, 0-9 and the point in front of
// stems: typed text cannot break out of its quotes.

import type { QueryToken } from './read-query.ts'

const quoted = (lexeme: string): string => `'${lexeme}'`
const anyOf = (lexemes: readonly string[]): string => `(${[...new Set(lexemes)].join('|')})`

/** A word with all its alternatives in the index. */
export interface TermQuery {
  readonly stems: readonly string[]
  /** Prefixes of keys. */
  readonly prefixes?: readonly string[]
  /** Initials that an author's name must contain. */
  readonly initials?: readonly string[]
  /** Only in an author's name. */
  readonly inNames?: boolean
}

function termExpression({ stems, prefixes = [], initials = [], inNames = false }: TermQuery): string {
  const weight = inNames ? ':B' : ''
  return anyOf([
    ...stems.map((stem) => quoted(`.${stem}`) + weight),
    ...prefixes.map((prefix) => `${quoted(prefix)}:*${inNames ? 'B' : ''}`),
    ...initials.map((initial) => `${quoted(`.${initial}`)}:B`),
  ])
}

/** All tokens; null when there is nothing to match. */
export const allTermsExpression = (termQueries: readonly TermQuery[]): string | null =>
  termQueries.length === 0 || termQueries.some(({ stems, prefixes = [] }) => stems.length + prefixes.length === 0)
    ? null
    : termQueries.map(termExpression).join('&')

/** Words one after another; null for none. Of each any of its sounds. */
export const phraseExpression = (words: readonly (readonly string[])[]): string | null =>
  words.length === 0 ? null : words.map((skeletons) => anyOf(skeletons.map(quoted))).join('<->')

/** Conditions that only raise the rank: exact forms beside stems, stop words too. */
export const rankExpression = (tokens: readonly QueryToken[], prefixes: readonly string[] = []): string =>
  anyOf([
    ...tokens.flatMap(({ skeletons, stems }) => [
      ...skeletons.slice(0, 4).map(quoted),
      ...stems.slice(0, 4).map((stem) => quoted(`.${stem}`)),
    ]),
    ...prefixes.map((prefix) => `${quoted(prefix)}:*`),
  ])
