import { gunzipSync } from 'node:zlib'
import { photographAll } from '@stoa/api/test/make-product'
import { allNamed, readXml, textIn } from '@stoa/api/test/read-xml'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

const site = 'https://stoa.example'
const token = 'an-unguessable-part-0'
/** Pages requested at a time. */
const concurrency = 8

let database: TestDatabase
let server: ServerProcess
beforeAll(async () => {
  database = await openTestDatabase(4)
  await photographAll(database.db)
  const environment = {
    DATABASE_URL: database.url,
    SANDBOX: 'false',
    PUBLIC_ORIGIN: site,
    FEED_TOKEN: token,
    LIMITS: 'off',
  }
  server = await startServer(environment, ['--role', 'web'])
})
afterAll(async () => {
  await server.end('SIGTERM')
  await database.close()
})

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.origin + path, { redirect: 'manual', ...init })
const documentAt = async (path: string) => readXml(await (await get(path)).text())
const pathOf = (address: string): string => {
  expect(address.startsWith(`${site}/`) || address === site).toBe(true)
  return address.slice(site.length) || '/'
}

const attribute = (element: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(element)?.[1] ?? ''

function headOf(html: string) {
  const links = html.match(/<link\b[^>]*>/g) ?? []
  const alternates = links.filter((link) => attribute(link, 'hreflang') !== '')
  return {
    canonical: links.filter((link) => attribute(link, 'rel') === 'canonical').map((link) => attribute(link, 'href')),
    alternates: Object.fromEntries(alternates.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])),
    closed: /<meta name="robots" content="[^"]*noindex/.test(html),
  }
}

test('every URL of the sitemap is a canonical page, and its languages refer to each other', async () => {
  const robots = await (await get('/robots.txt')).text()
  const index = await documentAt(pathOf(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''))
  const parts = allNamed(index, 'loc').map((loc) => loc.text)
  const addresses: string[] = []
  for (const part of parts) addresses.push(...allNamed(await documentAt(pathOf(part)), 'loc').map((loc) => loc.text))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(800)

  const heads = new Map<string, ReturnType<typeof headOf>>()
  for (let first = 0; first < addresses.length; first += concurrency) {
    const readHead = async (address: string) => {
      const answer = await get(pathOf(address))
      expect([address, answer.status]).toEqual([address, 200])
      heads.set(address, headOf(await answer.text()))
    }
    await Promise.all(addresses.slice(first, first + concurrency).map(readHead))
  }
  for (const [address, { canonical, alternates, closed }] of heads) {
    expect([address, canonical, closed]).toEqual([address, [address], false])
    expect(Object.keys(alternates).toSorted()).toEqual(['el', 'en', 'x-default'])
    expect(alternates['x-default']).toBe(alternates.el)
    expect([alternates.el, alternates.en]).toContain(address)
    for (const alternate of Object.values(alternates)) expect(heads.get(alternate)?.alternates).toEqual(alternates)
  }
})

test('a feed agrees with the structured data of its pages', async () => {
  const items = allNamed(await documentAt(`/feeds/${token}/google-el.xml`), 'item')
  expect(items.length).toBeGreaterThan(300)
  const step = Math.floor(items.length / 20)
  for (const item of items.filter((_, index) => index % step === 0)) {
    const html = await (await get(pathOf(textIn(item, 'g:link') ?? ''))).text()
    const facts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
      .map(([, text = '']) => text)
      .join()
    const [price] = (textIn(item, 'g:sale_price') ?? textIn(item, 'g:price') ?? '').split(' ')
    expect(facts).toContain(`"price":"${price}"`)
    expect(facts).toMatch(/"availability":"https:\/\/schema\.org\/(?:InStock|LimitedAvailability)"/)
    const number = textIn(item, 'g:gtin')
    if (number !== null) expect(facts).toContain(`"gtin13":"${number}"`)
  }
})

test('the pictures of a feed are there, as JPEG', async () => {
  const [product] = allNamed(await documentAt(`/feeds/${token}/skroutz.xml`), 'product')
  const address = (product && textIn(product, 'image')) ?? ''
  expect(address).toMatch(/\/1200\.jpg$/)
  const answer = await get(pathOf(address))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
})

test('the picture for links to pages about no product is there', async () => {
  for (const language of ['el', 'en']) {
    const answer = await get(`/share/${language}.jpg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
})

test('price feeds are only below the unguessable path, new arrivals are public', async () => {
  const statuses: Record<string, number> = {}
  for (const path of [
    '/feeds/skroutz.xml',
    '/feeds/another-part-of-a-path/skroutz.xml',
    `/feeds/${token}/skroutz.xml`,
    `/feeds/${token}/skroutz.xml.gz`,
    '/feeds/new-el.xml',
    '/feeds/new-en.xml',
    '/feeds/edition.json',
    '/feeds/sitemap.xml',
    '/sitemap-el-products-2.xml',
    '/sitemap.xml.gz',
  ]) {
    const answer = await get(path)
    await answer.arrayBuffer()
    statuses[path] = answer.status
  }
  expect(statuses).toEqual({
    '/feeds/skroutz.xml': 404,
    '/feeds/another-part-of-a-path/skroutz.xml': 404,
    [`/feeds/${token}/skroutz.xml`]: 200,
    [`/feeds/${token}/skroutz.xml.gz`]: 200,
    '/feeds/new-el.xml': 200,
    '/feeds/new-en.xml': 200,
    '/feeds/edition.json': 404,
    '/feeds/sitemap.xml': 404,
    '/sitemap-el-products-2.xml': 404,
    '/sitemap.xml.gz': 200,
  })
})

test('a document has the accepted encoding and its length, and is revalidated by its entity tag', async () => {
  const path = '/sitemap-el-products-1.xml'
  const texts = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get(path, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    texts.add(await answer.text())
    const etag = answer.headers.get('etag') ?? ''
    const again = await get(path, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect(texts.size).toBe(1)
  const head = await get(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength([...texts].join('')))
  const packed = await get(`${path}.gz`)
  expect(packed.headers.get('content-type')).toBe('application/gzip')
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe([...texts].join(''))
})
