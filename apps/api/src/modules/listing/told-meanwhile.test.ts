// A word that comes while something is being read is not lost: what is read may be older than the word.

import { readFilters } from '@stoa/contract/filters'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('while something is being read', () => {
  /** Answers are held back after they were made, for as long as this is not done. */
  let held: Promise<void> | null = null

  class SlowClient extends pg.Client {
    override query = ((...given: unknown[]) => {
      const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, given)
      return answer instanceof Promise ? answer.then((result) => held?.then(() => result) ?? result) : answer
    }) as pg.Client['query']
  }

  async function changedMeanwhile(cents: number, first: (listing: Listing, id: number) => void): Promise<number[]> {
    const pool = new pg.Pool({ connectionString: database.url, Client: SlowClient })
    const listing = createListing(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
    listing.opened()
    await listing.list(wish())
    const id = await makeProduct(database.db, { priceCents: cents })
    let release = () => {}
    held = new Promise((done) => {
      release = done
    })
    first(listing, id)
    const early = listing.list(wish())
    await new Promise((done) => setTimeout(done, 50))
    await setPrice(database.db, id, cents + 1)
    listing.heard(`product:${id}`)
    const late = listing.list(wish(`Price.${cents + 1}-${cents + 1}`))
    release()
    await early
    expect((await late).ids).toEqual([id])
    const { ids } = await listing.list(wish(`Price.${cents}-${cents}`))
    await pool.end()
    return ids
  }

  test('of some products, a word about one of them is not lost', async () => {
    expect(await changedMeanwhile(333_300, (listing, id) => listing.heard(`product:${id}`))).toEqual([])
  })

  test('of everything, a word about one product is not lost', async () => {
    expect(await changedMeanwhile(333_500, (listing) => listing.heard('catalogue'))).toEqual([])
  })
})
