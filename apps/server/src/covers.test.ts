// The pictures of a product as they are served: each view has a picture of its own, and unknown names are not found.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPictureData } from '@stoa/api/catalogue/covers/picture.queries'
import { frontArtwork } from '@stoa/api/catalogue/covers/product-pictures'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerCovers } from './covers.ts'

let database: TestDatabase
let app: FastifyInstance
let folder = ''
beforeAll(async () => {
  database = await openTestDatabase(4)
  folder = mkdtempSync(join(tmpdir(), 'stoa-pictures-'))
  app = Fastify()
  registerCovers(app, database.db, folder)
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const never = (): never => {
  throw new Error('the built-in shop has no Zorba')
}
const zorba = '/covers/kazantzakis-zorbas'
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  [`${zorba}/160.webp`, 'image/webp'],
  [`${zorba}/160.jpg`, 'image/jpeg'],
  [`${zorba}/card.jpg`, 'image/jpeg'],
  ['/share/el.jpg', 'image/jpeg'],
  ['/share/en.jpg', 'image/jpeg'],
])('%s', async (url, type) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
  expect(answer.rawPayload.length).toBeGreaterThan(500)
})

test('the artwork as SVG, without fonts', async () => {
  const answer = await get(`${zorba}/cover.svg`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.body).toMatch(/^<svg /)
  expect(answer.body).not.toContain('<text')
})

test('the address with its version may be kept for a year, once the picture is what was asked for', async () => {
  const { body } = await get(`${zorba}/cover.svg`)
  expect(body).toMatch(/^<svg /)
  const [version] = frontArtwork((await findPictureData(database.db, 'kazantzakis-zorbas')) ?? never()).slice(1)
  const address = `${zorba}/v${version}/320`
  const first = await get(`${address}.avif`)
  // AVIF takes its time: the first visitor gets the same picture in WebP, and is told not to keep it
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual(['image/webp', 'no-cache'])
  await expect
    .poll(async () => (await get(`${address}.avif`)).headers['content-type'], { timeout: 30_000 })
    .toBe('image/avif')
  const kept = 'public, max-age=31536000, immutable'
  expect((await get(`${address}.avif`)).headers['cache-control']).toBe(kept)
  expect((await get(`${address}.webp`)).headers['cache-control']).toBe(kept)
  for (const old of [`${zorba}/320.avif`, `${zorba}/v0123456789ab/320.avif`]) {
    const { statusCode, headers } = await get(old)
    expect([old, statusCode, headers['cache-control']]).toEqual([old, 200, 'public, max-age=86400'])
  }
})

test('a thing is sent in the colour of the address', async () => {
  const pen = '/covers/lamy-safari-fountain-pen'
  const [blue, red] = [await get(`${pen}/color-blue/cover.svg`), await get(`${pen}/color-red/cover.svg`)]
  expect([blue.statusCode, red.statusCode]).toEqual([200, 200])
  expect(blue.body).not.toBe(red.body)
})

test('a picture is revalidated by its entity tag', async () => {
  const { headers } = await get(`${zorba}/96.webp`)
  const again = await get(`${zorba}/96.webp`, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

const noFiles = ['161.avif', '160.png', '160.gif', 'cover.png', 'card.png', '160', '..%2f..%2fetc%2fpasswd']
const noViews = ['v12', 'v0123456789AB', 'front', 'inside', '0', '01', '1e3', '9999999999', '7']

test.each([
  '/covers/no-such-product/160.avif',
  ...noFiles.map((file) => `${zorba}/${file}`),
  ...noViews.map((view) => `${zorba}/${view}/160.avif`),
  `${zorba}/back/card.jpg`,
  // nobody has photographed them, and the shop draws no back
  `${zorba}/back/160.webp`,
  `${zorba}/back/cover.svg`,
  `${zorba}/side/160.avif`,
  `${zorba}/color-blue/160.avif`,
  '/covers/lamy-safari-fountain-pen/color-green/160.avif',
  '/covers/lamy-safari-fountain-pen/color-Blue/160.avif',
  '/share/de.jpg',
  '/share/el.png',
])('no picture is called %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})
