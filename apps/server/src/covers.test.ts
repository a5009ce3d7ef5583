// The pictures of a product as they are served: each view has a picture of its own, and unknown names are not found.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const zorba = '/covers/kazantzakis-zorbas'
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  [`${zorba}/160.avif`, 'image/avif'],
  [`${zorba}/160.webp`, 'image/webp'],
  [`${zorba}/back/160.webp`, 'image/webp'],
  [`${zorba}/side/160.avif`, 'image/avif'],
  [`${zorba}/side/160.jpg`, 'image/jpeg'],
  [`${zorba}/card.jpg`, 'image/jpeg'],
])('%s', async (url, type) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
  expect(answer.rawPayload.length).toBeGreaterThan(500)
})

test.each(['', '/back', '/side'])('the artwork as SVG, without fonts: %s', async (view) => {
  const answer = await get(`${zorba}${view}/cover.svg`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.body).toMatch(/^<svg /)
  expect(answer.body).not.toContain('<text')
})

test('each view is a picture of its own, revalidated by its entity tag', async () => {
  const answers = await Promise.all(['', '/back', '/side'].map((view) => get(`${zorba}${view}/96.webp`)))
  const tags = answers.map(({ headers }) => String(headers.etag))
  expect(new Set(tags).size).toBe(3)
  const again = await get(`${zorba}/back/96.webp`, { 'if-none-match': tags[1] ?? '' })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

const noFiles = ['161.avif', '160.png', '160.gif', 'cover.png', 'card.png', '160', '..%2f..%2fetc%2fpasswd']
const noViews = ['front', 'inside', '0', '01', '1e3', '9999999999', '7']

test.each([
  '/covers/no-such-product/160.avif',
  ...noFiles.map((file) => `${zorba}/${file}`),
  ...noViews.map((view) => `${zorba}/${view}/160.avif`),
  `${zorba}/back/card.jpg`,
])('no picture is called %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})
