// Payouts of providers against the rows that they are of.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { listExceptions, resolveException, reviewSettlements } from './exceptions.service.ts'
import { ownFormat } from './settlement-format.ts'
import { importSettlements } from './settlements.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
beforeEach(() => sql`truncate settlement_row, settlement_exception, chargeback, settlement_file`.execute(database.db))
afterAll(() => database.close())

const now = Date.parse('2026-11-28T12:00:00Z')
const day = 24 * 60 * 60_000

async function take(bytes: Buffer, minutes = 1): Promise<void> {
  const file = { provider: 'alpha', name: 'settled.csv', bytes }
  const taken = await importSettlements(database.db, { alpha: ownFormat }, file, now + minutes * 60_000)
  if (!taken.ok) throw new Error(taken.refusal)
}

const table = (...lines: string[]) => Buffer.from(`date;kind;gross;fee;currency;batch\n${lines.join('\n')}\n`)
const sale = '26/11/2026;sale;10,00;0,30;EUR;P1'
const payoutsOpen = async () =>
  (await listExceptions(database.db))
    .filter(({ kind }) => kind === 'payout_differs')
    .map((row) => [row.settled_cents, row.booked_cents, row.booked_currency])

test('a payout agrees with the rows of its batch and currency, less what is kept', async () => {
  const other = ['26/11/2026;sale;9,00;;EUR;P2', '26/11/2026;sale;9,00;;USD;P1', '26/11/2026;sale;9,00;;EUR;']
  const rest = ['26/11/2026;refund;2,00;-0,10;EUR;P1', '26/11/2026;fee;1,00;;EUR;P1']
  await take(table('27/11/2026;payout;6,80;;EUR;P1', sale, ...rest, ...other))
  expect(await payoutsOpen()).toEqual([])
})

test('a payout that differs is an exception with what it would have to be, once for all payouts of a batch', async () => {
  await take(table(sale, '27/11/2026;payout;4,00;;EUR;P1', '28/11/2026;payout;5,00;;EUR;P1'))
  expect(await payoutsOpen()).toEqual([[-400, -470, 'EUR']])
})

test('a payout of rows that nobody names is recorded, and compared with nothing', async () => {
  await take(table('26/11/2026;sale;10,00;;EUR;', '26/11/2026;payout;1,00;;EUR;'))
  expect(await payoutsOpen()).toEqual([])
})

test('a payout is compared again with what comes late, and is closed by it, or opened', async () => {
  await take(table('27/11/2026;payout;9,70;;EUR;P1'))
  expect(await payoutsOpen()).toEqual([[-970, 0, 'EUR']])
  await take(table('27/11/2026;payout;9,70;;EUR;P1', sale), 2)
  expect(await payoutsOpen()).toEqual([])
  await take(table('27/11/2026;fee;0,05;;EUR;P1'), 3)
  expect(await payoutsOpen()).toEqual([[-970, -965, 'EUR']])
})

test('a payout that somebody has explained stays closed until another row of its batch comes', async () => {
  const { db } = database
  await take(table(sale, '27/11/2026;payout;9,00;;EUR;P1'))
  for (const { id } of await listExceptions(db))
    await resolveException(db, id, { by: 'Μαρία', reason: 'rent of the terminal' }, now + day)
  await reviewSettlements(db, 7, now + day)
  expect(await payoutsOpen()).toEqual([])
  await take(table('27/11/2026;fee;0,05;;EUR;P1'), 2)
  expect(await payoutsOpen()).toEqual([[-900, -965, 'EUR']])
})
