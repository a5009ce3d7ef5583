// Once per test run: a real PostgreSQL with a migrated and seeded template, cloned by each test file that needs one. The
// server refuses a database that is not durable, so its own tests get one that is.

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../database/demo/seed.ts'
import { type Connection, connect } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { startPrivatePostgres } from '../src/database/private-postgres.ts'
import { placeOf } from './check-row-type.ts'
import { listRawStatements, type RawStatement } from './row-types.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { testDay } from './test-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the cluster's first database, from which others are cloned. */
    postgresUrl: string
    /** Copying the files of the template is quicker than logging each page, unless the disk is waited for. */
    cloneStrategy: 'file_copy' | 'wal_log'
    rawStatements: WatchedStatements
  }
}

interface WatchedStatements {
  statements: RawStatement[]
  /** `tableId.columnNumber` of the columns that are declared `not null`. */
  notNull: string[]
  /** By id, which a clone of the template keeps. */
  tables: [number, string][]
  /** Each test file adds the source positions of the statements that it executed. */
  executedFile: string
}

async function watchedStatements({ pool }: Connection, executedFile: string): Promise<WatchedStatements> {
  const columns = await pool.query<{ id: string }>(
    `select attrelid || '.' || attnum as id from pg_attribute where attnotnull and attnum > 0`,
  )
  const tables = await pool.query<{ id: number; name: string }>(`select oid::int as id, relname as name from pg_class`)
  return {
    statements: listRawStatements(),
    notNull: columns.rows.map(({ id }) => id),
    tables: tables.rows.map(({ id, name }) => [id, name]),
    executedFile,
  }
}

/** After a run of all tests: which row types were never checked. */
async function reportUnexecuted(project: TestProject, { statements, executedFile }: WatchedStatements): Promise<void> {
  if (!existsSync(executedFile)) return
  const files = readFileSync(executedFile, 'utf8').trimEnd().split('\n')
  const { testFiles } = await project.globTestFiles()
  if (files.length < testFiles.length) return
  const executed = new Set(files.flatMap((places) => places.split(' ')))
  const missed = statements.filter((statement) => statement.fields && !executed.has(placeOf(statement)))
  if (missed.length === 0) return
  process.stderr.write(
    `\nNo test executes these, so their row types are unchecked:\n${missed.map(placeOf).join('\n')}\n`,
  )
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeTemporaryFolder('test')
  const durable = project.name === 'server'
  const cluster = await startPrivatePostgres(folder, { persistent: false, durable })
  await cluster.createDatabase('stoa_template')
  await migrate(cluster.url('stoa_template'))
  const template = connect(cluster.url('stoa_template'), 2, () => {})
  await seedDemo(template.db, testDay)
  const watched = await watchedStatements(template, join(folder, 'executed-statements'))
  project.provide('rawStatements', watched)
  await template.close()
  project.provide('postgresUrl', cluster.url('postgres'))
  project.provide('cloneStrategy', durable ? 'wal_log' : 'file_copy')
  return async () => {
    if (!durable) await reportUnexecuted(project, watched)
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
