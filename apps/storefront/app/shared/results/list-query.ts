// Which page of a list, in which order: written into addresses always in the same sequence.

import type { ProductSort } from '@stoa/contract/catalogue'

/** The orders a shopper chooses from; Default puts what can be had first. */
export const offeredSorts = [
  'Default',
  'Bestseller',
  'ReleaseDateDescending',
  'PriceAscending',
  'PriceDescending',
  'NameAscending',
  'DiscountDescending',
] as const satisfies readonly ProductSort[]

export interface ListQuery {
  page: number
  sort: ProductSort
  /** What is searched for; empty when nothing is. */
  search: string
}

export const pageSize = 24

/** `?q=zorba&page=2&sort=PriceAscending`, without what goes without saying. */
export function writeListQuery({ page, sort, search }: ListQuery): string {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('q', search)
  if (page > 1) parameters.set('page', String(page))
  if (sort !== 'Default') parameters.set('sort', sort)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

export const countPages = (total: number): number => Math.max(1, Math.ceil(total / pageSize))
