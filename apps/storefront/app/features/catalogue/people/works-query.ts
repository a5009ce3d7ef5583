// Which page of somebody's titles, in which order, in which role: written into URLs always in the same sequence.

import type { ProductSort } from '@stoa/contract/catalogue/listing'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'

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
  /** Null for all roles. */
  role: ContributorRole | null
}

export const worksPageSize = 20

/** `?role=translator&page=2&sort=Bestseller`, without default values. */
export function writeWorksQuery({ page, sort, role }: WorksQuery): string {
  const parameters = new URLSearchParams()
  if (role !== null) parameters.set('role', role)
  if (page > 1) parameters.set('page', String(page))
  if (sort !== 'Default') parameters.set('sort', sort)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** Null for an invalid page or role, which is a 404. `roles` are those that the person has. */
export function readWorksQuery(parameters: URLSearchParams, roles: readonly ContributorRole[]): WorksQuery | null {
  const page = parameters.get('page') ?? '1'
  const roleParam = parameters.get('role')
  const role = roleParam === null ? null : roles.find((candidate) => candidate === roleParam)
  if (!/^[1-9]\d{0,4}$/.test(page) || role === undefined) return null
  return {
    page: Number(page),
    role,
    sort: worksSorts.find((candidate) => candidate === parameters.get('sort')) ?? 'Default',
  }
}

/** All titles in the default order are for search engines; a filtered list is not. */
export const isDefaultQuery = ({ sort, role }: WorksQuery): boolean => sort === 'Default' && role === null
