// Days of delivery follow from what pages keep of a product and of the ways of receiving: they are what would be read,
// whatever has changed, as soon as the change log was heard.

import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../../test/follow-changes.ts'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createDetailSource } from '../../catalogue/products/details.service.ts'
import type { Database } from '../../database/connect.ts'
import { createCarrierDays, estimateForProducts } from './checkout.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = Date.parse('2026-11-23T08:00:00Z')

const sourcesOf = (db: Database) => ({ db, details: createDetailSource(db), carrierDays: createCarrierDays(db) })

const statement = (text: (id: number) => RawBuilder<unknown>) => (db: Database, id: number) => text(id).execute(db)

const changes: Record<string, (db: Database, id: number) => Promise<unknown>> = {
  'the last copy sold': (db, id) => setCopies(db, id, [0]),
  'a slower supply': statement((id) => sql`update product set availability = 'days_2_5' where id = ${id}`),
  'a product taken off sale': statement((id) => sql`update product set active = false where id = ${id}`),
  'a slower carrier': statement(() => sql`update shipping_rate set max_days = max_days + 1`),
  'a way less': statement(
    () => sql`delete from shipping_rate where shipping_type_id = (select id from shipping_type where code = 'home')`,
  ),
  'no points any more': statement(() => sql`delete from pickup_point`),
}

test.each(Object.entries(changes))('%s changes the days as soon as it is heard of', async (_, change) => {
  const { db } = database
  const id = await makeProduct(db, { copies: [3] })
  await sql`
    insert into pickup_point (carrier, id, kind, name, street, city, postal_code, country_code, latitude, longitude)
    values ('box_now', ${`p-${id}`}, 'locker', 'Σημείο', 'Ερμού 1', 'Αθήνα', '10563', 'GR', 38, 23.7)`.execute(db)
  const kept = sourcesOf(db)
  const anew = sourcesOf(db)
  const hear = await followChanges(db, [kept.details, kept.carrierDays])
  await kept.details.find({ id })
  const before = await estimateForProducts(anew, [id], now)
  expect(before).toMatchObject({ ok: true })
  expect(await estimateForProducts(kept, [id], now)).toEqual(before)
  expect(kept.details.findKept(id)).toMatchObject({ id })
  expect(await kept.carrierDays.get()).toBe(await kept.carrierDays.get())
  await change(db, id)
  const after = await estimateForProducts(anew, [id], now)
  expect(after).not.toEqual(before)
  await hear()
  expect(await estimateForProducts(kept, [id], now)).toEqual(after)
})
