import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProduct, photographAll, setPrice } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { feedSettings } from '../../../test/written-feeds.ts'
import { createEditionThreads } from './edition-threads.ts'
import { findLastChanges } from './feed.queries.ts'
import { type FeedDocument, Feeds } from './feeds.service.ts'
import { type EditionInput, writeEdition } from './write-edition.ts'

let database: TestDatabase
let baseFolder = ''
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  baseFolder = await mkdtemp(join(tmpdir(), 'stoa-feeds-'))
})
afterEach(() => rm(baseFolder, { recursive: true, force: true }))

const minute = 60_000
const hour = 60 * minute

/** Feeds of the test's database on a clock set by the test. On a busy machine, writing one takes long. */
function openFeeds(maxWaitMs = 60_000) {
  const clock = { now: testDay }
  const settings = { ...feedSettings }
  const errors: string[] = []
  const log = { info: () => {}, error: (_: unknown, message: string) => void errors.push(message) }
  const writtenFeeds: string[] = []
  const state = { work: (input: EditionInput) => writeEdition(database.db, input) }
  const write = (input: EditionInput) => {
    writtenFeeds.push(input.feed)
    return state.work(input)
  }
  const deps = {
    baseFolder,
    settings: async () => ({ ...settings }),
    write,
    now: () => clock.now,
    lastChanges: () => findLastChanges(database.db),
    maxAgeMs: 30 * minute,
    maxWaitMs,
    log,
  }
  return { feeds: new Feeds(deps), clock, settings, errors, writtenFeeds, state }
}

const textOf = async (result: FeedDocument | null): Promise<string> =>
  result ? gunzipSync(await readFile(join(result.folder, `${result.name}.gz`))).toString() : ''

test('is written once for any number of concurrent requests', async () => {
  const { feeds, writtenFeeds } = openFeeds()
  const result = await Promise.all(Array.from({ length: 20 }, () => feeds.find('skroutz.xml')))
  expect(writtenFeeds).toEqual(['skroutz'])
  expect(new Set(result.map((document) => document?.digest)).size).toBe(1)
  expect(await textOf(result[0] ?? null)).toMatch(/<created_at>2026-11-20 12:00<\/created_at>/)
})

test('is reused while it is fresh, over a restart too, and rewritten when it is not', async () => {
  const first = openFeeds()
  await first.feeds.find('new-el.xml')
  const { feeds, clock, writtenFeeds } = openFeeds()
  clock.now += 29 * minute
  await feeds.find('new-el.xml')
  expect(writtenFeeds).toEqual([])
  clock.now += 2 * minute
  const result = await feeds.find('new-el.xml')
  expect([writtenFeeds, result?.writtenAt]).toEqual([['new-el'], clock.now])
})

test('the files of a sitemap come with its index', async () => {
  const { feeds, writtenFeeds } = openFeeds()
  for (const name of ['sitemap.xml', 'sitemap-en.xml', 'sitemap-el-products-1.xml'])
    expect((await feeds.find(name))?.name).toBe(name)
  expect(await feeds.find('sitemap-el-products-9.xml')).toBeNull()
  expect(writtenFeeds).toEqual(['sitemap'])
})

test('an unknown name is not looked for on disk', async () => {
  const { feeds, writtenFeeds } = openFeeds()
  for (const name of ['', 'edition.json', '../skroutz.xml', 'sitemap/../x.xml', 'skroutz.xml/..', 'google-fr.xml']) {
    expect(await feeds.find(name)).toBeNull()
  }
  expect(writtenFeeds).toEqual([])
})

test('other settings make another document', async () => {
  const { feeds, settings, writtenFeeds } = openFeeds()
  await feeds.find('new-el.xml')
  settings.origin = 'https://www.stoa.example'
  expect(await textOf(await feeds.find('new-el.xml'))).toContain('https://www.stoa.example/products/')
  expect(writtenFeeds).toHaveLength(2)
})

test('a reader waits a while for a new one and then gets the previous one', async () => {
  const { feeds, clock, state } = openFeeds(50)
  const before = await feeds.find('bestprice.xml')
  clock.now += hour
  let finish = () => {}
  const slow = new Promise<void>((done) => {
    finish = done
  })
  state.work = async (input) => {
    await slow
    return writeEdition(database.db, input)
  }
  expect((await feeds.find('bestprice.xml'))?.writtenAt).toBe(before?.writtenAt)
  finish()
  await feeds.refreshStale()
  expect((await feeds.find('bestprice.xml'))?.writtenAt).toBe(clock.now)
})

test('when it cannot be written, the previous one serves for a day', async () => {
  const { feeds, clock, state, errors } = openFeeds()
  const before = await feeds.find('bestprice.xml')
  state.work = () => Promise.reject(new Error('no database'))
  clock.now += 23 * hour
  expect((await feeds.find('bestprice.xml'))?.digest).toBe(before?.digest)
  clock.now += 2 * hour
  await expect(feeds.find('bestprice.xml')).rejects.toThrow('no database')
  await expect(feeds.find('skroutz.xml')).rejects.toThrow('no database')
  expect(errors).toEqual(Array(3).fill('writing a feed failed'))
})

