// Copies that nobody has paid for are given back after their days.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, placed } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockOrder, recordDeposit } from './order-payment.service.ts'
import { countHeldCopies, releaseUnpaidDeposits } from './unpaid-deposits.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const day = 24 * 60 * 60_000
const deposit = { pmtid: methodIds.deposit }

async function copiesOf(product: number): Promise<number> {
  const { rows } = await sql<{ copies: number }>`
    select sum(quantity)::int as copies from stock where product_id = ${product}`.execute(api.database.db)
  return rows[0]?.copies ?? 0
}

async function statusesOf(uid: unknown): Promise<number[]> {
  const { rows } = await sql<{ status: number }>`
    select c.status from order_status_change c join customer_order o on o.id = c.order_id
    where o.uid = ${uid} order by c.id`.execute(api.database.db)
  return rows.map(({ status }) => status)
}

const countTold = async (uid: unknown): Promise<number> => {
  const { rows } = await sql`
    select from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
    where b.topic = 'order.unpaid' and o.uid = ${uid}`.execute(api.database.db)
  return rows.length
}

/** The order of the test day (a Friday) is due ten days later. */
const due = testDay + 14 * day

describe('an order whose deposit did not come', () => {
  test('is given up after its days: the copies are back, the buyer is told, once', async () => {
    const [book, other] = [
      await makeProduct(api.database.db, { copies: [2, 3] }),
      await makeProduct(api.database.db, { copies: [1] }),
    ]
    const { uid } = await placed(api.app, [line(book, 4), line(other)], deposit)
    expect([await copiesOf(book), await copiesOf(other)]).toEqual([1, 0])
    await releaseUnpaidDeposits(api.database.db, testDay + 5 * day)
    expect(await statusesOf(uid)).toEqual([0])
    const released = await Promise.all([1, 2, 3].map(() => releaseUnpaidDeposits(api.database.db, due)))
    expect(released.reduce((sum, { copies }) => sum + copies, 0)).toBe(5)
    expect([await copiesOf(book), await copiesOf(other)]).toEqual([5, 1])
    expect([await statusesOf(uid), await countTold(uid)]).toEqual([[0, -1], 1])
    const { rows } = await sql`select reason, sum(change)::int as change from stock_movement m
      join stock s on s.id = m.stock_id where s.product_id = ${book} and m.order_line_id is not null
      group by reason order by reason`.execute(api.database.db)
    expect(rows).toEqual([
      { reason: 'claimed', change: -4 },
      { reason: 'restored', change: 4 },
    ])
  })

  test('stays when it is paid on delivery, paid, or begun', async () => {
    const book = await makeProduct(api.database.db, { copies: [9] })
    const cash = await placed(api.app, [line(book)])
    const [paid, begun] = [await placed(api.app, [line(book)], deposit), await placed(api.app, [line(book)], deposit)]
    await inTransaction(api.database.db, (tx) => recordDeposit(tx, String(paid.cd), testDay))
    await sql`insert into order_status_change (order_id, status, at)
      select id, 1, now() from customer_order where uid = ${begun.uid}`.execute(api.database.db)
    await releaseUnpaidDeposits(api.database.db, due)
    expect(await copiesOf(book)).toBe(6)
    expect(await Promise.all([cash, paid, begun].map(({ uid }) => statusesOf(uid)))).toEqual([[0], [0, 1], [0, 1]])
  })

  test('is not paid and given up at once: whoever is first wins', async () => {
    const book = await makeProduct(api.database.db, { copies: [1] })
    const { uid, cd } = await placed(api.app, [line(book)], deposit)
    const pay = inTransaction(api.database.db, async (tx) => {
      const order = await lockOrder(tx, { uid: String(uid) })
      if (order?.status === 0) await recordDeposit(tx, String(cd), due)
    })
    await Promise.all([pay, releaseUnpaidDeposits(api.database.db, due)])
    const statuses = await statusesOf(uid)
    expect([
      [[0, 1], 0, 0],
      [[0, -1], 1, 1],
    ]).toContainEqual([statuses, await countTold(uid), await copiesOf(book)])
  })
})

test('copies that wait for their deposit are counted', async () => {
  const before = await countHeldCopies(api.database.db)
  const book = await makeProduct(api.database.db, { copies: [9] })
  await placed(api.app, [line(book, 4)], deposit)
  await placed(api.app, [line(book, 3)])
  expect(await countHeldCopies(api.database.db)).toBe(before + 4)
})
