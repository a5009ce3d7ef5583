// The pool and the query builder over it. A lost connection is logged, never a crash: the next query takes a new one.

import { createHash } from 'node:crypto'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { isDatabaseAway } from './database-away.ts'
import type { Tables } from './schema.ts'
import { statementTimeoutMs, waitMsAfter, waitMsFor } from './statement-timeout.ts'

const names = new Map<string, string>()
const maxNames = 1000

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  if (names.size < maxNames) names.set(text, name)
  return name
}

type Query = pg.Client['query']

const isHanging = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * A connection that has each statement planned once: planning ours takes as long as running them. The name of a prepared
 * statement is a digest of its text.
 */
class PreparingClient extends pg.Client {
  #waitMs = waitMsFor(statementTimeoutMs)

  override query = ((...args: unknown[]) => {
    const [text, values] = args
    const isOurs = typeof text === 'string' && Array.isArray(values) && args.length === 2
    if (!isOurs) return Reflect.apply(pg.Client.prototype.query, this, args)
    const result = this.#run(text, values)
    // the statement is still under way, and all that come after it on this connection would wait for it
    result.catch((error: unknown) => isHanging(error) && this.connection.stream.destroy())
    return result
  }) as Query

  /** As a query of its own: a description of one would be copied property by property. */
  #run(text: string, values: unknown[]): Promise<pg.QueryResult> {
    this.#waitMs = waitMsAfter(text, values) ?? this.#waitMs
    return new Promise((resolve, reject) => {
      const query = new pg.Query(text, values, (error, result) => (error ? reject(error) : resolve(result)))
      const name = values.length > 0 ? { name: nameOf(text) } : {}
      Reflect.apply(pg.Client.prototype.query, this, [Object.assign(query, { ...name, query_timeout: this.#waitMs })])
    })
  }
}

/**
 * `begin` travels with the transaction's first statement. It only fails with its connection, and then that statement
 * fails as well.
 */
class PipelinedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) return super.beginTransaction(connection, settings)
    connection.executeQuery(CompiledQuery.raw('begin')).catch(() => {})
  }
}

class PipelinedDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new PipelinedDriver({ pool: this.#pool })
  }
}

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
    options: `-c lock_timeout=2000 -c statement_timeout=${statementTimeoutMs} -c jit=off`,
    query_timeout: waitMsFor(statementTimeoutMs),
    keepAlive: true,
    pipeline: true,
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
  const db = new Kysely<Tables>({ dialect: new PipelinedDialect(pool) })
  return { db, pool, close: () => db.destroy() }
}
