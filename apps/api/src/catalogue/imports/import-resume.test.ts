// Imports that are interrupted and resumed.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Imported, importPath, importText, writeTestFile } from '../../../test/import-text.ts'
import { onixMessage, onixProduct } from '../../../test/onix-message.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { followChangeLog } from '../../database/change-log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Every person has written several books, and some have translated too. */
const author = (index: number): string =>
  ['A01', index % 5 === 0 ? 'B06' : 'A12']
    .map(
      (role, at) =>
        `<Contributor><ContributorRole>${role}</ContributorRole><PersonName>Πρόσωπο ${(index + at) % 90}</PersonName></Contributor>`,
    )
    .join('')

const message = (sender: string, count: number): string =>
  onixMessage(
    Array.from({ length: count }, (_, index) =>
      onixProduct({ reference: `r${index}`, title: `${sender} ${index}`, description: author(index) }),
    ),
    { sender },
  )

/** How many products a sender has. */
async function countOf(sender: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct product_id)::int as count from product_source where sender = ${sender}`.execute(database.db)
  return rows[0]?.count ?? 0
}

/** People and publishers whose title counts are wrong. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    with parts as (
      select contributor_id, role, product_id from product_contributor
      union select contributor_id, 'any', product_id from product_contributor),
    counted as (
      select contributor_id, role, count(*) filter (where active) as titles,
        coalesce(sum(sold_recently) filter (where active), 0) as sold
      from parts join product p on p.id = product_id group by contributor_id, role)
    select contributor_id as id from counted full join contributor_role r using (contributor_id, role)
    where (coalesce(r.title_count, 0), coalesce(r.sold, 0)) is distinct from (coalesce(titles, 0), coalesce(counted.sold, 0))
    union all
    select id from publisher h where title_count <> (select count(*) from product p where p.publisher_id = h.id and p.active)
    union all
    select reference from count_pending`.execute(database.db)
  return rows
}

test('a second attempt resumes where the first one stopped, with its counts', async () => {
  const text = message('Stopped', 3600)
  const first = await importText(database.db, text, { batches: 2, name: 'stopped.xml' })
  expect([first.isComplete, first.nonZeroCounts]).toEqual([false, { added: 1600 }])
  const second = await importText(database.db, text, { name: 'renamed.xml' })
  expect([second.alreadyProcessed, second.isComplete, second.nonZeroCounts]).toEqual([1600, true, { added: 3600 }])
  expect(await countOf('Stopped')).toBe(3600)
  expect(await miscounted()).toEqual([])
  const third = await importText(database.db, text, { name: 'stopped.xml' })
  expect([third.alreadyProcessed, third.nonZeroCounts]).toEqual([0, { unchanged: 3600 }])
})

test('from the start means from the first record', async () => {
  const text = message('Again', 1200)
  await importText(database.db, text, { batches: 1 })
  const again = await importText(database.db, text, { fromStart: true })
  expect([again.alreadyProcessed, again.nonZeroCounts]).toEqual([0, { added: 400, unchanged: 800 }])
})

test('duplicates are recognised even when the first came before the interruption', async () => {
  const twins = [onixProduct({ reference: 'r3', title: 'Δίδυμος' }), onixProduct({ reference: 'new' })]
  const text = message('Twins', 800).replace('</ONIXMessage>', `${twins.join('')}</ONIXMessage>`)
  await importText(database.db, text, { batches: 1 })
  const { nonZeroCounts: counts } = await importText(database.db, text)
  expect(counts).toEqual({ added: 801, refused: 1 })
})

test('a truncated file is refused, and imported whole when it is sent again', async () => {
  const text = message('Cut', 700)
  const cut = await importText(database.db, text.slice(0, -2000))
  expect(cut.isComplete).toBe(false)
  expect(cut.failure?.message).toContain('cut off')
  expect(cut.nonZeroCounts.added).toBeGreaterThan(690)
  const whole = await importText(database.db, text)
  expect((whole.nonZeroCounts.added ?? 0) + (whole.nonZeroCounts.unchanged ?? 0)).toBe(700)
})

const cli = fileURLToPath(new URL('../../cli/import.ts', import.meta.url))

/** The database notices the end of the process a little later, and holds the lock until then. */
async function importWhenFree(path: string): Promise<Imported> {
  for (;;) {
    try {
      return await importPath(database.db, path)
    } catch (error) {
      if ((error as Error).message !== 'Another import is under way.') throw error
      await delay(50)
    }
  }
}

test('a killed process loses nothing', async () => {
  const path = writeTestFile(message('Killed', 6000), 'killed.xml')
  const child = spawn(process.execPath, [cli, path], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while ((await countOf('Killed')) < 1000 && child.exitCode === null) await delay(20)
  child.kill('SIGKILL')
  await ended
  expect((await importWhenFree(path)).isComplete).toBe(true)
  expect(await countOf('Killed')).toBe(6000)
  const { rows } = await sql<{ status: string; position: number; added: number }>`
    select status, position, (counts->>'added')::int as added from import_run where file_name = 'killed.xml'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ status: 'finished', position: 6000, added: 6000 }])
  const { rows: lost } = await sql`
    select p.id from product p join product_source o on o.product_id = p.id and o.sender = 'Killed'
    where not exists (select from search_doc d where d.product_id = p.id)
      and not exists (select from search_pending w where w.kind = 'product' and w.reference = p.id)`.execute(
    database.db,
  )
  expect(lost).toEqual([])
  expect(await miscounted()).toEqual([])
})

test('a second concurrent import is refused', async () => {
  const text = message('Twice', 600)
  const outcomes = await Promise.allSettled([
    importText(database.db, text, { name: 'one.xml' }),
    importText(database.db, text, { name: 'two.xml' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find((result) => result.status === 'rejected')).toMatchObject({
    reason: { message: 'Another import is under way.' },
  })
})

test('an import is announced a few times, with the books that it changed and the sets of these', async () => {
  const tags: string[] = []
  let opened = false
  const line = {
    onChange: (tag: string) => tags.push(tag),
    onConnected: () => {
      opened = true
    },
  }
  const following = followChangeLog(database.url, [line], { info() {}, error() {} })
  await expect.poll(() => opened).toBe(true)
  await importText(database.db, message('Heard', 600))
  await expect.poll(() => tags.filter((tag) => tag === 'imported').length).toBeGreaterThan(0)
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_source where sender = 'Heard'`.execute(database.db)
  expect(rows).toHaveLength(600)
  const named = () => new Set(tags.filter((tag) => tag.startsWith('product:')))
  await expect.poll(named).toEqual(new Set(rows.map(({ id }) => `product:${id}`)))
  expect(tags.filter((tag) => tag === 'imported').length).toBeLessThan(4)
  expect(tags).not.toContain('catalogue')
  await following.stop()
})
