// Pages of a list that are shown one below the other. An address names one page; those above it are kept here for as long as
// the browser stays on the site, so that Back finds the list as long as it was left.

import type { ListedBook } from './list-data.ts'

export interface KeptPages {
  keep(list: string, page: number, books: readonly ListedBook[]): void
  /** From page `from` on, all there are without a gap up to the one before `page`; empty when one is missing. */
  before(list: string, from: number, page: number): { from: number; books: readonly ListedBook[] }
}

const mostLists = 20

export function keepPages(): KeptPages {
  const lists = new Map<string, Map<number, readonly ListedBook[]>>()
  return {
    keep(list, page, books) {
      const pages = lists.get(list) ?? new Map<number, readonly ListedBook[]>()
      pages.set(page, books)
      lists.delete(list)
      lists.set(list, pages)
      const [oldest] = lists.keys()
      if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest)
    },
    before(list, from, page) {
      const pages = lists.get(list)
      const wanted = Array.from({ length: Math.max(0, page - from) }, (_, index) => pages?.get(from + index))
      const known = wanted.filter((books) => books !== undefined)
      return known.length < wanted.length || wanted.length === 0
        ? { from: page, books: [] }
        : { from, books: known.flat() }
    },
  }
}

/** Carried beside an address: from which page on the list is shown. */
export interface FromPage {
  from: number
}

export const fromPageOf = (state: unknown, page: number): number =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'number' ? state.from : page
