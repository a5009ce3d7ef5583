// What orders earn: pending when they are placed, approved when they can no longer be withdrawn from, gone with what is
// returned.

import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, placed } from '../../../test/order-request.ts'
import {
  balanceOf,
  buyBook,
  complete,
  customerWith,
  day,
  entriesOf,
  orderFor,
  type PointOrder,
  setStatuses,
} from '../../../test/point-orders.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { inTransaction } from '../../database/transaction.ts'
import { releaseUnpaidDeposits } from '../orders/unpaid-deposits.service.ts'
import { approveDuePoints } from './due-points.service.ts'
import { earnForOrder, readPoints, redeemPoints, revertOrderPoints } from './loyalty.service.ts'

let api: TestApi
let eleni: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  api.clock.now = testDay
  eleni = await signIn(api)
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const balance = () => balanceOf(api, eleni.customerId)
const kinds = async () => (await entriesOf(api, eleni.customerId)).map(({ kind, points }) => `${kind} ${points}`)
const approve = (settings = shopLoyalty) => approveDuePoints(api.database.db, api.clock.now, settings)
const revert = ({ id }: PointOrder, share?: { returnedCents: number; paidCents: number }) =>
  inTransaction(api.database.db, (tx) => revertOrderPoints(tx, id, { share, now: api.clock.now }))

