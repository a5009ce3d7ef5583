import * as contract from '@stoa/contract/content/content'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const run = (statement: string) => sql.raw(statement).execute(api.database.db)

test('the menu has two levels, in the order of its editors, and leads to addresses without a language', async () => {
  const menu = await call(api.app, contract.getMainMenu, {})
  const english = await call(api.app, contract.getMainMenu, {}, 'en')
  expect(menu.length).toBeGreaterThan(3)
  expect(menu.flatMap((item) => item.children).length).toBeGreaterThan(3)
  for (const item of menu) {
    expect(item.parentId).toBeNull()
    for (const child of item.children) expect(child.parentId).toBe(item.id)
  }
  const links = menu.flatMap((item) => [item, ...item.children]).map((item) => item.link)
  expect(links.every((link) => link.startsWith('/') && !/^\/(el|en)\//.test(link))).toBe(true)
  expect(english.map((item) => item.link)).toEqual(menu.map((item) => item.link))
  expect(english[0]?.title).not.toBe(menu[0]?.title)
})

test('banners come by group in both languages, and an unknown group has none', async () => {
  const byCode = await call(api.app, contract.listBannersByGroupCode, { group: 'home-doors' })
  const byName = await call(api.app, contract.listBannersByGroupName, { group: 'home-doors' }, 'en')
  expect(byCode.length).toBeGreaterThan(1)
  expect(byName.map((item) => item.id)).toEqual(byCode.map((item) => item.id))
  expect([byCode[0]?.textLanguage, byName[0]?.textLanguage]).toEqual(['el', 'en'])
  expect(await call(api.app, contract.listBannersByGroupCode, { group: 'nothing' })).toEqual([])
})

test('the shop’s social media links are secure and in order', async () => {
  const pages = await call(api.app, contract.listSocialMedia, {})
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.map((item) => item.position)).toEqual(pages.map((item) => item.position).toSorted((a, b) => a - b))
  for (const item of pages) expect(item.url).toMatch(/^https:\/\//)
})

test('messages come in the requested order, without missing ones', async () => {
  const codes = 'helpdesk-phone, nothing ,topbar-shipping'
  const messages = await call(api.app, contract.listCustomMessages, { codes })
  expect(messages.map((item) => item.code)).toEqual(['helpdesk-phone', 'topbar-shipping'])
  const english = await call(api.app, contract.listCustomMessages, { codes: 'topbar-shipping' }, 'en')
  expect(english[0]).toMatchObject({ body: expect.stringMatching(/delivery/i), textLanguage: 'en' })
  expect(messages[1]).toMatchObject({ body: expect.stringMatching(/μεταφορικά/i), textLanguage: 'el' })
  expect(await refusalOf(api.app, contract.listCustomMessages, { codes: 'nothing' })).toBe('message_not_found')
})

describe('a page of text', () => {
  test.each([
    'terms',
    'privacy',
    'shipping-and-returns',
    'withdrawal',
    'accessibility',
    'stores',
    'about',
    'legal-guarantee',
  ])('%s is there in both languages', async (url) => {
    const greek = await call(api.app, contract.getContentPage, { url })
    const english = await call(api.app, contract.getContentPage, { url }, 'en')
    expect([greek.textLanguage, english.textLanguage]).toEqual(['el', 'en'])
    expect(english.title).not.toBe(greek.title)
    for (const { blocks } of [greek, english]) {
      expect(blocks.length).toBeGreaterThan(1)
      for (const block of blocks) expect(block.kind === 'list' ? block.items?.length : block.text).toBeTruthy()
    }
  })

  test('without English is Greek, and says so', async () => {
    await run(`insert into content_page (code, url, title_el, body_el) values
      ('greek-only', 'greek-only', 'Μόνο ελληνικά', '[{"kind":"paragraph","text":"Κείμενο"}]')`)
    const page = await call(api.app, contract.getContentPage, { url: 'greek-only' }, 'en')
    expect(page).toMatchObject({ title: 'Μόνο ελληνικά', textLanguage: 'el', blocks: [{ text: 'Κείμενο' }] })
  })

  test('that does not exist is refused', async () => {
    expect(await refusalOf(api.app, contract.getContentPage, { url: 'nothing' })).toBe('page_not_found')
  })
})

describe('a carousel', () => {
  test.each(['window', 'booksellers-notes'])('%s holds books', async (code) => {
    const greek = await call(api.app, contract.getProductTab, { code })
    const english = await call(api.app, contract.getProductTab, { code }, 'en')
    expect(greek.books.length).toBeGreaterThan(3)
    expect(english.books.map((item) => item.product.id)).toEqual(greek.books.map((item) => item.product.id))
    expect([greek.textLanguage, english.textLanguage]).toEqual(['el', 'en'])
  })

  test('of notes has the texts of their authors', async () => {
    const { books } = await call(api.app, contract.getProductTab, { code: 'booksellers-notes' }, 'en')
    for (const book of books)
      expect([Boolean(book.note), Boolean(book.noteBy), book.noteLanguage]).toEqual([true, true, 'en'])
  })

  test('no longer shows a book that was withdrawn', async () => {
    const before = await call(api.app, contract.getProductTab, { code: 'window' })
    const first = before.books[0]?.product.id
    await run(`update product set active = false where id = ${first}`)
    const after = await call(api.app, contract.getProductTab, { code: 'window' })
    await run(`update product set active = true where id = ${first}`)
    expect(after.books.map((item) => item.product.id)).toEqual(before.books.slice(1).map((item) => item.product.id))
  })

  test('that does not exist is refused', async () => {
    expect(await refusalOf(api.app, contract.getProductTab, { code: 'nothing' })).toBe('tab_not_found')
  })
})

test('featured authors come with some of their own books, those that sell most first', async () => {
  const authors = await call(api.app, contract.listFeaturedContributors, {})
  expect(authors[0]?.name).toBe('Νίκος Καζαντζάκης')
  for (const author of authors) {
    expect(author.books.length).toBeGreaterThan(0)
    expect(author.books.length).toBeLessThanOrEqual(Math.min(7, author.titleCount))
    for (const book of author.books) expect(book.credits.map((item) => item.name)).toContain(author.name)
  }
  const english = await call(api.app, contract.listFeaturedContributors, {}, 'en')
  expect(english.map((item) => item.code)).toEqual(authors.map((item) => item.code))
  expect(english[0]?.name).toBe('Nikos Kazantzakis')
})

describe('the terms', () => {
  const terms = (version?: number) =>
    call(api.app, contract.getContentPage, { url: 'terms', ...(version === undefined ? {} : { version }) }, 'en')
  const change = (text: string) =>
    sql`update content_page set body_en = jsonb_set(body_en, '{0,text}', to_jsonb(${text}::text)) where code = 'terms'`.execute(
      api.database.db,
    )

  test('carry a version, and each is kept as it was', async () => {
    const before = await terms()
    const version = before.version ?? 0
    await change('New terms.')
    await change('New terms.')
    const after = await terms()
    expect([after.version, after.blocks[0]?.text]).toEqual([version + 1, 'New terms.'])
    expect(await terms(version)).toEqual(before)
    expect(await terms(version + 1)).toEqual(after)
    expect(await refusalOf(api.app, contract.getContentPage, { url: 'terms', version: 999_999 })).toBe('page_not_found')
    await expect(sql`update terms_version set title_el = 'x'`.execute(api.database.db)).rejects.toThrow()
  })

  test('a page without versions has none', async () => {
    expect((await call(api.app, contract.getContentPage, { url: 'privacy' })).version).toBeNull()
    expect(await refusalOf(api.app, contract.getContentPage, { url: 'privacy', version: 1 })).toBe('page_not_found')
  })
})

describe('name days', () => {
  const days = async (time: number, language: 'el' | 'en' = 'el') => {
    api.clock.now = time
    const nameDays = await call(api.app, contract.listNameDays, {}, language)
    api.clock.now = testDay
    return nameDays
  }

  test('are those of today and of the week to come', async () => {
    const nameDays = await days(Date.parse('2026-11-24T10:00:00Z'))
    expect(nameDays[0]).toMatchObject({ date: '2026-11-25', textLanguage: 'el' })
    expect(nameDays[0]?.names).toContain('Κατερίνα')
    expect(nameDays.length).toBeLessThanOrEqual(3)
  })

  test('turn at midnight in Athens, not in Greenwich', async () => {
    const before = await days(Date.parse('2026-12-06T21:59:00Z'))
    const after = await days(Date.parse('2026-12-06T22:00:00Z'))
    expect(before.map((item) => item.date)).toContain('2026-12-06')
    expect(after.map((item) => item.date)).not.toContain('2026-12-06')
  })

  test('go on into the new year', async () => {
    const nameDays = await days(Date.parse('2026-12-30T10:00:00Z'), 'en')
    expect(nameDays.map((item) => item.date)).toContain('2027-01-01')
    expect(nameDays.find((item) => item.date === '2027-01-01')?.names).toMatch(/Vas/)
  })
})
