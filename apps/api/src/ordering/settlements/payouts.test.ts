// Payouts of providers against the rows that they are of.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countWaiting } from '../../../test/count-waiting.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { findViolations } from '../../invariants/check-invariants.service.ts'
import { paymentsInvariants } from '../../invariants/payments-invariants.queries.ts'
import { listExceptions, resolveException, reviewSettlements } from './exceptions.service.ts'
import { ownFormat } from './settlement-format.ts'
import { lockSettlements } from './settlements.queries.ts'
import { importSettlements } from './settlements.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(5)
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

const review = (days: number) => reviewSettlements(database.db, 7, now + days * day)
const missing = async () =>
  (await listExceptions(database.db))
    .filter(({ kind }) => kind === 'payout_missing')
    .map(({ settled_cents, booked_cents, booked_currency, batch }) => [
      settled_cents,
      booked_cents,
      booked_currency,
      batch,
    ])

test('a batch of which no payout comes within its days is missed, in each currency, until one comes', async () => {
  await take(
    table('20/11/2026;sale;5,00;;EUR;P1', sale, '26/11/2026;sale;9,00;;USD;P1', '26/11/2026;sale;8,00;;EUR;P2'),
  )
  await take(table('27/11/2026;payout;8,00;;EUR;P2', '26/11/2026;sale;3,00;;EUR;'), 2)
  await review(5)
  expect(await missing()).toEqual([])
  await review(6)
  await review(7)
  expect(await missing()).toEqual([
    [null, -1470, 'EUR', 'P1'],
    [null, -900, 'USD', 'P1'],
  ])
  await take(table('27/11/2026;payout;14,70;;EUR;P1'), 10 * 24 * 60)
  await review(11)
  expect(await missing()).toEqual([[null, -900, 'USD', 'P1']])
})

test('nothing is missed of a batch of which nothing is left to be paid out, until more of it comes', async () => {
  const back = '27/11/2026;refund;10,00;;EUR;P1'
  await take(table(sale))
  await review(8)
  expect(await missing()).toHaveLength(1)
  await take(table(back), 8 * 24 * 60)
  await review(20)
  expect(await missing()).toEqual([])
  await take(table('28/11/2026;sale;1,00;;EUR;P1'), 20 * 24 * 60)
  await review(21)
  expect(await missing()).toEqual([[null, -70, 'EUR', 'P1']])
})

test('a missed payout that somebody has explained stays closed', async () => {
  await take(table(sale))
  await review(8)
  for (const { id } of await listExceptions(database.db))
    await resolveException(database.db, id, { by: 'Μαρία', reason: 'set off against the rent' }, now + 9 * day)
  await review(10)
  expect(await missing()).toEqual([])
})

const numbered = (...lines: string[]) => Buffer.from(`date;kind;gross;id;batch\n${lines.join('\n')}\n`)
const paidOut = '27/11/2026;payout;10,00;2;P1'

test('a row that gets its batch afterwards is compared with its payout, and not paid out twice', async () => {
  await take(numbered('26/11/2026;sale;10,00;1;', paidOut))
  expect(await payoutsOpen()).toEqual([[-1000, 0, 'EUR']])
  await take(numbered('26/11/2026;sale;10,00;1;P1'), 2)
  expect(await payoutsOpen()).toEqual([])
  // a file of before
  await take(numbered('26/11/2026;sale;10,00;1;'), 3)
  await review(8)
  expect([await payoutsOpen(), await missing()]).toEqual([[], []])
})

test('a batch that gets an earlier row afterwards is missing its payout once, and stays closed', async () => {
  await take(numbered('26/11/2026;sale;10,00;1;', '26/11/2026;sale;5,00;2;P1'))
  await review(8)
  await take(numbered('26/11/2026;sale;10,00;1;P1'), 8 * 24 * 60)
  await review(16)
  expect(await missing()).toEqual([[null, -1500, 'EUR', 'P1']])
  for (const { id, kind } of await listExceptions(database.db))
    if (kind === 'payout_missing')
      await resolveException(database.db, id, { by: 'Μαρία', reason: 'set off against the rent' }, now + 17 * day)
  await review(18)
  expect(await missing()).toEqual([])
})

const findWrong = () => findViolations(database.db, paymentsInvariants)

