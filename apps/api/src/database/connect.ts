// The pool and the query builder over it. A lost connection is logged, never a crash: the next query takes a new one.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isDatabaseAway } from './database-away.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (text) => text)

/** An idle connection's error is emitted by the client and by the pool. */
const alreadyTold = () => {}

/** Longer than the statement timeout, and than a browser waits. */
const longestWaitMs = 15_000

/** `waitMs`: how long a caller waits for a connection, new or released by another, before it fails. */
export function connect(
  url: string,
  size: number,
  onError: (error: Error) => void,
  waitMs: number = longestWaitMs,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    options: '-c lock_timeout=2000 -c statement_timeout=10000 -c jit=off',
    Client: PreparingClient,
  })
  // The pool listens to a connection only while it is idle. Without a listener, one that is lost in the middle of a
  // transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError)
    // Ended now, before its user releases it: otherwise the pool passes it on while it is closing.
    client.connection.on('errorMessage', (message: unknown) => {
      if (isDatabaseAway(message)) client.end().catch(onError)
    })
  })
  pool.on('error', alreadyTold)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
