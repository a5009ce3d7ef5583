import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePromotion } from '../../../test/make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { inTransaction } from '../../database/transaction.ts'
import { automaticPromotions } from './automatic-promotions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function version(): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version from promotion_state`.execute(database.db)
  return rows[0]?.version ?? ''
}

const now = async () => automaticPromotions(database.db, await version(), testDay)
const tenth = { kind: 'percentage', basisPoints: 1000 } as const

test('each change is seen at once: what is made, edited, switched off or on', async () => {
  const { db } = database
  const found = async () => (await now()).promotions.map(({ id, effect }) => [id, effect])
  const before = await found()
  const id = await makePromotion(db, { effect: tenth })
  expect(await found()).toEqual([...before, [id, tenth]])
  const fifth = { ...tenth, basisPoints: 2000 }
  await db
    .updateTable('promotion')
    .set({ effect: sql`${JSON.stringify(fifth)}::jsonb` })
    .where('id', '=', id)
    .execute()
  expect(await found()).toEqual([...before, [id, fifth]])
  await db.updateTable('promotion').set({ active: false }).where('id', '=', id).execute()
  expect(await found()).toEqual(before)
  await db.updateTable('promotion').set({ active: true }).where('id', '=', id).execute()
  expect(await found()).toHaveLength(before.length + 1)
})

test('they are read once for each version, and a change that is undone is never seen', async () => {
  await makePromotion(database.db, { effect: tenth, target: { category: [1] } })
  const kept = await now()
  const undone = inTransaction(database.db, async (tx) => {
    await makePromotion(tx, { effect: tenth })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await now()).toBe(kept)
})

test('a version that has been replaced meanwhile gives the newer promotions', async () => {
  const old = await version()
  const id = await makePromotion(database.db, { effect: tenth })
  const read = await automaticPromotions(
    database.db,
    old.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    testDay,
  )
  expect(read.promotions.map((one) => one.id)).toContain(id)
  expect(await now()).toBe(read)
})

test('what ended long ago is not kept', async () => {
  const day = 24 * 60 * 60 * 1000
  const ended = (days: number) => makePromotion(database.db, { effect: tenth, ends_at: new Date(testDay - days * day) })
  const [just, long] = [await ended(0.5), await ended(2)]
  const ids = (await now()).promotions.map(({ id }) => id)
  expect([ids.includes(just), ids.includes(long)]).toEqual([true, false])
})
