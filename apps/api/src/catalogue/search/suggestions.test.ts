// What is suggested while somebody types.

import { suggestProducts } from '@stoa/contract/catalogue/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const suggest = (text: string, language: 'el' | 'en' = 'el') => call(api.app, suggestProducts, { text }, language)

test('begin with the second character', async () => {
  expect(await suggest('κ')).toEqual([])
  expect(await suggest('κ. ')).toEqual([])
  expect((await suggest('κα')).length).toBeGreaterThan(0)
})

test('are of several kinds, at most ten, titles with their whole card', async () => {
  const all = await suggest('κα')
  expect(all.length).toBeLessThanOrEqual(10)
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(1)
  for (const item of all) {
    expect(item.product?.id ?? item.id).toBe(item.id)
    expect(item.product !== null).toBe(item.kind === 'title')
  }
})

it.each([
  ['καζαντζ', 'author', 'Νίκος Καζαντζάκης'],
  ['nikos kaz', 'author', 'Νίκος Καζαντζάκης'],
  ['kazantz;a', 'author', 'Νίκος Καζαντζάκης'],
  ['ποίη', 'category', 'Ποίηση'],
  ['poihsh', 'category', 'Ποίηση'],
  ['εκδόσεις πατάκ', 'publisher', 'Πατάκης'],
])('%s: the %s %s', async (typed, kind, name) => {
  expect((await suggest(typed)).map((item) => [item.kind, item.name.replace(/^Εκδόσεις /, '')])).toContainEqual([
    kind,
    name,
  ])
})

it.each([
  ['επιστημονικη φαντασια', 'category', 'Φανταστικό & επιστημονική φαντασία'],
  ['φανταστικο επιστημονικη', 'category', 'Φανταστικό & επιστημονική φαντασία'],
  ['αστυνομικο θριλερ', 'category', 'Αστυνομικό & θρίλερ'],
  ['ζορζ σιμεν', 'author', 'Ζωρζ Σιμενόν'],
  ['ελληνικα γραμμα', 'publisher', 'Ελληνικά Γράμματα'],
  ['chronicles narn', 'series', 'Το χρονικό της Νάρνια'],
])('%s, words from anywhere in a name: the %s %s', async (typed, kind, name) => {
  expect((await suggest(typed)).map((item) => [item.kind, item.name])).toContainEqual([kind, name])
})

test('are in the language of the call and link to pages', async () => {
  const [author] = (await suggest('kazantz', 'en')).filter(({ kind }) => kind === 'author')
  expect(author).toMatchObject({ name: 'Nikos Kazantzakis', nameLanguage: 'en', product: null })
  const { rows } = await sql<{ url: string }>`select url from contributor where id = ${author?.id}`.execute(
    api.database.db,
  )
  expect(author?.url).toBe(rows[0]?.url)
})

test('of a foreign name that is not in the shop are none that a rare reading of it begins', async () => {
  expect(await suggest('moyes')).toEqual([])
  const names = (await suggest('jojo')).map(({ name }) => name)
  expect(names).not.toContain('Τζέιμς Τζόις')
  expect(names.length).toBeLessThan(3)
})

it.each(['xxxxx', 'χχχχχ', ';gkgkg', 'gkgkg', 'zzzzz', 'ααααα'])(
  'of %s, which sounds like anything short, are none',
  async (typed) => {
    expect(await suggest(typed)).toEqual([])
  },
)

it.each(['ποιοι', 'ποιοι ε', 'ποιοι είμαστε'])(
  'of %s, a word of few sounds, are of what is spelt so',
  async (typed) => {
    expect((await suggest(typed)).map(({ kind, name }) => [kind, name])).toEqual([['page', 'Ποιοι είμαστε']])
  },
)

test('correct typing errors when nothing has the prefix', async () => {
  expect((await suggest('καζανζτάκης')).some(({ product }) => product?.credits[0]?.name === 'Νίκος Καζαντζάκης')).toBe(
    true,
  )
  expect(await suggest('xzvgptk')).toEqual([])
})
