// The ledger refuses what does not balance, what was posted before, and any change.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { postEach, postLedger } from './ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const at = new Date('2026-11-26T10:00:00Z')

const entriesOf = async (event: string) =>
  (
    await sql<{ account: string; cents: number }>`
      select account, cents from ledger_entry where event = ${event} order by subject_id, account`.execute(database.db)
  ).rows

test('an event is posted once, and moves nothing when it is about nothing', async () => {
  const posted = { subjectId: 1, orderId: null, at }
  await postLedger(database.db, 'paid_out', { cents: 500, provider: 'alpha' }, posted)
  await expect(postLedger(database.db, 'paid_out', { cents: 500, provider: 'alpha' }, posted)).rejects.toThrow(
    'duplicate key',
  )
  await postLedger(database.db, 'fee', { cents: 0, provider: 'alpha' }, posted)
  expect(await entriesOf('paid_out')).toEqual([
    { account: 'bank', cents: 500 },
    { account: 'provider:alpha', cents: -500 },
  ])
  expect(await entriesOf('fee')).toEqual([])
})

test('several subjects are posted at once', async () => {
  const fees = [7, 8].map((id) => ({ id, cents: id, provider: 'viva' }))
  await postEach(database.db, 'fee', fees, { orderId: null, at })
  expect(await entriesOf('fee')).toEqual([
    { account: 'fees', cents: 7 },
    { account: 'provider:viva', cents: -7 },
    { account: 'fees', cents: 8 },
    { account: 'provider:viva', cents: -8 },
  ])
})

test('an order of before the ledger stays out of it', async () => {
  const { id: orderId } = await placeTestOrder(database.db)
  await postLedger(database.db, 'received', { cents: 900, into: 'courier' }, { subjectId: orderId, orderId, at })
  expect(await entriesOf('received')).toEqual([])
})

test('the database refuses entries that do not balance, and changes', async () => {
  const insert = sql`insert into ledger_entry (event, subject_id, account, cents, at)
    values ('fee', 9, 'fees', 5, now()), ('fee', 9, 'bank', -4, now())`
  await expect(insert.execute(database.db)).rejects.toThrow('do not sum to zero')
  await expect(sql`update ledger_entry set cents = 1`.execute(database.db)).rejects.toThrow('append-only')
  await expect(sql`delete from ledger_entry`.execute(database.db)).rejects.toThrow('append-only')
})
