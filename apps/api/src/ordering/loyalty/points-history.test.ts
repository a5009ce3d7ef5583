// What customers see of their points.

import { getPoints, listPointsEntries } from '@stoa/contract/ordering/points'
import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyBook, complete, customerWith, day, give, type PointOrder } from '../../../test/point-orders.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'
import { inTransaction } from '../../database/transaction.ts'
import { approveDuePoints } from './due-points.service.ts'
import { redeemPoints, revertOrderPoints } from './loyalty.service.ts'
import { viewPoints } from './loyalty.view.ts'

let api: TestApi
let eleni: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  api.clock.now = testDay
  eleni = await customerWith(api, 398)
})
afterAll(() => api.close())

const session = async () => (await signIn(api, eleni.customerId)).headers
const points = async () => call(api.app, getPoints, {}, 'el', await session())
const history = async (filter: 'all' | 'earned' | 'spent' = 'all', page = 1, pageSize = 20) =>
  call(api.app, listPointsEntries, { filter, page, pageSize }, 'el', await session())
const amounts = async (filter?: 'earned' | 'spent') => (await history(filter)).entries.map((entry) => entry.points)
const revert = ({ id }: PointOrder) =>
  inTransaction(api.database.db, (tx) => revertOrderPoints(tx, id, { now: api.clock.now }))

test('what there is, what it is worth and what comes next', async () => {
  api.clock.now += day
  await give(api, eleni.customerId, 2)
  expect(await points()).toEqual({
    ...{ approved: 400, value: 400, pending: 0, clearsOn: null, owed: 0, minimum: 300, goal: 500, goalValue: 500 },
    expiring: { points: 398, lastDay: '2027-11-20' },
    monthsValid: 12,
    rules: [
      { kind: 'Credit', points: 1, boughtFrom: null },
      { kind: 'Register', points: 20, boughtFrom: null },
      { kind: 'EnterBirthday', points: 30, boughtFrom: null },
      { kind: 'EnterGender', points: 10, boughtFrom: null },
      { kind: 'Birthday', points: 30, boughtFrom: null },
    ],
  })
})

test('somebody without points has none, and nothing that expires', async () => {
  const { headers } = await signIn(api)
  expect(await call(api.app, getPoints, {}, 'en', headers)).toMatchObject({ approved: 0, expiring: null, goal: 300 })
  expect(await call(api.app, listPointsEntries, {}, 'en', headers)).toEqual({ entries: [], total: 0 })
})

test('on the basis of total purchases each tier is a rule', () => {
  const settings = { ...shopLoyalty, basis: 'TotalPurchases' as const, fixed: {} }
  expect(viewPoints({ lots: [], pendingOrders: [], debt: 0 }, testDay, settings).rules).toEqual([
    { kind: 'ForConsumption', points: 1, boughtFrom: null },
    { kind: 'ForConsumption', points: 2, boughtFrom: 20_000 },
  ])
})

test('pending points say on which day they are expected: after the delivery and the days of withdrawal', async () => {
  const order = await buyBook(api, eleni, 5800)
  const [entry] = (await history()).entries
  expect(entry).toMatchObject({ kind: 'PendingOrderProduct', points: 58, order: { code: order.code }, pending: true })
  const { pending, clearsOn } = await points()
  expect([pending, entry?.clearsOn]).toEqual([58, clearsOn])
  expect(Date.parse(`${clearsOn}`)).toBeGreaterThan(testDay + 15 * day)
  await complete(api, order, testDay + day)
  expect((await points()).clearsOn).toBe('2026-12-06')
})

test('the day of an order that is late is not made up', async () => {
  const order = await buyBook(api, eleni, 5800)
  api.clock.now = testDay + 60 * day
  expect((await points()).clearsOn).toBeNull()
  // delivered long ago, and about to be approved: today
  await complete(api, order, testDay)
  expect((await points()).clearsOn).toBe('2027-01-19')
})

test('an order’s points are listed once: pending, then approved', async () => {
  const order = await buyBook(api, eleni, 5800)
  await complete(api, order, testDay)
  api.clock.now = testDay + 16 * day
  await approveDuePoints(api.database.db, api.clock.now)
  const { entries } = await history()
  expect(entries.map(({ kind, pending }) => [kind, pending])).toEqual([
    ['Credit', false],
    ['Review', false],
  ])
})

test('of an order that was given up, what came and what went is listed, and nothing waits', async () => {
  const order = await buyBook(api, eleni, 5800)
  await revert(order)
  expect(await amounts()).toEqual([-58, 58, 398])
  expect((await history()).entries.map(({ pending }) => pending)).toEqual([false, false, false])
})

test('what was earned and what was spent can be told apart, page by page', async () => {
  const order = await buyBook(api, eleni, 5800)
  await inTransaction(api.database.db, (tx) =>
    redeemPoints(tx, eleni.customerId, order.id, 340, { now: api.clock.now }),
  )
  expect([await amounts('earned'), await amounts('spent')]).toEqual([[58, 398], [-340]])
  const second = await history('all', 2, 2)
  expect([second.entries.map((entry) => entry.points), second.total]).toEqual([[398], 3])
})

test('what is owed is said', async () => {
  const order = await buyBook(api, eleni, 5800)
  await complete(api, order, testDay)
  api.clock.now = testDay + 16 * day
  await approveDuePoints(api.database.db, api.clock.now)
  const next = await buyBook(api, eleni, 1000)
  await inTransaction(api.database.db, (tx) => redeemPoints(tx, eleni.customerId, next.id, 456, { now: api.clock.now }))
  await revert(order)
  expect(await points()).toMatchObject({ approved: 0, owed: 58, pending: 10 })
  expect((await history()).entries[0]).toMatchObject({ kind: 'Revert', points: -58, debt: 58 })
})
