// The operations on a database that remembers every statement it was asked.

import { Kysely, PostgresDialect } from 'kysely'
import { listOperations } from '../src/app.ts'
import type { Tables } from '../src/database/tables.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export interface RecordedApi {
  database: TestDatabase
  operations: ReturnType<typeof listOperations>
  /** What was asked since the last time, transactions' own words left out. */
  take(): Statement[]
}

export async function openRecordedApi(): Promise<RecordedApi> {
  const database = await openTestDatabase(4)
  const statements: Statement[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  return {
    database,
    operations: listOperations(db),
    take: () => statements.splice(0).filter(({ sql }) => !/^(?:begin|start transaction|commit|rollback)\b/i.test(sql)),
  }
}
