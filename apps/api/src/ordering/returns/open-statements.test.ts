// Statements that nobody acts on: closed by whoever has read them, and without names once nobody can ask about them.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { line, placed } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { purgeDue } from '../../identity/personal-data/personal-data.service.ts'
import { closeStatement, listOpenStatements, warnOfDueReturns } from './due-returns.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const day = 24 * 60 * 60_000

async function state(email: string, cd = 'STO-26-999999') {
  const statement = { nm: 'Ρένα Σταμάτη', email, cd, lns: [], wrds: 'Το βιβλίο.' }
  const { body } = await sendRequest(api.app, '/el/withdrawals/save', statement, { 'idempotency-key': randomUUID() })
  const code = String(body.cd)
  const { rows } = await sql<{ id: number }>`select id from withdrawal where code = ${code}`.execute(api.database.db)
  return { code, id: rows[0]?.id ?? 0 }
}

test('a statement that is closed waits for nobody, and is not warned of', async () => {
  const { db } = api.database
  const [closed, open] = [await state('rena@example.gr'), await state('rena@example.gr')]
  expect(await closeStatement(db, closed.code, testDay)).toMatchObject({ ok: true })
  expect(await closeStatement(db, 'WD-26-000000', testDay)).toEqual({ ok: false, refusal: 'withdrawal_not_found' })
  const codes = (await listOpenStatements(db, 100)).map(({ code }) => code)
  expect([codes.includes(closed.code), codes.includes(open.code)]).toEqual([false, true])
  const { unread } = await warnOfDueReturns(db, testDay + 2 * day)
  expect([unread.includes(closed.id), unread.includes(open.id)]).toEqual([false, true])
})

test('a year later those without an order name nobody; those of an order stay as long as it does', async () => {
  const { db } = api.database
  const { cd } = await placed(api.app, [line(await makeProduct(db, { copies: [1] }))])
  const [forgotten, kept] = [await state('fotis@example.gr'), await state('maria@example.gr', String(cd))]
  const read = async ({ id }: { id: number }) => {
    const { rows } = await sql<{ name: string; words: string | null; email: string; order_text: string }>`
      select name, words, email, order_text from withdrawal where id = ${id}`.execute(db)
    return rows[0]
  }
  await purgeDue(db, testDay + 365 * day)
  expect(await read(forgotten)).toMatchObject({ name: 'Ρένα Σταμάτη' })
  expect((await purgeDue(db, testDay + 366 * day)).statements).toBeGreaterThan(0)
  expect(await read(forgotten)).toMatchObject({ name: '', words: null, order_text: '' })
  expect((await read(forgotten))?.email.endsWith('@deleted.invalid')).toBe(true)
  expect(await read(kept)).toMatchObject({ name: 'Ρένα Σταμάτη', words: 'Το βιβλίο.' })
  expect((await purgeDue(db, testDay + 366 * day)).statements).toBe(0)
})
