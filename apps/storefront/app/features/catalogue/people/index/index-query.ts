// Which page of an index of names: written into URLs always in the same sequence.

import type { ContributorSort } from '@stoa/contract/catalogue/people'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'

export interface IndexQuery {
  page: number
  /** A capital letter, or # for any other character. */
  initial: string | null
  /** The search text; empty for none. */
  search: string
  sort: ContributorSort
  /** The role of the contributors; publishers have none. */
  role: ContributorRole | 'any' | null
}

export const defaultRole = 'author'

/** `?q=kaz&letter=Κ&role=translator&page=2`, without default values. */
export function writeIndexQuery({ page, initial, search, sort, role }: IndexQuery): string {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('q', search)
  if (initial !== null) parameters.set('letter', initial)
  if (role !== null && role !== defaultRole) parameters.set('role', role)
  if (page > 1) parameters.set('page', String(page))
  if (sort !== 'NameAscending') parameters.set('sort', sort)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Indexes in their default order, whole or by initial, are for search engines; searches and reversed orders are not.
 */
export const isIndexable = ({ search, sort }: IndexQuery): boolean => search === '' && sort === 'NameAscending'
