import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import * as categoryContract from '@stoa/contract/catalogue/categories'
import * as contract from '@stoa/contract/catalogue/listing'
import { searchProducts } from '@stoa/contract/catalogue/search'
import { isOrderedAhead } from '@stoa/domain/catalogue/availability'
import { sortKey } from '@stoa/domain/search/sort-key'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = Parameters<typeof call<typeof contract.listProductsByCategory>>[2]

const list = (query: Query = {}, language: 'el' | 'en' = 'el') =>
  call(api.app, contract.listProductsByCategory, query, language)

/** All pages of a list, one after the other. */
async function listAll(query: Query): Promise<ProductCard[]> {
  const { total } = await list({ ...query, pageSize: 1 })
  const pages = Array.from({ length: Math.ceil(total / 100) }, (_, index) =>
    list({ ...query, page: index + 1, pageSize: 100 }),
  )
  return (await Promise.all(pages)).flatMap((page) => page.items)
}

describe('the pages of a list', () => {
  test('hold every product once', async () => {
    const { rows } = await sql<{ id: number }>`select id from product where active`.execute(api.database.db)
    for (const sort of contract.productSorts) {
      const ids = (await listAll({ sort })).map((card) => card.id)
      expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map((row) => row.id).toSorted((a, b) => a - b))
    }
  })

  test('have the requested size, twenty-four by default', async () => {
    expect((await list()).items).toHaveLength(24)
    const second = await list({ page: 2, pageSize: 7 })
    expect([second.items.length, second.page, second.pageSize]).toEqual([7, 2, 7])
  })

  test('end: beyond the last there are none, with the same total', async () => {
    const { total } = await list({ categoryId: 1 })
    expect(await list({ categoryId: 1, page: 1000 })).toMatchObject({ items: [], total, page: 1000, pageSize: 24 })
  })
})

test('facets are left out of lists and searches on request, and nothing else is', async () => {
  const { facets, ...page } = await list({ categoryId: 1 })
  expect(facets.length).toBeGreaterThan(5)
  expect(await list({ categoryId: 1, withFacets: false })).toEqual({ ...page, facets: [] })
  const search = { text: 'Καζαντζάκης' }
  const found = await call(api.app, searchProducts, search)
  expect(found.facets.length).toBeGreaterThan(5)
  expect(await call(api.app, searchProducts, { ...search, withFacets: false })).toEqual({ ...found, facets: [] })
})

const released = ({ year }: ProductCard): number => year ?? 0

/** What has yet to come is not there. */
const copiesThere = ({ availability, quantity }: ProductCard): number => (isOrderedAhead(availability) ? 0 : quantity)

/** The key of each sort: a number that falls from product to product. */
const rankings: Partial<Record<contract.ProductSort, (card: ProductCard) => number>> = {
  PriceDescending: (card) => card.price,
  PriceAscending: (card) => -card.price,
  QuantityDescending: copiesThere,
  DiscountDescending: (card) => card.discountPercent,
  Default: (card) => Number(copiesThere(card) > 0),
}

describe('a list', () => {
  test.each(Object.entries(rankings))('in the order of %s really is', async (sort, key) => {
    const keys = (await listAll({ sort: sort as contract.ProductSort })).map(key)
    expect(keys).toEqual(keys.toSorted((a, b) => b - a))
    expect(new Set(keys).size).toBeGreaterThan(1)
  })

  test('in the order of names is alphabetical, in Greek', async () => {
    const names = (await listAll({ sort: 'NameAscending' })).map((card) => sortKey(card.name))
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
    const reversed = (await listAll({ sort: 'NameDescending' })).map((card) => sortKey(card.name))
    expect(reversed).toEqual(names.toReversed())
  })

  test('in the order of sales, of release and of arrival follows the database’s own', async () => {
    await sql`update product set created_at = created_at + id * interval '1 minute' where id % 3 = 0`.execute(
      api.database.db,
    )
    const sortClauses: Partial<Record<contract.ProductSort, string>> = {
      Bestseller: 'sold_recently desc',
      CreateDateDescending: 'created_at desc, id desc',
      CreateDateAscending: 'created_at',
      ReleaseDateDescending: 'coalesce(release_date, make_date(published_year, 1, 1)) desc nulls last',
      ReleaseDateAscending: 'coalesce(release_date, make_date(published_year, 1, 1)) nulls last',
    }
    for (const [sort, order] of Object.entries(sortClauses)) {
      const { rows } = await sql
        .raw<{ id: number }>(`select id from product where active order by ${order}, id`)
        .execute(api.database.db)
      const ids = (await listAll({ sort: sort as contract.ProductSort })).map((card) => card.id)
      expect([sort, ids]).toEqual([sort, rows.map((row) => row.id)])
    }
    const years = (await listAll({ sort: 'ReleaseDateDescending' })).map(released).filter((year) => year > 0)
    expect(Math.max(...years.slice(-20))).toBeLessThanOrEqual(Math.min(...years.slice(20, 40)))
  })

  test('of a category has its products and those below it, as many as the category counts', async () => {
    const tree = await call(api.app, categoryContract.listCategoryTree, {})
    for (const node of tree) {
      const { total, items } = await list({ categoryId: node.id, pageSize: 100 })
      expect([node.code, total]).toEqual([node.code, node.productCount])
      expect(new Set(items.map((card) => card.id)).size).toBe(Math.min(total, 100))
    }
    expect(tree.filter((node) => node.productCount > 0).length).toBeGreaterThan(20)
  })

  test('of an unknown category is refused; of an empty one it is empty', async () => {
    expect(await refusalOf(api.app, contract.listProductsByCategory, { categoryId: 999_999 })).toBe(
      'category_not_found',
    )
    const { rows } = await sql<{ id: number }>`
      insert into category (code, url, position, name_el, thema) values ('empty', 'empty', 99, 'Άδεια', '') returning id`.execute(
      api.database.db,
    )
    expect(await list({ categoryId: rows[0]?.id })).toMatchObject({ items: [], total: 0 })
  })
})
