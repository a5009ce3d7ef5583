// Buyers are reminded once of a deposit that has not come.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, placed, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { cancelOrder } from './cancel-order.service.ts'
import { remindOfDeposits } from './deposit-reminders.service.ts'
import { recordDeposit } from './order-payment.service.ts'
import { releaseUnpaidDeposits } from './unpaid-deposits.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterAll(() => api.close())

const day = 86_400_000

/** The test day is Friday, 20 November 2026: the last day for its deposits is the next Friday. In shop time. */
const evening = Date.parse('2026-11-24T23:59:59+02:00')
const night = Date.parse('2026-11-25T07:59:59+02:00')
const morning = Date.parse('2026-11-25T08:00:00+02:00')
const lastEvening = Date.parse('2026-11-27T23:59:59+02:00')

const place = async (changes: Wire = { pmtid: methodIds.deposit }) =>
  placed(api.app, [line(await makeProduct(api.database.db, { copies: [1] }))], changes)

const remind = (now: number) => remindOfDeposits(api.database.db, now)

async function countReminders({ uid }: Wire): Promise<number> {
  const { rows } = await sql`
    select from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
    where b.topic = 'order.deposit_due' and o.uid = ${uid}`.execute(api.database.db)
  return rows.length
}

test('two working days before the last one, in the morning and not before, once', async () => {
  const order = await place()
  for (const early of [testDay + day, evening, night]) await remind(early)
  expect(await countReminders(order)).toBe(0)
  await Promise.all(Array.from({ length: 5 }, () => remind(morning)))
  await remind(lastEvening)
  expect(await countReminders(order)).toBe(1)
})

test('on the last day, where nobody was there before, and not after it', async () => {
  const order = await place()
  await remind(lastEvening + 1000)
  expect(await countReminders(order)).toBe(0)
  await remind(lastEvening)
  expect(await countReminders(order)).toBe(1)
})

test('not of an order that is paid, cancelled, given up, or paid in another way', async () => {
  const [paid, cancelled, cash] = [await place(), await place(), await place({})]
  await decideInTransaction(api.database.db, (tx) => recordDeposit(tx, String(paid.cd), testDay + day))
  await cancelOrder(api.database.db, { uid: String(cancelled.uid), email: 'maria@example.gr', now: testDay })
  await remind(morning)
  expect(await Promise.all([paid, cancelled, cash].map(countReminders))).toEqual([0, 0, 0])
  const late = await place()
  await releaseUnpaidDeposits(api.database.db, testDay + 14 * day)
  await remind(morning)
  expect(await countReminders(late)).toBe(0)
})
