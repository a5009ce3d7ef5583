// Whatever changes, answers are new, or say that they may not be kept.

import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { indexPending } from '../../src/catalogue/search/index-pending.service.ts'
import { makeProduct, setCopies, setPrice } from '../make-product.ts'
import { makePromotion } from '../make-promotion.ts'
import { testDay } from '../test-day.ts'
import { parse, type TestedIndex } from './tested-index.ts'

export function testChanges(tested: TestedIndex): void {
  describe('an answer after a change', () => {
    /** What may be kept has to be new; what may not is asked for again. */
    async function expectSoon(read: () => Promise<{ validUntil: number }>, expected: object): Promise<void> {
      await tested.told()
      const isKept = async () => {
        const answer = await read()
        return answer.validUntil > testDay && answer
      }
      expect(await vi.waitUntil(isKept, { interval: 20, timeout: 60_000 })).toMatchObject(expected)
    }

    test('has new products at their new prices, and none that are withdrawn', async () => {
      const costing = (q: string) => () => tested.list({ filters: parse(q) })
      const id = await makeProduct(tested.db, { priceCents: 777_700 })
      await expectSoon(costing('Price.777700-777700'), { ids: [id], total: 1 })
      await setPrice(tested.db, id, 888_800)
      await expectSoon(costing('Price.777700-777700'), { ids: [], total: 0 })
      await expectSoon(() => tested.list({ sort: 'PriceDescending', pageSize: 1 }), { ids: [id] })
      await tested.run(sql`update product set active = false where id = ${id}`)
      await expectSoon(costing('Price.888800-888800'), { ids: [], total: 0 })
    })

    test('knows what is there, and where', async () => {
      const id = await makeProduct(tested.db, { priceCents: 666_600, copies: [0, 5] })
      const there = (q: string) => () => tested.list({ filters: parse(`Price.666600-666600_${q}`) })
      await expectSoon(there('Branch.2'), { ids: [id] })
      await setCopies(tested.db, id, [4, 0])
      await expectSoon(there('Branch.1'), { ids: [id] })
      await expectSoon(there('Branch.2'), { ids: [] })
      await setCopies(tested.db, id, [0, 0])
      await expectSoon(there('Availability.3'), { ids: [id] })
    })

    test('has the product in its new category, which counts it', async () => {
      const id = await makeProduct(tested.db, { priceCents: 555_500 })
      const of = (categoryId: number) => () => tested.list({ categoryId, filters: parse('Price.555500-555500') })
      await tested.run(sql`insert into product_category (product_id, category_id, main) values (${id}, 3, true)`)
      await expectSoon(of(3), { ids: [id] })
      const before = (await tested.index.countByCategory()).get(3) ?? 0
      await tested.run(sql`update product_category set category_id = 20 where product_id = ${id}`)
      await expectSoon(of(3), { ids: [] })
      await expectSoon(of(20), { ids: [id] })
      expect((await tested.index.countByCategory()).get(3)).toBe(before - 1)
    })

    test('names facets as they are called now', async () => {
      const params = { filters: [], language: 'el', now: testDay, limit: 1, search: 'ανάποδος' } as const
      const read = async () => {
        const { facet, validUntil } = await tested.index.findFacet({ kind: 'Authors', attribute: null }, params)
        return { name: facet.values[0]?.name, validUntil }
      }
      expect((await read()).name).toBeUndefined()
      await tested.run(sql`
        update contributor set name_el = 'Νίκος Ανάποδος', search_key = 'nikos anapodos'
        where id = (select contributor_id from product_contributor where role = 'author' order by product_id limit 1)`)
      await expectSoon(read, { name: 'Νίκος Ανάποδος' })
    })

    test('has the prices of an edited promotion', async () => {
      const id = await makeProduct(tested.db, { priceCents: 444_400 })
      const target = { product: [id] }
      await makePromotion(tested.db, { target, effect: { kind: 'percentage', basisPoints: 5000 } })
      await expectSoon(() => tested.list({ filters: parse('Price.222200-222200') }), { ids: [id] })
    })

    test('finds new words, once they are indexed', async () => {
      const read = async () => (await tested.search('κουρκουμπινια')).products
      expect(await read()).toMatchObject({ ids: [] })
      const id = await makeProduct(tested.db, { name: 'Κουρκουμπίνια στο φεγγάρι' })
      while ((await indexPending(tested.db)) > 0);
      await expectSoon(read, { ids: [id] })
      expect(await tested.index.suggest('κουρκουμπ')).toContainEqual(expect.objectContaining({ kind: 'title', id }))
    })

    test('is read anew for each question while changes are not followed', async () => {
      await tested.disconnect()
      const id = await makeProduct(tested.db, { priceCents: 333_300 })
      const read = () => tested.list({ filters: parse('Price.333300-333300') })
      await expectSoon(read, { ids: [id] })
      await setPrice(tested.db, id, 333_400)
      await expectSoon(read, { ids: [] })
    })
  })
}
