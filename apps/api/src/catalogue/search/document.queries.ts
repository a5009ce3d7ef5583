// The SQL that writes the search documents of products. Rows are sent as one array for each column.

import { type RawBuilder, sql } from 'kysely'
import { equalsAny } from '../../database/expressions.ts'
import type { RowOf } from '../../database/row-of.ts'
import { setStatementTimeout } from '../../database/statement-timeout.ts'
import type { Executor } from '../../database/transaction.ts'
import type { SearchDocument } from './document.ts'

const lines = (all: readonly string[]): string => all.join('\n')

const documentRows = (documents: readonly SearchDocument[]): RawBuilder<unknown> => sql`
  select id, popularity, author, known, length, titles, people, others, vector::tsvector
  from unnest(
    ${documents.map(({ id }) => id)}::int[], ${documents.map(({ popularity }) => popularity)}::real[],
    ${documents.map(({ authorPopularity }) => authorPopularity)}::real[],
    ${documents.map(({ isByKnownName }) => isByKnownName)}::boolean[],
    ${documents.map(({ titleLength }) => titleLength)}::smallint[], ${documents.map(({ titles }) => lines(titles))}::text[],
    ${documents.map(({ people }) => lines(people))}::text[], ${documents.map(({ others }) => others)}::text[],
    ${documents.map(({ vector }) => vector)}::text[])
    as made (id, popularity, author, known, length, titles, people, others, vector)`

export async function saveDocuments(db: Executor, documents: readonly SearchDocument[]): Promise<void> {
  await sql`
    insert into search_doc (product_id, popularity, author_popularity, is_by_known_name, title_length, titles, people,
      others, tsv) ${documentRows(documents)}
    on conflict (product_id) do update set popularity = excluded.popularity,
      author_popularity = excluded.author_popularity, is_by_known_name = excluded.is_by_known_name, title_length = excluded.title_length,
      titles = excluded.titles, people = excluded.people, others = excluded.others, tsv = excluded.tsv`.execute(db)
}

export async function removeDocuments(db: Executor, productIds: readonly number[]): Promise<void> {
  await sql`delete from search_doc where product_id = any(${[...productIds]}::int[])`.execute(db)
}

export async function removeTitles(db: Executor, productIds: readonly number[]): Promise<void> {
  await sql`delete from search_title where product_id = any(${[...productIds]}::int[])`.execute(db)
}

export async function saveTitles(db: Executor, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap(({ id, titleKeys }) => titleKeys.map((key) => ({ id, key })))
  await sql`
    insert into search_title (product_id, key)
    select * from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ key }) => key)}::text[])`.execute(db)
}

export type OldDocumentRow = RowOf<typeof listOldDocuments>

export const listOldDocuments = (db: Executor, productIds: readonly number[]) =>
  db
    .selectFrom('search_doc')
    .select(['product_id', 'titles', 'people', 'others'])
    .where((eb) => equalsAny(eb, 'product_id', productIds))
    .execute()

export interface TermRow {
  literal: string
  skeleton: string
  stem: string
  display: string
  /** In how many products more, or fewer. */
  change: number
}

export async function saveTerms(db: Executor, terms: readonly TermRow[]): Promise<void> {
  if (terms.length === 0) return
  await sql`
    insert into search_term (literal, skeleton, stem, display, frequency)
    select * from unnest(
      ${terms.map(({ literal }) => literal)}::text[], ${terms.map(({ skeleton }) => skeleton)}::text[],
      ${terms.map(({ stem }) => stem)}::text[], ${terms.map(({ display }) => display)}::text[],
      ${terms.map(({ change }) => change)}::int[])
    on conflict (literal, skeleton) do update set frequency = search_term.frequency + excluded.frequency`.execute(db)
}

const longestLockMs = 60_000

/**
 * One indexer at a time: the frequencies of words are counted up and down. The wait is a statement, so this also sets how
 * long every further statement of the transaction may take, longer than the wait: who needs another limit sets it
 * afterwards.
 */
export async function lockIndex(tx: Executor): Promise<void> {
  await setStatementTimeout(tx, longestLockMs + 10_000)
  await sql`select set_config('lock_timeout', ${String(longestLockMs)}, true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(7862403)`.execute(tx)
}
