// The SQL that reads the whole search index of a shop, a part at a time.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { type SqlBool, sql } from 'kysely'
import { onlyRow } from '../../database/only-row.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'

export type ProductRow = RowOf<typeof listProducts>

/** After one id. */
export const listProducts = (db: Executor, after: number, limit: number) =>
  db
    .selectFrom('search_doc')
    .select(['product_id as id', 'popularity', 'title_length', 'titles', 'people', 'tsv'])
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute()

/** The keys of the whole titles of those products. */
export const listTitleKeys = (db: Executor, after: number, last: number) =>
  db
    .selectFrom('search_title')
    .select(['product_id as id', 'key'])
    .where('product_id', '>', after)
    .where('product_id', '<=', last)
    .orderBy('product_id')
    .execute()

export type SuggestedRow = RowOf<typeof listSuggested>

/** What is suggested beside titles, after one of them. */
export const listSuggested = (db: Executor, after: { kind: SuggestionKind; reference: number } | null, limit: number) =>
  db
    .selectFrom('suggestion')
    .select(['kind', 'reference', 'names', 'popularity', 'tsv'])
    .where(sql<SqlBool>`(kind, reference) > (${after?.kind ?? ''}, ${after?.reference ?? 0})`)
    .orderBy('kind')
    .orderBy('reference')
    .limit(limit)
    .execute()

/** The best of a common prefix: ids of four bytes each. */
export interface CommonPrefix {
  prefix: string
  kind: SuggestionKind
  ids: Buffer
}

export async function listTops(db: Executor): Promise<CommonPrefix[]> {
  const { rows } = await sql<CommonPrefix>`
    select prefix, kind, string_agg(int4send(reference), '') as ids from suggestion_top group by prefix, kind`.execute(
    db,
  )
  return rows
}

export interface IndexSize {
  products: number
  names: number
}

/** About how many products and names are indexed; negative where nobody has counted yet. */
export async function countIndexed(db: Executor): Promise<IndexSize> {
  const { rows } = await sql<IndexSize>`
    select (select reltuples::int from pg_class where oid = 'search_doc'::regclass) as products,
      (select reltuples::int from pg_class where oid = 'suggestion'::regclass) as names`.execute(db)
  return onlyRow(rows)
}
