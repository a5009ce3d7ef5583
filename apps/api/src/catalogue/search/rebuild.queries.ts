// The SQL of reindexing a whole shop: indexes that cost more to maintain than to build are rebuilt at the end.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { popularitySql } from './popularity.ts'

const deferredIndexes = {
  search_doc_popularity: 'on search_doc (popularity desc, product_id)',
  search_doc_tsv: 'on search_doc using gin (tsv) with (fastupdate = off)',
  search_title_key: 'on search_title (key)',
  search_title_product: 'on search_title (product_id)',
  search_term_skeleton: 'on search_term (skeleton)',
  search_term_stem: 'on search_term (stem)',
  search_term_near: 'on search_term using gin (skeleton gin_trgm_ops)',
}

export async function emptyIndex(tx: Executor): Promise<void> {
  for (const name of Object.keys(deferredIndexes)) await sql`drop index if exists ${sql.table(name)}`.execute(tx)
  await sql`truncate search_doc, search_title, search_term, search_common`.execute(tx)
}

export async function makeIndexes(tx: Executor): Promise<void> {
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
  for (const [name, definition] of Object.entries(deferredIndexes)) {
    await sql`create index ${sql.table(name)} ${sql.raw(definition)}`.execute(tx)
    // the bestsellers side by side: they are read first
    if (name === 'search_doc_popularity') await sql`cluster search_doc using search_doc_popularity`.execute(tx)
  }
}

export async function analyzeIndex(db: Executor): Promise<void> {
  await sql`analyze search_doc, search_title, search_term, suggestion, suggestion_top`.execute(db)
}

export async function saveVersion(db: Executor, keyVersion: number): Promise<void> {
  await sql`
    insert into search_state (key_version) values (${keyVersion})
    on conflict (is_only) do update set key_version = excluded.key_version`.execute(db)
}

const newPopularity = popularitySql(sql`p.sold_recently`, sql`d.is_by_known_name`)

/** Products whose sales have changed since they were indexed. */
export async function refreshPopularity(db: Executor): Promise<void> {
  await sql`
    update search_doc d set popularity = ${newPopularity}
    from product p where p.id = d.product_id and abs(d.popularity - ${newPopularity}) > 0.05`.execute(db)
}

export async function markRebuilt(db: Executor): Promise<void> {
  await sql`update search_state set rebuilt_at = now()`.execute(db)
}
