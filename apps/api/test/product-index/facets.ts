// Facets, and counts of the whole shop, are those of the database's rows.

import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { describe, expect, test } from 'vitest'
import { passesAll, readPlainRows } from '../plain-lists.ts'
import { testDay } from '../test-day.ts'
import { ascending, parse, type TestedIndex } from './tested-index.ts'

export function testFacets(tested: TestedIndex): void {
  describe('facets', () => {
    const filters = parse('Price.1000-1499.1500-1999')

    test('are counted on request: without it, the list is the same', async () => {
      const { facets, tags, ...rest } = await tested.list({ filters, withFacets: true })
      expect(facets.length).toBeGreaterThan(5)
      expect(tags.some((tag) => tag.startsWith('contributor:'))).toBe(true)
      expect(await tested.list({ filters })).toEqual({ ...rest, facets: [], tags: [] })
    })

    test('count what each value would show alone, all other filters as they are', async () => {
      const { facets } = await tested.list({ filters, withFacets: true })
      const rows = await readPlainRows(tested.db)
      for (const { kind, attribute, values } of facets) {
        const others = kind === 'Price' ? [] : filters
        for (const { value, count } of values) {
          const clicked = [...others, { kind, attribute, values: [value] }]
          const shown = rows.filter((row) => passesAll(row, clicked, dayOf(testDay))).length
          expect([kind, value, count]).toEqual([kind, value, shown])
        }
      }
      const price = facets.find(({ kind }) => kind === 'Price')
      expect(price?.values.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([
        '1000-1499',
        '1500-1999',
      ])
    })

    test('are named in the language of the call, and the values of one are found by name', async () => {
      const authors = { kind: 'Authors', attribute: null } as const
      const params = { filters: [], now: testDay, limit: 5 } as const
      const greek = await tested.index.findFacet(authors, { ...params, language: 'el', search: 'kazantz' })
      expect(greek.facet.values.map((value) => value.name)).toContain('Νίκος Καζαντζάκης')
      expect(greek.tags).toContain(`contributor:${greek.facet.values[0]?.value}`)
      const all = await tested.index.findFacet(authors, { ...params, language: 'en' })
      expect(all.facet.values).toHaveLength(5)
      expect(all.facet.valueCount).toBeGreaterThan(5)
      const ofSearch = await tested.index.findFacet(authors, { ...params, language: 'en', text: 'ζορμπάς' })
      expect(ofSearch.facet.valueCount).toBeLessThan(all.facet.valueCount)
    })

    test('of categories and of roles are counted for the whole shop', async () => {
      const rows = await readPlainRows(tested.db)
      const counts = await tested.index.countByCategory()
      for (const [id, count] of counts)
        expect([id, count]).toEqual([id, rows.filter(({ categories }) => categories.includes(id)).length])
      expect(ascending([...counts.keys()])).toEqual(ascending([...new Set(rows.flatMap((row) => row.categories))]))
      const roles = await tested.index.countByRole()
      expect(roles.get('author')).toBe(new Set(rows.flatMap(({ authors }) => authors)).size)
      expect([...roles.values()]).toEqual([...roles.values()].toSorted((a, b) => b - a))
      expect(await tested.index.hasCategory([...counts.keys()][0] ?? 0)).toBe(true)
      expect(await tested.index.hasCategory(999_999)).toBe(false)
    })
  })
}
