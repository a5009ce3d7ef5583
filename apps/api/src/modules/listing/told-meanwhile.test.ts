// A word that comes while something is being read is not lost: what is read may be older than the word.

import { readFilters } from '@stoa/contract/filters'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct, setPrice } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import type { Tables } from '../../database/tables.ts'
import { createListing } from './create-listing.ts'
import type { Listing, ListWish } from './listing-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function wish(q = ''): ListWish {
  const filters = readFilters(q)
  if (!filters.ok) throw new Error(filters.refusal.part)
  return { filters: filters.value, sort: 'Default', language: 'el', now: testDay, page: 1, pageSize: 1000 }
}

const ofSome = /product_id = any/
const ofEverything = /product_id >= /

/** Answers to these statements are held back after they were made, for as long as this is not done. */
let held: { statements: RegExp; until: Promise<void> } | null = null

class SlowClient extends pg.Client {
  override query = ((...given: unknown[]) => {
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, given)
    const isHeld = typeof given[0] === 'string' && held?.statements.test(given[0])
    return isHeld && answer instanceof Promise
      ? answer.then((result) => held?.until.then(() => result) ?? result)
      : answer
  }) as pg.Client['query']
}

let pool: pg.Pool
let listing: Listing
beforeEach(async () => {
  pool = new pg.Pool({ connectionString: database.url, Client: SlowClient })
  listing = createListing(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  listing.opened()
  await listing.list(wish())
})
afterEach(() => pool.end())

function hold(statements: RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = { statements, until: promise }
  return () => {
    held = null
    resolve()
  }
}

const priced = (cents: number): ListWish => wish(`Price.${cents}-${cents}`)
const untilItIsRead = () => new Promise((done) => setTimeout(done, 100))

describe('a word that comes while', () => {
  test.each([
    ['some products are read', 333_300, ofSome, (id: number) => listing.heard(`product:${id}`)],
    ['everything is read', 333_500, ofEverything, () => listing.heard('catalogue')],
  ])('%s is not lost', async (_, cents, statements, say) => {
    const id = await makeProduct(database.db, { priceCents: cents })
    const release = hold(statements)
    say(id)
    const early = listing.list(wish())
    await untilItIsRead()
    await setPrice(database.db, id, cents + 1)
    listing.heard(`product:${id}`)
    const late = [listing.list(priced(cents + 1)), listing.list(priced(cents + 1))]
    release()
    await early
    for (const { ids } of await Promise.all(late)) expect(ids).toEqual([id])
    expect((await listing.list(priced(cents))).ids).toEqual([])
  })

  test('everything is read is not even needed by who hears nothing: all who ask afterwards get another reading', async () => {
    const id = await makeProduct(database.db, { priceCents: 333_700 })
    listing.lost()
    const release = hold(ofEverything)
    const early = listing.list(wish())
    await untilItIsRead()
    await setPrice(database.db, id, 333_701)
    const late = [listing.list(priced(333_701)), listing.list(priced(333_701))]
    release()
    await early
    for (const { ids } of await Promise.all(late)) expect(ids).toEqual([id])
  })
})

test('while everything is read for long, lists come from before, follow each product, and are not to be kept', async () => {
  const id = await makeProduct(database.db, { priceCents: 333_800 })
  listing.heard(`product:${id}`)
  expect((await listing.list(priced(333_800))).holdsUntil).toBeGreaterThan(testDay)
  const release = hold(ofEverything)
  listing.heard('catalogue')
  expect(await listing.list(priced(333_800))).toMatchObject({ ids: [id], holdsUntil: testDay })
  await setPrice(database.db, id, 333_801)
  listing.heard(`product:${id}`)
  const began = performance.now()
  for (let times = 0; times < 10; times += 1) {
    expect(await listing.list(priced(333_801))).toMatchObject({ ids: [id], holdsUntil: testDay })
  }
  // the second that a list waits at most is over: no list waits it out again
  expect(performance.now() - began).toBeLessThan(8000)
  release()
  await expect.poll(async () => (await listing.list(priced(333_801))).holdsUntil).toBeGreaterThan(testDay)
})
