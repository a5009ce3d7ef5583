// Pages of a list that are shown one below the other. A URL names one page; earlier ones are cached here for as long as
// the document lives, so that Back restores the list at its full length.

import type { ListedBook } from './list-data.ts'

export interface PageCache {
  set(list: string, page: number, books: readonly ListedBook[]): void
  /** From page `from` on, all consecutive pages before `page`; empty when one is missing. */
  pagesBefore(list: string, from: number, page: number): { from: number; books: readonly ListedBook[] }
}

const maxLists = 20

export function createPageCache(): PageCache {
  const lists = new Map<string, Map<number, readonly ListedBook[]>>()
  return {
    set(list, page, books) {
      const pages = lists.get(list) ?? new Map<number, readonly ListedBook[]>()
      pages.set(page, books)
      lists.delete(list)
      lists.set(list, pages)
      const [oldest] = lists.keys()
      if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
    },
    pagesBefore(list, from, page) {
      const pages = lists.get(list)
      const requested = Array.from({ length: Math.max(0, page - from) }, (_, index) => pages?.get(from + index))
      const cached = requested.filter((books) => books !== undefined)
      return cached.length < requested.length || requested.length === 0
        ? { from: page, books: [] }
        : { from, books: cached.flat() }
    },
  }
}

/** In the location state: from which page on the list is shown. */
export interface FromPage {
  from: number
}

export const readFromPage = (state: unknown, page: number): number =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'number' ? state.from : page
