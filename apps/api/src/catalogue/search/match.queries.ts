// The SQL that finds products by their words. The statements are planned once: whether words are rare or common is known
// before they are run, and each is for one of the two.

import type { RankTerms, TermQuery } from '@stoa/domain/search/match-expression'
import type { RankedMatch } from '@stoa/domain/search/rank-matches'
import type { ArticleNumberPart } from '@stoa/domain/search/read-isbn'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { equalsAny } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import { fieldWeights } from './lexeme-weights.ts'
import { readIds } from './read-ids.ts'

/** What is asked for. */
export interface MatchQuery {
  required: readonly TermQuery[]
  rank: RankTerms
  /** The terms of the categories that the query names; their products are not cut off. */
  leads: readonly string[]
  /** Keys of whole titles, which are never cut off. */
  titleKeys: readonly string[]
}

/** The same as conditions. */
export interface MatchParams {
  /** Required keys. */
  match: string
  /** Keys that raise the rank of a match. */
  rank: string
  /** Terms of the categories that the query names, as a condition; their products are not cut off. */
  lead: string | null
  /** Whether very many products have them. */
  isLeadBroad: boolean
  /** Keys of whole titles, which are never cut off. */
  titleKeys: readonly string[]
}

export interface CandidateRow extends Omit<RankedMatch, 'titles' | 'people' | 'others'> {
  /** Lines of words. */
  titles: string
  people: string
  others: string
}

export interface Matches {
  /** The most promising, for ranking. */
  best: Uint32Array
  /** All ids, the likeliest first. */
  ids: Uint32Array
}

/** Ranked one by one; more cost more than they find. */
export const limits = { ranked: 50, titled: 50, led: 25 } as const
export const weights = { rank: 4, popularity: 0.12 } as const
const { D, C, B, A } = fieldWeights
const weightsOfFields = sql.lit(`{${[D, C, B, A].join(', ')}}`)

const score = (rank: RawBuilder<unknown>) => sql`
  ts_rank(${weightsOfFields}, tsv, ${rank}::tsquery) * ${sql.lit(weights.rank)} / sqrt(title_length)
  + popularity * ${sql.lit(weights.popularity)}`

const selectMatches = compileOnce(
  (_, value: ValueOf<Pick<MatchParams, 'match' | 'rank'>>) => sql<{ ids: Buffer | null }>`
    select string_agg(int4send(product_id), '' order by score desc, product_id) as ids from (
      select product_id, ${score(value('rank'))} as score
      from search_doc where tsv @@ ${value('match')}::tsquery) matched`,
)

/** The first by themselves, and the first of those the query leads to. */
const selectLedMatches = compileOnce(
  (_, value: ValueOf<Pick<MatchParams, 'match' | 'rank' | 'lead'>>) => sql<{ best: Buffer | null; ids: Buffer | null }>`
    with matched as materialized (
      select product_id, coalesce(tsv @@ ${value('lead')}::tsquery, false) as led, ${score(value('rank'))} as score
      from search_doc where tsv @@ ${value('match')}::tsquery),
    best as (
      (select product_id from matched order by score desc, product_id limit ${sql.lit(limits.ranked)})
      union (select product_id from matched where led order by score desc, product_id limit ${sql.lit(limits.led)}))
    select (select string_agg(int4send(product_id), '') from best) as best, (
      select string_agg(int4send(product_id), '' order by led desc, score desc, product_id) from matched) as ids`,
)

const idsIn = (packed: Buffer | null | undefined): Uint32Array => readIds(packed ?? Buffer.alloc(0))

/** For rare words: every match is scored. */
export async function listMatches(db: Executor, { match, rank, lead }: MatchParams): Promise<Matches> {
  if (lead === null) {
    const [row] = await selectMatches(db, { match, rank })
    const ids = idsIn(row?.ids)
    return { best: ids.subarray(0, limits.ranked), ids }
  }
  const [row] = await selectLedMatches(db, { match, rank, lead })
  return { best: idsIn(row?.best), ids: idsIn(row?.ids) }
}

type PopularValues = Pick<MatchParams, 'match' | 'lead' | 'titleKeys'>

