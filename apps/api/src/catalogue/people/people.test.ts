import * as catalogueContract from '@stoa/contract/catalogue/catalogue'
import * as contract from '@stoa/contract/catalogue/people'
import { contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'
import { greekLetters, latinLetters } from '@stoa/domain/catalogue/people/index-initial'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = Parameters<typeof call<typeof contract.listContributors>>[2]

const list = (query: Query = {}, language: 'el' | 'en' = 'el') =>
  call(api.app, contract.listContributors, query, language)

async function listAll(query: Query, language: 'el' | 'en' = 'el') {
  const { total } = await list({ ...query, pageSize: 1 }, language)
  const pages = Array.from({ length: Math.ceil(total / 100) }, (_, index) =>
    list({ ...query, page: index + 1, pageSize: 100 }, language),
  )
  const people = (await Promise.all(pages)).flatMap((page) => page.items)
  expect(people.length).toBe(total)
  return people
}

const isSorted = (keys: readonly string[]): boolean =>
  keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key)

describe('the list of people', () => {
  test('has everyone with a title for sale, once, in each order and language', async () => {
    const { rows } = await sql<{ id: number }>`
      select distinct contributor_id as id from product_contributor pc join product p on p.id = pc.product_id and p.active`.execute(
      api.database.db,
    )
    for (const language of ['el', 'en'] as const) {
      for (const sort of contract.contributorSorts) {
        const ids = (await listAll({ sort }, language)).map((item) => item.id)
        expect(new Set(ids)).toEqual(new Set(rows.map((row) => row.id)))
        expect(ids.length).toBe(rows.length)
      }
    }
  })

  test('is alphabetical by surname: Greek names first in Greek, everyone by the Latin form in English', async () => {
    const collator = new Intl.Collator('el', { sensitivity: 'base' })
    const greek = (await listAll({})).map((item) => item.filedName)
    const firstLatin = greek.findIndex((name) => /^[A-Z]/.test(name))
    expect(firstLatin).toBeGreaterThan(100)
    expect(greek.slice(0, firstLatin).every((name) => /^\p{Script=Greek}/u.test(name))).toBe(true)
    const initials = greek.slice(0, firstLatin).map((name) => name.charAt(0))
    expect(initials).toEqual(initials.toSorted(collator.compare))
    const english = (await listAll({}, 'en')).map((item) => item.filedName.charAt(0))
    expect(isSorted(english.map((initial) => initial.normalize('NFD').charAt(0)))).toBe(true)
    const reversed = await listAll({ sort: 'NameDescending' }, 'en')
    expect(reversed.map((item) => item.filedName.charAt(0))).toEqual(english.toReversed())
  })

  test('counts each initial as many as its click shows, in both alphabets', async () => {
    const { initials, total } = await list({ role: 'author' })
    expect(initials.map((item) => item.initial)).toEqual([...greekLetters, ...latinLetters, '#'])
    for (const { initial, count } of initials) {
      const shown = await list({ role: 'author', initial })
      expect([initial, shown.total]).toEqual([initial, count])
      expect(shown.initials).toEqual(initials)
    }
    const latin = initials.filter((item) => !greekLetters.includes(item.initial))
    expect(latin.reduce((sum, item) => sum + item.count, 0)).toBe(total)
  })

  test('by role has those with the role, with their titles in it', async () => {
    const { roles } = await list()
    const totals = await Promise.all(contributorRoles.map(async (role) => (await list({ role })).total))
    const countByRole = new Map(roles.map((item) => [item.role, item.count]))
    expect(totals).toEqual(contributorRoles.map((role) => countByRole.get(role) ?? 0))
    expect(totals.filter((total) => total > 0).length).toBeGreaterThanOrEqual(3)
    const [first] = (await list({ role: 'translator', sort: 'TitlesDescending' })).items
    const { rows } = await sql<{ titles: number }>`
      select count(*)::int as titles from product_contributor pc join product p on p.id = pc.product_id and p.active
      where pc.role = 'translator' and contributor_id = ${first?.id ?? 0}`.execute(api.database.db)
    expect(first?.titleCount).toBe(rows[0]?.titles)
  })

  test('may be of those featured by the booksellers, or of the others', async () => {
    const featured = await listAll({ isFeatured: true })
    const notFeatured = await listAll({ isFeatured: false })
    expect(featured.length).toBeGreaterThan(3)
    expect((await list()).total).toBe(featured.length + notFeatured.length)
    expect((await list({ isFeatured: true })).initials.reduce((sum, item) => sum + item.count, 0)).toBeGreaterThan(3)
  })

  test.each(['καζαντζάκης', 'ΚΑΖΑΝΤΖΑΚΗΣ νικος', 'kazantzakis', 'Casandsakis', 'nikos kazantz'])(
    'finds by %s',
    async (search) => {
      const { items, total } = await list({ search })
      expect([items.map((item) => item.name), total]).toEqual([['Νίκος Καζαντζάκης'], 1])
    },
  )

  test('finds by other names, and within a role and an initial only the right people', async () => {
    expect((await list({ search: 'Ροδόπουλος' })).items[0]?.name).toBe('Μ. Καραγάτσης')
    expect((await list({ search: 'του Ρίτσου' })).items.map((item) => item.name)).toEqual(['Γιάννης Ρίτσος'])
    expect((await list({ search: 'καζαντζάκης', initial: 'Α' })).total).toBe(0)
    expect((await list({ search: 'καζαντζάκης', role: 'narrator' })).total).toBe(0)
    expect(await list({ search: '---' })).toMatchObject({ items: [], total: 0 })
  })

  test('ends: beyond the last page there is nobody, with the same total', async () => {
    const { total } = await list()
    expect(await list({ page: 1000 })).toMatchObject({ items: [], total, page: 1000, pageSize: 48 })
  })

  test('has a person as soon as there is a title, and no longer than that', async () => {
    const { db } = api.database
    const before = (await list()).total
    const product = await makeProduct(db)
    const { rows } = await sql<{ id: number }>`
      insert into contributor (code, url, name_el, filed_el, sort_key, sort_key_latin, letter, letter_latin, match_key, search_key)
      values ('new', 'new', 'Νέα Νέου', 'Νέου, Νέα', 'νεου νεα', 'neou nea', 'Ν', 'N', 'νεα νεου', 'nea neu') returning id`.execute(
      db,
    )
    const id = rows[0]?.id ?? 0
    expect((await list()).total).toBe(before)
    await sql`insert into product_contributor values (${product}, ${id}, 'cover', 0)`.execute(db)
    expect((await list()).total).toBe(before + 1)
    expect((await list({ role: 'cover', initial: 'N' })).items.map((item) => item.id)).toEqual([id])
    await sql`update product set active = false where id = ${product}`.execute(db)
    expect((await list()).total).toBe(before)
    const profile = await call(api.app, contract.getContributorByUrl, { url: 'new' })
    expect(profile).toMatchObject({ name: 'Νέα Νέου', titleCount: 0, roles: [], biography: null })
  })
})

