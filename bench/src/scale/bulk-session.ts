// One connection for a change of millions of rows: the query builder for statements, COPY for rows. It has no statement
// timeout; locks held by others are waited for a limited time.

import { pipeline } from 'node:stream/promises'
import type { Tables } from '@stoa/api/database/schema'
import type { Executor } from '@stoa/api/database/transaction'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export interface BulkSession {
  db: Executor
  /** `text`: lines in COPY's text format. */
  copy(table: string, columns: readonly string[], text: string): Promise<void>
  end(): Promise<void>
}

const settings = '-c lock_timeout=10000 -c statement_timeout=0 -c work_mem=256MB -c maintenance_work_mem=512MB'

export async function openBulkSession(url: string): Promise<BulkSession> {
  const client = new pg.Client({ connectionString: url, options: settings })
  client.on('error', () => {})
  await client.connect()
  // always the same connection, so that COPY and statements share a transaction
  const query = client.query.bind(client) as PostgresPoolClient['query']
  const pool = { connect: async () => ({ query, release: () => {} }), end: () => client.end(), options: {} }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    async copy(table, columns, text) {
      const into = `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
      await pipeline([Buffer.from(text)], client.query(copyFrom(`copy ${into} from stdin`)))
    },
    end: () => client.end(),
  }
}