test('what a provider collects of a batch below nothing agrees with it, and leaves the account', async () => {
  const file = numbered('26/11/2026;refund;10,00;1;P1', '26/11/2026;fee;0,50;2;P1', '27/11/2026;payout;10,50;3;P1')
  await take(file)
  expect(await payoutsOpen()).toEqual([])
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(cents)::int as cents from ledger_entry
    where subject_id = (select id from settlement_row where kind = 'payout') and event in ('paid_out', 'collected')
    group by account order by account`.execute(database.db)
  expect(rows).toEqual([
    { account: 'bank', cents: -1050 },
    { account: 'provider:alpha', cents: 1050 },
  ])
  // the same again, and what comes late
  const again = { provider: 'alpha', name: 'again.csv', bytes: file }
  const taken = await importSettlements(database.db, { alpha: ownFormat }, again, now + day)
  expect(taken).toMatchObject({ value: { added: 0, known: 3, problems: [] } })
  await take(numbered('27/11/2026;refund;2,00;4;P1'), 2 * 24 * 60)
  expect(await payoutsOpen()).toEqual([[1050, 1250, 'EUR']])
  expect(await findWrong()).toEqual({})
})

test('what is not all of a batch below nothing, or a payout of no batch below it, is none that was collected', async () => {
  await take(numbered('26/11/2026;refund;10,00;1;P1', '27/11/2026;payout;9,00;2;P1', '27/11/2026;payout;5,00;3;P2'))
  expect(await payoutsOpen()).toEqual([
    [-900, 1000, 'EUR'],
    [-500, 0, 'EUR'],
  ])
})

test('a payout that is missing of what agrees is nothing wrong with the shop', async () => {
  await take(table(sale))
  await sql`update settlement_row set matched = true`.execute(database.db)
  await sql`delete from settlement_exception`.execute(database.db)
  await review(8)
  expect(await missing()).toHaveLength(1)
  expect(await findWrong()).toEqual({})
})

test('a batch of more than the database counts as an amount is compared', async () => {
  await take(numbered(...[1, 2, 3].map((row) => `26/11/2026;sale;9.999.999,99;${row};P1`), paidOut.replace('2;', '4;')))
  expect(await payoutsOpen()).toEqual([[-1000, -2_999_999_997, 'EUR']])
})

test('a row that stands in another batch than before is named, and stays where it is', async () => {
  const { db } = database
  await take(numbered('26/11/2026;sale;10,00;1;P1', paidOut))
  const file = { provider: 'alpha', name: '2.csv', bytes: numbered('26/11/2026;sale;10,00;1;P2') }
  const taken = await importSettlements(db, { alpha: ownFormat }, file, now)
  const problems = ['line 2: its number was imported before, with another kind, amount, reference or payout']
  expect(taken).toMatchObject({ value: { added: 0, known: 0, problems } })
  expect(await payoutsOpen()).toEqual([])
})

/** What imports a row of this kind waits before it commits, for whoever has the lock 1. */
async function waitBeforeCommit(kind: 'sale' | 'payout'): Promise<void> {
  const { db } = database
  await sql`create or replace function wait_before_commit() returns trigger language plpgsql set lock_timeout = '9s' as
    $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`.execute(db)
  await sql`create constraint trigger wait_before_commit after insert on settlement_row deferrable initially deferred
    for each row when (new.kind = ${sql.lit(kind)}) execute function wait_before_commit()`.execute(db)
}

test('a payout that is being imported is not missed', async () => {
  const { db } = database
  await take(table(sale))
  await waitBeforeCommit('payout')
  const running: Promise<void>[] = []
  await db.transaction().execute(async (outer) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(outer)
    await db.transaction().execute(async (inner) => {
      await lockSettlements(inner)
      running.push(review(8))
      await expect.poll(() => countWaiting(db)).toBe(1)
      running.push(take(table('04/12/2026;payout;9,70;;EUR;P1')))
      await expect.poll(() => countWaiting(db)).toBe(2)
    })
    // the review has compared, and the import has the lock
    await Promise.race([running[0], expect.poll(() => countWaiting(db, '%7862420%')).toBe(1)])
  })
  await Promise.all(running)
  await sql`drop trigger wait_before_commit on settlement_row`.execute(db)
  const { rows } = await sql`select kind from settlement_exception where kind = 'payout_missing'`.execute(db)
  expect(rows).toEqual([])
})

test('a payout that is imported while its rows are being imported agrees with them', async () => {
  const { db } = database
  await waitBeforeCommit('sale')
  const imports: Promise<void>[] = []
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    imports.push(take(table('26/11/2026;sale;10,00;;EUR;P1')))
    await expect.poll(() => countWaiting(db)).toBe(1)
    const other = take(table('27/11/2026;payout;10,00;;EUR;P1'))
    imports.push(other)
    await Promise.race([other, expect.poll(() => countWaiting(db)).toBe(2)])
  })
  await Promise.all(imports)
  await sql`drop trigger wait_before_commit on settlement_row`.execute(db)
  expect(await payoutsOpen()).toEqual([])
})
