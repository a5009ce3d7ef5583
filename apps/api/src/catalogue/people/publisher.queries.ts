// The SQL of publishers.

import type { PublisherSort } from '@stoa/contract/catalogue/publishers'
import type { Language } from '@stoa/domain/language'
import { type RawBuilder, sql } from 'kysely'
import { nameMatches } from '../../database/name-match.queries.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'
import type { InitialRow } from './people.queries.ts'

export type PublisherRow = RowOf<typeof listPublishers>

export type PublisherProfileRow = RowOf<typeof findPublisher>

export interface PublishersParams {
  /** What was typed, as `namePrefixGroups` reads it. */
  prefixGroups: readonly (readonly string[])[]
  initial: string | undefined
  sort: PublisherSort
  /** Which alphabet comes first: the reader's own. */
  language: Language
  limit: number
  offset: number
}

const greekFirst = {
  NameAscending: sql`(letter collate "C" < 'Α'), sort_key collate "C", id`,
  NameDescending: sql`(letter collate "C" < 'Α') desc, sort_key collate "C" desc, id desc`,
}
/** Latin letters come before Greek ones by their codes. */
const latinFirst = {
  NameAscending: sql`sort_key collate "C", id`,
  NameDescending: sql`sort_key collate "C" desc, id desc`,
}

function orderOf({ sort, language }: PublishersParams): RawBuilder<unknown> {
  if (sort === 'TitlesDescending') return sql`title_count desc, id`
  return (language === 'el' ? greekFirst : latinFirst)[sort]
}

const withTitles = (db: Executor) =>
  db.selectFrom('publisher').where('title_count', '>', sql.lit(0)).where('name_el', '<>', '')

function matching(db: Executor, { prefixGroups, initial }: PublishersParams) {
  const named = withTitles(db).where(({ and }) => and(nameMatches(sql.ref('search_key'), prefixGroups)))
  return initial === undefined ? named : named.where(sql`letter collate "C"`, '=', initial)
}

export const listPublishers = (db: Executor, params: PublishersParams) =>
  matching(db, params)
    .select(['id', 'code', 'url', 'name_el', 'name_en', 'letter', 'title_count'])
    .orderBy(orderOf(params))
    .limit(params.limit)
    .offset(params.offset)
    .execute()

export async function countPublishers(db: Executor, params: PublishersParams): Promise<number> {
  const { publishers } = await matching(db, params)
    .select(({ fn }) => fn.countAll<number>().as('publishers'))
    .executeTakeFirstOrThrow()
  return publishers
}

export const countPublisherInitials = (db: Executor): Promise<InitialRow[]> =>
  withTitles(db)
    .select(({ fn }) => ['letter as initial', fn.countAll<number>().as('count')])
    .groupBy('letter')
    .execute()

export const findPublisher = async (db: Executor, url: string) =>
  (await db
    .selectFrom('publisher')
    .select(['id', 'code', 'url', 'name_el', 'name_en', 'letter', 'title_count', 'address', 'website', 'email'])
    .where('url', '=', url)
    .where('name_el', '<>', '')
    .executeTakeFirst()) ?? null
