// Lists are those of the database's rows.

import { productSorts } from '@stoa/contract/catalogue/listing'
import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { describe, expect, test } from 'vitest'
import type { ListParams } from '../../src/ports/product-index.ts'
import { passesAll, readPlainRows } from '../plain-lists.ts'
import { testDay } from '../test-day.ts'
import { ascending, parse, type TestedIndex } from './tested-index.ts'

export function testLists(tested: TestedIndex): void {
  describe('lists', () => {
    test.each([
      '',
      'Price.1000-1499_Attribute-language.el',
      'Availability.1_Subtype.paperback',
      'Authors.1.2_Branch.1',
    ])('narrowed by «%s» have the products that the database has', async (q) => {
      const filters = parse(q)
      const rows = await readPlainRows(tested.db)
      const expected = rows.filter((row) => passesAll(row, filters, dayOf(testDay))).map(({ id }) => id)
      expect(expected.length).toBeGreaterThan(0)
      const { ids, total } = await tested.list({ filters })
      expect([ascending(ids), total]).toEqual([expected, expected.length])
    })

    test('of a category, a person and a publisher have theirs', async () => {
      const rows = await readPlainRows(tested.db)
      const [{ categories = [], authors = [], publisher_id: publisherId = 0 } = {}] = rows.filter(
        (row) => row.authors.length > 0 && row.categories.length > 1,
      )
      const [categoryId = 0, contributorId = 0] = [categories[0], authors[0]]
      const listed = async (scope: Partial<ListParams>) => ascending((await tested.list(scope)).ids)
      const having = (isIn: (row: (typeof rows)[number]) => boolean) => rows.filter(isIn).map(({ id }) => id)
      expect(await listed({ categoryId })).toEqual(having((row) => row.categories.includes(categoryId)))
      expect(await listed({ contributorId })).toEqual(having((row) => row.people.includes(contributorId)))
      expect(await listed({ contributorId, roles: ['author'] })).toEqual(
        having((row) => row.authors.includes(contributorId)),
      )
      expect(await listed({ publisherId })).toEqual(having((row) => row.publisher_id === publisherId))
    })

    test('have every product once on their pages, in any order', async () => {
      const { ids: all, total } = await tested.list()
      for (const sort of productSorts) {
        const { ids } = await tested.list({ sort })
        expect([sort, ascending(ids)]).toEqual([sort, ascending(all)])
      }
      const pageSize = Math.ceil(total / 3)
      const pages = []
      for (const page of [1, 2, 3, 4]) pages.push(await tested.list({ page, pageSize }))
      expect(pages.flatMap(({ ids }) => ids)).toEqual(all)
      expect(pages.map((page) => [page.ids.length > 0, page.total])).toEqual([
        ...[true, true, true].map((isFull) => [isFull, total]),
        [false, total],
      ])
    })

    test('are in order', async () => {
      const cents = new Map((await readPlainRows(tested.db)).map((row) => [row.id, row.price_cents]))
      const { ids } = await tested.list({ sort: 'PriceAscending', filters: parse('Price.1-') })
      const costs = ids.map((id) => cents.get(id) ?? 0)
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
      expect(new Set(costs).size).toBeGreaterThan(10)
    })

    test('may be kept for a while, but for those in the order of stock, which is not disclosed', async () => {
      expect((await tested.list()).validUntil).toBeGreaterThan(testDay)
      expect((await tested.list({ sort: 'QuantityDescending' })).validUntil).toBe(testDay)
    })
  })
}
