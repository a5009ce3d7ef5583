// `npm run schema`: writes src/database/schema.ts from a database of its own, with all migrations applied.

import { rmSync, writeFileSync } from 'node:fs'
import { connect } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { startPrivatePostgres } from '../src/database/private-postgres.ts'
import { makeTemporaryFolder } from '../test/temporary-folder.ts'
import { writeTableTypes } from './table-types.ts'

const folder = await makeTemporaryFolder('schema')
const cluster = await startPrivatePostgres(folder, { persistent: false })
try {
  await cluster.createDatabase('stoa')
  await migrate(cluster.url('stoa'))
  const { db, close } = connect(cluster.url('stoa'), 1, () => {})
  writeFileSync(new URL('../src/database/schema.ts', import.meta.url), await writeTableTypes(db))
  await close()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
