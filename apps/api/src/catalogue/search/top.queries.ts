// The SQL of common prefixes.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Key prefixes, up to so many characters, of more than `least` products. */
export async function listSharedPrefixes(db: Executor, maxLength: number, minCount: number): Promise<string[]> {
  const { rows } = await sql<{ prefix: string }>`
    select prefix from (
      select left(skeleton, length) as prefix, sum(frequency) as products
      from search_term cross join generate_series(1, ${maxLength}::int) length
      where length(skeleton) >= length and left(literal, 1) <> '.' group by 1) counted
    where products > ${minCount}`.execute(db)
  return rows.map(({ prefix }) => prefix)
}

export interface NamesRow {
  kind: SuggestionKind
  reference: number
  names: string
  popularity: number
}

/** Titles with their authors, and everything else that is suggested, from the most popular on. */
export async function listNames(db: Executor, after: NamesRow | null, limit: number): Promise<NamesRow[]> {
  const from = after ?? { kind: 'title', reference: 0, popularity: Number.POSITIVE_INFINITY }
  const { rows } = await sql<NamesRow>`
    select 'title' as kind, product_id as reference, titles || chr(10) || people as names, popularity
    from search_doc
    where popularity <= ${from.popularity}::real
      and (popularity < ${from.popularity}::real or product_id > ${from.reference})
    order by popularity desc, product_id limit ${limit}`.execute(db)
  return rows
}

/** People, publishers, series and categories, the most popular of a kind first. */
export const listNamedByPopularity = (db: Executor): Promise<NamesRow[]> =>
  db
    .selectFrom('suggestion')
    .select(['kind', 'reference', 'names', 'popularity'])
    .orderBy('popularity', 'desc')
    .orderBy('reference')
    .execute()

export interface TopRow {
  prefix: string
  kind: SuggestionKind
  reference: number
}

export async function saveTops(db: Executor, rows: readonly TopRow[]): Promise<void> {
  await sql`
    insert into suggestion_top (prefix, kind, reference)
    select * from unnest(
      ${rows.map(({ prefix }) => prefix)}::text[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ reference }) => reference)}::int[])`.execute(db)
}