test('what is requested regularly is refreshed by itself, and the rest is not', async () => {
  const { feeds, clock, writtenFeeds } = openFeeds()
  await feeds.find('new-en.xml')
  clock.now += hour
  await feeds.refreshStale()
  await feeds.refreshStale()
  expect(writtenFeeds).toEqual(['new-en', 'new-en'])
  clock.now += 49 * hour
  await feeds.refreshStale()
  expect(writtenFeeds).toHaveLength(2)
})

test('older editions are deleted once nobody can be reading them', async () => {
  const { feeds, clock } = openFeeds()
  const first = await feeds.find('new-el.xml')
  await mkdir(join(baseFolder, 'new-el', 'left-over'))
  const longAgo = new Date(Date.now() - 2 * hour)
  await utimes(join(baseFolder, 'new-el', 'left-over'), longAgo, longAgo)
  clock.now += hour
  const second = await feeds.find('new-el.xml')
  const names = await readdir(join(baseFolder, 'new-el'))
  const folders = [first, second].map((document) => document?.folder.split('/').at(-1) ?? '')
  expect(names.toSorted()).toEqual(['edition.json', ...folders].toSorted())
})

test('a deleted folder is written again', async () => {
  const { feeds, writtenFeeds } = openFeeds()
  const result = await feeds.find('new-el.xml')
  await rm(result?.folder ?? '', { recursive: true })
  expect(await textOf(await feeds.find('new-el.xml'))).toContain('<rss')
  expect(writtenFeeds).toHaveLength(2)
})

test('a thread writes the same document', async () => {
  const threads = createEditionThreads(database.url)
  const input = { feed: 'google-el', baseFolder, settings: feedSettings, now: testDay } as const
  const [byThread, sameThread] = [await threads.write(input), await writeEdition(database.db, input)]
  expect(byThread.documents).toEqual(sameThread.documents)
  await expect(threads.write({ ...input, baseFolder: '/dev/null' })).rejects.toThrow(/ENOTDIR/)
  await threads.stop()
  await expect(threads.write(input)).rejects.toThrow('stopping')
})

test('a new price makes the price feeds stale after a minute, and no other', async () => {
  const { feeds, clock, writtenFeeds } = openFeeds()
  const id = await makeProduct(database.db, { priceCents: 1305 })
  await feeds.find('bestprice.xml')
  await feeds.find('sitemap.xml')
  await setPrice(database.db, id, 1420)
  clock.now += minute / 2
  await feeds.refreshStale()
  expect(writtenFeeds).toEqual(['bestprice', 'sitemap'])
  clock.now += minute
  await feeds.refreshStale()
  expect(writtenFeeds).toEqual(['bestprice', 'sitemap', 'bestprice'])
  clock.now += 2 * minute
  await feeds.refreshStale()
  expect(writtenFeeds).toHaveLength(3)
})

/** The id of the new photograph. */
async function photograph(productId: number, kind: 'front' | 'back'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_image (product_id, position, kind, width, height, sha256, original)
    values (${productId}, 1, ${kind}, 1200, 1800, ${'0'.repeat(64)}, '') returning id`.execute(database.db)
  return rows[0]?.id ?? 0
}

test('a new price counts although the newest photograph is taken away', async () => {
  const { feeds, clock, writtenFeeds } = openFeeds()
  const id = await makeProduct(database.db)
  const front = await photograph(id, 'front')
  await feeds.find('bestprice.xml')
  await sql`delete from product_image where id = ${front}`.execute(database.db)
  await setPrice(database.db, id, 1520)
  clock.now += 2 * minute
  await feeds.refreshStale()
  expect(writtenFeeds).toEqual(['bestprice', 'bestprice'])
})

test('a photograph of anything but the front leaves the price feeds as they are', async () => {
  const { feeds, clock, writtenFeeds } = openFeeds()
  const id = await makeProduct(database.db)
  await feeds.find('bestprice.xml')
  await photograph(id, 'back')
  clock.now += 2 * minute
  await feeds.refreshStale()
  expect(writtenFeeds).toEqual(['bestprice'])
})

test('a new photograph makes the price feeds stale as well', async () => {
  const { feeds, clock } = openFeeds()
  expect(await textOf(await feeds.find('skroutz.xml'))).not.toContain('<image>')
  await photographAll(database.db)
  clock.now += minute / 2
  expect(await textOf(await feeds.find('skroutz.xml'))).not.toContain('<image>')
  clock.now += minute
  expect(await textOf(await feeds.find('skroutz.xml'))).toContain('<image>')
})
