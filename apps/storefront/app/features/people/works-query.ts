// Which page of somebody's titles, in which order, in which role: written into addresses always in the same sequence.

import type { ProductSort } from '@stoa/contract/catalogue'
import type { ContributorRole } from '@stoa/domain/people/contributor-role'

export const worksSorts = [
  'Default',
  'Bestseller',
  'ReleaseDateDescending',
  'ReleaseDateAscending',
  'PriceAscending',
  'PriceDescending',
  'NameAscending',
  'DiscountDescending',
] as const satisfies readonly ProductSort[]

export interface WorksQuery {
  page: number
  sort: (typeof worksSorts)[number]
  /** Null for everything. */
  role: ContributorRole | null
}

export const worksToAPage = 20

/** `?role=translator&page=2&sort=Bestseller`, without what goes without saying. */
export function writeWorksQuery({ page, sort, role }: WorksQuery): string {
  const parameters = new URLSearchParams()
  if (role !== null) parameters.set('role', role)
  if (page > 1) parameters.set('page', String(page))
  if (sort !== 'Default') parameters.set('sort', sort)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** Null when the address leads nowhere: no such page number. `done` is what the person has done. */
export function readWorksQuery(parameters: URLSearchParams, done: readonly ContributorRole[]): WorksQuery | null {
  const page = parameters.get('page') ?? '1'
  const asked = parameters.get('role')
  const role = asked === null ? null : done.find((one) => one === asked)
  if (!/^[1-9]\d{0,4}$/.test(page) || role === undefined) return null
  return { page: Number(page), role, sort: worksSorts.find((one) => one === parameters.get('sort')) ?? 'Default' }
}

/** Everything in the usual order is for search engines; a choice from it is not. */
export const isWhole = ({ sort, role }: WorksQuery): boolean => sort === 'Default' && role === null
