// A product's facts as what it is found by.

import { type DocumentTerms, documentTerms } from '@stoa/domain/search/document-terms'
import { otherNames } from './author-names.ts'
import type { FactsRow } from './facts.queries.ts'

const authorRoles = new Set(['author', 'originalAuthor', 'composer'])

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

export interface SearchDocument extends DocumentTerms {
  id: number
  /** ln(1 + copies sold lately) */
  popularity: number
  /** The texts it was made from, for the accents of its words. */
  texts: readonly string[]
}

export function documentOf(row: FactsRow): SearchDocument {
  const authors = row.people.filter(({ role }) => authorRoles.has(role))
  const helpers = row.people.filter(({ role }) => !authorRoles.has(role))
  const titles = unique([row.title, ...row.other_titles])
  const names = authors.map((one) => unique([...one.names, ...otherNames(one.names)]))
  const others = unique([
    ...(row.subtitle === null ? [] : [row.subtitle]),
    ...row.houses,
    ...row.school,
    ...helpers.flatMap((one) => one.names),
  ])
  const [title = '', ...otherTitles] = titles
  return {
    ...documentTerms({ title, otherTitles, authors: names, others }),
    id: row.id,
    popularity: Math.log1p(row.sold),
    texts: [...titles, ...names.flat(), ...others],
  }
}
