// The SQL that reads the lexicon.

import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const columns = sql`literal, skeleton, stem, display, frequency`

/** Keys that are not words: numbers and school classes start with a point. */
const isWord = sql`left(literal, 1) <> '.'`

/** The words with one of these stems or spellings; and about how many products have them. */
export async function listTerms(
  db: Executor,
  stems: readonly string[],
  literals: readonly string[],
): Promise<{ terms: LexiconTerm[]; products: number }> {
  const { rows } = await sql<{ terms: LexiconTerm[] | null; products: number }>`
    select (select reltuples::int from pg_class where oid = 'search_doc'::regclass) as products,
      (select json_agg(term) from (
        select ${columns} from search_term where stem = any(${[...stems]}::text[]) and frequency > 0
        union select ${columns} from search_term where literal = any(${[...literals]}::text[]) and frequency > 0) term) as terms`.execute(
    db,
  )
  return { terms: rows[0]?.terms ?? [], products: rows[0]?.products ?? 0 }
}

/** All words with these key prefixes: about how many products have them. */
export async function countByPrefix(db: Executor, prefixes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ frequency: number }>`
    select coalesce(sum(frequency), 0)::int as frequency
    from unnest(${[...prefixes]}::text[]) prefix join search_term on skeleton >= prefix and skeleton < prefix || '~'`.execute(
    db,
  )
  return rows[0]?.frequency ?? 0
}

/** Words spelt or sounding like one of many. */
export async function listSpelled(
  db: Executor,
  literals: readonly string[],
  skeletons: readonly string[],
): Promise<LexiconTerm[]> {
  const { rows } = await sql<LexiconTerm>`
    select ${columns} from search_term where literal = any(${[...literals]}::text[]) and frequency > 0
    union select ${columns} from search_term where skeleton = any(${[...skeletons]}::text[]) and ${isWord} and frequency > 0`.execute(
    db,
  )
  return rows
}

/** The default of 0.3 misses words of eight characters with two wrong ones. */
const minSimilarity = '0.2'
const maxSimilar = 300

/** Words that share many of their trigrams with one of these keys, the most similar first. */
export async function listSimilar(db: Executor, skeletons: readonly string[]): Promise<LexiconTerm[]> {
  const { rows } = await sql<LexiconTerm>`
    with floor as materialized (
      select set_config('pg_trgm.similarity_threshold', ${minSimilarity}, true) as set),
    wanted as materialized (select unnest(${[...skeletons]}::text[]) as key from floor where set is not null)
    select ${columns} from wanted join search_term on skeleton % wanted.key
    where ${isWord} and frequency > 0 and abs(length(skeleton) - length(wanted.key)) <= 2
    order by similarity(skeleton, wanted.key) desc limit ${maxSimilar}`.execute(db)
  return rows
}
