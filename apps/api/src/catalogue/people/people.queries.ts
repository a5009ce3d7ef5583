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

const featuredCondition = (isFeatured: boolean | undefined): RawBuilder<unknown>[] => {
  if (isFeatured === undefined) return []
  const isChosen = sql`r.contributor_id in (select contributor_id from featured_contributor)`
  return [isFeatured ? isChosen : sql`not ${isChosen}`]
}

const initialCondition = (initial: string): RawBuilder<unknown> =>
  /[Α-Ω]/.test(initial) ? sql`r.letter collate "C" = ${initial}` : sql`r.letter_latin collate "C" = ${initial}`

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

/** Only what is searched for by name needs the wide rows of people. */
const conditionOf = ({ role, isFeatured, prefixGroups, initial }: PeopleParams): RawBuilder<unknown> => {
  const conditions = [
    sql`r.role = ${role} and r.title_count > 0`,
    ...featuredCondition(isFeatured),
    ...(initial === undefined ? [] : [initialCondition(initial)]),
    ...nameMatches(sql`named.search_key`, prefixGroups),
  ]
  const names = prefixGroups.length > 0 ? sql`join contributor named on named.id = r.contributor_id` : sql``
  return sql`contributor_role r ${names} where ${sql.join(conditions, sql` and `)}`
}

export async function listPeople(db: Executor, params: PeopleParams): Promise<ContributorRow[]> {
  const order = orderOf(params)
  const { rows } = await sql<ContributorRow>`
    with page as (
      select r.contributor_id, r.title_count, row_number() over (order by ${order}) as place from ${conditionOf(params)}
      order by ${order} limit ${params.limit} offset ${params.offset})
    select c.id, c.code, c.url, c.name_el, c.name_en, c.filed_el, c.filed_en, c.letter, c.letter_latin, page.title_count
    from page join contributor c on c.id = page.contributor_id order by page.place`.execute(db)
  return rows
}

export async function countPeople(db: Executor, params: PeopleParams): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from ${conditionOf(params)}`.execute(db)
  return rows[0]?.people ?? 0
}

export interface InitialRow {
  initial: string
  count: number
}

/**
 * Greek initials by the Greek form of the names; A to Z and # by the Latin form, so that everyone is counted there
 * once.
 */
export async function countInitials(
  db: Executor,
  { role, isFeatured }: Pick<PeopleParams, 'role' | 'isFeatured'>,
): Promise<InitialRow[]> {
  const conditions = [sql`r.role = ${role} and r.title_count > 0`, ...featuredCondition(isFeatured)]
  const source = sql`contributor_role r where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<InitialRow>`
    select r.letter as initial, count(*)::int as count from ${source} and r.letter collate "C" >= 'Α' group by r.letter
    union all
    select r.letter_latin, count(*)::int from ${source} group by r.letter_latin`.execute(db)
  return rows
}
