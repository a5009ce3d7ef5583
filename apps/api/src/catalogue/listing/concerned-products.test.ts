// After any edit of promotions, wherever categories move, and as time goes by, lists are those of a shop that was read
// anew; and only what is concerned is read again.

import { dayOf, endOfShopDay, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { Effect, PromotionRule } from '@stoa/domain/ordering/promotions/promotion'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { makePromotion, removePromotions } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { createListing } from './listing.service.ts'
import { changePromotions, loadSnapshot } from './listing-snapshot.ts'
import type { Listing } from './listing-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const dayMs = 24 * 3_600_000
let now = testDay
beforeEach(() => {
  now = testDay
})

const open = (): Listing => {
  const listing = createListing(database.db, 60_000, () => now)
  listing.onConnected()
  return listing
}

async function shown(listing: Listing) {
  const common = { filters: [], language: 'el', now, page: 1, pageSize: 1000 } as const
  const cheapest = await listing.list({ ...common, sort: 'PriceAscending' })
  const reduced = await listing.listIds({ ...common, sort: 'DiscountDescending' })
  const facets = cheapest.facets.filter(({ kind }) => ['Price', 'DiscountRates', 'Promotion'].includes(kind))
  return { ids: cheapest.ids, reduced: reduced.ids, facets, validUntil: cheapest.validUntil }
}

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 })
const filter = fc.oneof(
  ...(['category', 'contributor', 'publisher', 'series', 'attribute', 'product'] as const).map((kind) =>
    ids.map((list): PromotionRule['target'] => ({ [kind]: list }) as { product: number[] }),
  ),
  fc.boolean().map((reduced) => ({ reduced })),
)
const target: fc.Arbitrary<PromotionRule['target']> = fc.oneof(
  filter,
  filter.map((one) => ({ not: one ?? { reduced: true } })),
  fc.tuple(filter, filter).map((parts) => ({ all: parts.map((one) => one ?? { reduced: true }) })),
)
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.integer({ min: 1, max: 16 }).map((fives) => ({ kind: 'percentage', basisPoints: fives * 500 }) as const),
  fc.constant({ kind: 'bogo', buy: 1, get: 1, basisPoints: 5000 } as const),
)

/** So many days: a promotion begins or ends, or its cut may no longer be announced. */
const passing = fc.constantFrom(1, 2, 29, 31, 61)

test('lists follow a promotion that is made, edited and switched off, begins and ends', async () => {
  const listing = open()
  const edits = fc.array(
    fc.record({ target, effect, isOff: fc.boolean(), startsIn: fc.constantFrom(-1, 0.5), lasts: passing, passing }),
    { minLength: 1, maxLength: 2 },
  )
  const property = fc.asyncProperty(edits, async (rules) => {
    const id = await makePromotion(database.db, { effect: { kind: 'fixed', cents: 1 } })
    await shown(listing)
    for (const { target: covered, effect: gives, isOff, startsIn, lasts, passing: days } of rules) {
      const start = now + startsIn * dayMs
      await sql`update promotion set target = ${JSON.stringify(covered)}::jsonb, effect = ${JSON.stringify(gives)}::jsonb,
        starts_at = ${new Date(start)}, ends_at = ${new Date(start + lasts * dayMs)}, active = ${!isOff} where id = ${id}`.execute(
        database.db,
      )
      listing.onChange('promotions')
      expect(await shown(listing)).toEqual(await shown(open()))
      now += days * dayMs
      expect(await shown(listing)).toEqual(await shown(open()))
    }
  })
  await fc.assert(property, { numRuns: 8 })
})

