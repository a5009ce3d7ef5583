// The folder of providers' files, and what is told at night.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { Log } from '../log.ts'
import { ownBankFormat } from '../ordering/settlements/bank-format.ts'
import { settlementFormats } from '../ordering/settlements/settlement-format.ts'
import { followSettlements } from './settlement-work.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase(2)
  folder = mkdtempSync(join(tmpdir(), 'settled-'))
  for (const provider of ['alpha', 'bank', 'viva', 'elsewhere']) mkdirSync(join(folder, provider))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const entries: [string, string, Record<string, unknown>][] = []
const at = (level: string) => (fields: object, message: string) => void entries.push([level, message, { ...fields }])
const log: Log = { info: at('info'), error: at('error') }

async function follow(time: string, from: string | null = folder) {
  entries.length = 0
  const now = () => Date.parse(`2026-11-26T${time}:00+02:00`)
  await followSettlements({
    db: database.db,
    folder: from,
    formats: settlementFormats,
    bank: ownBankFormat,
    days: 7,
    now,
    log,
  })
  return entries.splice(0)
}

const sale = 'date;kind;transaction;gross\n25/11/2026;sale;X1;1,00\n'

test('each file is imported once, by what is in it; what cannot be read is an error', async () => {
  writeFileSync(join(folder, 'alpha', '1.csv'), sale)
  writeFileSync(join(folder, 'alpha', 'notes.txt'), sale)
  writeFileSync(join(folder, 'viva', '1.CSV'), `${sale}25/11/2026;sale;X2;one\n`)
  writeFileSync(join(folder, 'bank', '1.csv'), 'date;amount;text\n25/11/2026;1,00;rent\n')
  writeFileSync(join(folder, 'elsewhere', '1.csv'), sale)
  const path = join('viva', '1.CSV')
  const taken = await follow('12:00')
  expect(taken.toSorted(([, , one], [, , other]) => String(one.file).localeCompare(String(other.file)))).toEqual([
    ...[
      ['info', 'a bank’s file is imported', { file: join('alpha', '1.csv'), added: 1, known: 0, exceptions: 1 }],
      ['info', 'a bank’s file is imported', { file: join('bank', '1.csv'), paid: 0, open: 1, known: 0 }],
      ['info', 'a bank’s file is imported', { file: path, added: 1, known: 0, exceptions: 1 }],
      ['error', 'lines of a bank’s file cannot be read', { file: path, problems: ['line 3: “one” is no amount'] }],
    ],
  ])
  expect(await follow('13:00')).toEqual([])
  writeFileSync(join(folder, 'alpha', '2.csv'), 'nothing\n')
  const problem = 'No line has the headings date, kind, gross.'
  const unread = ['error', 'a bank’s file cannot be read', { file: join('alpha', '2.csv'), problem }]
  expect(await follow('14:00')).toEqual([unread])
  rmSync(join(folder, 'alpha', '2.csv'))
})

test('at night everything that is open is told, until it is closed', async () => {
  const since = new Date('2026-11-26T12:00:00+02:00')
  const told = (provider: string) => [
    ...['error', 'settlements do not agree with the shop’s books'],
    { kind: 'unknown', provider, count: 1, since },
  ]
  const lines = ['error', 'lines of the bank’s statement wait for somebody', { lines: 1 }]
  expect(await follow('05:10', null)).toEqual([told('alpha'), told('viva'), lines])
  await sql`update settlement_exception set closed_at = opened_at, closed_by = 'me', reason = 'known' where provider = 'viva'`.execute(
    database.db,
  )
  expect(await follow('05:10', null)).toEqual([told('alpha'), lines])
})
