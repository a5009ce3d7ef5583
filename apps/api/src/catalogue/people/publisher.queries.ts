// The SQL of publishers.

import type { PublisherSort } from '@stoa/contract/catalogue/publishers'
import type { Language } from '@stoa/domain/language'
import { type RawBuilder, sql } from 'kysely'
import { nameMatches } from '../../database/name-match.queries.ts'
import type { Executor } from '../../database/transaction.ts'
import type { InitialRow } from './people.queries.ts'

export interface PublisherRow {
  id: number
  code: string
  url: string
  name_el: string
  name_en: string | null
  letter: string
  title_count: number
}

export interface PublisherProfileRow extends PublisherRow {
  address: string | null
  website: string | null
  email: string | null
}

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
  NameAscending: sql`(m.letter collate "C" < 'Α'), m.sort_key collate "C", m.id`,
  NameDescending: sql`(m.letter collate "C" < 'Α') desc, m.sort_key collate "C" desc, m.id desc`,
}
/** Latin letters come before Greek ones by their codes. */
const latinFirst = {
  NameAscending: sql`m.sort_key collate "C", m.id`,
  NameDescending: sql`m.sort_key collate "C" desc, m.id desc`,
}

function orderOf({ sort, language }: PublishersParams): RawBuilder<unknown> {
  if (sort === 'TitlesDescending') return sql`m.title_count desc, m.id`
  return (language === 'el' ? greekFirst : latinFirst)[sort]
}

const conditionsOf = ({ prefixGroups, initial }: PublishersParams): RawBuilder<unknown> =>
  sql.join(
    [
      sql`m.title_count > 0`,
      ...(initial === undefined ? [] : [sql`m.letter collate "C" = ${initial}`]),
      ...nameMatches(sql`m.search_key`, prefixGroups),
    ],
    sql` and `,
  )

export async function listPublishers(db: Executor, params: PublishersParams): Promise<PublisherRow[]> {
  const { rows } = await sql<PublisherRow>`
    select m.id, m.code, m.url, m.name_el, m.name_en, m.letter, m.title_count from publisher m
    where ${conditionsOf(params)} order by ${orderOf(params)} limit ${params.limit} offset ${params.offset}`.execute(db)
  return rows
}

export async function countPublishers(db: Executor, params: PublishersParams): Promise<number> {
  const { rows } = await sql<{ publishers: number }>`
    select count(*)::int as publishers from publisher m where ${conditionsOf(params)}`.execute(db)
  return rows[0]?.publishers ?? 0
}

export async function countPublisherInitials(db: Executor): Promise<InitialRow[]> {
  const { rows } = await sql<InitialRow>`
    select letter as initial, count(*)::int as count from publisher where title_count > 0 group by letter`.execute(db)
  return rows
}

export async function findPublisher(db: Executor, url: string): Promise<PublisherProfileRow | null> {
  const { rows } = await sql<PublisherProfileRow>`
    select id, code, url, name_el, name_en, title_count, letter, address, website, email from publisher where url = ${url}`.execute(
    db,
  )
  return rows[0] ?? null
}
