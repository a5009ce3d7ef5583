// What a page says and shows before any script or picture has arrived.

import { brotliCompressSync, constants } from 'node:zlib'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

let database: TestDatabase
let server: ServerProcess
beforeAll(async () => {
  database = await openTestDatabase(1)
  server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.end('SIGTERM')
  await database.close()
})

const open = async (path: string): Promise<string> => (await fetch(server.origin + path)).text()
const partOf = (html: string, start: RegExp, end: string): string => {
  const at = html.search(start)
  return at < 0 ? '' : html.slice(at, html.indexOf(end, at))
}

test('a page says that it is of today’s HTML, once', async () => {
  const html = await open('/')
  expect(html).toMatch(/^<!DOCTYPE html><html lang="el"/)
  expect(html.match(/<!doctype/gi)).toHaveLength(1)
})

test.each(['/profile', '/en/profile/orders'])('%s has a title before anybody is known', async (path) => {
  expect(await open(path)).toMatch(/<title>[^<]+<\/title>/)
})

test('the filters of a list, which are kept as rendered, are ticked only where they are chosen', async () => {
  const path = '/categories/elliniki-logotechnia'
  const ticked = (html: string) =>
    Array.from(html.matchAll(/<input type="checkbox" name="f" checked="" value="([^"]+)"/g), ([, value]) => value)
  const html = await open(path)
  const values = Array.from(html.matchAll(/<input type="checkbox" name="f" value="(Publishers[^"]+)"/g))
  const [first, second] = values.map(([, value]) => value)
  for (const value of [first, second]) expect(ticked(await open(`${path}?q=${value}`))).toEqual([value])
  expect(ticked(await open(`${path}?sort=PriceAscending`))).toEqual([])
})

const success = '/en/checkout-success/11111111-1111-4111-8111-111111111111'

test.each(['/en/checkout-failure', success, '/en/checkout-information'])(
  '%s stands in the checkout’s layout',
  async (path) => {
    const html = await open(path)
    expect(html).toContain('aria-label="Checkout steps"')
    expect(html).toContain('<nav aria-label="Terms and rights">')
    expect(html).not.toContain('role="combobox"')
  },
)

test('after a failed payment the earlier steps can be opened again, after an order none', async () => {
  const linksOf = async (path: string) =>
    Array.from(
      partOf(await open(path), /<nav [^>]*aria-label="Checkout steps"/, '</nav>').matchAll(/href="(.*?)"/g),
      ([, address]) => address,
    )
  expect(await linksOf('/en/checkout-failure')).toEqual(['/en/cart', '/en/checkout-information'])
  expect(await linksOf(success)).toEqual([])
})

test.each(['/', '/en', '/checkout-information', '/en/checkout-information', '/en/checkout-failure'])(
  '%s names the seller in its footer, with the number in the register of packaging',
  async (path) => {
    const footer = partOf(await open(path), /<footer/, '</footer>')
    expect(footer).toContain(path.startsWith('/en') ? 'register (EMPA) 000000' : '(ΕΜΠΑ) 000000')
  },
)

test.each(['/', '/en/categories/xeni-logotechnia', '/en/window'])(
  '%s: every cover has its colour and title until the picture has loaded',
  async (path) => {
    const frames = (await open(path)).match(/<span [^>]*data-title="[^>]*>/g) ?? []
    expect(frames.length).toBeGreaterThan(3)
    expect(frames.filter((frame) => !/style="background:#[0-9a-f]{6};color:#[0-9a-f]{6}"/i.test(frame))).toEqual([])
  },
)

test.each([
  ['/', ['site', 'shop']],
  ['/en/login', ['site', 'shop']],
  ['/cart', ['site', 'shop', 'cart']],
  ['/en/checkout-information', ['site', 'cart', 'checkout']],
  ['/profile/orders', ['site', 'shop', 'cart', 'account']],
])('%s links the style sheet of all pages and those of its kind', async (path, names) => {
  const links = Array.from(
    (await open(path)).matchAll(/<link rel="stylesheet" href="\/assets\/(\w+)-/g),
    ([, name]) => name,
  )
  expect(links).toEqual(names)
})

/** Packed as it is kept. */
const packedBytes = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

// 0.4 kB of room: brotli's model of a text changes by so much with a day's name
test.each([
  ['/categories/elliniki-logotechnia', 14_300],
  ['/products/to-kivotio-alexandrou', 12_900],
])(
  '%s packs to %i bytes at most: messages, icons and what nothing shows travel apart or not at all',
  async (path, most) => {
    const html = await open(path)
    expect(packedBytes(html)).toBeLessThanOrEqual(most)
    expect(html.match(/href="\/assets\/el-shop-\w+\.json"/g)).toHaveLength(1)
    expect(html).not.toContain('<symbol')
  },
)
