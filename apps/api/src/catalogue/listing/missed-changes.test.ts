// What changes while the change log is not followed is read from the log by the next list, and not everything with it.

import fc from 'fast-check'
import { type ControlledTransaction, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listParams } from '../../../test/list-params.ts'
import { makeProduct, setPrice } from '../../../test/make-product.ts'
import { makePromotion, removePromotions } from '../../../test/make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { dropOldChanges, type LogPosition, readChanges } from '../../database/change-log.ts'
import type { Tables } from '../../database/schema.ts'
import { listRows } from './list-rows.ts'
import { createListing } from './listing.service.ts'
import { loadSnapshot } from './listing-snapshot.ts'
import type { Listing, ListParams } from './listing-types.ts'
import { SnapshotKeeper } from './snapshot-keeper.ts'

let database: TestDatabase
let pool: pg.Pool
/** Has its statements counted. */
let db: Kysely<Tables>
/** How often everything was read. */
let loads = 0
beforeAll(async () => {
  database = await openTestDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // of each load, one statement begins with the first product
    log: ({ query: { sql, parameters } }) => {
      if (sql.includes('product_id >= ') && parameters.includes(1)) loads += 1
    },
  })
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

/** On a busy machine, a load takes longer than a list would wait. */
const maxWaitMs = 60_000

const withPrice = (cents: number): ListParams => listParams(`Price.${cents}-${cents}`)

let listing: Listing
let position: LogPosition | null = null

/** As the reader of the change log does it. */
async function readLog(): Promise<void> {
  const isFirst = position === null
  const reading = await readChanges(database.db, position)
  position = reading.position
  if (isFirst) listing.onConnected()
  for (const tag of reading.tags) listing.onChange(tag)
  listing.onRead(reading.position)
}

function loseConnection(): void {
  position = null
  listing.onDisconnected()
}

beforeEach(async () => {
  listing = createListing(db, maxWaitMs)
  position = null
  await readLog()
  await listing.list(listParams())
  await readLog()
  loads = 0
})

type ChangesCatalogue = () => Promise<unknown>

describe('without reading everything, a list shows what changed', () => {
  afterEach(() => expect(loads).toBe(0))

  const run = (statement: string) => sql.raw(statement).execute(database.db)
  const changes: [string, ChangesCatalogue, ListParams][] = [
    ['a new product', () => makeProduct(database.db, { priceCents: 910_000 }), withPrice(910_000)],
    [
      'a promotion',
      () =>
        makePromotion(database.db, { target: { product: [12] }, effect: { kind: 'percentage', basisPoints: 5000 } }),
      listParams('', { sort: 'PriceAscending' }),
    ],
    ['a label', () => run("update category set name_el = 'Άλλη' where id = 1"), listParams()],
    ['a category that moved', () => run('update category set parent_id = null where id = 3'), listParams('Category.1')],
  ]

  test.each(changes)('while the connection was lost: %s', async (_, change, params) => {
    await removePromotions(database.db)
    await readLog()
    await listing.list(params)
    loseConnection()
    await change()
    const shown = await listing.list(params)
    expect(shown).toEqual(await freshly(params))
    await readLog()
    expect((await listing.list(params)).ids).toEqual(shown.ids)
  })

  test('of a transaction that began before the loss, whenever it is committed', async () => {
    const [first, second, third] = [
      await makeProduct(database.db),
      await makeProduct(database.db),
      await makeProduct(database.db),
    ]
    const begin = async (id: number) => {
      const tx = await database.db.startTransaction().execute()
      await setPrice(tx, id, 920_000)
      return tx
    }
    const [whileLost, beforeItsReading, afterIt] = [await begin(first), await begin(second), await begin(third)]
    await readLog()
    const shown = async () =>
      (await listing.list(listParams('Price.920000-920000', { sort: 'CreateDateAscending' }))).ids
    expect(await shown()).toEqual([])
    loseConnection()
    expect(await shown()).toEqual([])
    await whileLost.commit().execute()
    expect(await shown()).toEqual([first])
    await beforeItsReading.commit().execute()
    await readLog()
    expect(await shown()).toEqual([first, second])
    await afterIt.commit().execute()
    await readLog()
    expect(await shown()).toEqual([first, second, third])
  })

  test('before it is connected again after its loss once more', async () => {
    const id = await makeProduct(database.db, { priceCents: 930_000 })
    loseConnection()
    await readLog()
    loseConnection()
    await readLog()
    expect((await listing.list(withPrice(930_000))).ids).toEqual([id])
  })
})

