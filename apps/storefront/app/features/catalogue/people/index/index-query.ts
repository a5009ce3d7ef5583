// Which page of an index of names: written into addresses always in the same sequence.

import type { ContributorSort } from '@stoa/contract/catalogue/people'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'

export interface IndexQuery {
  page: number
  /** A capital, or # for any other sign. */
  initial: string | null
  /** What is searched for; empty when nothing is. */
  search: string
  sort: ContributorSort
  /** What the people do; houses do one thing only. */
  role: ContributorRole | 'any' | null
}

export const defaultRole = 'author'

/** `?q=kaz&letter=Κ&role=translator&page=2`, without what goes without saying. */
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

/** Names in their usual order, whole or by letter, are for search engines; what somebody typed or turned round is not. */
export const isIndexable = ({ search, sort }: IndexQuery): boolean => search === '' && sort === 'NameAscending'
