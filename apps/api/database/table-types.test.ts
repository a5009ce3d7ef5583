import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { writeTableTypes } from './table-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(1)
})
afterAll(() => database.close())

test('the types of the tables are those of the migrated database: `npm run schema` writes them', async () => {
  const written = readFileSync(new URL('../src/database/schema.ts', import.meta.url), 'utf8')
  expect(written).toBe(await writeTableTypes(database.db))
})