test('very many products are read beside the lists, which say meanwhile that they are not of now', async () => {
  const keeper = new SnapshotKeeper(db, { now: () => testDay, maxWaitMs, maxWaitedFor: 20 })
  keeper.onConnected()
  await keeper.get()
  loads = 0
  const expectRead = async () => {
    expect((await keeper.get()).isFresh).toBe(false)
    await expect.poll(async () => (await keeper.get()).isFresh).toBe(true)
    const { snapshot } = await keeper.get()
    expect(listRows(snapshot, params)).toMatchObject(
      partsOf(listRows(await loadSnapshot(database.db, testDay), params)),
    )
    expect(loads).toBe(0)
  }
  const params = listParams('', { sort: 'PriceAscending' })
  const partsOf = ({ ids, total }: { ids: number[]; total: number }) => ({ ids, total })
  await sql`update product set price_cents = price_cents + id % 7 where id <= 200`.execute(database.db)
  for (let id = 1; id <= 200; id += 1) keeper.onChange(`product:${id}`)
  await expectRead()
  await sql`
    update category set parent_id = null where id = (
      select cc.ancestor_id from category_closure cc join product_category pc on pc.category_id = cc.descendant_id
      join category c on c.id = cc.ancestor_id
      where c.parent_id is not null group by cc.ancestor_id having count(distinct pc.product_id) between 25 and 90
      order by cc.ancestor_id limit 1)`.execute(database.db)
  keeper.onChange('categories')
  await expectRead()
})

const freshly = (params: ListParams) => createListing(database.db, maxWaitMs).list(params)

/** Other tests use the same cluster: while a transaction from before what was cleared runs, each list reads everything. */
async function othersHaveEnded(): Promise<void> {
  const { rows } = await sql<{ tx: string }>`select pg_current_xact_id()::text as tx`.execute(database.db)
  const ended = sql<{
    all: boolean
  }>`select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.tx}::text::xid8 as all`
  await expect.poll(async () => (await ended.execute(database.db)).rows, { timeout: 60_000 }).toEqual([{ all: true }])
}

describe('everything is read', () => {
  const priceChange: ChangesCatalogue = () =>
    sql`update product set price_cents = price_cents + 1 where id = 20`.execute(database.db)

  test.each<[string, ChangesCatalogue]>([
    ['the log was cleared of products', () => dropOldChanges(database.db, new Date(Date.now() + 60_000), 100_000)],
    ['the database recovered from a crash', () => sql`select pg_stat_reset_shared('wal')`.execute(database.db)],
  ])('when %s, once', async (_, happens) => {
    loseConnection()
    await priceChange()
    await othersHaveEnded()
    await happens()
    const params = listParams('', { sort: 'PriceAscending' })
    const [shown] = await Promise.all([listing.list(params), listing.list(params)])
    expect(loads).toBe(1)
    expect(shown.ids).toEqual((await freshly(params)).ids)
    await readLog()
    await listing.list(params)
    expect(loads).toBe(1)
  })

  test('by the first list, once, however many ask for it', async () => {
    listing = createListing(db, maxWaitMs)
    await Promise.all([1, 2, 3].map(() => listing.list(listParams())))
    position = null
    await readLog()
    await listing.list(listParams())
    expect(loads).toBe(1)
  })
})

/** What may happen, by name: to prices in transactions that end at any time, and to the connection. */
const steps = ['begin', 'commit', 'rollback', 'lose', 'read', 'list'] as const

test('in whichever order connections are lost and transactions end, no list is older than its question', async () => {
  const params = listParams('', { sort: 'PriceAscending' })
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 25 }),
    async (order) => {
      const open: ControlledTransaction<Tables>[] = []
      let cents = 1
      const end = async (how: 'commit' | 'rollback') => open.shift()?.[how]().execute()
      const does: Record<(typeof steps)[number], () => unknown> = {
        async begin() {
          if (open.length > 3) return
          const tx = await database.db.startTransaction().execute()
          cents += 1
          await sql`update product set price_cents = ${cents}, price_protected_until = null where id = ${30 + cents}`.execute(
            tx,
          )
          open.push(tx)
        },
        commit: () => end('commit'),
        rollback: () => end('rollback'),
        lose: loseConnection,
        read: readLog,
        async list() {
          if (position !== null) await readLog()
          expect((await listing.list(params)).ids).toEqual((await freshly(params)).ids)
        },
      }
      for (const step of [...order, 'list'] as const) await does[step]()
      while (open.length > 0) await end('rollback')
    },
  )
  await fc.assert(property, { numRuns: 15 })
})
