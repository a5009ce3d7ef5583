// Contributors: pages of names with their initials, one person, the bestsellers of a category.

import type { ContributorSort } from '@stoa/contract/catalogue/people'
import type { Refusal } from '@stoa/contract/refusals'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { latinLetters } from '@stoa/domain/catalogue/people/index-initial'
import { namePrefixGroups } from '@stoa/domain/catalogue/people/name-search'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { ProductIndex } from '../../ports/product-index.ts'
import { fillInitials, totalOf } from './initials.ts'
import * as queries from './people.queries.ts'
import * as profiles from './profile.queries.ts'

export interface IndexParams {
  search?: string | undefined
  initial?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export interface IndexPage<Row> {
  rows: Row[]
  total: number
  page: number
  pageSize: number
  initials: queries.InitialRow[]
}

/** How many people have the role. */
export interface RoleCount {
  role: ContributorRole
  count: number
}

export interface PeoplePage extends IndexPage<queries.ContributorRow> {
  roles: RoleCount[]
}

export interface PeopleIndexParams extends IndexParams {
  role?: ContributorRole | undefined
  isFeatured?: boolean | undefined
  sort?: ContributorSort | undefined
}

export const namesPerPage = 48

/** English pages, and the Latin initials of Greek ones, use the Latin form of the names. */
const isLatin = (initial: string | undefined): boolean => initial !== undefined && latinLetters.includes(initial)

export async function listPeople(
  db: Executor,
  index: ProductIndex,
  params: PeopleIndexParams,
  language: Language,
): Promise<PeoplePage> {
  const { role = 'any', isFeatured, initial, search = '', sort = 'NameAscending' } = params
  const { page = 1, pageSize = namesPerPage } = params
  const prefixGroups = namePrefixGroups(search)
  const byLatinName = language === 'en' || isLatin(initial)
  const filter: queries.PeopleParams = {
    role,
    isFeatured,
    prefixGroups,
    initial,
    sort,
    byLatinName,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const [initialRows, people] = await Promise.all([queries.countInitials(db, filter), index.countByRole()])
  const roles = [...people].map(([role, count]) => ({ role, count }))
  const initials = fillInitials(initialRows)
  const pageFields = { page, pageSize, initials, roles }
  if (search !== '' && prefixGroups.length === 0) return { ...pageFields, rows: [], total: 0 }
  const total = prefixGroups.length > 0 ? await queries.countPeople(db, filter) : totalOf(initials, initial)
  return { ...pageFields, rows: await queries.listPeople(db, filter), total }
}

export async function getProfile(
  db: Executor,
  url: string,
  role: ContributorRole | undefined,
): Promise<Outcome<profiles.ProfileRow, Refusal<'contributor_not_found'>>> {
  const row = await profiles.findProfile(db, url)
  const hasRole = row && (role === undefined || row.roles.some((roleCount) => roleCount.role === role))
  return hasRole ? done(row) : refused({ code: 'contributor_not_found' })
}

/** How many titles are searched for authors: the bestsellers of a category. */
const maxTitles = 200

/** The authors of the bestsellers in a category and its descendants. */
export async function listBestSellingAuthors(
  db: Executor,
  index: ProductIndex,
  categoryId: number,
  { language, now }: { language: Language; now: number },
): Promise<Outcome<queries.ContributorRow[], Refusal<'category_not_found'>>> {
  if (!(await index.hasCategory(categoryId))) return refused({ code: 'category_not_found' })
  const listParams = {
    categoryId,
    sort: 'Bestseller',
    page: 1,
    pageSize: maxTitles,
    filters: [],
    withFacets: false,
    language,
    now,
  } as const
  const { ids } = await index.list(listParams)
  return done(await profiles.listAuthorsOf(db, ids, categoryId))
}
