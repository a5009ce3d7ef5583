// Finding the people behind the books: pages of names with their letters, one person, who sells most in a category.

import type { ContributorSort } from '@stoa/contract/people'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { ContributorRole } from '@stoa/domain/people/contributor-role'
import { latinLetters } from '@stoa/domain/people/index-letter'
import { nameBeginnings } from '@stoa/domain/people/name-search'
import type { Executor } from '../../database/transaction.ts'
import type { Listing } from '../listing/listing-types.ts'
import { fillLetters, totalOf } from './letters.ts'
import * as queries from './people.queries.ts'
import * as profiles from './profile.queries.ts'

export interface IndexRequest {
  search?: string | undefined
  letter?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export interface IndexPage<Row> {
  rows: Row[]
  total: number
  page: number
  pageSize: number
  letters: queries.LetterRow[]
}

/** How many people do it. */
export interface RoleCount {
  role: ContributorRole
  count: number
}

export interface PeoplePage extends IndexPage<queries.ContributorRow> {
  roles: RoleCount[]
}

export interface PeopleRequest extends IndexRequest {
  role?: ContributorRole | undefined
  isFeatured?: boolean | undefined
  sort?: ContributorSort | undefined
}

export const namesToAPage = 48

/** English pages, and the Latin letters of Greek ones, go by the Latin form of the names. */
const isLatin = (letter: string | undefined): boolean => letter !== undefined && latinLetters.includes(letter)

export async function listPeople(
  db: Executor,
  listing: Listing,
  request: PeopleRequest,
  language: Language,
): Promise<PeoplePage> {
  const { role = 'any', isFeatured, letter, search = '', sort = 'NameAscending' } = request
  const { page = 1, pageSize = namesToAPage } = request
  const beginnings = nameBeginnings(search)
  const byLatinName = language === 'en' || isLatin(letter)
  const within: queries.PeopleWish = {
    role,
    isFeatured,
    beginnings,
    letter,
    sort,
    byLatinName,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const [counted, people] = await Promise.all([queries.countLetters(db, within), listing.countByRole()])
  const roles = [...people].map(([role, count]) => ({ role, count }))
  const letters = fillLetters(counted)
  const shown = { page, pageSize, letters, roles }
  if (search !== '' && beginnings.length === 0) return { ...shown, rows: [], total: 0 }
  const total = beginnings.length > 0 ? await queries.countPeople(db, within) : totalOf(letters, letter)
  return { ...shown, rows: await queries.listPeople(db, within), total }
}

export async function getProfile(
  db: Executor,
  url: string,
  role: ContributorRole | undefined,
): Promise<Outcome<profiles.ProfileRow, Refusal<'contributor_not_found'>>> {
  const row = await profiles.findProfile(db, url)
  const isAsked = row && (role === undefined || row.roles.some((one) => one.role === role))
  return isAsked ? done(row) : refused({ code: 'contributor_not_found' })
}

/** Titles that are looked at for their authors: those of a category that sell most. */
const mostTitles = 200

/** The authors of what sells most in a category and below it. */
export async function listBestSellingAuthors(
  db: Executor,
  listing: Listing,
  categoryId: number,
  { language, now }: { language: Language; now: number },
): Promise<Outcome<queries.ContributorRow[], Refusal<'category_not_found'>>> {
  if (!(await listing.hasCategory(categoryId))) return refused({ code: 'category_not_found' })
  const wish = { categoryId, sort: 'Bestseller', page: 1, pageSize: mostTitles, filters: [], language, now } as const
  const { ids } = await listing.listIds(wish)
  return done(await profiles.listAuthorsOf(db, ids, categoryId))
}
