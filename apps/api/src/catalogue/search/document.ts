// Turns a product's texts into its search document.

import { type DocumentTerms, documentTerms } from '@stoa/domain/search/document-terms'
import { categoryTerm } from '@stoa/domain/search/topics'
import { isListedName, otherNames } from './author-names.ts'
import { popularityOf } from './popularity.ts'
import type { ProductTextRow } from './product-text.queries.ts'

const authorRoles = new Set(['author', 'originalAuthor', 'composer'])

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

export interface SearchDocument extends DocumentTerms {
  id: number
  /** See popularity.ts. */
  popularity: number
  authorPopularity: number
  isByKnownName: boolean
  /** The source texts, for the accents of its words. */
  texts: readonly string[]
}

export function documentOf(row: ProductTextRow): SearchDocument {
  const authors = row.people.filter(({ role }) => authorRoles.has(role))
  const otherCredits = row.people.filter(({ role }) => !authorRoles.has(role))
  const titles = unique([row.title, ...row.other_titles])
  const names = authors.map((person) => unique([...person.names, ...otherNames(person.names)]))
  const others = unique([
    ...(row.subtitle === null ? [] : [row.subtitle]),
    ...row.publisher_and_series,
    ...row.school,
    ...otherCredits.flatMap((person) => person.names),
  ])
  const [title = '', ...otherTitles] = titles
  const isByKnownName = authors.some((person) => person.names.some(isListedName))
  return {
    ...documentTerms({ title, otherTitles, authors: names, others, topics: row.categories.map(categoryTerm) }),
    id: row.id,
    popularity: popularityOf(row.sold, isByKnownName),
    authorPopularity: Math.log1p(row.author_sold),
    isByKnownName,
    texts: [...titles, ...names.flat(), ...others],
  }
}
