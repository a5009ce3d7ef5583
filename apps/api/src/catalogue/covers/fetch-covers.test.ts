// Covers that an import has named, fetched from a real server into a real database.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { blackPng, jpeg, svg } from '../../../test/picture-files.ts'
import { openPictureServer, type PictureServer } from '../../../test/picture-server.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { saveCoverSources } from '../imports/write/cover-sources.queries.ts'
import { fetchDueCovers, nextAttempt } from './fetch-covers.service.ts'
import { addPicture } from './picture.service.ts'

let database: TestDatabase
let server: PictureServer
let isDown = false
beforeAll(async () => {
  database = await openTestDatabase(4)
  const bodies: Record<string, Buffer> = {
    '/good.jpg': await jpeg(300, 450),
    '/better.jpg': await jpeg(600, 900),
    '/drawing.jpg': svg,
    '/page.jpg': Buffer.from('<!doctype html><p>nothing'),
    '/bomb.png': blackPng(20_000, 20_000),
    '/nothing.jpg': Buffer.alloc(0),
    '/line.png': blackPng(30_000, 40),
    '/pixel.png': blackPng(1, 1),
    '/half.jpg': (await jpeg(300, 450)).subarray(0, 900),
  }
  server = await openPictureServer((request, response) => {
    if (isDown) return response.writeHead(503).end()
    // every one of them says that it is a picture
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bodies[request.url ?? ''])
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const now = Date.parse('2026-11-23T10:00:00Z')
const fetchDue = () => fetchDueCovers(database.db, [server.host], () => now)
const name = (product_id: number, path: string) =>
  saveCoverSources(database.db, [{ product_id, url: `http://${server.host}${path}` }])

async function stateOf(id: number) {
  const { rows } = await sql<{ due: Date | null; problem: string | null; width: number | null; origin: string | null }>`
    select s.due_at as due, s.problem, i.width, i.origin from cover_source s
    left join product_image i on i.product_id = s.product_id and i.kind = 'front'
    where s.product_id = ${id}`.execute(database.db)
  return rows[0]
}

test('a cover is fetched once, and again when its address changes', async () => {
  const id = await makeProduct(database.db)
  await name(id, '/good.jpg')
  expect(await fetchDue()).toEqual({ fetched: 1, failed: 0 })
  expect(await stateOf(id)).toEqual({ due: null, problem: null, width: 300, origin: 'fetched' })
  await name(id, '/good.jpg')
  expect(await fetchDue()).toEqual({ fetched: 0, failed: 0 })
  await name(id, '/better.jpg')
  expect(await fetchDue()).toEqual({ fetched: 1, failed: 0 })
  expect(await stateOf(id)).toMatchObject({ width: 600 })
  const { rows } = await sql<{ color: string }>`select color from product_image where product_id = ${id}`.execute(
    database.db,
  )
  expect(rows[0]?.color).toMatch(/^#c[0-9a-f]1[0-9a-f]1[0-9a-f]$/)
})

test.each([
  ['/drawing.jpg', 'not_a_picture'],
  ['/page.jpg', 'not_a_picture'],
  ['/bomb.png', 'not_a_picture'],
  ['/half.jpg', 'not_a_picture'],
  ['/nothing.jpg', 'not_a_picture'],
  ['/line.png', 'size_unusable'],
  ['/pixel.png', 'size_unusable'],
])('%s is no cover, and is not tried again', async (path, problem) => {
  const id = await makeProduct(database.db)
  await name(id, path)
  expect(await fetchDue()).toEqual({ fetched: 0, failed: 1 })
  expect(await stateOf(id)).toEqual({ due: null, problem, width: null, origin: null })
})

test('a server that is down is asked again later', async () => {
  const id = await makeProduct(database.db)
  await name(id, '/good.jpg')
  isDown = true
  expect(await fetchDue()).toEqual({ fetched: 0, failed: 1 })
  expect(await stateOf(id)).toMatchObject({ due: new Date(now + 120_000), problem: 'answer_refused' })
  isDown = false
  await sql`update cover_source set due_at = now() where product_id = ${id}`.execute(database.db)
  expect(await fetchDue()).toEqual({ fetched: 1, failed: 0 })
})

test('the pause doubles up to a day, and then it is given up', () => {
  const pauses = [1, 2, 6, 7].map((attempts) => (nextAttempt(attempts, 0)?.getTime() ?? 0) / 60_000)
  expect(pauses).toEqual([2, 4, 64, 128])
  expect(nextAttempt(8, 0)).toBeNull()
})

test('a picture that somebody gave stays', async () => {
  const id = await makeProduct(database.db)
  const { rows } = await sql<{ code: string }>`select code from product where id = ${id}`.execute(database.db)
  const input = { code: rows[0]?.code ?? '', kind: 'front', altEl: null, altEn: null } as const
  await addPicture(database.db, { ...input, original: await jpeg(310, 460) })
  await name(id, '/good.jpg')
  expect(await fetchDue()).toEqual({ fetched: 0, failed: 1 })
  expect(await stateOf(id)).toEqual({ due: null, problem: 'picture_by_hand', width: 310, origin: 'hand' })
})
