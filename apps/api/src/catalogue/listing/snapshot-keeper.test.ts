// Lists are no older than the last change notification: whatever changes, in whichever process, and whenever it
// arrives.

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listParams } from '../../../test/list-params.ts'
import { makeProduct, setCopies, setPrice } from '../../../test/make-product.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { type Following, followChangeLog } from '../../database/change-log.ts'
import { createListing } from './listing.service.ts'
import type { Listing, ListParams } from './listing-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A process of its own: its columns, its connection, and the notifications it received. */
interface Process {
  listing: Listing
  tags: string[]
  line: Following
}

/** On a busy machine, a load takes longer than a list would wait. */
const maxWaitMs = 60_000

async function startProcess(): Promise<Process> {
  const listing = createListing(database.db, maxWaitMs)
  const tags: string[] = []
  const line = await new Promise<Following>((connected) => {
    const handlers = {
      onChange: (tag: string) => {
        listing.onChange(tag)
        tags.push(tag)
      },
      onConnected: () => {
        listing.onConnected()
        connected(following)
      },
      onDisconnected: () => listing.onDisconnected(),
    }
    const silentLog = { info: () => {}, error: () => {} }
    const following = followChangeLog(database.url, [handlers], silentLog)
  })
  return { listing, tags, line }
}

let processes: Process[]
beforeEach(async () => {
  processes = await Promise.all([startProcess(), startProcess()])
  for (const { listing } of processes) await listing.list(listParams())
})
afterEach(() => Promise.all(processes.map(({ line }) => line.stop())))

let tagCount = 0

/** Waits until every process has received all notifications so far. */
async function allNotified(): Promise<void> {
  tagCount += 1
  const tag = `test:${tagCount}`
  await sql`select log_change(${tag})`.execute(database.db)
  await vi.waitFor(() => expect(processes.every(({ tags }) => tags.includes(tag))).toBe(true), {
    interval: 5,
    timeout: 60_000,
  })
}

/** The next list of each process; all must agree. */
async function idsNow(q = '', overrides: Partial<ListParams> = {}): Promise<number[]> {
  await allNotified()
  const [first, ...others] = await Promise.all(processes.map(({ listing }) => listing.list(listParams(q, overrides))))
  for (const other of others) expect(other).toEqual(first)
  return first?.ids ?? []
}

const run = (statement: RawBuilder<unknown>) => statement.execute(database.db)

describe('the next list of every process shows', () => {
  test('a new product, another price, and that it is withdrawn', async () => {
    const id = await makeProduct(database.db, { priceCents: 777_700 })
    expect(await idsNow('Price.777700-777700')).toEqual([id])
    await setPrice(database.db, id, 888_800)
    expect(await idsNow('Price.777700-777700')).toEqual([])
    expect(await idsNow('', { sort: 'PriceDescending', pageSize: 1 })).toEqual([id])
    await run(sql`update product set active = false where id = ${id}`)
    expect(await idsNow('Price.888800-888800')).toEqual([])
    await run(sql`update product set active = true where id = ${id}`)
    expect(await idsNow('Price.888800-888800')).toEqual([id])
  })

  test('stock changes, by branch and by availability', async () => {
    const id = await makeProduct(database.db, { priceCents: 666_600, copies: [0, 5] })
    const states = async () => [
      await idsNow('Price.666600-666600_Branch.1'),
      await idsNow('Price.666600-666600_Branch.2'),
      await idsNow('Price.666600-666600_Availability.1'),
      await idsNow('Price.666600-666600_Availability.3'),
    ]
    expect(await states()).toEqual([[], [id], [id], []])
    await setCopies(database.db, id, [4, 0])
    expect(await states()).toEqual([[id], [], [id], []])
    await setCopies(database.db, id, [0, 0])
    expect(await states()).toEqual([[], [], [], [id]])
    await setCopies(database.db, id, [50, 0])
    expect(await states()).toEqual([[id], [], [id], []])
    expect(await idsNow('Price.666600-666600', { sort: 'QuantityDescending' })).toEqual([id])
  })

  test('another category, author, attribute and dimension', async () => {
    const id = await makeProduct(database.db, { priceCents: 555_500 })
    const within = (q: string, overrides: Partial<ListParams> = {}) => idsNow(`Price.555500-555500_${q}`, overrides)
    await run(sql`insert into product_category (product_id, category_id, main) values (${id}, 3, true)`)
    expect(await within('Category.1')).toEqual([id])
    await run(sql`update product_category set category_id = 20 where product_id = ${id}`)
    expect(await within('Category.1')).toEqual([])
    await run(
      sql`insert into product_contributor (product_id, contributor_id, role, position) values (${id}, 2, 'author', 0)`,
    )
    expect(await within('Authors.2')).toEqual([id])
    await run(sql`update product_contributor set role = 'editor' where product_id = ${id}`)
    expect(await within('Authors.2')).toEqual([])
    expect(await idsNow('Price.555500-555500', { contributorId: 2 })).toEqual([id])
    await run(sql`insert into product_attribute select ${id}, id from attribute_value where code = 'award'`)
    expect(await within('Feature.award')).toEqual([id])
    await run(sql`delete from product_attribute where product_id = ${id}`)
    expect(await within('Feature.award')).toEqual([])
    await run(sql`
      insert into product_dimension (product_id, kind, name_el, position, value_id)
      select ${id}, 'color', 'Μπλε', 0, id from dimension_value where code = 'blue'`)
    expect(await within('DimensionColor.blue')).toEqual([id])
  })

  test('another name, at its alphabetical position', async () => {
    const id = await makeProduct(database.db)
    await run(sql`update product set name_el = 'Α', name_en = 'ZZZ', sort_key = '' where id = ${id}`)
    expect((await idsNow('', { sort: 'NameAscending' }))[0]).toBe(id)
    expect((await idsNow('', { sort: 'NameAscending', language: 'en' }))[0]).not.toBe(id)
    await run(sql`update product set sort_key = 'ωωω' where id = ${id}`)
    expect((await idsNow('', { sort: 'NameDescending' }))[0]).toBe(id)
  })

  test('new values, other labels of them, and a tree that grows', async () => {
    const namesOf = async (q: string) => {
      await allNotified()
      const lists = await Promise.all(processes.map(({ listing }) => listing.list(listParams(q))))
      return lists.map(({ facets }) => facets.flatMap(({ values }) => values.map(({ name }) => name)))
    }
    await run(sql`update attribute_value set name_el = 'Άλλο όνομα' where code = 'award'`)
    for (const names of await namesOf('')) expect(names).toContain('Άλλο όνομα')
    await run(sql`update category set name_el = 'Άλλη κατηγορία' where id = 1`)
    for (const names of await namesOf('')) expect(names).toContain('Άλλη κατηγορία')
    await run(sql`
      with added as (insert into category (code, url, parent_id, position, name_el, thema) values ('twig', 'twig', 3, 99, 'Κλαδάκι', '') returning id),
      closed as (insert into category_closure select ancestor_id, added.id, depth + 1 from category_closure, added where descendant_id = 3
        union all select id, id, 0 from added)
      insert into product_category (product_id, category_id, main) select 390, id, false from added`)
    const before = await idsNow('Category.1')
    expect(before).toContain(390)
    await run(sql`update category set parent_id = null where code = 'twig'`)
    expect(await idsNow('Category.1')).toEqual(before.filter((id) => id !== 390))
  })

  test('a bulk change of very many rows, by a single notification', async () => {
    for (const { tags } of processes) tags.length = 0
    await database.db.transaction().execute(async (tx) => {
      await sql`set local stoa.bulk = 'on'`.execute(tx)
      await sql`update product set price_cents = price_cents + 100000 where price_protected_until is null`.execute(tx)
      await sql`
        with counted as (update stock set quantity = quantity + 1 where product_id < 50 returning id)
        insert into stock_movement (stock_id, change, reason) select id, 1, 'counted' from counted`.execute(tx)
    })
    expect((await idsNow('Price.100000-')).length).toBeGreaterThan(300)
    for (const { tags } of processes)
      expect(tags.filter((tag) => /^(?:product|stock|listings|catalogue)/.test(tag))).toEqual(['catalogue'])
  })
})

