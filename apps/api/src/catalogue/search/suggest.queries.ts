// The SQL that finds the completions of a prefix.

import type { SuggestionKind, SuggestionMatch } from '@stoa/domain/search/rank-suggestions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'
import { isListedName } from './author-names.ts'
import type { NamedKind } from './suggestion.queries.ts'

interface MatchRow {
  kind: SuggestionKind
  id: number
  names: string
  people: string
  popularity: number
}

export const limits = { titles: 120, named: 60, titled: 10 } as const
const query = (expression: string): RawBuilder<unknown> => sql`${sql.lit(expression)}::tsquery`

const titles = (from: RawBuilder<unknown>) => sql`
  select 'title' as kind, d.product_id as id, d.titles as names, d.people, d.popularity
  from (${from}) found join search_doc d using (product_id)`
const named = (from: RawBuilder<unknown>) => sql`
  select s.kind, s.reference as id, s.names, '' as people, s.popularity from (${from}) found join suggestion s using (kind, reference)`

const matchTitleKeys = (keys: readonly string[]) => sql`
  select t.product_id from search_title t join search_doc d using (product_id)
  where t.key = any(${[...keys]}::text[]) order by d.popularity desc, product_id limit ${sql.lit(limits.titled)}`

async function run(db: Executor, parts: readonly RawBuilder<unknown>[]): Promise<SuggestionMatch[]> {
  const { rows } = await sql<MatchRow>`${sql.join(parts, sql` union `)}`.execute(db)
  return rows.map(suggestionOf)
}

export function suggestionOf({ names: lines, people, ...row }: MatchRow): SuggestionMatch {
  const names = lines.split('\n')
  const isKnownName = row.kind === 'author' && names.some(isListedName)
  return { ...row, names, people: people === '' ? [] : people.split('\n'), isKnownName }
}

/** Which of these prefixes are so common that their best are precomputed. */
export async function listShared(db: Executor, prefixes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ prefix: string }>`
    select prefix from unnest(${[...prefixes]}::text[]) prefix
    where exists (select from suggestion_top t where t.prefix = prefix.prefix)`.execute(db)
  return rows.map(({ prefix }) => prefix)
}

/** The best of common prefixes, all completions of rare ones, and titles that are typed in full. */
export async function listByPrefix(
  db: Executor,
  shared: readonly string[],
  rare: string | null,
  titleKeys: readonly string[],
): Promise<SuggestionMatch[]> {
  const top = sql`select distinct kind, reference from suggestion_top where prefix = any(${[...shared]}::text[])`
  const parts = [
    titles(sql`select reference as product_id from (${top}) top where kind = 'title'`),
    named(top),
    titles(matchTitleKeys(titleKeys)),
  ]
  if (rare === null) return run(db, parts)
  return run(db, [...parts, ...matching(rare, rare)])
}

/** `inDocs` may say in which fields; both conditions stand in the statement as text, made of keys only. */
const matching = (inDocs: string, inNames: string): RawBuilder<unknown>[] => [
  titles(sql`
    with matched as materialized (select product_id, popularity from search_doc where tsv @@ ${query(inDocs)})
    select product_id from matched order by popularity desc, product_id limit ${sql.lit(limits.titles)}`),
  named(sql`
    with matched as materialized (select kind, reference, popularity from suggestion where tsv @@ ${query(inNames)})
    select kind, reference from matched order by popularity desc, kind, reference limit ${sql.lit(limits.named)}`),
]

/** All products with all words and the prefix. */
export const listMatching = (db: Executor, match: string, titleKeys: readonly string[]): Promise<SuggestionMatch[]> =>
  run(db, [...matching(match, match), titles(matchTitleKeys(titleKeys))])

/** Only people, categories, publishers, series and pages. */
export const listMatchingNames = (db: Executor, match: string): Promise<SuggestionMatch[]> =>
  run(db, matching(match, match).slice(1))

