// What a list's address says: the words searched for, what narrows the list, its order and its page. Written always in the
// same sequence, so that one list has one address.

import type { ProductSort } from '@stoa/contract/catalogue/catalogue'

/** The orders a shopper chooses from; Default puts what can be had first, or in a search what answers it best. */
export const offeredSorts = [
  'Default',
  'Bestseller',
  'ReleaseDateDescending',
  'ReleaseDateAscending',
  'CreateDateDescending',
  'CreateDateAscending',
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
  /** The words searched for; empty when none are. */
  text: string
  /** A filter expression in canonical form; empty when nothing narrows the list. */
  filters: string
  /** How the books stand, where that is not as usual. */
  view: ListView | null
}

/** To be looked at on shelves; to be compared, when they were searched for, in rows. */
export const defaultViewOf = ({ text }: Pick<ListQuery, 'text'>): ListView => (text === '' ? 'shelf' : 'rows')

export const pageSize = 24

/** `?text=zorba&q=Authors.12&sort=PriceAscending&page=2`, without what goes without saying. */
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

/** Whether it is a list as it stands, which search engines may keep: neither narrowed nor put into another order. */
export const isUnfilteredList = ({ sort, text, filters, view }: ListQuery): boolean =>
  sort === 'Default' && text === '' && filters === '' && view === null

export const countPages = (total: number): number => Math.max(1, Math.ceil(total / pageSize))