test('a process without notifications reads anew for every list, and again when reconnected', async () => {
  const unnotified = createListing(database.db, maxWaitMs)
  const id = await makeProduct(database.db, { priceCents: 444_400 })
  expect((await unnotified.list(listParams('Price.444400-444400'))).ids).toEqual([id])
  await setPrice(database.db, id, 444_500)
  expect((await unnotified.list(listParams('Price.444500-444500'))).ids).toEqual([id])
  unnotified.onConnected()
  await setPrice(database.db, id, 444_600)
  unnotified.onChange(`product:${id}`)
  expect((await unnotified.list(listParams('Price.444600-444600'))).ids).toEqual([id])
  unnotified.onDisconnected()
  await setPrice(database.db, id, 444_700)
  expect((await unnotified.list(listParams('Price.444700-444700'))).ids).toEqual([id])
})

test('a failed read fails its list, and the next one reads again', async () => {
  const broken = await openTestDatabase(1)
  const listing = createListing(broken.db)
  listing.onConnected()
  await listing.list(listParams())
  const id = await makeProduct(broken.db, { priceCents: 222_200 })
  await sql`alter table stock rename to stock_away`.execute(broken.db)
  listing.onChange(`product:${id}`)
  await expect(listing.list(listParams())).rejects.toThrow('stock')
  await sql`alter table stock_away rename to stock`.execute(broken.db)
  expect((await listing.list(listParams('Price.222200-222200'))).ids).toEqual([id])
  await broken.close()
})

test('what fails while a promotion is followed is told, and everything is loaded', async () => {
  const broken = await openTestDatabase(1)
  const faults: unknown[] = []
  const log = { info: () => {}, error: (...told: unknown[]) => faults.push(told) }
  const path = join(tmpdir(), 'stoa-columns-that-nobody-wrote')
  const listing = createListing(broken.db, undefined, () => testDay, { path, log })
  const id = await makeProduct(broken.db, { priceCents: 200_000 })
  listing.onConnected()
  await listing.list(listParams())
  await makePromotion(broken.db, { target: { product: [id] }, effect: { kind: 'percentage', basisPoints: 1000 } })
  await sql`alter table stock rename to stock_away`.execute(broken.db)
  listing.onChange('promotions')
  await expect(listing.list(listParams())).rejects.toThrow('stock')
  expect(faults).toEqual([
    [
      expect.objectContaining({ fault: expect.stringContaining('stock') }),
      'following changes in lists failed: everything is loaded',
    ],
  ])
  await sql`alter table stock_away rename to stock`.execute(broken.db)
  expect((await listing.list(listParams('Price.180000-180000'))).ids).toEqual([id])
  await broken.close()
})
