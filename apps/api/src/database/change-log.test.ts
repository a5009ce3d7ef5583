import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { dropOldChanges, type Following, followChangeLog, type LogPosition, readChanges } from './change-log.ts'
import type { Executor } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const write = (db: Executor, tag: string) => sql`select log_change(${tag})`.execute(db)

/** A transaction that writes a tag and stays open. */
async function openTransaction(tag: string) {
  const tx = await database.db.startTransaction().execute()
  await write(tx, tag)
  return tx
}

describe('each read returns what has been committed since the one before', () => {
  const start = async () => (await readChanges(database.db, null)).position
  const tagsAfter = async (position: LogPosition) => readChanges(database.db, position)

  test('once, and nothing that was rolled back', async () => {
    const before = await start()
    const undone = await openTransaction('undone')
    await write(database.db, 'one')
    const first = await tagsAfter(before)
    expect(first.tags).toEqual(['one'])
    await undone.rollback().execute()
    expect((await tagsAfter(first.position)).tags).toEqual([])
  })

  test('also of transactions that began earlier and were committed later', async () => {
    const before = await start()
    const early = await openTransaction('early')
    const late = await openTransaction('late')
    await late.commit().execute()
    const first = await tagsAfter(before)
    const second = await tagsAfter(first.position)
    await early.commit().execute()
    const third = await tagsAfter(second.position)
    expect([first.tags, second.tags, third.tags]).toEqual([['late'], [], ['early']])
  })

  test('of many writers at once, none missed and none twice', async () => {
    let position = await start()
    const seen: string[] = []
    const expected = Array.from({ length: 200 }, (_, index) => `many:${index}`)
    let isDone = false
    const reading = (async () => {
      while (!isDone) {
        const next = await readChanges(database.db, position)
        position = next.position
        seen.push(...next.tags)
      }
    })()
    const write20 = async (writer: number) => {
      for (const tag of expected.slice(writer * 20, writer * 20 + 20)) {
        await database.db.transaction().execute(async (tx) => {
          await write(tx, tag)
          await sql`select pg_sleep(random() * 0.005)`.execute(tx)
        })
      }
    }
    await Promise.all(Array.from({ length: 10 }, (_, writer) => write20(writer)))
    isDone = true
    await reading
    seen.push(...(await tagsAfter(position)).tags)
    expect(seen.toSorted()).toEqual(expected.toSorted())
  })
})

test('every change of a product, its copies and the outbox is in the log, and no trigger says NOTIFY', async () => {
  const { position } = await readChanges(database.db, null)
  await sql`update product set name_el = name_el || '!' where id = 1`.execute(database.db)
  await sql`
    with counted as (update stock set quantity = quantity + 1 where product_id = 2 returning id)
    insert into stock_movement (stock_id, change, reason) select id, 1, 'counted' from counted`.execute(database.db)
  await sql`insert into outbox (topic, payload) values ('test', '{}')`.execute(database.db)
  const { tags } = await readChanges(database.db, position)
  expect(tags).toEqual(expect.arrayContaining(['product:1', 'stock:1', 'listings', 'search', 'stock:2', 'outbox']))
  const { rows } = await sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%pg_notify%'`.execute(
    database.db,
  )
  expect(rows).toEqual([])
})

describe('waiting for a change ends', () => {
  const longMs = 60_000
  const wait = async ({ xmax, running }: LogPosition, mostMs: number) => {
    const start = performance.now()
    await sql`select wait_for_changes(${xmax}::text::xid8, ${running}::text[]::xid8[], 5, ${mostMs})`.execute(
      database.db,
    )
    return performance.now() - start
  }
  const waitingCount = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and state = 'active' and query ~ 'wait_for_changes' and wait_event = 'PgSleep'`.execute(database.db)
    return rows.length
  }

  test('with the first commit after the position', async () => {
    const { position } = await readChanges(database.db, null)
    const waiting = wait(position, longMs)
    await expect.poll(waitingCount).toBe(1)
    await write(database.db, 'awaited')
    expect(await waiting).toBeLessThan(longMs)
    expect((await readChanges(database.db, position)).tags).toEqual(['awaited'])
  })

  test('with the commit of a transaction that ran at the position', async () => {
    const early = await openTransaction('early')
    await write(database.db, 'late')
    const { position } = await readChanges(database.db, null)
    const waiting = wait(position, longMs)
    await expect.poll(waitingCount).toBe(1)
    await early.commit().execute()
    expect(await waiting).toBeLessThan(longMs)
    expect((await readChanges(database.db, position)).tags).toEqual(['early'])
  })

  test('when its time is over', async () => {
    const { position } = await readChanges(database.db, null)
    // the clocks of the two processes may run apart a little
    expect(await wait(position, 200)).toBeGreaterThan(190)
  })
})

describe('a follower', () => {
  const readers = sql`pg_stat_activity where datname = current_database() and query ~ 'wait_for_changes|pg_current_snapshot\\(\\) now'
    and pid <> pg_backend_pid()`

  async function follow() {
    const tags: string[] = []
    const errors: string[] = []
    let following: Following | undefined
    await new Promise<void>((opened) => {
      const log = { info: () => {}, error: (_: unknown, message: string) => errors.push(message) }
      following = followChangeLog(database.url, [{ onChange: (tag) => tags.push(tag), onConnected: opened }], log)
    })
    return { tags, errors, stop: () => following?.stop() }
  }

  test('misses nothing when its connection is cut', async () => {
    const { tags, errors, stop } = await follow()
    await write(database.db, 'before')
    await expect.poll(() => tags).toEqual(['before'])
    await sql`select pg_terminate_backend(pid) from ${readers}`.execute(database.db)
    await write(database.db, 'during')
    await expect.poll(() => tags).toEqual(['before', 'during'])
    expect(errors.length).toBeGreaterThan(0)
    await stop()
  })

  test('waits in one statement while nothing changes', async () => {
    const { stop } = await follow()
    const samples = 50
    const statements = new Set<string | undefined>()
    for (let sample = 0; sample < samples; sample += 1) {
      const { rows } = await sql<{ begun: string }>`select query_start::text as begun from ${readers}`.execute(
        database.db,
      )
      statements.add(rows[0]?.begun)
      await setTimeout(20)
    }
    await stop()
    // each look finds a new statement when the follower reads without waiting
    expect(statements.size).toBeGreaterThan(1)
    expect(statements.size).toBeLessThan(samples / 2)
  })

  test('gets a tag once however often one read returns it', async () => {
    const { tags, stop } = await follow()
    await sql`select log_change('again') from generate_series(1, 5)`.execute(database.db)
    await write(database.db, 'last')
    await expect.poll(() => tags).toContain('last')
    expect(tags.filter((tag) => tag === 'again')).toHaveLength(1)
    await stop()
  })
})

test('old rows are dropped, new ones stay', async () => {
  await sql`insert into change_log (tag, at) values ('old', now() - interval '2 hours')`.execute(database.db)
  await write(database.db, 'new')
  expect(await dropOldChanges(database.db, new Date(Date.now() - 3_600_000), 1000)).toBe(1)
  const { rows } = await sql<{ tag: string }>`select tag from change_log where tag in ('old', 'new')`.execute(
    database.db,
  )
  expect(rows).toEqual([{ tag: 'new' }])
})