/** `is true`: not by the index of words, but in the order of popularity until enough are found. */
const selectPopular = (ofLead: (query: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  compileOnce(
    (_, value: ValueOf<PopularValues>) => sql<{ best: Buffer | null }>`
    with popular as materialized (
      select product_id from search_doc where (tsv @@ ${value('match')}::tsquery) is true
      order by popularity desc, product_id limit ${sql.lit(limits.ranked)}),
    titled as (
      select t.product_id from search_title t join search_doc d using (product_id)
      where t.key = any(${value('titleKeys')}::text[]) and d.tsv @@ ${value('match')}::tsquery
      order by d.popularity desc, product_id limit ${sql.lit(limits.titled)}),
    led as (
      select product_id from search_doc where ${ofLead(sql`tsv @@ ${value('lead')}::tsquery`)}
      order by popularity desc, product_id limit ${sql.lit(limits.led)}),
    best as (select product_id from popular union select product_id from titled union select product_id from led)
    select string_agg(int4send(product_id), '') as best from best`,
  )

const popularStatements = {
  withoutLead: selectPopular(() => sql`false`),
  ofRareLead: selectPopular((query) => query),
  ofBroadLead: selectPopular((query) => sql`(${query}) is true`),
}

/** For very common words: the most popular matches, and whole titles. */
export async function listPopularMatches(db: Executor, params: MatchParams): Promise<Uint32Array> {
  const { match, titleKeys, lead, isLeadBroad } = params
  const { withoutLead, ofRareLead, ofBroadLead } = popularStatements
  const select = lead === null ? withoutLead : isLeadBroad ? ofBroadLead : ofRareLead
  const [row] = await select(db, { match, titleKeys, lead })
  return idsIn(row?.best)
}

const selectCandidates = compileOnce(
  (_, value: ValueOf<{ ids: readonly number[] }>) => sql<CandidateRow>`
    select d.product_id as id, d.titles, d.people, d.others, d.popularity, d.author_popularity as "authorPopularity",
      d.is_by_known_name as "isByKnownName",
      not p.held_back and (p.availability not in ('out_of_print', 'not_available')
        or exists (select from stock s where s.product_id = d.product_id and s.quantity > 0)) as "isAvailable"
    from search_doc d join product p on p.id = d.product_id where d.product_id = any(${value('ids')}::int[])`,
)

/** What they are ranked by. */
export const listCandidates = (db: Executor, ids: readonly number[]): Promise<CandidateRow[]> =>
  selectCandidates(db, { ids })

/** All products with all words, unordered. The condition stands in the statement: it may be any word of the shop, and the planner
 * has to see how common it is. It is made of keys only (domain/search/match-expression.ts). */
export async function listAllMatches(db: Executor, match: string): Promise<Uint32Array> {
  const { rows } = await sql<{ ids: Buffer | null }>`
    select string_agg(int4send(product_id), '') as ids from search_doc where tsv @@ ${sql.lit(match)}::tsquery`.execute(
    db,
  )
  return readIds(rows[0]?.ids ?? Buffer.alloc(0))
}

const maxByPart = 500

/** By how an ISBN begins or ends: the best-selling ones first. */
export async function listByNumberPart(db: Executor, { starts, end }: ArticleNumberPart): Promise<number[]> {
  const ranges = starts.map(({ first, last }) => sql<boolean>`isbn13 between ${first} and ${last}`)
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', sql.lit(true))
    .where(({ or }) => or([...ranges, sql<boolean>`reverse(isbn13) between ${end.first} and ${end.last}`]))
    .orderBy('sold_recently', 'desc')
    .orderBy('id')
    .limit(sql.lit(maxByPart))
    .execute()
  return rows.map(({ id }) => id)
}

/** By ISBN or other article number; ids unordered. */
export async function listByArticleNumber(db: Executor, numbers: readonly string[]): Promise<number[]> {
  const forSale = db.selectFrom('product').select('id').where('active', '=', sql.lit(true))
  const rows = await forSale
    .where((eb) => equalsAny(eb, 'ean', numbers))
    .union(forSale.where((eb) => equalsAny(eb, 'isbn13', numbers)))
    .execute()
  return rows.map(({ id }) => id)
}