/** The same for a prefix of thousands of words: first the words, then the prefix among their products. */
export const listMatchingByScan = (
  db: Executor,
  expression: string,
  match: string,
  titleKeys: readonly string[],
): Promise<SuggestionMatch[]> =>
  run(db, [
    titles(sql`
      with holding as materialized (select product_id, popularity, tsv from search_doc where tsv @@ ${query(expression)})
      select product_id from holding where tsv @@ ${query(match)} order by popularity desc, product_id limit ${sql.lit(limits.titles)}`),
    named(sql`
      with holding as materialized (select kind, reference, popularity, tsv from suggestion where tsv @@ ${query(expression)})
      select kind, reference from holding where tsv @@ ${query(match)}
      order by popularity desc, kind, reference limit ${sql.lit(limits.named)}`),
    titles(matchTitleKeys(titleKeys)),
  ])

/** Of so many products with the highest popularity; null when these are fewer than are ranked, with titles typed in full. */
export async function listAmongPopular(
  db: Executor,
  match: string,
  looked: number,
  titleKeys: readonly string[],
): Promise<SuggestionMatch[] | null> {
  const found = await run(db, [
    titles(sql`
      select product_id from (
        select product_id, popularity, tsv from search_doc order by popularity desc, product_id limit ${sql.lit(looked)}) popular
      where tsv @@ ${query(match)} order by popularity desc, product_id limit ${sql.lit(limits.titles)}`),
    ...matching(match, match).slice(1),
    titles(matchTitleKeys(titleKeys)),
  ])
  return found.filter(({ kind }) => kind === 'title').length < limits.titles ? null : found
}

/** The same for words of very many titles: the most popular of those, whether they have the prefix or not. */
export const listPopularMatching = (
  db: Executor,
  expression: string,
  match: string,
  titleKeys: readonly string[],
): Promise<SuggestionMatch[]> =>
  run(db, [
    titles(sql`
      select product_id from search_doc where (tsv @@ ${query(expression)}) is true
      order by popularity desc, product_id limit ${sql.lit(limits.titles)}`),
    ...matching(match, match).slice(1),
    titles(matchTitleKeys(titleKeys)),
  ])

type IdsByKind = Record<NamedKind, readonly number[]>

const selectNamedRows = compileOnce((db, value: ValueOf<IdsByKind>) => {
  const rowsOf = (
    kind: NamedKind,
    table: 'contributor' | 'category' | 'publisher' | 'series',
    url: RawBuilder<string | null> = sql.ref('url'),
  ) =>
    db
      .selectFrom(table)
      .select([sql.lit<SuggestionKind>(kind).as('kind'), 'id', 'name_el', 'name_en', url.as('url')])
      .where(sql<SqlBool>`id = any(${value(kind)}::int[])`)
  const pages = db
    .selectFrom('content_page')
    .select([sql.lit<SuggestionKind>('page').as('kind'), 'id', 'title_el as name_el'])
    .select([sql<string | null>`title_en`.as('name_en'), sql<string | null>`url`.as('url')])
    .where(sql<SqlBool>`id = any(${value('page')}::int[])`)
  return rowsOf('author', 'contributor')
    .unionAll(rowsOf('category', 'category'))
    .unionAll(rowsOf('publisher', 'publisher'))
    .unionAll(rowsOf('series', 'series', sql.lit(null)))
    .unionAll(pages)
})

export type NamedRow = RowOf<typeof listNamedRows>

/** The names of people, categories, publishers and series, and their pages. */
export function listNamedRows(db: Executor, keys: readonly { kind: SuggestionKind; id: number }[]) {
  const idsOf = (kind: NamedKind) => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  return selectNamedRows(db, {
    author: idsOf('author'),
    category: idsOf('category'),
    publisher: idsOf('publisher'),
    series: idsOf('series'),
    page: idsOf('page'),
  })
}