describe('an order', () => {
  test('earns a point for each whole euro of its goods, pending; delivery and fees earn none', async () => {
    await buyBook(api, eleni, 1399)
    expect([await balance(), await kinds()]).toEqual([[0, 13], ['PendingOrderProduct 13']])
  })

  test('of a guest, or of less than a euro, earns nothing', async () => {
    await placed(api.app, [line(await makeProduct(api.database.db))])
    await buyBook(api, eleni, 99)
    expect(await kinds()).toEqual([])
  })

  test('earns nothing for gift cards, nor for what a reduction of the whole order took', async () => {
    const [book, card] = await Promise.all(
      [5000, 2000].map((priceCents) => makeProduct(api.database.db, { priceCents })),
    )
    const { uid } = await placed(api.app, [line(book ?? 0), line(card ?? 0)])
    let pending = 0
    const measure = api.database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        update customer_order set customer_id = ${eleni.customerId} where uid = ${uid} returning id`.execute(tx)
      const id = rows[0]?.id ?? 0
      await sql`update product set kind = 'giftCard' where id = ${card}`.execute(tx)
      await sql`
        insert into order_adjustment (order_id, position, kind, cents) values (${id}, 90, 'discount', -1000), (${id}, 91, 'gift_wrap', 500)`.execute(
        tx,
      )
      await earnForOrder(tx, id, testDay)
      pending = (await readPoints(tx, eleni.customerId, testDay)).pending
      throw new Error('only measured')
    })
    await expect(measure).rejects.toThrow('only measured')
    expect(pending).toBe(40)
  })

  test('earns once, however often it is tried', async () => {
    const { id } = await buyBook(api, eleni, 2000)
    const again = () => inTransaction(api.database.db, (tx) => earnForOrder(tx, id, testDay))
    await Promise.all([again(), again(), again()])
    expect(await kinds()).toEqual(['PendingOrderProduct 20'])
  })

  test('earns by what was bought in the year before on the other basis, without what was given up', async () => {
    const settings = { ...shopLoyalty, basis: 'TotalPurchases' as const }
    const earned = async () => {
      const who = eleni.customerId
      const order = await buyBook(api, eleni, 1000)
      let points = 0
      const measure = api.database.db.transaction().execute(async (tx) => {
        await sql`update customer_order set customer_id = null where id <> ${order.id} and placed_at >= ${new Date(api.clock.now)}`.execute(
          tx,
        )
        await sql`alter table points_entry disable trigger user`.execute(tx)
        await sql`update points_entry set cause = 'other:' || id where order_id = ${order.id}`.execute(tx)
        const before = (await readPoints(tx, who, api.clock.now)).pending
        await earnForOrder(tx, order.id, api.clock.now, settings)
        points = (await readPoints(tx, who, api.clock.now)).pending - before
        throw new Error('only measured')
      })
      await expect(measure).rejects.toThrow('only measured')
      return points
    }
    await buyBook(api, eleni, 19_900)
    const cancelled = await buyBook(api, eleni, 19_900)
    await setStatuses(api, cancelled, testDay, -1)
    api.clock.now += day
    expect(await earned()).toBe(10)
    api.clock.now += day
    expect(await earned()).toBe(20)
    api.clock.now += 366 * day
    expect(await earned()).toBe(10)
  })
})

describe('pending points', () => {
  test('can be used from the day after the withdrawal period, once, and for twelve months', async () => {
    const order = await buyBook(api, eleni, 31_000)
    await complete(api, order, testDay)
    api.clock.now = testDay + 14 * day
    await approve()
    expect(await balance()).toEqual([0, 310])
    // midnight in Athens
    api.clock.now = Date.parse('2026-12-04T22:00:00Z')
    await Promise.all([approve(), approve(), approve()])
    expect([await balance(), await kinds()]).toEqual([
      [310, 0],
      ['PendingOrderProduct 310', 'Credit 310'],
    ])
    const { rows } =
      await sql`select last_day::text from points_lot where remaining > 0 and customer_id = ${eleni.customerId}`.execute(
        api.database.db,
      )
    expect(rows).toEqual([{ last_day: '2027-12-05' }])
  })

  test('have the other kind on the other basis', async () => {
    await complete(api, await buyBook(api, eleni, 1000), testDay)
    api.clock.now = testDay + 16 * day
    await approve({ ...shopLoyalty, basis: 'TotalPurchases' })
    expect(await kinds()).toEqual(['PendingOrderProduct 10', 'ForConsumption 10'])
  })

  test('stay pending while the order is not completed, and when it was given up', async () => {
    const [open, cancelled] = [await buyBook(api, eleni, 1000), await buyBook(api, eleni, 2000)]
    await setStatuses(api, open, testDay, 1, 2)
    await setStatuses(api, cancelled, testDay, -1)
    api.clock.now = testDay + 100 * day
    await approve()
    expect(await balance()).toEqual([0, 30])
  })

  test('bug 18: go when a deposit does not come, with the copies', async () => {
    const book = await makeProduct(api.database.db, { priceCents: 2000 })
    await orderFor(api, [line(book)], eleni, { pmtid: methodIds.deposit })
    expect(await balance()).toEqual([0, 20])
    api.clock.now = testDay + 14 * day
    await releaseUnpaidDeposits(api.database.db, api.clock.now)
    expect([await balance(), await kinds()]).toEqual([
      [0, 0],
      ['PendingOrderProduct 20', 'Revert -20'],
    ])
  })
})

describe('what is returned', () => {
  test('takes its part of the points along, before and after they were approved, and nothing twice', async () => {
    const order = await buyBook(api, eleni, 10_000)
    const third = { returnedCents: 3333, paidCents: 10_000 }
    await revert(order, third)
    await revert(order, third)
    expect(await balance()).toEqual([0, 67])
    await complete(api, order, testDay)
    await setStatuses(api, order, testDay, 8)
    api.clock.now = testDay + 16 * day
    await approve()
    expect(await balance()).toEqual([67, 0])
    await revert(order)
    await revert(order)
    expect(await kinds()).toEqual(['PendingOrderProduct 100', 'Revert -33', 'Credit 67', 'Revert -67'])
  })

  test('bug 14: leaves no points that can be earned again and again by buying and returning', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await buyBook(api, eleni, 40_000)
      await complete(api, order, api.clock.now)
      api.clock.now += 16 * day
      await approve()
      await revert(order)
    }
    expect(await balance()).toEqual([0, 0])
  })

  test('owes what was used meanwhile; the balance stays at zero, and what comes next settles it', async () => {
    const first = await buyBook(api, eleni, 31_000)
    await complete(api, first, testDay)
    api.clock.now = testDay + 16 * day
    await approve()
    const second = await buyBook(api, eleni, 10_000)
    const used = await inTransaction(api.database.db, (tx) =>
      redeemPoints(tx, eleni.customerId, second.id, 300, { now: api.clock.now }),
    )
    expect(used.ok).toBe(true)
    await revert(first)
    expect(await balance()).toEqual([0, 100])
    expect((await entriesOf(api, eleni.customerId)).at(-1)).toEqual({ kind: 'Revert', points: -310, debt: 300 })
    await complete(api, second, api.clock.now)
    api.clock.now += 16 * day
    await approve()
    expect((await entriesOf(api, eleni.customerId)).at(-1)).toEqual({ kind: 'Credit', points: 100, debt: -100 })
    expect(await balance()).toEqual([0, 0])
  })

  test('bug 15: gives used points back and takes none a second time', async () => {
    const who = await customerWith(api, 500)
    const order = await buyBook(api, who, 10_000)
    await inTransaction(api.database.db, (tx) =>
      redeemPoints(tx, who.customerId, order.id, 400, { now: api.clock.now }),
    )
    expect(await balanceOf(api, who.customerId)).toEqual([100, 100])
    await revert(order)
    expect(await balanceOf(api, who.customerId)).toEqual([500, 0])
    const entries = await entriesOf(api, who.customerId)
    expect(entries.map(({ kind, points }) => `${kind} ${points}`)).toEqual([
      ...['Review 500', 'PendingOrderProduct 100', 'Redeem -400', 'Revert 400', 'Revert -100'],
    ])
  })
})
