// The SQL of contributors. Lists are read from `contributor_role`, which has those with titles for sale.

import type { ContributorSort } from '@stoa/contract/catalogue/people'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { type RawBuilder, sql } from 'kysely'
import { nameMatches } from '../../database/name-match.queries.ts'
import type { Executor } from '../../database/transaction.ts'

export interface ContributorRow {
  id: number
  code: string
  url: string
  name_el: string
  name_en: string | null
  filed_el: string
  filed_en: string | null
  letter: string
  letter_latin: string
  title_count: number
}

export interface PeopleParams {
  role: ContributorRole | 'any'
  isFeatured: boolean | undefined
  /** What was typed, as `namePrefixGroups` reads it. */
  prefixGroups: readonly (readonly string[])[]
  initial: string | undefined
  sort: ContributorSort
  /** Whether names are sorted by their Latin form. */
  byLatinName: boolean
  limit: number
  offset: number
}

const sortOrders = {
  greek: {
    NameAscending: sql`(r.letter collate "C" < 'Α'), r.sort_key collate "C", r.contributor_id`,
    NameDescending: sql`(r.letter collate "C" < 'Α') desc, r.sort_key collate "C" desc, r.contributor_id desc`,
  },
  latin: {
    NameAscending: sql`r.sort_key_latin collate "C", r.contributor_id`,
    NameDescending: sql`r.sort_key_latin collate "C" desc, r.contributor_id desc`,
  },
  work: {
    TitlesDescending: sql`r.title_count desc, r.contributor_id`,
    Bestseller: sql`r.sold desc, r.contributor_id`,
  },
}

const orderOf = ({ sort, byLatinName }: PeopleParams): RawBuilder<unknown> =>
  sort === 'TitlesDescending' || sort === 'Bestseller'
    ? sortOrders.work[sort]
    : sortOrders[byLatinName ? 'latin' : 'greek'][sort]

function listed(db: Executor, { role, isFeatured }: Pick<PeopleParams, 'role' | 'isFeatured'>) {
  const people = db
    .selectFrom('contributor_role as r')
    .where('r.role', '=', role)
    .where('r.title_count', '>', sql.lit(0))
  if (isFeatured === undefined) return people
  return people.where(({ eb, not, selectFrom }) => {
    const isChosen = eb('r.contributor_id', 'in', selectFrom('featured_contributor').select('contributor_id'))
    return isFeatured ? isChosen : not(isChosen)
  })
}

const initialOf = (column: 'letter' | 'letter_latin'): RawBuilder<string> => sql`${sql.ref(`r.${column}`)} collate "C"`

function matching(db: Executor, { prefixGroups, initial, ...params }: PeopleParams) {
  const people = listed(db, params)
    // only what is searched for by name needs the wide rows of people
    .$if(prefixGroups.length > 0, (all) =>
      all
        .innerJoin('contributor as named', 'named.id', 'r.contributor_id')
        .where(({ and }) => and(nameMatches(sql.ref('named.search_key'), prefixGroups))),
    )
  if (initial === undefined) return people
  return people.where(initialOf(/[Α-Ω]/.test(initial) ? 'letter' : 'letter_latin'), '=', initial)
}

export function listPeople(db: Executor, params: PeopleParams): Promise<ContributorRow[]> {
  const order = orderOf(params)
  const place = sql<number>`row_number() over (order by ${order})`
  return db
    .with('page', () =>
      matching(db, params)
        .select(['r.contributor_id', 'r.title_count', place.as('place')])
        .orderBy(order)
        .limit(params.limit)
        .offset(params.offset),
    )
    .selectFrom('page')
    .innerJoin('contributor as c', 'c.id', 'page.contributor_id')
    .select(['c.id', 'c.code', 'c.url', 'c.name_el', 'c.name_en', 'c.filed_el', 'c.filed_en'])
    .select(['c.letter', 'c.letter_latin', 'page.title_count'])
    .orderBy('page.place')
    .execute()
}

export async function countPeople(db: Executor, params: PeopleParams): Promise<number> {
  const { people } = await matching(db, params)
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow()
  return people
}

export interface InitialRow {
  initial: string
  count: number
}

/**
 * Greek initials by the Greek form of the names; A to Z and # by the Latin form, so that everyone is counted there
 * once.
 */
export const countInitials = (db: Executor, params: Pick<PeopleParams, 'role' | 'isFeatured'>): Promise<InitialRow[]> =>
  listed(db, params)
    .select(({ fn }) => ['r.letter as initial', fn.countAll<number>().as('count')])
    .where(initialOf('letter'), '>=', sql.lit('Α'))
    .groupBy('r.letter')
    .unionAll(
      listed(db, params)
        .select(({ fn }) => ['r.letter_latin as initial', fn.countAll<number>().as('count')])
        .groupBy('r.letter_latin'),
    )
    .execute()
