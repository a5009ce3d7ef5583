// What the database knows of the files that columns of lists are read from.

import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { onlyRow } from '../../database/only-row.ts'
import type { Executor } from '../../database/transaction.ts'

/** Of which database and of which schema: another cluster, another database in it and another migration are others. */
export async function identifyDatabase(db: Executor): Promise<string | null> {
  const { rows } = await sql<{ identity: string | null }>`
    select concat_ws('/', s.system_identifier, d.oid, (select max(name) from migration)) as identity
    from pg_control_system() s, pg_database d where d.datname = current_database()`.execute(db)
  return onlyRow(rows).identity
}

/**
 * Changes also when the database recovers from a crash, or is another copy: a transaction that readers have seen may be
 * missing then. Its counters begin anew with either.
 */
export async function identifyHistory(db: Executor): Promise<string | null> {
  const { rows } = await sql<{ counted_since: string | null }>`
    select extract(epoch from stats_reset)::text as counted_since from pg_stat_wal`.execute(db)
  return `${await identifyDatabase(db)}/${onlyRow(rows).counted_since}`
}

export const hasListFile = async (db: Executor, id: string): Promise<boolean> =>
  (await db.selectFrom('list_file').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** So long is a file of use: the log does not go back further, unless nothing happens. */
const keptFor = sql`interval '30 days'`

export async function saveListFile(db: Database, id: string): Promise<void> {
  await sql`
    with forgotten as (delete from list_file where written_at < now() - ${keptFor})
    insert into list_file (id) values (${id})`.execute(db)
}

/** Products one of whose prices began then. */
export async function listPricedBetween(db: Executor, from: Date, until: Date): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from price_history where valid_from > ${from} and valid_from <= ${until}`.execute(db)
  return rows.map(({ product_id }) => product_id)
}
