// The SQL of the people behind the books. Lists are read from `contributor_role`, which knows who has titles for sale.

import type { ContributorSort } from '@stoa/contract/people'
import type { ContributorRole } from '@stoa/domain/people/contributor-role'
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

export interface PeopleWish {
  role: ContributorRole | 'any'
  isFeatured: boolean | undefined
  /** What was typed, as `nameBeginnings` reads it. */
  beginnings: readonly (readonly string[])[]
  letter: string | undefined
  sort: ContributorSort
  /** Whether names are put in order by their Latin form. */
  byLatinName: boolean
  limit: number
  offset: number
}

const linkColumns = sql`c.id, c.code, c.url, c.name_el, c.name_en, c.filed_el, c.filed_en, c.letter, c.letter_latin`

const isFeaturedOne = sql`c.id in (select contributor_id from featured_contributor)`

const featuredCondition = (isFeatured: boolean | undefined): RawBuilder<unknown>[] => {
  if (isFeatured === undefined) return []
  return [isFeatured ? isFeaturedOne : sql`not ${isFeaturedOne}`]
}

const letterCondition = (letter: string): RawBuilder<unknown> =>
  /[Α-Ω]/.test(letter) ? sql`c.letter collate "C" = ${letter}` : sql`c.letter_latin collate "C" = ${letter}`

const nameOrders = {
  greek: {
    NameAscending: sql`(c.letter collate "C" < 'Α'), c.sort_key collate "C", c.id`,
    NameDescending: sql`(c.letter collate "C" < 'Α') desc, c.sort_key collate "C" desc, c.id desc`,
  },
  latin: {
    NameAscending: sql`c.sort_key_latin collate "C", c.id`,
    NameDescending: sql`c.sort_key_latin collate "C" desc, c.id desc`,
  },
}

const workOrders = {
  TitlesDescending: sql`r.title_count desc, r.contributor_id`,
  Bestseller: sql`r.sold desc, r.contributor_id`,
}

const orderOf = ({ sort, byLatinName }: PeopleWish): RawBuilder<unknown> =>
  sort === 'TitlesDescending' || sort === 'Bestseller'
    ? workOrders[sort]
    : nameOrders[byLatinName ? 'latin' : 'greek'][sort]

const tableOf = ({ role }: Pick<PeopleWish, 'role'>): RawBuilder<unknown> => sql`
  contributor c join contributor_role r on r.contributor_id = c.id and r.role = ${role} and r.title_count > 0`

const conditionsOf = ({ isFeatured, beginnings, letter }: PeopleWish): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...featuredCondition(isFeatured),
      ...(letter === undefined ? [] : [letterCondition(letter)]),
      ...nameMatches(sql`c.search_key`, beginnings),
    ],
    sql` and `,
  )

export async function listPeople(db: Executor, wish: PeopleWish): Promise<ContributorRow[]> {
  const { rows } = await sql<ContributorRow>`
    select ${linkColumns}, r.title_count
    from ${tableOf(wish)} where ${conditionsOf(wish)}
    order by ${orderOf(wish)} limit ${wish.limit} offset ${wish.offset}`.execute(db)
  return rows
}

export async function countPeople(db: Executor, wish: PeopleWish): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from ${tableOf(wish)} where ${conditionsOf(wish)}`.execute(db)
  return rows[0]?.people ?? 0
}

export interface LetterRow {
  letter: string
  count: number
}

/** Greek letters by the Greek form of the names; A to Z and # by the Latin form, so that everyone is counted there once. */
export async function countLetters(
  db: Executor,
  { role, isFeatured }: Pick<PeopleWish, 'role' | 'isFeatured'>,
): Promise<LetterRow[]> {
  const having = sql`role = ${role} and title_count > 0`
  const table =
    isFeatured === undefined
      ? sql`contributor_role`
      : sql`(select r.* from contributor_role r join contributor c on c.id = r.contributor_id
          where ${sql.join(featuredCondition(isFeatured))}) r`
  const { rows } = await sql<LetterRow>`
    select letter, count(*)::int as count from ${table} where ${having} and letter collate "C" >= 'Α' group by letter
    union all
    select letter_latin, count(*)::int from ${table} where ${having} group by letter_latin`.execute(db)
  return rows
}
