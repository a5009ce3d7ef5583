// The SQL that reads the lexicon.

import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { equalsAny } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

const columns = ['literal', 'skeleton', 'stem', 'display', 'frequency'] as const

/** Keys that are not words: numbers and school classes start with a point. */
const isWord: RawBuilder<SqlBool> = sql`left(literal, 1) <> '.'`

const usedTerms = (db: Executor) => db.selectFrom('search_term').select(columns).where('frequency', '>', sql.lit(0))

/** About how many there are. */
const products = sql<number>`(select reltuples::int from pg_class where oid = 'search_doc'::regclass)`

const selectTerms = compileOnce((db, value: ValueOf<{ stems: readonly string[]; literals: readonly string[] }>) => {
  const terms = usedTerms(db)
    .where(sql<SqlBool>`stem = any(${value('stems')}::text[])`)
    .union(usedTerms(db).where(sql<SqlBool>`literal = any(${value('literals')}::text[])`))
  return db.selectNoFrom([products.as('products'), jsonArrayFrom(terms).as('terms')])
})

/** The words with one of these stems or spellings; and about how many products have them. */
export async function listTerms(
  db: Executor,
  stems: readonly string[],
  literals: readonly string[],
): Promise<{ terms: LexiconTerm[]; products: number }> {
  const [row] = await selectTerms(db, { stems, literals })
  return row ?? { terms: [], products: 0 }
}

const selectAllTerms = compileOnce((db, value: ValueOf<{ most: number }>) => {
  const count = sql<number>`(select reltuples::int from pg_class where oid = 'search_term'::regclass)`
  const terms = usedTerms(db).where(count, '<=', value('most'))
  return db.selectNoFrom([products.as('products'), count.as('count'), jsonArrayFrom(terms).as('terms')])
})

/** All words; null where there are more than about `most`. */
export async function listAllTerms(
  db: Executor,
  most: number,
): Promise<{ terms: LexiconTerm[]; products: number } | null> {
  const [row] = await selectAllTerms(db, { most })
  return row && row.count <= most ? row : null
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
export function listSpelled(
  db: Executor,
  literals: readonly string[],
  skeletons: readonly string[],
): Promise<LexiconTerm[]> {
  const sounding = usedTerms(db).where((eb) => equalsAny(eb, 'skeleton', skeletons))
  return usedTerms(db)
    .where((eb) => equalsAny(eb, 'literal', literals))
    .union(sounding.where(isWord))
    .execute()
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
    select ${sql.join(columns.map((column) => sql.ref(column)))} from wanted join search_term on skeleton % wanted.key
    where ${isWord} and frequency > 0 and abs(length(skeleton) - length(wanted.key)) <= 2
    order by similarity(skeleton, wanted.key) desc limit ${maxSimilar}`.execute(db)
  return rows
}
