import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeTestFile } from '../../test/import-text.ts'
import { onixMessage, onixProduct } from '../../test/onix-message.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const cli = fileURLToPath(new URL('import.ts', import.meta.url))

interface Run {
  code: number
  out: string
  err: string
}

const run = (...args: string[]): Promise<Run> =>
  new Promise((ended) => {
    const env = { ...process.env, DATABASE_URL: database.url }
    const child = execFile(process.execPath, [cli, ...args], { env }, (_, out, err) =>
      ended({ code: child.exitCode ?? -1, out, err }),
    )
  })

test('a good file exits with 0', async () => {
  const path = writeTestFile(onixMessage([onixProduct({ reference: 'cli' })], { sender: 'Cli' }), 'good.xml')
  const { code, out } = await run(path)
  expect([code, out]).toEqual([0, expect.stringMatching(/^1 records of Cli in .*\n {2}1 new\n$/)])
})

test('refused rows are printed on the terminal and in the report', async () => {
  const path = writeTestFile('isbn;title;price\n9789603259405;Α;5\n;=Β;δώρο\n;Γ;7\n', 'rows.csv')
  const report = writeTestFile('', 'report.tsv')
  const { code, out } = await run(path, '--report', report)
  expect(code).toBe(2)
  expect(out).toContain('  1 new\n  2 refused\n')
  expect(out).toContain('line 2, Α: isbn: “9789603259405” is no ISBN: its check digit does not fit. (refused)')
  expect(
    readFileSync(report, 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t')),
  ).toEqual([
    ['file', 'line', 'record', 'level', 'what', 'why'],
    ['rows.csv', '2', 'Α', 'refused', 'isbn', '“9789603259405” is no ISBN: its check digit does not fit.'],
    ['rows.csv', '3', "'=Β", 'refused', 'price', '“δώρο” is no price.'],
  ])
})

test('a file that cannot be read is refused with a sentence', async () => {
  const old = writeTestFile('<ONIXMessage release="2.1"><Product/></ONIXMessage>', 'old.xml')
  const { code, out } = await run(old)
  expect([code, out]).toEqual([1, expect.stringContaining('Line 1: This is an ONIX 2.1 message.')])
  const wrong = Buffer.from(onixMessage([onixProduct({ title: '@' })]).replace('@', '~'))
  wrong[wrong.indexOf('~')] = 0xc1
  const { code: wrongCode, err } = await run(writeTestFile(wrong, 'wrong.xml'))
  expect([wrongCode, err]).toEqual([
    1,
    expect.stringMatching(/^Line \d+: This is not UTF-8 here: is it windows-1253\?/),
  ])
  const absent = await run(`${old}.absent`)
  expect([absent.code, absent.err]).toEqual([1, expect.stringContaining('There is no file')])
})

test('without arguments the usage is printed', async () => {
  for (const args of [[], ['a', 'b'], ['a', '--nonsense']]) {
    const { code, err } = await run(...args)
    expect([code, err]).toEqual([1, expect.stringContaining('Usage: npm run import -- FILE')])
  }
})
