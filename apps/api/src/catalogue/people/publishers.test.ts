import * as contract from '@stoa/contract/catalogue/publishers'
import { listContributorProducts, listPublisherProducts } from '@stoa/contract/catalogue/works'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const ids = async (text: string): Promise<number[]> =>
  (await sql.raw<{ id: number }>(text).execute(api.database.db)).rows.map((row) => row.id)

const list = (query: Parameters<typeof call<typeof contract.listPublishers>>[2] = {}) =>
  call(api.app, contract.listPublishers, query)

describe('the list of publishers', () => {
  test('holds all that have titles for sale, those of the reader’s alphabet first', async () => {
    const { total } = await list()
    const pages = await Promise.all([1, 2].map((page) => list({ page, pageSize: 100 })))
    const items = pages.flatMap((page) => page.items)
    const expectedIds = await ids('select distinct publisher_id as id from product where active')
    expect(new Set(items.map((item) => item.id))).toEqual(new Set(expectedIds))
    expect([items.length, total]).toEqual([expectedIds.length, expectedIds.length])
    const isGreek = items.map((item) => /\p{Script=Greek}/u.test(item.name))
    expect(isGreek).toEqual(isGreek.toSorted((a, b) => Number(b) - Number(a)))
    const english = await call(api.app, contract.listPublishers, { pageSize: 100 }, 'en')
    expect(english.items[0]?.initial).toBe('A')
  })

  test('counts each initial as many as its click shows', async () => {
    const { initials, total } = await list()
    for (const { initial, count } of initials)
      expect([initial, (await list({ initial })).total]).toEqual([initial, count])
    expect(initials.reduce((sum, item) => sum + item.count, 0)).toBe(total)
  })

  test.each([
    ['καστανιώτη', 'Καστανιώτης'],
    ['Εκδόσεις Καστανιώτη', 'Καστανιώτης'],
    ['kastaniotis', 'Καστανιώτης'],
    ['faber castell', 'Faber-Castell'],
  ])('finds by %s', async (search, name) => {
    expect((await list({ search })).items.map((item) => item.name)).toContain(name)
  })

  test('sorted by titles is in that order', async () => {
    const counts = (await list({ sort: 'TitlesDescending', pageSize: 100 })).items.map((item) => item.titleCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })
})

test('a publisher is found by its slug', async () => {
  const profile = await call(api.app, contract.getPublisherByUrl, { url: 'kedros' })
  expect(profile).toMatchObject({ name: 'Κέδρος', initial: 'Κ', url: 'kedros' })
  expect(await refusalOf(api.app, contract.getPublisherByUrl, { url: 'nobody' })).toBe('publisher_not_found')
})

describe('the titles of a person and of a publisher', () => {
  const works = (query: Parameters<typeof call<typeof listContributorProducts>>[2]) =>
    call(api.app, listContributorProducts, query)

  test('are all of them, in the requested order', async () => {
    const expectedIds = await ids(`select p.id from product p where p.active and exists (
      select from product_contributor pc where pc.product_id = p.id and pc.contributor_id = 1) order by p.price_cents, p.id`)
    const { items, total } = await works({ contributorId: 1, sort: 'PriceAscending', pageSize: 100 })
    expect(items.map((item) => item.id)).toEqual(expectedIds)
    expect(total).toBe(expectedIds.length)
    const second = await works({ contributorId: 1, sort: 'PriceAscending', page: 2, pageSize: 3 })
    expect(second.items.map((item) => item.id)).toEqual(expectedIds.slice(3, 6))
    expect(await works({ contributorId: 1, page: 999 })).toMatchObject({ items: [], total })
  })

  test('by role are those made in it', async () => {
    const both =
      await ids(`select contributor_id as id from product_contributor pc join product p on p.id = pc.product_id and p.active
      group by 1 having count(distinct role) > 1 order by 1 limit 1`)
    const contributorId = both[0] ?? 0
    const all = await works({ contributorId })
    const authored = await works({ contributorId, roles: ['author'] })
    expect(authored.total).toBeLessThanOrEqual(all.total)
    for (const card of authored.items) expect(card.credits.some((credit) => credit.role === 'author')).toBe(true)
    const otherWorks = await works({
      contributorId,
      roles: ['translator', 'illustrator', 'editor', 'composer', 'introduction'],
    })
    expect(authored.total + otherWorks.total).toBeGreaterThanOrEqual(all.total)
  })

  test('of a publisher are its own', async () => {
    const { items, total } = await call(api.app, listPublisherProducts, { publisherId: 2, pageSize: 100 })
    expect(total).toBe((await ids('select id from product where active and publisher_id = 2')).length)
    expect(new Set(items.map((item) => item.publisher)).size).toBe(1)
  })

  test('of an unknown one are refused', async () => {
    expect(await refusalOf(api.app, listContributorProducts, { contributorId: 999_999 })).toBe('contributor_not_found')
    expect(await refusalOf(api.app, listPublisherProducts, { publisherId: 999_999 })).toBe('publisher_not_found')
  })
})
