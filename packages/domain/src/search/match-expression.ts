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

/** Whether there is something to match. */
export const canMatch = (termQueries: readonly TermQuery[]): boolean =>
  termQueries.length > 0 && termQueries.every(({ stems, prefixes = [] }) => stems.length + prefixes.length > 0)

/** All tokens; null when there is nothing to match. */
export const allTermsExpression = (termQueries: readonly TermQuery[]): string | null =>
  canMatch(termQueries) ? termQueries.map(termExpression).join('&') : null

/** Words one after another; null for none. Of each any of its sounds. */
export const phraseExpression = (words: readonly (readonly string[])[]): string | null =>
  words.length === 0 ? null : words.map((skeletons) => anyOf(skeletons.map(quoted))).join('<->')

/** What only raises the rank: exact forms beside stems, stop words too. */
export interface RankTerms {
  /** Of sounds, and of stems behind a point. */
  readonly keys: readonly string[]
  readonly prefixes: readonly string[]
}

/** Each once: a key that is also a prefix counts as the prefix. */
export function rankTerms(tokens: readonly QueryToken[], prefixes: readonly string[] = []): RankTerms {
  const begun = new Set(prefixes)
  const keys = tokens.flatMap(({ skeletons, stems }) => [
    ...skeletons.slice(0, 4),
    ...stems.slice(0, 4).map((stem) => `.${stem}`),
  ])
  return { keys: [...new Set(keys)].filter((key) => !begun.has(key)), prefixes: [...begun] }
}

export const anyRankTerm = ({ keys, prefixes }: RankTerms): string =>
  anyOf([...keys.map(quoted), ...prefixes.map((prefix) => `${quoted(prefix)}:*`)])

export const rankExpression = (tokens: readonly QueryToken[]): string => anyRankTerm(rankTerms(tokens))
