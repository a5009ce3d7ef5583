// Once per test run: a real PostgreSQL with a template that is migrated and filled, and cloned by each test file that asks.

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../database/demo/seed.ts'
import { connect } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { startPrivatePostgres } from '../src/database/private-postgres.ts'
import { testDay } from './test-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster's first database, from which others are cloned. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join('/var/tmp', 'stoa-test-'))
  const cluster = await startPrivatePostgres(folder, { persistent: false })
  await cluster.createDatabase('stoa_template')
  await migrate(cluster.url('stoa_template'))
  const template = connect(cluster.url('stoa_template'), 2, () => {})
  await seedDemo(template.db, testDay)
  await template.close()
  project.provide('postgresUrl', cluster.url('postgres'))
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
