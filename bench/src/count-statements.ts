// Preloaded into a server: counts its SQL statements, for /metrics. Those that follow the change log are sent without a
// request, and not counted.

import pg from 'pg'
import { Counter } from 'prom-client'

const statements = new Counter({ name: 'bench_sql_statements_total', help: 'Statements sent to the database' })
const query = pg.Client.prototype.query

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

const followsLog = (query: unknown): boolean => /wait_for_changes|pg_current_snapshot/.test(textOf(query))

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  if (!followsLog(args[0])) statements.inc()
  return Reflect.apply(query, this, args)
} as typeof query
