import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeTestFile } from '../../test/import-text.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const cli = fileURLToPath(new URL('held-back.ts', import.meta.url))

const run = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: database.url }
  return (await promisify(execFile)(process.execPath, [cli, ...args], { env })).stdout
}

test('lists what is held back and why, writes it as a table, and changes the rule', async () => {
  const path = writeTestFile('', 'held.tsv')
  const out = await run('--table', path)
  expect(out).toContain('2033190093888  Catan (Kosmos): postal address, e-mail, warnings in Greek\n')
  expect(out).toMatch(/\n6 products are held back\.\n/)
  expect(out).toMatch(/\n\* toys +6 {2}toys and things for children\n/)
  const [headings = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(headings.split('\t').slice(0, 5)).toEqual(['ean', 'product', 'maker', 'publisher address', 'publisher email'])
  expect(rows).toHaveLength(6)
  expect(await run('--rule', 'nothing')).toMatch(/^0 products are held back\.\n/)
})

test('a rule that there is not is refused', async () => {
  await expect(run('--rule', 'most')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') })
})