test('of a category that moves, the products below it are read again, with the promotions of their new ancestors', async () => {
  await removePromotions(database.db)
  const { rows } = await sql<{ id: number; parent: number; products: number[] }>`
    select c.id, c.parent_id as parent, array_agg(distinct p.id order by p.id) as products
    from category c join category_closure cc on cc.ancestor_id = c.id
    join product_category pc on pc.category_id = cc.descendant_id join product p on p.id = pc.product_id
    where c.parent_id is not null and p.active group by c.id having count(distinct p.id) > 5 limit 1`.execute(
    database.db,
  )
  const [moving = { id: 0, parent: 0, products: [] }] = rows
  const tenth = { kind: 'percentage', basisPoints: 1000 } as const
  await makePromotion(database.db, { target: { category: [moving.parent] }, effect: tenth })
  const move = (parent: number | null) =>
    sql`update category set parent_id = ${parent}::int where id = ${moving.id}`.execute(database.db)
  const snapshot = await loadSnapshot(database.db, testDay)
  const listing = open()
  const before = await shown(listing)
  await move(null)
  expect(await changePromotions(database.db, snapshot, testDay)).toEqual({ repriced: [], reread: moving.products })
  listing.onChange('categories')
  expect(await shown(listing)).not.toEqual(before)
  expect(await shown(listing)).toEqual(await shown(open()))
  await move(moving.parent)
  listing.onChange('categories')
  expect(await shown(listing)).toEqual(before)
})

test('an edit of its name concerns no product, one of its target those of both', async () => {
  const inCategory = async (code: string) => {
    const { rows } = await sql<{ id: number; category: number }>`
      select distinct p.id, c.id as category from product p join product_category pc on pc.product_id = p.id
      join category_closure cc on cc.descendant_id = pc.category_id join category c on c.id = cc.ancestor_id
      where c.code = ${code} and p.active order by p.id`.execute(database.db)
    return { id: rows[0]?.category ?? 0, products: rows.map(({ id }) => id) }
  }
  const [comics, poetry] = [await inCategory('comics'), await inCategory('poetry')]
  const tenth = { kind: 'percentage', basisPoints: 1000 } as const
  const id = await makePromotion(database.db, { target: { category: [comics.id] }, effect: tenth })
  const snapshot = await loadSnapshot(database.db, testDay)
  await sql`update promotion set name_el = 'Άλλο' where id = ${id}`.execute(database.db)
  expect(await changePromotions(database.db, snapshot, testDay)).toEqual({ repriced: [], reread: [] })
  const moved = JSON.stringify({ category: [poetry.id] })
  await sql`update promotion set target = ${moved}::jsonb where id = ${id}`.execute(database.db)
  const concerned = [...comics.products, ...poetry.products].toSorted((a, b) => a - b)
  expect(await changePromotions(database.db, snapshot, testDay)).toEqual({ repriced: concerned, reread: [] })
  await sql`update promotion set target = null where id = ${id}`.execute(database.db)
  expect(await changePromotions(database.db, snapshot, testDay)).toBeNull()
})

test('a beginning and an end concern what the promotion covers, and a midnight what a uniform price ends of', async () => {
  await removePromotions(database.db)
  const protectedUntil = isoDay(dayOf(testDay) + 2)
  const book = { priceCents: 1000, publisherPriceCents: 1000 }
  const covered = await makeProduct(database.db)
  const released = await makeProduct(database.db, { ...book, protectedUntil })
  const later = await makeProduct(database.db, { ...book, protectedUntil: isoDay(dayOf(testDay) + 3) })
  const set = await makeSet(database.db, [{ id: released }, { id: later }], { priceCents: 2000, copies: [1] })
  const tenth = { kind: 'percentage', basisPoints: 1000 } as const
  const [start, end] = [testDay + dayMs, testDay + 1.2 * dayMs]
  await makePromotion(database.db, {
    ...{ target: { product: [covered] }, effect: tenth },
    ...{ starts_at: new Date(start), ends_at: new Date(end) },
  })
  const snapshot = await loadSnapshot(database.db, testDay)
  const midnight = endOfShopDay(dayOf(testDay) + 2)
  const changes = async (time: number) => (await changePromotions(database.db, snapshot, time))?.repriced
  expect(await changes(start - 1)).toEqual([])
  expect(await changes(start)).toEqual([covered])
  expect(await changes(end - 1)).toEqual([])
  expect(await changes(end)).toEqual([covered])
  expect(await changes(midnight - 1)).toEqual([])
  expect(await changes(midnight)).toEqual([released, set])
  expect(await changes(midnight + 1)).toEqual([])
  await sql`update product set active = false where id in (${sql.join([covered, released, later, set])})`.execute(
    database.db,
  )
})
