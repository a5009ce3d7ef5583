// Using points: never more than there are, however many orders try at once, and back to where they came from.

import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { balanceOf, buyBook, customerWith, day, entriesOf, give } from '../../../test/point-orders.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { inTransaction } from '../../database/transaction.ts'
import { expirePoints } from './due-points.service.ts'
import { earnOnce, readPoints, redeemPoints, revertOrderPoints } from './loyalty.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 8 })
})
beforeEach(() => {
  api.clock.now = testDay
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const settings = { ...shopLoyalty, minimum: 1 }
const redeem = ({ customerId }: SignedInCustomer, orderId: number, points: number, rules = settings) =>
  inTransaction(api.database.db, (tx) =>
    redeemPoints(tx, customerId, orderId, points, { now: api.clock.now, settings: rules }),
  )
const balance = async (who: SignedInCustomer) => (await balanceOf(api, who.customerId))[0]

const lotsOf = async ({ customerId }: SignedInCustomer) => {
  const { rows } = await sql<{ remaining: number; last_day: string }>`
    select remaining, last_day::text from points_lot where customer_id = ${customerId} and state = 'ApprovedPoints'
    order by id`.execute(api.database.db)
  return rows.map(({ remaining, last_day }) => `${remaining} until ${last_day}`)
}

describe('what can be used', () => {
  test.each([
    [299, 0],
    [300, 300],
    [398, 398],
  ])('of %i points is %i cents', async (points, redeemableCents) => {
    const { customerId } = await customerWith(api, points)
    expect(await readPoints(api.database.db, customerId, api.clock.now)).toEqual({
      ...{ approved: points, pending: 0, redeemableCents, minimum: 300 },
    })
  })

  test('ends with its last day, whether or not it has been taken out yet', async () => {
    const who = await customerWith(api, 400)
    const order = await buyBook(api, who, 10_000)
    // the last minute of 20 November 2027 in Athens, and the first one after it
    api.clock.now = Date.parse('2027-11-20T21:59:00Z')
    expect(await balance(who)).toBe(400)
    api.clock.now += 60_000
    expect(await balance(who)).toBe(0)
    expect(await redeem(who, order.id, 400)).toEqual({ ok: false, refusal: 'points_changed' })
  })
})

describe('using points', () => {
  test('is refused below the minimum and above the balance, and leaves no trace', async () => {
    const who = await customerWith(api, 299)
    const order = await buyBook(api, who, 1000)
    expect(await redeem(who, order.id, 100, shopLoyalty)).toEqual({ ok: false, refusal: 'points_changed' })
    expect(await redeem(who, order.id, 300)).toEqual({ ok: false, refusal: 'points_changed' })
    expect((await entriesOf(api, who.customerId)).map(({ kind }) => kind)).toEqual(['Review', 'PendingOrderProduct'])
  })

  test('of several orders at once never spends more than there is', async () => {
    const who = await customerWith(api, 150)
    await give(api, who.customerId, 100)
    const orders = await Promise.all(Array.from({ length: 8 }, () => buyBook(api, who, 1000)))
    const outcomes = await Promise.all(orders.map(({ id }) => redeem(who, id, 100)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await balance(who)).toBe(50)
  })

  test('of one order, tried several times, spends once', async () => {
    const who = await customerWith(api, 400)
    const { id } = await buyBook(api, who, 1000)
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => redeem(who, id, 100)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await balance(who)).toBe(300)
  })

  test('while points are earned loses neither', async () => {
    const who = await customerWith(api, 300)
    const orders = await Promise.all([1, 2, 3].map(() => buyBook(api, who, 1000)))
    await Promise.all(orders.flatMap(({ id }) => [redeem(who, id, 100), give(api, who.customerId, 10)]))
    expect(await balance(who)).toBe(30)
  })
})

describe('points that come back', () => {
  test('go to the lots that they came from, and get a few days where these have expired', async () => {
    const who = await customerWith(api, 100)
    api.clock.now = testDay + 100 * day
    await give(api, who.customerId, 300)
    const order = await buyBook(api, who, 10_000)
    await redeem(who, order.id, 250)
    expect(await lotsOf(who)).toEqual(['0 until 2027-11-20', '150 until 2028-02-28'])
    api.clock.now = Date.parse('2027-11-25T10:00:00Z')
    await inTransaction(api.database.db, (tx) => revertOrderPoints(tx, order.id, { now: api.clock.now }))
    expect(await lotsOf(who)).toEqual(['100 until 2027-12-25', '300 until 2028-02-28'])
    api.clock.now = Date.parse('2027-12-26T10:00:00Z')
    await expirePoints(api.database.db, api.clock.now)
    expect(await balance(who)).toBe(300)
  })

  test('of a part of the order are a part, whose sum is what was used', async () => {
    const who = await customerWith(api, 100)
    const order = await buyBook(api, who, 10_000)
    await redeem(who, order.id, 100)
    const revert = (returnedCents: number) =>
      inTransaction(api.database.db, (tx) =>
        revertOrderPoints(tx, order.id, { share: { returnedCents, paidCents: 3 }, now: api.clock.now }),
      )
    const seen: number[] = []
    for (const returned of [1, 2, 3]) {
      await revert(returned)
      seen.push(await balance(who))
    }
    expect(seen).toEqual([33, 67, 100])
  })
})

describe('the database', () => {
  const refuses = async (statement: string, reason: RegExp) => {
    const who = await customerWith(api, 50)
    const other = await customerWith(api, 50)
    const written = api.database.db.transaction().execute(async (tx) => {
      const text = statement.replaceAll(':customer', `${who.customerId}`).replaceAll(':other', `${other.customerId}`)
      await sql.raw(text).execute(tx)
      await sql`set constraints all immediate`.execute(tx)
    })
    await expect(written).rejects.toThrow(reason)
  }
  const entry = `insert into points_entry (customer_id, kind, cause, state, points, at)
    values (:customer, 'Custom', 'test', 'ApprovedPoints', 10, now()) returning id`

  test.each<[string, string, RegExp]>([
    ['an entry without its movements', entry, /not the sum of its movements/],
    [
      'an entry that moves another customer’s points',
      `with e as (${entry}) insert into points_movement (entry_id, lot_id, change)
       select e.id, l.id, -10 from e, points_lot l where l.customer_id = :other`,
      /another customer/,
    ],
    [
      'a lot below zero',
      `with e as (${entry.replace(', 10,', ', -60,')}) insert into points_movement (entry_id, lot_id, change)
       select e.id, l.id, -60 from e, points_lot l where l.customer_id = :customer`,
      /points_lot_remaining/,
    ],
    [
      'a number that no movement made',
      `update points_lot set remaining = 49 where customer_id = :customer`,
      /append-only/,
    ],
    ['another number of points', `update points_lot set points = 99 where customer_id = :customer`, /append-only/],
    ['a changed entry', `update points_entry set points = 60 where customer_id = :customer`, /append-only/],
    ['a deleted movement', `delete from points_movement`, /append-only/],
    ['a deleted lot', `delete from points_lot where customer_id = :customer`, /with the account only/],
    ['a deleted entry', `delete from points_entry where customer_id = :customer`, /with the account only/],
    [
      'more settled than was owed',
      entry.replace('points, at)', 'points, debt, at)').replace('10, now()', '10, -10, now()'),
      /settled more/,
    ],
    [
      'one cause twice',
      `insert into points_entry (customer_id, kind, cause, state, points, at)
       select :other, kind, cause, state, points, at from points_entry where customer_id = :customer`,
      /points_entry_cause/,
    ],
  ])('refuses %s', (_, statement, reason) => refuses(statement, reason))
})

test('a reward is given once for its cause, and none that the shop gives nothing for', async () => {
  const who = await signIn(api)
  const earn = () =>
    inTransaction(api.database.db, async (tx) => {
      await earnOnce(tx, who.customerId, 'Register', { now: api.clock.now })
      await earnOnce(tx, who.customerId, 'Newsletter', { now: api.clock.now })
    })
  await Promise.all([earn(), earn(), earn()])
  await earn()
  expect(await entriesOf(api, who.customerId)).toEqual([{ kind: 'Register', points: 20, debt: 0 }])
})
