// Whatever changes, what is kept is what would be made anew.

import { listOperations } from '@stoa/api/app'
import { createListing } from '@stoa/api/catalogue/listing/listing.service'
import { joinProductIndex } from '@stoa/api/catalogue/listing/product-index.service'
import { createSearches } from '@stoa/api/catalogue/search/searches.service'
import { readChanges } from '@stoa/api/database/change-log'
import { localClient } from '@stoa/api/http/local-client'
import { accountSettings } from '@stoa/api/test/test-api'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { testDay } from '@stoa/api/test/test-day'
import { getCategoryById } from '@stoa/contract/catalogue/categories'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { searchProducts } from '@stoa/contract/catalogue/search'
import { listPublisherProducts } from '@stoa/contract/catalogue/works'
import type { Client } from '@stoa/contract/client'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CachedAnswer, cacheAnswers } from './cached-answers.ts'
import { cacheInvalidator } from './changes.ts'
import { type ListPart, listPart } from './list-parts.ts'
import { type Tagged, TaggedCache } from './tagged-cache.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(4)
})
afterAll(() => database.close())

type Page = Tagged & { text: string }
type Load = (client: Client) => Promise<unknown>

const bytes = 10_000_000
const now = testDay
const listWaitMs = 60_000

/** Pages say how many copies there are only when they are few. */
const onlyFewCopies = (key: string, value: unknown) => (key === 'quantity' && Number(value) > 4 ? 'many' : value)

async function render(operations: ReturnType<typeof listOperations>, load: Load): Promise<Page> {
  const tags = new Set<string>()
  const lists: ListPart[] = []
  const context = {
    now,
    tag: (...all: string[]) => {
      for (const tag of all) tags.add(tag)
    },
    listed: (part: unknown, read: () => Promise<unknown>) => void lists.push(listPart(part, read)),
    validUntil: () => {},
  }
  const text = JSON.stringify(await load(localClient(operations, 'el', context)), onlyFewCopies)
  return { text, tags: [...tags], lists, validUntil: Number.POSITIVE_INFINITY, size: 1 }
}

/** A shop that keeps pages, and makes any of them anew beside that. */
function openShop() {
  const { db } = database
  const openIndex = () =>
    joinProductIndex(
      createListing(db, listWaitMs, () => now),
      createSearches(db),
    )
  const productIndex = openIndex()
  const answers = new TaggedCache<CachedAnswer>(bytes)
  const cache = new TaggedCache<Page>(bytes)
  const operations = cacheAnswers(listOperations(db, accountSettings, { productIndex }), answers)
  // read from the database each time: changes are not followed
  const fresh = listOperations(db, accountSettings, { productIndex: openIndex() })
  const followers = [productIndex, cacheInvalidator(answers), cacheInvalidator(cache)]
  for (const follower of followers) follower.onConnected?.()
  return {
    onChange: (tag: string) => {
      for (const follower of followers) follower.onChange(tag)
    },
    /** Null when it is not kept. */
    async kept(key: string): Promise<string | null> {
      return (cache.find(key, now) ?? (await cache.findCompared(key)))?.text ?? null
    },
    async keep(key: string, load: Load): Promise<void> {
      const version = cache.currentVersion()
      cache.store(key, await render(operations, load), version)
    },
    madeAnew: async (load: Load): Promise<string> => (await render(fresh, load)).text,
  }
}

interface Sample {
  id: number
  category: number
  publisher: number
}

async function pagesOf(): Promise<{ samples: Sample[]; pages: Map<string, Load> }> {
  const { rows: samples } = await database.pool.query<Sample>(`
    select p.id, pc.category_id as category, p.publisher_id as publisher from product p
    join product_category pc on pc.product_id = p.id and pc.main where p.kind = 'product' and p.publisher_id is not null
    order by p.id limit 6`)
  const pages = new Map<string, Load>()
  for (const { category: categoryId, publisher: publisherId } of samples) {
    const load = (sort: 'PriceAscending' | 'Default', pageSize: number): Load => {
      return (client) => client.call(listProductsByCategory, { categoryId, sort, pageSize })
    }
    pages.set(`by price ${categoryId}`, load('PriceAscending', 4))
    pages.set(`default ${categoryId}`, load('Default', 24))
    pages.set(`category ${categoryId}`, (client) => client.call(getCategoryById, { id: categoryId }))
    pages.set(`publisher ${publisherId}`, (client) => client.call(listPublisherProducts, { publisherId }))
  }
  pages.set('search', (client) => client.call(searchProducts, { text: 'kazantzakis' }))
  return { samples, pages }
}

const changes = {
  price: 'update product set price_cents = price_cents + $2 where id = $1',
  sale: 'update product set active = ($2::int % 2 = 0) where id = $1',
  copies: `with counted as (
      update stock s set quantity = $2::int % 6 from stock before
      where before.id = s.id and s.id = (select min(id) from stock where product_id = $1)
      returning s.id, s.quantity - before.quantity as change)
    insert into stock_movement (stock_id, change, reason) select id, change, 'counted' from counted where change <> 0`,
  name: `update product set name_el = 'Τίτλος ' || $2::int where id = $1`,
}

const anyChange = fc.record({
  kind: fc.constantFrom<keyof typeof changes>('price', 'price', 'sale', 'copies', 'name'),
  product: fc.nat({ max: 5 }),
  value: fc.integer({ min: 1, max: 900 }),
})

test('each page that is kept is the page made anew, and most are kept', async () => {
  const { samples, pages } = await pagesOf()
  const shop = openShop()
  for (const [key, load] of pages) await shop.keep(key, load)
  let position = (await readChanges(database.db, null)).position
  let keptAfterLists = 0
  const apply = async ({ kind, product, value }: { kind: keyof typeof changes; product: number; value: number }) => {
    await database.pool.query(changes[kind], [samples[product % samples.length]?.id, value])
    const reading = await readChanges(database.db, position)
    position = reading.position
    for (const tag of reading.tags) shop.onChange(tag)
    for (const [key, load] of pages) {
      const kept = await shop.kept(key)
      if (kept === null) {
        await shop.keep(key, load)
        continue
      }
      expect([key, kept === (await shop.madeAnew(load))]).toEqual([key, true])
      if (reading.tags.includes('listings')) keptAfterLists += 1
    }
  }
  await fc.assert(fc.asyncProperty(anyChange, apply), { numRuns: 25, endOnFailure: true })
  expect(keptAfterLists).toBeGreaterThan(20)
})

test('a price drops the lists that show it or are ordered by it, and no others', async () => {
  const { samples, pages } = await pagesOf()
  const [sample] = samples
  if (!sample) throw new Error('the demo shop has no such product')
  const shop = openShop()
  for (const [key, load] of pages) await shop.keep(key, load)
  const { position } = await readChanges(database.db, null)
  await database.pool.query('update product set price_cents = price_cents + 1 where id = $1', [sample.id])
  for (const tag of (await readChanges(database.db, position)).tags) shop.onChange(tag)
  for (const [key, load] of pages) {
    const isShown = (await shop.madeAnew(load)).includes(`"id":${sample.id},`)
    expect([key, (await shop.kept(key)) === null]).toEqual([key, isShown])
  }
})
