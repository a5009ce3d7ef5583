// Days of delivery follow from what pages and lists keep of a product, and from the ways of receiving that are kept: they
// are what would be read, whatever has changed, as soon as the change log was heard.

import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../../test/follow-changes.ts'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createCardSource } from '../../catalogue/products/cards.service.ts'
import { createDetailSource } from '../../catalogue/products/details.service.ts'
import { createPromotionSource } from '../../catalogue/products/public-promotions.service.ts'
import type { Database } from '../../database/connect.ts'
import { createCarrierDays, estimateForProducts } from './checkout.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = Date.parse('2026-11-23T08:00:00Z')

const sourcesOf = (db: Database) => {
  const promotions = createPromotionSource(db)
  const cards = createCardSource(db, promotions)
  return { db, promotions, cards, details: createDetailSource(db), carrierDays: createCarrierDays(db) }
}

type Sources = ReturnType<typeof sourcesOf>

/** What may keep the supply of a product: reads it, and finds what is kept. */
const keepers = {
  'its page': {
    read: ({ details }: Sources, id: number) => details.find({ id }),
    find: ({ details }: Sources, id: number) => details.findKept(id),
  },
  'a list': {
    read: ({ cards }: Sources, id: number) => cards.get([id], { language: 'en', now }),
    find: ({ cards }: Sources, id: number) => cards.findSupply(id),
  },
}

const statement = (text: (id: number) => RawBuilder<unknown>) => (db: Database, id: number) => text(id).execute(db)

const changes: Record<string, (db: Database, id: number) => Promise<unknown>> = {
  'the last copy sold': (db, id) => setCopies(db, id, [0]),
  'a slower supply': statement((id) => sql`update product set availability = 'days_2_5' where id = ${id}`),
  'a product taken off sale': statement((id) => sql`update product set active = false where id = ${id}`),
  'a slower carrier': statement(() => sql`update shipping_rate set max_days = max_days + 1`),
  'a way less': statement(
    () => sql`delete from shipping_rate where shipping_type_id = (select min(shipping_type_id) from shipping_rate)`,
  ),
  'no points any more': statement(() => sql`delete from pickup_point`),
}

const cases = Object.entries(changes).flatMap(([name, change]) =>
  Object.entries(keepers).map(([keeper, of]) => ({ name, change, keeper, of })),
)

test.each(cases)(
  '$name changes the days that follow from $keeper as soon as it is heard of',
  async ({ change, of }) => {
    const { db } = database
    const id = await makeProduct(db, { copies: [3] })
    await sql`
    insert into pickup_point (carrier, id, kind, name, street, city, postal_code, country_code, latitude, longitude)
    values ('box_now', ${`p-${id}`}, 'locker', 'Σημείο', 'Ερμού 1', 'Αθήνα', '10563', 'GR', 38, 23.7)`.execute(db)
    const kept = sourcesOf(db)
    const anew = sourcesOf(db)
    const hear = await followChanges(db, [kept.promotions, kept.cards, kept.details, kept.carrierDays])
    await of.read(kept, id)
    const before = await estimateForProducts(anew, [id], now)
    expect(before).toMatchObject({ ok: true })
    expect(await estimateForProducts(kept, [id], now)).toEqual(before)
    expect(of.find(kept, id)).toMatchObject({ id })
    expect(await kept.carrierDays.get()).toBe(await kept.carrierDays.get())
    await change(db, id)
    const after = await estimateForProducts(anew, [id], now)
    expect(after).not.toEqual(before)
    await hear()
    expect(await estimateForProducts(kept, [id], now)).toEqual(after)
  },
)

test('what is listed is not read again for its days', async () => {
  const { db } = database
  const id = await makeProduct(db, { copies: [3] })
  const kept = sourcesOf(db)
  await followChanges(db, [kept.promotions, kept.cards, kept.carrierDays])
  const read = await estimateForProducts(kept, [id], now)
  await kept.cards.get([id], { language: 'el', now })
  const unreadable = new Proxy(db, {
    get: () => {
      throw new Error('asked')
    },
  })
  expect(await estimateForProducts({ ...kept, db: unreadable }, [id], now)).toEqual(read)
  await expect(
    estimateForProducts({ ...kept, cards: createCardSource(db, kept.promotions), db: unreadable }, [id], now),
  ).rejects.toThrow('asked')
})
