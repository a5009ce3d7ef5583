// The pool and the query builder over it. A lost connection is logged, never a crash: the next query takes a new one.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'
import type { Tables } from './tables.ts'

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

export function connect(url: string, size: number, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: '-c lock_timeout=2000 -c statement_timeout=10000 -c jit=off',
    Client: PreparingClient,
  })
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
