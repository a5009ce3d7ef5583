// Coupons are short words: whoever tries many is stopped, and whoever changes a cart with one is not.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from '../../../test/open-app.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { shopLimits } from './limit-table.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('twenty different codes an hour, each as often as the cart changes', async () => {
  const limits = shopLimits.filter(({ of }) => of === 'codes')
  const app = await openApp({ ...api, database: api.database, limits })
  const statusOf = async (...couponscodes: string[]) =>
    (await sendRequest(app, '/en/orders/composecarttotals', { items: [], couponscodes })).status
  for (let index = 0; index < 20; index += 1) expect(await statusOf(`GUESS${index}`)).toBe(200)
  for (let repeat = 0; repeat < 3; repeat += 1) expect(await statusOf('GUESS20'), 'nor a second time').toBe(429)
  expect(await statusOf('GUESS3', 'guess-4'), 'those that were tried before').toBe(200)
  expect(await statusOf(), 'a cart without a code').toBe(200)
  await app.close()
})

test('whose codes they are may not be probed: e-mails count like codes', async () => {
  const limits = shopLimits.filter(({ name }) => name === 'codes.session').map((row) => ({ ...row, name: 'probing' }))
  const app = await openApp({ ...api, database: api.database, limits })
  const statusOf = async (eml: string) =>
    (await sendRequest(app, '/en/orders/composecarttotals', { items: [], eml })).status
  for (let index = 0; index < 20; index += 1) expect(await statusOf(`reader${index}@example.gr`)).toBe(200)
  expect(await statusOf('reader3@example.gr')).toBe(200)
  expect(await statusOf('reader20@example.gr')).toBe(429)
  await app.close()
})

test('a page that asks for several totals at once tries its code once', async () => {
  const limits = shopLimits.filter(({ name }) => name === 'codes.session').map((row) => ({ ...row, name: 'at once' }))
  const app = await openApp({ ...api, database: api.database, limits })
  const ask = async (eml: string) => (await sendRequest(app, '/en/orders/composecarttotals', { items: [], eml })).status
  const askAtOnce = (eml: string) => Promise.all([1, 2, 3, 4].map(() => ask(eml)))
  for (let index = 0; index < 20; index += 1)
    expect(await askAtOnce(`buyer${index}@example.gr`)).toEqual([200, 200, 200, 200])
  expect(await askAtOnce('buyer20@example.gr'), 'none slips through beside the others').toEqual([429, 429, 429, 429])
  await app.close()
})