describe('a person’s page', () => {
  test('has name and biography, in both languages', async () => {
    const greek = await call(api.app, contract.getContributorByUrl, { url: 'c-p-cavafy' })
    expect(greek).toMatchObject({
      name: 'Κ. Π. Καβάφης',
      filedName: 'Καβάφης, Κ. Π.',
      initial: 'Κ',
      bornYear: 1863,
      diedYear: 1933,
    })
    expect(greek.otherNames).toContain('Κωνσταντίνος Καβάφης')
    expect(greek.roles[0]?.role).toBe('author')
    expect(greek.categories[0]?.count).toBeGreaterThan(0)
    const english = await call(api.app, contract.getContributorByUrl, { url: 'c-p-cavafy' }, 'en')
    expect(english).toMatchObject({ name: 'C. P. Cavafy', initial: 'C', biographyLanguage: 'en', nameLanguage: 'en' })
  })

  test('names the series in reading order', async () => {
    const person = await call(api.app, contract.getContributorByUrl, { url: 'j-k-rowling' })
    const [first] = person.series
    const { rows } = await sql<{ url: string }>`
      select p.url from product p join series s on s.id = p.series_id join product_contributor pc on pc.product_id = p.id
      where s.name_el = ${first?.name ?? ''} and pc.contributor_id = ${person.id} and p.active
      order by p.series_number nulls last, p.id`.execute(api.database.db)
    expect([first?.firstUrl, first?.count]).toEqual([rows[0]?.url, rows.length])
  })

  test('of an unknown id is refused, also when the person has another role', async () => {
    expect(await refusalOf(api.app, contract.getContributorByUrl, { url: 'nobody' })).toBe('contributor_not_found')
    const params = { url: 'nikos-kazantzakis', role: 'cover' } as const
    expect(await refusalOf(api.app, contract.getContributorByUrl, params)).toBe('contributor_not_found')
  })
})

describe('the authors of a category', () => {
  test('are the bestselling ones in it and below it', async () => {
    const authors = await call(api.app, contract.listBestSellingAuthors, { categoryId: 1 })
    const { rows } = await sql<{ id: number; sold: number }>`
      select pc.contributor_id as id, sum(p.sold_recently)::int as sold
      from product_contributor pc join product p on p.id = pc.product_id and p.active
      where pc.role = 'author' and p.id in (select product_id from product_category k join category_closure cc
        on cc.descendant_id = k.category_id and cc.ancestor_id = 1)
      group by 1`.execute(api.database.db)
    const sold = new Map(rows.map((row) => [row.id, row.sold]))
    const sums = authors.map((item) => sold.get(item.id) ?? 0)
    expect(authors.length).toBe(12)
    expect(sums).toEqual(sums.toSorted((a, b) => b - a))
    expect(Math.max(...sold.values())).toBe(sums[0])
    for (const author of authors) expect(author.titleCount).toBeGreaterThan(0)
  })

  test('of an empty category are none, of an unknown one are refused', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into category (code, url, position, name_el, thema) values ('empty', 'empty', 99, 'Άδεια', '') returning id`.execute(
      api.database.db,
    )
    expect(await call(api.app, contract.listBestSellingAuthors, { categoryId: rows[0]?.id ?? 0 })).toEqual([])
    expect(await refusalOf(api.app, contract.listBestSellingAuthors, { categoryId: 999_999 })).toBe(
      'category_not_found',
    )
  })
})

test('nobody and nothing is recommended before there are recommendations', async () => {
  expect(await call(api.app, catalogueContract.listRecommendedProducts, { customerId: 1 })).toEqual([])
  expect(await call(api.app, catalogueContract.listMostRecommendedProducts, {})).toEqual([])
  expect(await call(api.app, contract.listRecommendedContributors, {})).toEqual([])
  expect(await call(api.app, contract.listMostRecommendedContributors, {})).toEqual([])
})
