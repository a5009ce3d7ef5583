// Cards and footers that are rendered once stand in later pages as they would have been rendered there (decision 269).

import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

const hostile = `</article></footer><script>alert(1)</script> " data-part="x.0" ' &amp; ΝΟΥΒΕΛΑ`

let database: TestDatabase
let servers: ServerProcess[]
beforeAll(async () => {
  database = await openTestDatabase(1)
  await database.pool.query('update product set name_el = $1 where sold_recently >= 1', [hostile])
  const start = () => startServer({ DATABASE_URL: database.url, LIMITS: 'off', PAGE_CACHE: 'off' }, ['--role', 'web'])
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await database.close()
})

const paths = [
  ...['/', '/en', '/best-sellers', '/en/best-sellers', '/categories/xeni-logotechnia', '/new-releases', '/offers'],
  ...['/pages/about', '/en/pages/about', '/cart', '/nowhere'],
]

/** What a page's loaders answered is written by whether its values are the same objects, which depends on what is in memory. */
const withoutData = (page: string): string => page.replaceAll(/<script>window\.__reactRouter[^<]*<\/script>/g, '')

async function read(server: ServerProcess | undefined, some: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const path of some) pages.set(path, withoutData(await (await fetch(`${server?.origin}${path}`)).text()))
  return pages
}

test('a page is the same whichever pages were rendered before it, and no name is markup', async () => {
  const [one, other] = await Promise.all([read(servers[0], paths), read(servers[1], paths.toReversed())])
  for (const [path, page] of one) {
    expect([path, page === other.get(path)]).toEqual([path, true])
    expect(page).not.toContain('<script>alert(1)')
    expect(page).not.toMatch(/ data-part="[0-9a-f]/)
  }
  expect(one.get('/best-sellers')).toContain('&lt;script&gt;alert(1)')
})
