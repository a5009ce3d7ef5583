// The query of a list's URL: search text, filters, order and page. Always written in the same sequence, so that one
// list has one URL.

import type { ProductSort } from '@stoa/contract/catalogue/listing'

/** The available orders; Default puts available products first, or in a search the best match. */
export const offeredSorts = [
  'Default',
  'Bestseller',
  'ReleaseDateDescending',
  'ReleaseDateAscending',
  'CreateDateDescending',
  'PriceAscending',
  'PriceDescending',
  'DiscountDescending',
  'RatingDescending',
  'NameAscending',
  'NameDescending',
] as const satisfies readonly ProductSort[]

export type OfferedSort = (typeof offeredSorts)[number]

export const listViews = ['shelf', 'rows'] as const
export type ListView = (typeof listViews)[number]

export interface ListQuery {
  page: number
  sort: OfferedSort
  /** The search text; empty for none. */
  text: string
  /** A filter expression in canonical form; empty for none. */
  filters: string
  /** The view, where it is not the default. */
  view: ListView | null
}

/** The default view: cards for browsing, rows for search results. */
export const defaultViewOf = ({ text }: Pick<ListQuery, 'text'>): ListView => (text === '' ? 'shelf' : 'rows')

export const pageSize = 24

/** What a list consists of before anything is chosen: `filters` that always hold, and the order it has by itself. */
export interface ListBase {
  /** A filter expression; empty for none. */
  filters: string
  sort: OfferedSort
}

export const wholeList: ListBase = { filters: '', sort: 'Default' }

/** `?text=zorba&q=Authors.12&sort=PriceAscending&page=2`, without default values. */
export function writeListQuery({ page, sort, text, filters, view }: ListQuery): string {
  const parameters = new URLSearchParams()
  if (text !== '') parameters.set('text', text)
  if (filters !== '') parameters.set('q', filters)
  if (sort !== 'Default') parameters.set('sort', sort)
  if (view !== null) parameters.set('view', view)
  if (page > 1) parameters.set('page', String(page))
  const search = parameters.toString()
  return search === '' ? '' : `?${search}`
}

/** Whether search engines may index it: neither filtered nor in another order. */
export const isUnfilteredList = ({ sort, text, filters, view }: ListQuery): boolean =>
  sort === 'Default' && text === '' && filters === '' && view === null

export const countPages = (total: number): number => Math.max(1, Math.ceil(total / pageSize))
