// Columns that come from a file are those that the database has now, whatever changed meanwhile; a file that is of
// something else, or not whole, is not used.

import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type ProductSort, productSorts } from '@stoa/contract/catalogue/listing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listParams } from '../../../test/list-params.ts'
import { makeProduct, setPrice } from '../../../test/make-product.ts'
import { makePromotion, removePromotions } from '../../../test/make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { dropOldChanges, type LogPosition, readChanges } from '../../database/change-log.ts'
import type { Log } from '../../log.ts'
import { unknown } from './columns.ts'
import { ListFile } from './list-file.ts'
import { listRows } from './list-rows.ts'
import { type ListingSnapshot, loadSnapshot } from './listing-snapshot.ts'
import type { ListParams } from './listing-types.ts'
import { readProducts } from './packed-products.queries.ts'
import { resortRows } from './sort-rows.ts'
import { unpackProducts } from './unpack-products.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  database.expectViolation('stock that is not the sum of its movements')
  folder = mkdtempSync(join(tmpdir(), 'stoa-lists-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

let said: string[] = []
beforeEach(() => {
  said = []
})
const log: Log = { info: (_, message) => said.push(message), error: (_, message) => said.push(message) }

let files = 0
const pathOfAnother = () => join(folder, 'lists', `columns-${++files}`)
const now = testDay

const run = (statement: string) => sql.raw(statement).execute(database.db)

async function positionNow(): Promise<LogPosition> {
  return (await readChanges(database.db, null)).position
}

interface Stored {
  path: string
  file: ListFile
  snapshot: ListingSnapshot
}

async function store(snapshot?: ListingSnapshot, when = now): Promise<Stored> {
  const path = pathOfAnother()
  const file = new ListFile(path, log)
  const position = await positionNow()
  const stored = snapshot ?? (await loadSnapshot(database.db, now))
  expect(await file.write(database.db, async () => ({ snapshot: stored, position }), when)).toBe('written')
  return { path, file, snapshot: stored }
}

const inputs = [
  ...productSorts.map((sort: ProductSort) => listParams('', { sort })),
  listParams('', { sort: 'NameAscending', language: 'en' }),
  listParams('Attribute-language.el', { categoryId: 1 }),
  listParams('Price.-999.1500-1999_Branch.1', { categoryId: 3 }),
  listParams('', { contributorId: 2 }),
  listParams('', { publisherId: 3 }),
]

/** All ids in an order, by its sequence and what stands beside it: short lists are sorted without them. */
function sequenceOf({ columns, sortIndexes }: ListingSnapshot, { sort, language }: ListParams): number[] {
  const { rows, sorting } = sortIndexes.get(sort, language)
  const { moved, compare } = sorting ?? { moved: [], compare: () => 0 }
  const inOrder = resortRows(rows, new Set(moved), columns.count, compare)
  return [...inOrder].filter((row) => columns.active[row] === 1).map((row) => columns.numbers.id[row] ?? 0)
}

function categoryCountsOf({ bases }: ListingSnapshot): Map<number, number> {
  const [counts, byCategory] = [bases.get({}).count('categories'), new Map<number, number>()]
  counts.eachValue((id) => byCategory.set(id, counts.of(id)))
  return byCategory
}

const listsOf = (snapshot: ListingSnapshot) => ({
  lists: inputs.map((params) => {
    const { ids, total, count } = listRows(snapshot, params)
    return { ids, total, facets: count(), sequence: sequenceOf(snapshot, params) }
  }),
  categories: categoryCountsOf(snapshot),
  roles: snapshot.roleCounts.get(),
})

async function expectAsLoaded(snapshot: ListingSnapshot | null): Promise<ListingSnapshot> {
  if (!snapshot) throw new Error(`the file was not used: ${said.at(-1)}`)
  expect(listsOf(snapshot)).toEqual(listsOf(await loadSnapshot(database.db, now)))
  return snapshot
}

const percentOf = ({ columns }: ListingSnapshot, id: number) => columns.numbers.discount[columns.rowOf(id) ?? -1]

const ofNewProducts = "product_id in (select id from product where code like 'new-%')"
const deleteNewProducts = `do $$ begin
  alter table price_history disable trigger price_history_append_only;
  delete from price_history where ${ofNewProducts};
  alter table price_history enable trigger price_history_append_only;
  delete from product where code like 'new-%';
end $$`

/** The changes of a product, selected by a number. */
const changes: ((id: number, n: number) => string)[] = [
  (id, n) => `update product set price_cents = ${500 + n * 131}, price_protected_until = null where id = ${id}`,
  (id, n) => `update product set name_el = 'Α${n}', name_en = 'B${60 - n}', sort_key = 'α${n}' where id = ${id}`,
  (id) => `update product set name_en = null where id = ${id}`,
  (id, n) => `update product set active = ${n % 2 === 0} where id = ${id}`,
  (id, n) => `update stock set quantity = ${n % 5} where product_id = ${id}`,
  (id) =>
    `delete from stock where product_id = ${id} and not exists (select from stock_movement m where m.stock_id = stock.id)`,
  () => deleteNewProducts,
  (id, n) => `insert into product_attribute values (${id}, ${1 + (n % 30)}) on conflict do nothing`,
  (id) => `delete from product_attribute where product_id = ${id}`,
  (id, n) => `insert into product_category values (${id}, ${1 + (n % 60)}, false) on conflict do nothing`,
  (id) => `delete from product_category where product_id = ${id} and not main`,
  (id) => `delete from product_contributor where product_id = ${id}`,
  (_, n) => `update category set name_el = 'Όνομα ${n}' where id = ${1 + (n % 20)}`,
  // below a root: the tree stays one
  (_, n) => `update category set parent_id = ${n % 2 === 0 ? 'null' : '1'} where id = ${2 + (n % 40)}`,
  (_, n) => `
    insert into product (code, kind, url, name_el, lead_el, description_el, publisher_id, ean, price_cents, tax_class, availability, cover_style, sort_key)
    select 'new-' || u, 'product', 'new-' || u, 'Νέο', 'Α.', 'Β.', ${1 + (n % 40)},
      '29' || lpad(floor(random() * 1e11)::bigint::text, 11, '0'), ${500 + n}, 'book', 'stock', 'default', 'ν${n}'
    from gen_random_uuid() u`,
]

const change = fc.record({ kind: fc.nat(changes.length - 1), id: fc.integer({ min: 1, max: 120 }), n: fc.nat(60) })

test('whatever changes between two starts, lists are as if everything were loaded', async () => {
  const rounds = fc.array(fc.array(change, { maxLength: 12 }), { minLength: 1, maxLength: 4 })
  const property = fc.asyncProperty(rounds, async (rounds) => {
    let { file } = await store()
    for (const statements of rounds) {
      for (const { kind, id, n } of statements) await run(changes[kind]?.(id, n) ?? '')
      const restored = await expectAsLoaded(await file.read(database.db, now))
      file = (await store(restored)).file
    }
  })
  await fc.assert(property, { numRuns: 12 })
})

test('what changes while the file is written is read again', async () => {
  const path = pathOfAnother()
  const file = new ListFile(path, log)
  const position = await positionNow()
  const snapshot = await loadSnapshot(database.db, now)
  const { columns, dictionary, promotions } = snapshot
  await run(
    'update product set sort_key = reverse(sort_key), price_cents = 100000 - price_cents, price_protected_until = null where id <= 200',
  )
  await run('insert into product_category select id, 7, false from product where id <= 200 on conflict do nothing')
  const packed = await readProducts(database.db, { from: 1, before: 200 })
  const changed = [...unpackProducts(packed, (id) => dictionary.ancestorPath(id), promotions, now)]
  const writing = file.write(database.db, async () => ({ snapshot, position }), now)
  while (columns.changedRows === null) await setImmediate()
  for (const product of changed) {
    columns.write(product)
    if (product.id % 100 === 0) await setImmediate()
  }
  expect(await writing).toBe('written')
  await expectAsLoaded(await file.read(database.db, now))
})

test('an edited promotion, and one that is new, change the prices of what they cover', async () => {
  const edited = await makePromotion(database.db, {
    target: { category: [1] },
    effect: { kind: 'percentage', basisPoints: 1000 },
  })
  const { file } = await store()
  await run(`update promotion set target = '{"category": [3]}' where id = ${edited}`)
  await makePromotion(database.db, { target: { publisher: [2] }, effect: { kind: 'percentage', basisPoints: 2000 } })
  await expectAsLoaded(await file.read(database.db, now))
  await run(`update promotion set active = false where automatic`)
})

test('a reduction that ended while nobody was there to tell is no longer in lists', async () => {
  await removePromotions(database.db)
  const id = await makeProduct(database.db, { priceCents: 2000 })
  await setPrice(database.db, id, 1000)
  const [before, after] = [Date.now() + 1000, Date.now() + 61 * 86_400_000]
  const { snapshot, file } = await store(await loadSnapshot(database.db, before), before)
  expect(percentOf(snapshot, id)).toBe(50)
  const restored = await file.read(database.db, after)
  expect(restored && percentOf(restored, id)).toBe(unknown)
})

describe('everything is loaded from the database', () => {
  const refused = async ({ file }: { file: ListFile }, why: RegExp, when = now) => {
    expect(await file.read(database.db, when)).toBeNull()
    expect(said.at(-1)).toMatch(why)
  }
  const otherState = /another state/
  const damaged = /cannot be read/

  test('without a file', () => refused({ file: new ListFile(pathOfAnother(), log) }, /no file yet/))

  test('when a byte is another one, wherever', async () => {
    const { path, file } = await store()
    const bytes = await readFile(path)
    for (const at of [
      2,
      Math.floor(bytes.length / 3),
      Math.floor(bytes.length / 2),
      bytes.length - 9,
      bytes.length - 1,
    ]) {
      const broken = Buffer.from(bytes)
      broken.writeUInt8(broken.readUInt8(at) ^ 1, at)
      await writeFile(path, broken)
      await refused({ file }, damaged)
    }
    await writeFile(path, bytes)
    await expectAsLoaded(await file.read(database.db, now))
  })

  test('when the file is cut, wherever', async () => {
    const { path, file } = await store()
    const bytes = await readFile(path)
    for (const length of [0, 3, 40, Math.floor(bytes.length / 2), bytes.length - 4, bytes.length - 1]) {
      await writeFile(path, bytes.subarray(0, length))
      await refused({ file }, damaged)
    }
  })

  test('when other code wrote it', async () => {
    const { path, file } = await store()
    const bytes = await readFile(path)
    const at = bytes.indexOf('"code":"') + 8
    bytes.write(bytes.toString('latin1', at, at + 1) === '0' ? '1' : '0', at)
    await writeFile(path, bytes)
    await refused({ file }, otherState)
  })

  test('when it is of another database', async () => {
    const { path } = await store()
    const other = await openTestDatabase(2)
    const file = new ListFile(path, log)
    expect(await file.read(other.db, now)).toBeNull()
    expect(said.at(-1)).toMatch(otherState)
    await other.close()
  })

  test('when the database was set back to before it', async () => {
    const stored = await store()
    await run('delete from list_file')
    await refused(stored, otherState)
  })

  test('after a migration', async () => {
    const stored = await store()
    await run("insert into migration (name) values ('9999_later.sql')")
    await refused(stored, otherState)
    await run("delete from migration where name = '9999_later.sql'")
    await expectAsLoaded(await stored.file.read(database.db, now))
  })

  test('when changes of products since then were cleared from the log, and only then', async () => {
    const stored = await store()
    await run("select log_change('content:1')")
    await dropOldChanges(database.db, new Date(Date.now() + 60_000), 100_000)
    await expectAsLoaded(await stored.file.read(database.db, now))
    await run('update product set price_cents = price_cents + 1 where id = 7')
    await dropOldChanges(database.db, new Date(Date.now() + 60_000), 100_000)
    await refused(stored, otherState)
  })

  test('when all products changed at once', async () => {
    const stored = await store()
    await run("select log_change('catalogue')")
    await refused(stored, otherState)
  })

  test('when prices have changed by themselves', async () => {
    await makePromotion(database.db, {
      effect: { kind: 'percentage', basisPoints: 500 },
      ends_at: new Date(now + 1000),
    })
    const stored = await store()
    await refused(stored, otherState, now + 2000)
  })
})

test('nobody reads half a file: what a killed process left is cleared away, and a failure leaves nothing', async () => {
  const { path, file, snapshot } = await store()
  await copyFile(path, `${path}.half`)
  await utimes(`${path}.half`, 0, 0)
  const own = async () =>
    (await readdir(join(folder, 'lists'))).filter((name) => path.endsWith(name.split('.')[0] ?? ''))
  const position = await positionNow()
  await file.write(database.db, async () => ({ snapshot, position }), now)
  expect(await own()).toHaveLength(1)
  const failing = async () => Promise.reject(new Error('no'))
  expect(await file.write(database.db, failing, now)).toBe('failed')
  expect(await own()).toHaveLength(1)
  await expectAsLoaded(await file.read(database.db, now))
})
