// Searches and suggestions find what a reader of the built-in shop would.

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ascending, parse, type TestedIndex } from './tested-index.ts'

export function testSearches(tested: TestedIndex): void {
  describe('searches', () => {
    const findZorba = async () => {
      const { rows } = await sql<{ id: number; ean: string }>`
        select id, ean from product where code = 'kazantzakis-zorbas'`.execute(tested.db)
      return rows[0] ?? { id: 0, ean: '' }
    }

    test.each(['ζορμπάς', 'ΖΟΡΜΠΑΣ', 'zorbas', 'Καζαντζάκης Ζορμπά'])('find Zorba by %s', async (text) => {
      const { id } = await findZorba()
      const { products, correction, directId } = await tested.search(text)
      expect(products.ids.slice(0, 2)).toContain(id)
      expect([correction, directId]).toEqual([null, null])
    })

    test('are narrowed, ordered and counted like other lists, the best first unless told otherwise', async () => {
      const { products: best } = await tested.search('καζαντζάκης', { withFacets: true })
      expect(best.total).toBeGreaterThan(5)
      expect(best.facets.find(({ kind }) => kind === 'Authors')?.values.length).toBeGreaterThan(0)
      const { products: cheapest } = await tested.search('καζαντζάκης', { sort: 'PriceAscending' })
      expect(cheapest.ids).not.toEqual(best.ids)
      expect(ascending(cheapest.ids)).toEqual(ascending(best.ids))
      const filters = parse('Availability.1')
      const there = new Set((await tested.list({ filters })).ids)
      const { products: narrowed } = await tested.search('καζαντζάκης', { filters })
      expect(narrowed.ids).toEqual(best.ids.filter((id) => there.has(id)))
      const { products: second } = await tested.search('καζαντζάκης', { page: 2, pageSize: 2 })
      expect([second.ids, second.total]).toEqual([best.ids.slice(2, 4), best.total])
    })

    test('say what they searched instead, and which category is meant', async () => {
      expect((await tested.search('καζανζτάκης')).correction).toEqual({
        kind: 'spelling',
        text: 'Καζαντζάκης',
        dropped: [],
      })
      expect((await tested.search('ζορμπά xzvgptk')).correction).toMatchObject({
        kind: 'fewerWords',
        dropped: ['xzvgptk'],
      })
      expect(await tested.search('"καζανζτάκης"')).toMatchObject({ products: { ids: [], total: 0 }, correction: null })
      const [found] = (await tested.search('αστυνομικά')).topics
      expect(found).toMatchObject({ topic: { kind: 'category' }, products: expect.any(Number) })
    })

    test('lead an article number to its product, and an empty text to everything', async () => {
      const { id, ean } = await findZorba()
      expect(await tested.search(ean)).toMatchObject({ products: { ids: [id] }, directId: id })
      expect((await tested.search('')).products).toEqual(await tested.list())
    })

    test('are completed from the second letter on', async () => {
      expect(await tested.index.suggest('κ')).toEqual([])
      const suggestions = await tested.index.suggest('καζαντ')
      expect(suggestions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['title', 'author']))
      expect(suggestions.length).toBeLessThanOrEqual(10)
    })
  })
}
