// An author's books seen from the side, as they stand on the shelf. Drawn on the server, once for a cached page.

import type { Contributor } from '@stoa/contract/content'
import { spinesOf } from '../spines-of.ts'

export interface AuthorGroup {
  url: string
  name: string
  titleCount: number
  spines: string[]
}

const mostAuthors = 7
const mostSpines = 5

export const groupsOf = (authors: readonly Contributor[]): AuthorGroup[] =>
  authors
    .filter(({ books }) => books.length > 0)
    .slice(0, mostAuthors)
    .map(({ url, name, titleCount, books }) => ({
      url,
      name,
      titleCount,
      spines: spinesOf(books.slice(0, mostSpines)),
    }))
