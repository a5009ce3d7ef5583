// What time does to points: they expire by their day, after an e-mail; birthdays come once a year.

import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { balanceOf, buyBook, customerWith, day, entriesOf, give } from '../../../test/point-orders.ts'
import { makeCustomer } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  earnBirthdays,
  earnCaused,
  expirePoints,
  findExpiring,
  followPoints,
  notifyExpiring,
} from './due-points.service.ts'
import { redeemPoints } from './loyalty.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const at = (iso: string): number => {
  api.clock.now = Date.parse(iso)
  return api.clock.now
}
const kindsOf = async (customerId: number) =>
  (await entriesOf(api, customerId)).map(({ kind, points }) => `${kind} ${points}`)

describe('points that are not used', () => {
  test('are taken out after their last day, once, and only what is left of them', async () => {
    const who = await customerWith(api, 400)
    const order = await buyBook(api, who, 10_000)
    await inTransaction(api.database.db, (tx) => redeemPoints(tx, who.customerId, order.id, 350, { now: testDay }))
    await expirePoints(api.database.db, at('2027-11-20T21:59:00Z'))
    expect((await balanceOf(api, who.customerId))[0]).toBe(50)
    at('2027-11-20T22:00:00Z')
    await Promise.all([1, 2, 3].map(() => expirePoints(api.database.db, api.clock.now)))
    expect((await kindsOf(who.customerId)).slice(-2)).toEqual(['Redeem -350', 'Expire -50'])
  })

  test('bug 16: take no later ones along: what was used was used of the older', async () => {
    const who = await customerWith(api, 300)
    at('2027-05-20T10:00:00Z')
    await give(api, who.customerId, 200)
    const order = await buyBook(api, who, 10_000)
    await inTransaction(api.database.db, (tx) =>
      redeemPoints(tx, who.customerId, order.id, 300, { now: api.clock.now }),
    )
    await expirePoints(api.database.db, at('2027-12-01T10:00:00Z'))
    expect((await balanceOf(api, who.customerId))[0]).toBe(200)
  })

  test('stay while they are pending', async () => {
    const who = await customerWith(api, 1)
    await buyBook(api, who, 10_000)
    await expirePoints(api.database.db, at('2029-01-01T10:00:00Z'))
    expect(await balanceOf(api, who.customerId)).toEqual([0, 100])
  })
})

describe('the e-mail about expiring points', () => {
  const told = async (customerId: number) => {
    const { rows } = await sql<{ at: number }>`
      select (payload ->> 'at')::bigint::float8 as at from outbox
      where topic = 'points.expiring' and (payload ->> 'customerId')::int = ${customerId} order by id`.execute(
      api.database.db,
    )
    return rows.map((row) => new Date(row.at).toISOString().slice(0, 10))
  }
  const notify = (iso: string) => notifyExpiring(api.database.db, at(iso))

  test('is sent four weeks before, once, for everything that expires until then', async () => {
    const { customerId } = await customerWith(api, 100)
    at('2026-12-01T10:00:00Z')
    await give(api, customerId, 40)
    await notify('2027-10-22T10:00:00Z')
    expect(await told(customerId)).toEqual([])
    await notify('2027-10-23T10:00:00Z')
    await notify('2027-10-23T11:00:00Z')
    // a lot of the week after is told with the next e-mail, a fortnight later at the earliest
    await notify('2027-11-05T10:00:00Z')
    expect(await told(customerId)).toEqual(['2027-10-23'])
    await notify('2027-11-07T10:00:00Z')
    expect(await told(customerId)).toEqual(['2027-10-23', '2027-11-07'])
    const about = (time: number) => findExpiring(api.database.db, { customerId, at: time })
    expect((await about(Date.parse('2027-11-07T10:00:00Z')))?.days).toEqual([
      { lastDay: '2027-11-20', points: 100 },
      { lastDay: '2027-12-01', points: 40 },
    ])
    expect(await about(Date.parse('2028-03-01T10:00:00Z'))).toBeNull()
  })

  test('is not sent to those who leave, nor about what was used', async () => {
    const leaving = await customerWith(api, 100)
    const spent = await customerWith(api, 300)
    const order = await buyBook(api, spent, 10_000)
    await inTransaction(api.database.db, (tx) => redeemPoints(tx, spent.customerId, order.id, 300, { now: testDay }))
    await sql`update customer set delete_at = now() where id = ${leaving.customerId}`.execute(api.database.db)
    await notify('2027-11-10T10:00:00Z')
    expect([await told(leaving.customerId), await told(spent.customerId)]).toEqual([[], []])
  })
})

