import { listOperations } from '@stoa/api/app'
import { readChanges } from '@stoa/api/database/change-log'
import { localClient } from '@stoa/api/http/local-client'
import { accountSettings } from '@stoa/api/test/test-api'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { testDay } from '@stoa/api/test/test-day'
import type { Client } from '@stoa/contract/client'
import { listBannersByGroupCode, listNameDays } from '@stoa/contract/content/content'
import { listBranches } from '@stoa/contract/ordering/branches'
import { listShippingTypes } from '@stoa/contract/ordering/checkout'
import { listPostalCodes } from '@stoa/contract/ordering/places'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CachedAnswer, cacheAnswers } from './cached-answers.ts'
import { cacheInvalidator } from './changes.ts'
import { TaggedCache } from './tagged-cache.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const context = { now: testDay, tag: () => {}, listed: () => {}, validUntil: () => {} }

function openShop(maxBytes = 1_000_000) {
  const answers = new TaggedCache<CachedAnswer>(maxBytes)
  const follower = cacheInvalidator(answers)
  follower.onConnected?.()
  const operations = listOperations(database.db, accountSettings)
  return {
    answers,
    onChange: follower.onChange,
    client: localClient(cacheAnswers(operations, answers), 'el', context),
    fresh: localClient(operations, 'el', context),
  }
}

const kept: [what: string, change: string, load: (client: Client) => Promise<unknown>][] = [
  ['a branch', `update branch set phone = '2100000000'`, (client) => client.call(listBranches, {})],
  ['hours of a branch', `update branch_hours set opens = '07:00'`, (client) => client.call(listBranches, {})],
  [
    'a way of receiving',
    `update shipping_type set name_el = 'Νέο όνομα'`,
    (client) => client.call(listShippingTypes, {}),
  ],
  ['how long it takes', 'update shipping_rate set max_days = 30', (client) => client.call(listShippingTypes, {})],
  ['name days', `update name_day set names_el = 'Νέα, Νέος'`, (client) => client.call(listNameDays, {})],
  ['a place', `update postal_code set city_el = 'Νέα Πόλη'`, (client) => client.call(listPostalCodes, {})],
]

test.each(['catalogue', 'imported'])('all that was kept goes with %s', async (tag) => {
  const shop = openShop()
  await shop.client.call(listBranches, {})
  expect(shop.answers.size).toBe(1)
  shop.onChange(tag)
  expect(shop.answers.size).toBe(0)
})

test.each(kept)('%s: what was kept of it goes when it changes', async (_, change, load) => {
  const shop = openShop()
  const before = await load(shop.client)
  expect(shop.answers.size).toBe(1)
  expect(await load(shop.client)).toEqual(before)
  const { position } = await readChanges(database.db, null)
  await database.pool.query(change)
  for (const tag of (await readChanges(database.db, position)).tags) shop.onChange(tag)
  const after = await load(shop.client)
  expect(after).toEqual(await load(shop.fresh))
  expect(after).not.toEqual(before)
})

test('questions for what is not there take no more memory than answers may', async () => {
  const maxBytes = 100_000
  const { client, answers } = openShop(maxBytes)
  const keyBytes = 2 * 50
  for (let index = 0; index < 400; index++) {
    await client.call(listBannersByGroupCode, { group: String(index).padEnd(50, 'x') })
  }
  // an entry is more than its key
  expect(answers.size * keyBytes * 5).toBeLessThan(maxBytes)
})
