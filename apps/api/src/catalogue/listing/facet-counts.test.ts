// Any filters over any list of the demo shop: rows and counts equal those of a check of every product, and a value's
// count is what its click shows.

import { filterKinds } from '@stoa/contract/catalogue/filter-kinds'
import { type Filter, type FilterName, type Filters, nameOf, readFilters } from '@stoa/contract/catalogue/filters'
import type { Facet } from '@stoa/contract/catalogue/listing'
import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removePromotions } from '../../../test/make-promotion.ts'
import { passes, passesAll, readPlainRows } from '../../../test/plain-lists.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { createListing } from './listing.service.ts'
import type { ListBase, Listing } from './listing-types.ts'

let database: TestDatabase
let listing: Listing
let products: Awaited<ReturnType<typeof readPlainRows>>
beforeAll(async () => {
  database = await openTestDatabase()
  await enrich()
  listing = createListing(database.db, undefined, () => testDay)
  listing.onConnected()
  products = await readPlainRows(database.db)
})
afterAll(() => database.close())

/** Ratings, release days and formats that the demo shop does not claim of real books. */
async function enrich(): Promise<void> {
  const { db } = database
  await removePromotions(db)
  await sql`update product set rating_count = id % 4, rating_sum = (id % 4) + (id * 7) % (4 * (id % 4) + 1)`.execute(db)
  await sql`update product set release_date = date '2026-11-20' - (id * 11) % 700 + 30 where id % 3 = 0`.execute(db)
  await sql`update product set published_year = null where id % 17 = 0`.execute(db)
  await sql`update product set price_cents = 0 where availability = 'to_order' and price_protected_until is null`.execute(
    db,
  )
  await sql`update product set binding = 'pocket' where id % 13 = 0 and tax_class = 'book'`.execute(db)
}

const today = dayOf(testDay)
const params = { language: 'el', now: testDay, sort: 'Default', page: 1, pageSize: 1000 } as const
const list = (base: ListBase, filters: Filters) => listing.list({ ...base, ...params, filters })

/** Every value of the whole shop, and some that no product has. */
async function listChoices(): Promise<Filter[]> {
  const { facets } = await list({}, [])
  const unknownValues: Record<string, string[]> = {
    Price: ['1234-1777', '-100'],
    Pieces: ['100-300'],
    DiscountRates: ['-15'],
    Released: ['1990-1999', '2012-'],
    Authors: ['999999'],
    Category: ['999999'],
    Status: ['nothing'],
    Branch: ['99'],
  }
  return facets.map(({ kind, attribute, values }) => {
    const all = [...values.map(({ value }) => value), ...(unknownValues[kind] ?? [])]
    return { kind, attribute, values: all }
  })
}

const filtersFrom = (choices: readonly Filter[]): fc.Arbitrary<Filters> =>
  fc.subarray([...choices], { maxLength: 4 }).chain((selection) =>
    fc.tuple(
      ...selection.map((choice) => {
        const values = fc.subarray([...choice.values], { minLength: 1, maxLength: Math.min(4, choice.values.length) })
        return values.map((selected): Filter => ({ ...choice, values: selected }))
      }),
    ),
  )

const basesOf = (): fc.Arbitrary<ListBase> =>
  fc.oneof(
    fc.constant({}),
    fc.constantFrom(...new Set(products.flatMap((item) => item.categories))).map((categoryId) => ({ categoryId })),
    fc.constantFrom(...new Set(products.flatMap((item) => item.people))).map((contributorId) => ({ contributorId })),
    fc.constantFrom(...new Set(products.flatMap((item) => item.authors))).map(
      (contributorId): ListBase => ({
        contributorId,
        roles: ['author', 'editor'],
      }),
    ),
    fc.constantFrom(...new Set(products.map((item) => item.publisher_id))).map((publisherId) => ({ publisherId })),
    fc
      .shuffledSubarray([...products.map((item) => item.id), 999_999])
      .map((ids) => ({ within: Uint32Array.from(ids) })),
  )

const isIn =
  ({ within, categoryId, contributorId, roles, publisherId }: ListBase) =>
  (item: (typeof products)[number]) =>
    (within === undefined || within.includes(item.id)) &&
    (categoryId === undefined || item.categories.includes(categoryId)) &&
    (contributorId === undefined || (roles ? item.authors : item.people).includes(contributorId)) &&
    (publisherId === undefined || item.publisher_id === publisherId)

