// The spines of an author's books. Rendered on the server, once for a cached page.

import type { Contributor } from '@stoa/contract/content/content'
import { renderSpines } from '../render-spines.ts'

export interface AuthorGroup {
  url: string
  name: string
  titleCount: number
  spines: string[]
}

const maxAuthors = 7
const maxSpines = 5

export const toAuthorGroups = (authors: readonly Contributor[]): AuthorGroup[] =>
  authors
    .filter(({ books }) => books.length > 0)
    .slice(0, maxAuthors)
    .map(({ url, name, titleCount, books }) => ({
      url,
      name,
      titleCount,
      spines: renderSpines(books.slice(0, maxSpines)),
    }))
