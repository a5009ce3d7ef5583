import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createPages } from './pages.ts'
import { createBodies, type StoredPage } from './stored-page.ts'
import { TaggedCache } from './tagged-cache.ts'

const switches = {
  redirect: true,
  languagePrefix: true,
  omitDefaultPrefix: true,
  omitDefaultPrefixOnHome: true,
  trailingSlash: false,
  defaultLanguage: 'el' as const,
}

let server: Server | undefined
afterEach(() => server?.close())

const soonMs = 20

async function serve(body: string, waitFor?: (request: unknown, isSearch: boolean) => number) {
  let rendered = 0
  const cache = new TaggedCache<StoredPage>(1024 * 1024)
  cache.open()
  const render = async (url: string) => {
    rendered += 1
    await new Promise((soon) => setTimeout(soon, 20))
    const status = url.includes('nowhere') ? 404 : 200
    return {
      status,
      headers: {},
      body: Buffer.from(body),
      tags: ['all'],
      lists: [],
      validUntil: url.includes('soon') ? soonMs : Number.POSITIVE_INFINITY,
    }
  }
  const pathCase = async () => (path: string) => path.replace('/CART', '/cart').replace('%2D', '-')
  const pages = createPages({
    cache,
    bodyOf: createBodies(1024 * 1024),
    render,
    switches: async () => switches,
    pathCase,
    now: () => 0,
    waitFor,
  })
  const listening = createServer((incoming, response) => {
    if (!pages.sendFromCache(incoming, response)) void pages.respond(incoming, response)
  })
  server = listening
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready))
  const { port } = listening.address() as AddressInfo
  return { cache, count: () => rendered, port }
}

interface TestResponse {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

const get = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.on('error', reject).end()
  })

const long = 'Βιβλία '.repeat(500)

test('redirects an address in another case', async () => {
  const { count, port } = await serve(long)
  const { status, headers } = await get(port, '/CART?x=Y')
  expect([status, headers.location, count()]).toEqual([308, '/cart?x=Y', 0])
})

test('renders once for concurrent requests, and not again', async () => {
  const { count, port } = await serve(long)
  await Promise.all(Array.from({ length: 20 }, () => get(port, '/cart')))
  await get(port, '/cart')
  expect(count()).toBe(1)
})

test('sends the encoding that is accepted, the same text in each, whether rendered or kept', async () => {
  const { port, cache, count } = await serve(long)
  const texts = async () => {
    const plain = await get(port, '/')
    const zipped = await get(port, '/', { 'accept-encoding': 'gzip' })
    const br = await get(port, '/', { 'accept-encoding': 'gzip, deflate, br' })
    expect([zipped.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br'])
    return [plain.body, gunzipSync(zipped.body), brotliDecompressSync(br.body)].map(String)
  }
  expect(await texts()).toEqual([long, long, long])
  await expect.poll(() => cache.size).toBe(1)
  expect(await texts()).toEqual([long, long, long])
  expect(count()).toBe(1)
})

test('a page is kept packed', async () => {
  const { port, cache } = await serve(long)
  await get(port, '/', { 'accept-encoding': 'br' })
  expect(cache.bytes).toBeLessThan(2048)
})

test('revalidates the browser’s copy, and answers HEAD without a body', async () => {
  const { port } = await serve(long)
  const { headers } = await get(port, '/')
  const again = await get(port, '/', { 'if-none-match': String(headers.etag) })
  const listed = await get(port, '/', { 'if-none-match': `"other", ${String(headers.etag).replace('W/', '')}` })
  const other = await get(port, '/', { 'if-none-match': '"other"' })
  const head = await get(port, '/', {}, 'HEAD')
  expect(headers.etag).toMatch(/^W\//)
  expect([again.status, again.body.length, listed.status, other.status]).toEqual([304, 0, 304, 200])
  expect([head.status, head.body.length]).toEqual([200, 0])
})

test('redirects other forms of a URL permanently, with their query', async () => {
  const { port, count } = await serve(long)
  const moved = await get(port, '/el/cart/?a=1&b=2')
  expect([moved.status, moved.headers.location]).toEqual([308, '/cart?a=1&b=2'])
  expect(count()).toBe(0)
})

test('parameters that a page does not read are no other page', async () => {
  const { count, port, cache } = await serve(long)
  for (const path of ['/', '/?x=1', '/?x=2', '/?utm_source=a']) expect((await get(port, path)).status).toBe(200)
  expect(count()).toBe(1)
  await expect.poll(() => cache.size).toBe(1)
})

test.each([
  ['the same parameter', ['/search-results?text=a', '/search-results?%74ext=a', '/search-results?text=%61&text=b']],
  [
    'the same data',
    ['/search-results.data?text=a', '//search%2Dresults.data?text=%61', '/search-results.data?x&text=a'],
  ],
])('%s in other spellings is rendered once and kept once', async (_, paths) => {
  const { count, port, cache } = await serve(long)
  for (const path of paths) expect((await get(port, path)).status).toBe(200)
  expect(count()).toBe(1)
  await expect.poll(() => cache.size).toBe(1)
})

test('data of searches in any spelling counts as a search', async () => {
  const asked: boolean[] = []
  const { port } = await serve(long, (_, isSearch) => asked.push(isSearch) && 0)
  for (const path of ['/search%2Dresults.data?text=a', '//search-results.data?text=b']) await get(port, path)
  expect(asked).toEqual([true, true])
})

test('what does not exist for a parameter is not kept', async () => {
  const { count, port } = await serve(long)
  for (let times = 0; times < 2; times += 1) expect((await get(port, '/pages/nowhere?version=99')).status).toBe(404)
  expect(count()).toBe(2)
})

test('a page that does not exist is kept for a while, in a place of its own', async () => {
  const { count, port, cache } = await serve(long)
  for (let times = 0; times < 3; times += 1) expect((await get(port, '/nowhere')).status).toBe(404)
  expect([count(), cache.size]).toEqual([1, 0])
})

test('nor any longer than until it may come to exist', async () => {
  const { count, port } = await serve(long)
  expect((await get(port, '/nowhere-until-soon')).status).toBe(404)
  await new Promise((later) => setTimeout(later, 2 * soonMs))
  expect((await get(port, '/nowhere-until-soon')).status).toBe(404)
  expect(count()).toBe(2)
})

test.each([
  ...['/products/%00', '/search-results?text=%00', '/products/%00.data', '/products/%ff'],
  ...['/%0a', '/en/x%0D%0Ay', '/en/%E2%80%A8', '/categories/a%09b'],
  ...[
    '/x/../search-results?text=a',
    '/x/%2e%2e/search-results?text=a',
    '/x/%2e%2e/search-results.data?text=a',
    '/cart#a',
  ],
])('%s is not found, and nothing is rendered', async (path) => {
  const { count, port } = await serve(long)
  expect((await get(port, path)).status).toBe(404)
  expect(count()).toBe(0)
})

test('over the limit of its address a page is not rendered; from the cache it is shown', async () => {
  const asked: boolean[] = []
  const { count, port } = await serve(long, (_, isSearch) => (asked.push(isSearch) > 1 ? 17 : 0))
  expect((await get(port, '/')).status).toBe(200)
  const { status, headers, body } = await get(port, '/en/search-results?text=a')
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '17', 'no-store'])
  expect(body.toString()).toContain('Too many pages in a short time.')
  expect((await get(port, '/')).status).toBe(200)
  expect([count(), asked]).toEqual([1, [false, true]])
})