const without = (filters: Filters, name: FilterName): Filter[] =>
  filters.filter((item) => nameOf(item) !== nameOf(name))

const only = (filters: Filters, { kind, attribute }: FilterName, value: string): Filter[] => [
  ...without(filters, { kind, attribute }),
  { kind, attribute, values: [value] },
]

describe('any filters over any list', () => {
  test('equal a check of every product, and count what each click shows', async () => {
    const choices = await listChoices()
    const inputs = fc.record({ base: basesOf(), filters: filtersFrom(choices) })
    const property = fc.asyncProperty(inputs, fc.nat(), async ({ base, filters }, clickIndex) => {
      const baseProducts = products.filter(isIn(base))
      const result = await list(base, filters)
      const matching = baseProducts.filter((item) => passesAll(item, filters, today)).map((item) => item.id)
      expect(result.total).toBe(matching.length)
      expect(result.ids.toSorted((a, b) => a - b)).toEqual(matching)
      for (const facet of result.facets) expectCounts(facet, baseProducts, filters)
      const values = result.facets.flatMap((facet) => facet.values.map(({ value, count }) => ({ facet, value, count })))
      const click = values[clickIndex % Math.max(1, values.length)]
      if (click) expect((await list(base, only(filters, click.facet, click.value))).total).toBe(click.count)
    })
    await fc.assert(property, { numRuns: 150 })
  })

  function expectCounts(facet: Facet, baseProducts: typeof products, filters: Filters): void {
    const otherProducts = baseProducts.filter((item) => passesAll(item, without(filters, facet), today))
    const selection = new Set(filters.find((item) => nameOf(item) === nameOf(facet))?.values)
    for (const { value, count, selected } of facet.values) {
      const filter = { kind: facet.kind, attribute: facet.attribute, values: [value] }
      const expected = otherProducts.filter((item) => passes(item, filter, today)).length
      expect([nameOf(facet), value, count, selected]).toEqual([nameOf(facet), value, expected, selection.has(value)])
      if (!selected) expect(baseProducts.some((item) => passes(item, filter, today))).toBe(true)
    }
    expect([...selection].filter((value) => !facet.values.some((item) => item.value === value))).toEqual([])
  }
})

test('every kind of filter has values, once there are ratings', async () => {
  const { facets } = await list({}, [])
  const shown = new Set(facets.map(({ kind }) => kind))
  expect(filterKinds.filter((kind) => !shown.has(kind))).toEqual([])
  expect(facets.flatMap(({ attribute }) => attribute ?? [])).toEqual(['language', 'age', 'grade', 'lesson'])
})

test('categories expand below the list’s own, and below each selected one', async () => {
  const levelsOf = async (base: ListBase, q: string) => {
    const filters = readFilters(q)
    const { facets } = await list(base, filters.ok ? filters.value : [])
    const values = facets.find(({ kind }) => kind === 'Category')?.values ?? []
    return values.map(({ value, level }) => [Number(value), level])
  }
  const { rows } = await sql<{ id: number; parent_id: number | null }>`
    select id, parent_id from category c
    where exists (select from category_closure cc join product_category pc on pc.category_id = cc.descendant_id where cc.ancestor_id = c.id)
    order by position`.execute(database.db)
  const childrenOf = (parent: number | null) => rows.filter((row) => row.parent_id === parent).map(({ id }) => id)
  const [root = 0] = childrenOf(null)
  const [child = 0] = childrenOf(root)
  expect(await levelsOf({}, '')).toEqual(childrenOf(null).map((id) => [id, 1]))
  expect(await levelsOf({ categoryId: root }, '')).toEqual(childrenOf(root).map((id) => [id, 1]))
  const expandedLevels = childrenOf(root).flatMap((id) =>
    id === child ? [[id, 2], ...childrenOf(child).map((item) => [item, 3])] : [[id, 2]],
  )
  expect(await levelsOf({}, `Category.${child}`)).toEqual(
    childrenOf(null).flatMap((id) => (id === root ? [[id, 1], ...expandedLevels] : [[id, 1]])),
  )
})

test('a search is sorted by relevance until another sort is chosen', async () => {
  const within = Uint32Array.from([40, 7, 999_999, 300, 2])
  expect((await list({ within }, [])).ids).toEqual([40, 7, 300, 2])
  const cheapest = await listing.list({ ...params, within, filters: [], sort: 'PriceAscending' })
  expect(cheapest.ids.toSorted((a, b) => a - b)).toEqual([2, 7, 40, 300])
})
