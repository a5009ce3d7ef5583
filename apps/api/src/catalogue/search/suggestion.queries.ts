// The SQL that writes the suggestions besides titles, and the best of common prefixes.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export type NamedKind = Exclude<SuggestionKind, 'title'>
export const namedKinds = ['author', 'category', 'publisher', 'series'] as const satisfies readonly NamedKind[]

export interface NamedRow {
  id: number
  names: string[]
  /** Copies sold lately, or titles for sale where sales are not counted. */
  weight: number
}

const named: Record<NamedKind, RawBuilder<unknown>> = {
  author: sql`
    select c.id, array_remove(array[c.name_el, c.name_en], null)
      || array(select a.name from contributor_alias a where a.contributor_id = c.id order by a.name) as names, r.sold as weight
    from contributor c join contributor_role r on r.contributor_id = c.id and r.role = 'author' and r.title_count > 0`,
  category: sql`select c.id, array_remove(array[c.name_el, c.name_en], null) as names, 100 as weight from category c`,
  publisher: sql`
    select c.id, array_remove(array[c.name_el, c.name_en], null) as names, c.title_count as weight
    from publisher c where c.title_count > 0`,
  series: sql`
    select c.id, array_remove(array[c.name_el, c.name_en], null) as names, 1 as weight
    from series c where exists (select from product p where p.series_id = c.id and p.active)`,
}

/** Those of the given ids that may be suggested. */
export async function listNamed(db: Executor, kind: NamedKind, ids: readonly number[]): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select * from (${named[kind]}) named where id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** All that may be suggested, after one id. */
export async function listNamedAfter(db: Executor, kind: NamedKind, after: number, limit: number): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select * from (${named[kind]}) named where id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

export interface MissingRow {
  kind: NamedKind
  id: number
}

/** The people, publishers, series and categories of these products that are not suggested yet. */
export async function listMissing(db: Executor, productIds: readonly number[]): Promise<MissingRow[]> {
  const ids = sql`${[...productIds]}::int[]`
  const { rows } = await sql<MissingRow>`
    select distinct kind, id from (
      select 'author' as kind, contributor_id as id from product_contributor where role = 'author' and product_id = any(${ids})
      union all select 'publisher', publisher_id from product where id = any(${ids})
      union all select 'series', series_id from product where series_id is not null and id = any(${ids})) behind
    where not exists (select from suggestion s where s.kind = behind.kind and s.reference = behind.id)`.execute(db)
  return rows
}

export interface SuggestionRow {
  kind: NamedKind
  reference: number
  names: string
  popularity: number
  vector: string
}

export async function saveSuggestions(db: Executor, rows: readonly SuggestionRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into suggestion (kind, reference, names, popularity, tsv)
    select kind, reference, names, popularity, vector::tsvector
    from unnest(
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ reference }) => reference)}::int[],
      ${rows.map(({ names }) => names)}::text[], ${rows.map(({ popularity }) => popularity)}::real[],
      ${rows.map(({ vector }) => vector)}::text[]) as made (kind, reference, names, popularity, vector)
    on conflict (kind, reference) do update
      set names = excluded.names, popularity = excluded.popularity, tsv = excluded.tsv`.execute(db)
}

export async function removeSuggestions(db: Executor, kind: NamedKind, ids: readonly number[]): Promise<void> {
  await sql`delete from suggestion where kind = ${kind} and reference = any(${[...ids]}::int[])`.execute(db)
}

export async function clearSuggestions(db: Executor): Promise<void> {
  await sql`truncate suggestion, suggestion_top`.execute(db)
}
