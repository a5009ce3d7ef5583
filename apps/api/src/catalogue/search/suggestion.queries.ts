// The SQL that writes the suggestions besides titles, and the best of common prefixes.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { type AliasableExpression, type NotNull, type RawBuilder, sql } from 'kysely'
import { arrayFrom, equalsAny } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

export type NamedKind = Exclude<SuggestionKind, 'title'>
export const namedKinds = ['author', 'category', 'publisher', 'series', 'page'] as const satisfies readonly NamedKind[]

export interface NamedRow {
  id: number
  names: string[]
  /** Copies sold lately, or titles for sale where sales are not counted. */
  weight: number
}

const bothNames: RawBuilder<string[]> = sql`array_remove(array[c.name_el, c.name_en], null)`

const bothTitles: RawBuilder<string[]> = sql`array_remove(array[c.title_el, c.title_en], null)`

const named: Record<NamedKind, (db: Executor) => AliasableExpression<NamedRow>> = {
  author: (db) =>
    db
      .selectFrom('contributor as c')
      .innerJoin('contributor_role as r', 'r.contributor_id', 'c.id')
      .select(({ eb, selectFrom }) => {
        const aliases = selectFrom('contributor_alias as a').select('a.name').whereRef('a.contributor_id', '=', 'c.id')
        return ['c.id', eb(bothNames, '||', arrayFrom(aliases.orderBy('a.name'))).as('names'), 'r.sold as weight']
      })
      .where('r.role', '=', sql.lit('author'))
      .where('r.title_count', '>', sql.lit(0)),
  category: (db) =>
    db.selectFrom('category as c').select(({ eb, lit, selectFrom }) => {
      const synonyms = selectFrom('category_synonym as s').select('s.name').whereRef('s.category_id', '=', 'c.id')
      return ['c.id', eb(bothNames, '||', arrayFrom(synonyms.orderBy('s.name'))).as('names'), lit(100).as('weight')]
    }),
  publisher: (db) =>
    db
      .selectFrom('publisher as c')
      .select(['c.id', bothNames.as('names'), 'c.title_count as weight'])
      .where('c.title_count', '>', sql.lit(0)),
  series: (db) =>
    db
      .selectFrom('series as c')
      .select(({ lit }) => ['c.id', bothNames.as('names'), lit(1).as('weight')])
      .where(({ exists, selectFrom }) => {
        const titles = selectFrom('product as p').select('p.id').whereRef('p.series_id', '=', 'c.id')
        return exists(titles.where('p.active', '=', sql.lit(true)))
      }),
  page: (db) =>
    db.selectFrom('content_page as c').select(({ eb, lit, selectFrom }) => {
      const synonyms = selectFrom('content_page_synonym as s').select('s.name')
      const own = synonyms.whereRef('s.content_page_id', '=', 'c.id').orderBy('s.name')
      return ['c.id', eb(bothTitles, '||', arrayFrom(own)).as('names'), lit(1).as('weight')]
    }),
}

const selectNamed = (db: Executor, kind: NamedKind) => db.selectFrom(named[kind](db).as('named')).selectAll()

/** Those of the given ids that may be suggested. */
export const listNamed = (db: Executor, kind: NamedKind, ids: readonly number[]): Promise<NamedRow[]> =>
  selectNamed(db, kind)
    .where((eb) => equalsAny(eb, 'id', ids))
    .execute()

/** All that may be suggested, after one id. */
export const listNamedAfter = (db: Executor, kind: NamedKind, after: number, limit: number): Promise<NamedRow[]> =>
  selectNamed(db, kind).where('id', '>', after).orderBy('id').limit(limit).execute()

/** The people, publishers, series and categories of these products that are not suggested yet. */
export function listMissing(db: Executor, productIds: readonly number[]) {
  const kindOf = (kind: NamedKind) => sql.lit(kind).as('kind')
  const products = db.selectFrom('product').where((eb) => equalsAny(eb, 'product.id', productIds))
  const authors = db
    .selectFrom('product_contributor')
    .select([kindOf('author'), 'contributor_id as id'])
    .where('role', '=', 'author')
    .where((eb) => equalsAny(eb, 'product_id', productIds))
  const publishers = products
    .innerJoin('publisher as maker', 'maker.id', 'publisher_id')
    .where('maker.name_el', '<>', '')
    .select([kindOf('publisher'), 'publisher_id as id'])
  const series = products
    .select([kindOf('series'), 'series_id as id'])
    .where('series_id', 'is not', null)
    .$narrowType<{ id: NotNull }>()
  return db
    .selectFrom(authors.unionAll(publishers).unionAll(series).as('behind'))
    .select(['behind.kind', 'behind.id'])
    .distinct()
    .where(({ exists, not, selectFrom }) => {
      const suggested = selectFrom('suggestion as s').select('s.reference').whereRef('s.kind', '=', 'behind.kind')
      return not(exists(suggested.whereRef('s.reference', '=', 'behind.id')))
    })
    .execute()
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
  // a statement that deletes nothing is told in the change log as well, and what is told wakes the indexer
  if (ids.length === 0) return
  await sql`delete from suggestion where kind = ${kind} and reference = any(${[...ids]}::int[])`.execute(db)
}

export async function clearSuggestions(db: Executor): Promise<void> {
  await sql`truncate suggestion, suggestion_top`.execute(db)
}
