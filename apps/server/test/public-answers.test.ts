// What everybody gets to see of the shop: headers on every answer, no metrics, no fault for an address.

import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

const token = 'a-token-of-the-monitoring'

let database: TestDatabase
let open: ServerProcess
let guarded: ServerProcess
beforeAll(async () => {
  database = await openTestDatabase(1)
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  open = await startServer(environment)
  guarded = await startServer({
    ...environment,
    METRICS_TOKEN: token,
    LIMITS: 'page.ip=20/minute,page.search.ip=3/hour',
  })
})
afterAll(async () => {
  await open.end('SIGTERM')
  await guarded.end('SIGTERM')
  await database.close()
})

const get = (server: ServerProcess, path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' })

const paths = [
  ...[
    '/',
    '/en',
    '/nowhere',
    '/products/%00',
    '/CART',
    '/assets/nothing.js',
    '/robots.txt',
    '/covers/nope/1',
    '/pictures/nope',
  ],
  ...[
    '/api/en/categories/getByParentCategoryId',
    '/api/en/nothing',
    '/api/en/customers/get',
    '/api/docs',
    '/api/docs/json',
  ],
  ...['/healthz', '/readyz', '/metrics', '/feeds/nothing.xml', '/api/%zz'],
]

test.each(paths)('%s has the headers of every answer', async (path) => {
  const { headers } = await get(open, path)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
  })
})

test('metrics are for this machine, not for those for whom a proxy speaks', async () => {
  expect((await get(open, '/metrics')).status).toBe(200)
  for (const header of ['x-forwarded-for', 'x-real-ip', 'via', 'forwarded'])
    expect((await get(open, '/metrics', { [header]: '192.0.2.1' })).status).toBe(404)
})

test('with a token metrics are for whoever has it', async () => {
  const statusWith = async (headers: Record<string, string>) => (await get(guarded, '/metrics', headers)).status
  expect(await statusWith({})).toBe(404)
  expect(await statusWith({ authorization: 'Bearer wrong' })).toBe(404)
  expect(await statusWith({ authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' })).toBe(200)
})

const strange = [
  ...['/products/%00', '/categories/%00', '/contributor/%00', '/publisher/%00', '/pages/%00', '/products/%00.data'],
  ...[
    '/search-results?text=%00',
    '/en/products/%ff',
    '/verifyregistration/zzz',
    '/en/resetpassword/1',
    '/track-order/x',
  ],
  ...['/confirm-email/%27', '/keep-account/-', '/impersonate/a', '/checkout-success/x', '/stock-notices/x'],
]

const tooLong = 'α'.repeat(121)

test.each(['products', 'categories', 'contributor', 'publisher', 'pages', 'offers', 'en/products'])(
  'an address under /%s that is longer than any is not found',
  async (folder) => expect((await get(open, `/${folder}/${encodeURIComponent(tooLong)}`)).status).toBe(404),
)

test.each(strange)('%s is not found', async (path) => expect((await get(open, path)).status).toBe(404))

test.each([
  ['/verifyregistration/zzz', 'Ο σύνδεσμος δεν είναι ολόκληρος', '/register'],
  ['/en/resetpassword/1', 'This link isn’t complete', '/en/forgot-password'],
  ['/en/impersonate/a', 'This link isn’t complete', '/en'],
])('%s says that the link was cut, and where to get another', async (path, title, renewal) => {
  const page = await (await get(open, path)).text()
  expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(page.slice(page.indexOf('<main'))).toContain(`href="${renewal}"`)
})

test('search pages have a limit for each address, and those that are cached do not count', async () => {
  const statusOf = async (text: string) => (await get(guarded, `/en/search-results?text=${text}`)).status
  const statuses = []
  for (const text of ['a', 'b', 'c', 'd', 'e']) statuses.push(await statusOf(text))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await get(guarded, '/en/search-results?text=f')).headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await get(guarded, '/en')).status).toBe(200)
})

/** As it stands: `fetch` would write the address anew. */
const statusOf = (server: ServerProcess, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(server.origin)
    const sent = request({ host, port, path }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
    sent.on('error', reject).end()
  })

test('a page in other spellings of its address is the same page', async () => {
  const countCached = async () =>
    Number(/^stoa_cached_pages (\d+)$/m.exec(await (await get(open, '/metrics')).text())?.[1])
  /** A page is packed, and kept, after it was sent. */
  const countWhenKept = async (): Promise<number> => {
    const count = await countCached()
    await pause(1000)
    return (await countCached()) === count ? count : countWhenKept()
  }
  const pages = [
    '/en/search-results?text=zorba',
    '/en/search-results.data?text=zorba',
    '/en/account-ending',
    '/en/cart',
  ]
  for (const path of pages) expect([path, await statusOf(open, path)]).toEqual([path, 200])
  const before = await countWhenKept()
  const spellings = [
    ...[
      '/en/search-results?%74ext=zorba',
      '/en/search%2Dresults.data?text=%7aorba',
      '/EN/Search-Results.data?text=zorba',
    ],
    ...['/en/account-ending?at=2026-11-30T09:00:00.000Z', 'http://elsewhere.example/en/cart', 'http://x/en/cart?y=1'],
  ]
  for (const path of spellings) expect([path, await statusOf(open, path)]).toEqual([path, 200])
  expect(await countWhenKept()).toBe(before)
  expect(await statusOf(open, '/en/search%2Dresults?text=zorba')).toBe(308)
  expect(await statusOf(open, '/x/../en/cart')).toBe(404)
})

test('only the terms have versions, and of these only those that were kept', async () => {
  expect((await get(open, '/en/pages/terms?version=1')).status).toBe(200)
  for (const page of [
    'terms?version=999999',
    'terms?version=01',
    'terms?version=x',
    'terms?version=',
    'privacy?version=1',
  ])
    expect([page, (await get(open, `/en/pages/${page}`)).status]).toEqual([page, 404])
})
