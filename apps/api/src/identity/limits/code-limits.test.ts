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
    (await sendRequest(app, '/en/orders/composecarttotals', { items: [], eml, couponscodes: 'WELCOME' })).status
  for (let index = 0; index < 19; index += 1) expect(await statusOf(`reader${index}@example.gr`)).toBe(200)
  expect(await statusOf('reader3@example.gr')).toBe(200)
  expect(await statusOf('reader20@example.gr')).toBe(429)
  await app.close()
})

test('a school orders behind one address without codes: buyers keep nobody from buying', async () => {
  const limits = shopLimits.filter(({ of }) => of === 'codes' || of === 'emails')
  const app = await openApp({
    ...api,
    database: api.database,
    limits: limits.map((row) => ({ ...row, name: `school ${row.name}` })),
  })
  const statusOf = async (eml: string, couponscodes = '') =>
    (await sendRequest(app, '/en/orders/composeordertotals', { items: [], eml, couponscodes })).status
  for (let index = 0; index < 300; index += 1) expect(await statusOf(`pupil${index}@example.gr`)).toBe(200)
  expect(await statusOf('pupil7@example.gr'), 'nobody counts twice').toBe(200)
  expect(await statusOf('pupil300@example.gr'), 'whether somebody has ordered may not be probed either').toBe(429)
  expect(await statusOf('pupil301@example.gr', 'WELCOME'), 'a code has a count of its own').toBe(200)
  await app.close()
})

test('a page that asks for several totals at once tries its code once', async () => {
  const limits = shopLimits.filter(({ name }) => name === 'codes.session').map((row) => ({ ...row, name: 'at once' }))
  const app = await openApp({ ...api, database: api.database, limits })
  const ask = async (couponscodes: string) =>
    (await sendRequest(app, '/en/orders/composecarttotals', { items: [], couponscodes })).status
  const askAtOnce = (code: string) => Promise.all([1, 2, 3, 4].map(() => ask(code)))
  for (let index = 0; index < 20; index += 1) expect(await askAtOnce(`ONCE${index}`)).toEqual([200, 200, 200, 200])
  expect(await askAtOnce('ONCE20'), 'none slips through beside the others').toEqual([429, 429, 429, 429])
  await app.close()
})
