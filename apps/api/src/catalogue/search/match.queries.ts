// The SQL that finds products by their words. Conditions are literals in the statement, so that the planner sees how
// common the words are; they are made of keys only (domain/search/match-expression.ts).

import type { RankedMatch } from '@stoa/domain/search/rank-matches'
import { type RawBuilder, sql } from 'kysely'
import { equalsAny } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import { readIds } from './read-ids.ts'

export interface MatchParams {
  /** Required keys. */
  match: string
  /** Keys that raise the rank of a match. */
  rank: string
  /** Keys of whole titles, which are never cut off. */
  titleKeys: readonly string[]
}

interface MatchRow extends Omit<RankedMatch, 'titles' | 'people'> {
  titles: string
  people: string
}

export interface Matches {
  /** The most promising, for ranking. */
  best: RankedMatch[]
  /** All ids, the likeliest first. */
  ids: Uint32Array
}

/** Ranked one by one; more would not be looked at. */
const maxRanked = 200
const maxTitled = 50
const weights = sql`'{0.1, 0.8, 0.9, 1.0}'`
const query = (expression: string): RawBuilder<unknown> => sql`${sql.lit(expression)}::tsquery`

const rankedFields = sql`
  select json_agg(json_build_object('id', d.product_id, 'titles', d.titles, 'people', d.people, 'others', d.others,
    'popularity', d.popularity, 'authorPopularity', d.author_popularity, 'isByKnownName', d.is_by_known_name,
    'isAvailable', p.availability not in ('out_of_print', 'not_available')
      or exists (select from stock s where s.product_id = d.product_id and s.quantity > 0)))
  from best b join search_doc d using (product_id) join product p on p.id = d.product_id`

/** For rare words: every match is ranked. */
export async function listMatches(db: Executor, { match, rank }: MatchParams): Promise<Matches> {
  const { rows } = await sql<{ best: MatchRow[] | null; ids: Buffer | null }>`
    with matched as materialized (
      select product_id,
        ts_rank(${weights}, tsv, ${query(rank)}) * 4 / sqrt(title_length) + popularity * 0.12 as score
      from search_doc where tsv @@ ${query(match)}),
    best as (select product_id from matched order by score desc, product_id limit ${sql.lit(maxRanked)})
    select (${rankedFields}) as best,
      (select string_agg(int4send(product_id), '' order by score desc, product_id) from matched) as ids`.execute(db)
  return { best: readBest(rows[0]?.best), ids: readIds(rows[0]?.ids ?? Buffer.alloc(0)) }
}

/** For very common words: the most popular matches, and whole titles. */
export async function listPopularMatches(db: Executor, { match, titleKeys }: MatchParams): Promise<RankedMatch[]> {
  const keys = sql.join(titleKeys.map((key) => sql.lit(key)))
  const { rows } = await sql<{ best: MatchRow[] | null }>`
    with popular as materialized (
      select product_id from search_doc where (tsv @@ ${query(match)}) is true
      order by popularity desc, product_id limit ${sql.lit(maxRanked)}),
    titled as (
      select t.product_id from search_title t join search_doc d using (product_id)
      where t.key in (${keys}) and d.tsv @@ ${query(match)} order by d.popularity desc limit ${sql.lit(maxTitled)}),
    best as (select product_id from popular union select product_id from titled)
    select (${rankedFields}) as best`.execute(db)
  return readBest(rows[0]?.best)
}

/** All products with all words, unordered. */
export async function listAllMatches(db: Executor, match: string): Promise<Uint32Array> {
  const { rows } = await sql<{ ids: Buffer | null }>`
    select string_agg(int4send(product_id), '') as ids from search_doc where tsv @@ ${query(match)}`.execute(db)
  return readIds(rows[0]?.ids ?? Buffer.alloc(0))
}

const readBest = (best: readonly MatchRow[] | null | undefined): RankedMatch[] =>
  (best ?? []).map((row) => ({ ...row, titles: row.titles.split('\n'), people: row.people.split('\n') }))

/** By ISBN or other article number; ids unordered. */
export async function listByArticleNumber(db: Executor, numbers: readonly string[]): Promise<number[]> {
  const forSale = db.selectFrom('product').select('id').where('active', '=', sql.lit(true))
  const rows = await forSale
    .where((eb) => equalsAny(eb, 'ean', numbers))
    .union(forSale.where((eb) => equalsAny(eb, 'isbn13', numbers)))
    .execute()
  return rows.map(({ id }) => id)
}
