// Preloaded into a server: counts its SQL statements, for /metrics.

import pg from 'pg'
import { Counter } from 'prom-client'

const statements = new Counter({ name: 'bench_sql_statements_total', help: 'Statements sent to the database' })
const query = pg.Client.prototype.query

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements.inc()
  return Reflect.apply(query, this, args)
} as typeof query