describe('birthdays', () => {
  const bornOn = async (birthDate: string) => {
    const id = await makeCustomer(api)
    await sql`update customer set birth_date = ${birthDate} where id = ${id}`.execute(api.database.db)
    return id
  }
  const celebrate = (iso: string) => earnBirthdays(api.database.db, at(iso))

  test('are rewarded from midnight in Athens, once a year', async () => {
    const id = await bornOn('1980-07-05')
    await celebrate('2027-07-04T20:59:00Z')
    expect(await kindsOf(id)).toEqual([])
    at('2027-07-04T21:00:00Z')
    await Promise.all([1, 2, 3].map(() => earnBirthdays(api.database.db, api.clock.now)))
    await celebrate('2027-07-05T20:00:00Z')
    expect(await kindsOf(id)).toEqual(['Birthday 30'])
    await celebrate('2028-07-05T10:00:00Z')
    expect(await kindsOf(id)).toEqual(['Birthday 30', 'Birthday 30'])
  })

  test('on the day when clocks change are rewarded too', async () => {
    const [spring, autumn] = [await bornOn('1980-03-28'), await bornOn('1980-10-31')]
    await celebrate('2027-03-27T22:00:00Z')
    expect(await kindsOf(spring)).toEqual(['Birthday 30'])
    await celebrate('2027-10-30T21:00:00Z')
    expect(await kindsOf(autumn)).toEqual(['Birthday 30'])
  })

  test('of 29 February are on the 28th where there is none', async () => {
    const id = await bornOn('1984-02-29')
    await celebrate('2027-02-28T10:00:00Z')
    await celebrate('2027-03-01T10:00:00Z')
    await celebrate('2028-02-28T10:00:00Z')
    expect(await kindsOf(id)).toEqual(['Birthday 30'])
    await celebrate('2028-02-29T10:00:00Z')
    expect(await kindsOf(id)).toEqual(['Birthday 30', 'Birthday 30'])
  })

  test('are made up for when no process ran, over the turn of the year too, and only once', async () => {
    const id = await bornOn('1990-12-30')
    await celebrate('2027-01-03T10:00:00Z')
    await celebrate('2027-01-04T10:00:00Z')
    expect(await kindsOf(id)).toEqual(['Birthday 30'])
    const { rows } = await sql`select cause from points_entry where customer_id = ${id}`.execute(api.database.db)
    expect(rows).toEqual([{ cause: `${id}:2026` }])
  })

  test('are left alone where the shop gives nothing for them', async () => {
    const id = await bornOn('1980-08-09')
    const now = at('2027-08-09T10:00:00Z')
    expect(await earnBirthdays(api.database.db, now, { ...shopLoyalty, fixed: {} })).toBe(0)
    expect(await kindsOf(id)).toEqual([])
  })

  test('from before the account, or of an account that ends, are not', async () => {
    api.clock.now = Date.parse('2026-11-23T10:00:00Z')
    const [late, leaving] = [await bornOn('1990-11-21'), await bornOn('1990-11-24')]
    await sql`update customer set delete_at = now() where id = ${leaving}`.execute(api.database.db)
    await celebrate('2026-11-24T10:00:00Z')
    expect([await kindsOf(late), await kindsOf(leaving)]).toEqual([[], []])
  })
})

describe('what another area tells', () => {
  test('earns once, however often it is told, and nothing without an account', async () => {
    const id = await makeCustomer(api)
    for (const kind of ['Register', 'EnterGender', 'EnterBirthday', 'Register'] as const)
      await earnCaused(api.database.db, { customerId: id, kind, at: testDay })
    await earnCaused(api.database.db, { customerId: 999_999, kind: 'Register', at: testDay })
    expect(await kindsOf(id)).toEqual(['Register 20', 'EnterGender 10', 'EnterBirthday 30'])
  })
})

test('everything due is done in one go, and then nothing is', async () => {
  const who = await customerWith(api, 100)
  await followPoints(api.database.db, at('2029-06-01T10:00:00Z'))
  const again = await followPoints(api.database.db, api.clock.now + day)
  expect(again).toEqual({ approved: 0, expired: 0, notified: 0, birthdays: 0 })
  expect((await balanceOf(api, who.customerId))[0]).toBe(0)
})
