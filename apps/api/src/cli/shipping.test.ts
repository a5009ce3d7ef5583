// The command of tariffs, as it is typed.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../test/invariants.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase(2)
  folder = mkdtempSync(join(tmpdir(), 'shipping-'))
})
afterAll(async () => {
  await expectConsistentLedger(database.db)
  rmSync(folder, { recursive: true })
  await database.close()
})

const cli = fileURLToPath(new URL('shipping.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return (await printedBy(cli, args, { DATABASE_URL: database.url })).trim()
}

test('what is exported is imported again; a file with a wrong row changes nothing', async () => {
  const file = join(folder, 'bands.csv')
  expect(await run('export', 'bands', '--out', file)).toMatch(/^\d+ rows are in /)
  const exported = readFileSync(file, 'utf8')
  const rows = exported.trim().split('\n').length - 1
  expect(await run('import', 'bands', file)).toBe(`${rows} rows were imported.`)
  writeFileSync(file, `${exported}home;XX;;2000;290\n`)
  expect(await run('import', 'bands', file)).toBe(`line ${rows + 2}: country: there is no “XX”`)
  writeFileSync(file, `${exported}home;GR;islands;2000;490\nhome;GR;remote;2000;590\n`)
  expect(await run('import', 'bands', file)).toBe('there would be a postal code of two areas with bands of one way')
  expect(`\ufeff${await run('export', 'bands')}\n`).toBe(exported)
  expect(await run('import', 'prices', file)).toMatch(/^Usage: npm run shipping/)
})
