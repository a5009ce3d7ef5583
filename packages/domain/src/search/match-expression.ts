// Conditions for the database's text index, written as text. They are made of keys only, which hold a-z, 0-9 and the point
// in front of stems: nothing that a reader types can get out of its quotes.

import type { QueryToken } from './read-query.ts'

const quoted = (lexeme: string): string => `'${lexeme}'`
const anyOf = (lexemes: readonly string[]): string => `(${[...new Set(lexemes)].join('|')})`

/** A word with everything it may stand for, as far as the index is concerned. */
export interface TermQuery {
  readonly stems: readonly string[]
  /** Beginnings of keys. */
  readonly prefixes?: readonly string[]
  /** First letters that must stand in an author's name. */
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

/** All of them; null when there is nothing to match. */
export const allTermsExpression = (termQueries: readonly TermQuery[]): string | null =>
  termQueries.length === 0 || termQueries.some(({ stems, prefixes = [] }) => stems.length + prefixes.length === 0)
    ? null
    : termQueries.map(termExpression).join('&')

/** Everything that raises a result among others: exact forms beside stems, small words too. */
export const rankExpression = (tokens: readonly QueryToken[], prefixes: readonly string[] = []): string =>
  anyOf([
    ...tokens.flatMap(({ skeletons, stems }) => [
      ...skeletons.slice(0, 4).map(quoted),
      ...stems.slice(0, 4).map((stem) => quoted(`.${stem}`)),
    ]),
    ...prefixes.map((prefix) => `${quoted(prefix)}:*`),
  ])
