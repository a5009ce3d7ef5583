// Who knows an order's number can guess at its e-mail only slowly, and keeps its owner from nothing.

import { findOrderByCode, lookUpOrder } from '@stoa/contract/ordering/orders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { openApp } from '../../../test/open-app.ts'
import { buyer, line, placed } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { shopLimits } from '../../identity/limits/limit-table.ts'

const pauseMs = 1000
/** Whoever is slowed down waits half as long here. */
const limits = shopLimits.map((row) => (row.spares ? { ...row, spares: { ...row.spares, pauseMs } } : row))

let api: TestApi
let app: FastifyInstance
beforeAll(async () => {
  api = await openTestApi()
  app = await openApp({ ...api, limits })
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const place = async () => String((await placed(api.app, [line(await makeProduct(api.database.db))])).cd)
const find = async (browser: Browser, code: string, email: string) =>
  (await browser.call(findOrderByCode, { code, email })).status

test('while many guess at an order its owner finds it, after a pause', async () => {
  const code = await place()
  const guesses = await Promise.all(
    Array.from({ length: 25 }, (_, index) => find(openBrowser(app), code, `guess${index}@example.gr`)),
  )
  expect(new Set(guesses)).toEqual(new Set([404]))
  const started = performance.now()
  expect(await find(openBrowser(app), code, buyer.eml)).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(pauseMs - 10)
})

test('an order that nobody guesses at is found at once', async () => {
  const code = await place()
  const started = performance.now()
  expect(await find(openBrowser(app), code, buyer.eml)).toBe(200)
  expect(performance.now() - started).toBeLessThan(pauseMs)
})

test('one address guesses five times at an order, and ten times at all', async () => {
  const [code, other] = [await place(), await place()]
  const guesser = openBrowser(app)
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) statuses.push(await find(guesser, code, `guess${count}@example.gr`))
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
  for (let count = 0; count < 4; count += 1) statuses.push(await find(guesser, other, `guess${count}@example.gr`))
  expect(statuses.slice(7)).toEqual([404, 404, 404, 429])
  expect(await find(openBrowser(app), other, buyer.eml)).toBe(200)
})

test('of those who guess at once some wait, the others are refused', async () => {
  const code = await place()
  const guess = () => find(openBrowser(app), code, 'guess@example.gr')
  for (let count = 0; count < 5; count += 1) await guess()
  const statuses = await Promise.all(Array.from({ length: 60 }, guess))
  expect([404, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([50, 10])
})

test('whoever knows the e-mail of an order opens it as often as they like, and guesses none the more', async () => {
  const { uid } = await placed(api.app, [line(await makeProduct(api.database.db))])
  const browser = openBrowser(app)
  const open = async (email: string) => (await browser.call(lookUpOrder, { uid: String(uid), email })).status
  const statuses: number[] = []
  for (let count = 0; count < 25; count += 1) statuses.push(await open(buyer.eml))
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (let count = 0; count < 21; count += 1) statuses.push(await open(`guess${count}@example.gr`))
  expect(statuses.slice(25)).toEqual([...Array.from({ length: 20 }, () => 404), 429])
})
