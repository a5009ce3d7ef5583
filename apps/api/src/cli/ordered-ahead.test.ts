// The command of limits of ordering ahead, as it is typed.

import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, orderRequest, placed, saveOrder } from '../../test/order-request.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { makeUpcoming } from '../../test/upcoming-title.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const cli = fileURLToPath(new URL('ordered-ahead.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return (await printedBy(cli, args, { DATABASE_URL: api.database.url })).trim()
}

async function makeTitle() {
  const id = await makeUpcoming(api)
  const { rows } = await sql<{ code: string }>`select code from product where id = ${id}`.execute(api.database.db)
  return { id, code: rows[0]?.code ?? '' }
}

const order = async (id: number, quantity = 1) =>
  (await saveOrder(api.app, await orderRequest(api.app, [line(id, quantity)]))).status

test('a limit of a product’s own, never below what is ordered, and the usual one again', async () => {
  const { id, code } = await makeTitle()
  await placed(api.app, [line(id, 2)])
  expect(await run('limit', code, '1')).toBe('2 copies of it are ordered already: the limit cannot be below.')
  expect(await run('limit', code, '3')).toBe(`Of ${code} 3 copies may wait at once.`)
  expect(await order(id, 2)).toBe(409)
  expect(await run()).toContain(`${code}  pre_order  limit 3  2 waiting`)
  expect(await run('limit', code, 'usual')).toBe(`${code} has the usual limit.`)
  expect(await order(id, 2)).toBe(200)
})

test('the limit of a policy counts for all without one of their own, and their pages follow', async () => {
  const { id } = await makeTitle()
  const changes = async () =>
    (await sql`select from change_log where tag = ${`product:${id}`}`.execute(api.database.db)).rows.length
  const before = await changes()
  expect(await run('policy', 'pre_order', '0')).toBe('Of each pre_order 0 copies may wait at once.')
  expect(await order(id)).toBe(409)
  expect(await changes()).toBeGreaterThan(before)
  expect(await run('policy', 'pre_order', '200')).toContain('200 copies')
  expect(await order(id)).toBe(200)
})

test('says what is wrong', async () => {
  expect(await run('limit', 'NO-SUCH-CODE', '3')).toBe('There is no product with this code.')
  for (const args of [
    ['limit', 'X'],
    ['limit', 'X', '-1'],
    ['policy', 'stock', '5'],
    ['open', 'X', '1'],
  ])
    expect(await run(...args)).toContain('Usage: npm run ordered-ahead')
})
