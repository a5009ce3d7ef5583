// Orders whose statements fail when others have been sent after them on the same connection, or wait for their key.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countWaiting } from '../../../test/count-waiting.ts'
import { holdCart } from '../../../test/hold-cart.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, makeProduct, setCopies } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { inTransaction } from '../../database/transaction.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const faults = [
  ['a row that the database refuses', "raise exception 'refused' using errcode = '23514'", 'server_fault'],
  ['a statement that takes too long', "raise exception 'late' using errcode = '57014'", 'server_fault'],
  ['a deadlock at each attempt', "raise exception 'locked' using errcode = '40P01'", 'service_unavailable'],
  ['a lost connection', 'perform pg_terminate_backend(pg_backend_pid())', 'service_unavailable'],
] as const

const statements = [
  ['in the rows', 'order_line'],
  ['in the copies', 'stock_movement'],
] as const

const cases = faults.flatMap(([fault, body, code]) =>
  statements.map(([place, table]) => ({ fault, place, body, table, code })),
)

/** Each new row of the table runs `body` meanwhile. */
async function whileFailing<Answer>(table: string, body: string, call: () => Promise<Answer>): Promise<Answer> {
  const { db } = api.database
  const definition = sql.lit(`begin ${body}; return new; end`)
  await sql`create function fail_row() returns trigger language plpgsql as ${definition}`.execute(db)
  await sql`create trigger fails before insert on ${sql.table(table)} for each row execute function fail_row()`.execute(
    db,
  )
  try {
    return await call()
  } finally {
    await sql`drop function fail_row cascade`.execute(db)
  }
}

test.each(cases)(
  '$fault $place: nothing is kept, and the same key is good afterwards',
  async ({ table, body, code }) => {
    const { db } = api.database
    const book = await makeProduct(db, { copies: [2] })
    const order = await orderRequest(api.app, [line(book)])
    const { headers } = await holdCart(api, [line(book)])
    const held = await countCopies(db, book)
    const call = { key: randomUUID(), headers }
    const failed = await whileFailing(table, body, () => saveOrder(api.app, order, call))
    expect(failed.body).toMatchObject({ code, instance: expect.any(String) })
    expect(await countCopies(db, book)).toEqual(held)
    const first = await saveOrder(api.app, order, call)
    expect([first.status, first.body.code]).toEqual([200, undefined])
    expect((await saveOrder(api.app, order, call)).body).toEqual(first.body)
    expect((await countCopies(db, book)).quantities).toEqual([1])
  },
)

test('a call whose copies go while another one waits for its key: the other one is ordered, and one only', async () => {
  const { db } = api.database
  const [gone, kept] = [await makeProduct(db, { copies: [1] }), await makeProduct(db, { copies: [1] })]
  const [first, second] = [await orderRequest(api.app, [line(gone)]), await orderRequest(api.app, [line(kept)])]
  const key = randomUUID()
  const calls: ReturnType<typeof saveOrder>[] = []
  await inTransaction(db, async (tx) => {
    await sql`select from stock where product_id = ${gone} for update`.execute(tx)
    for (const order of [first, second]) {
      calls.push(saveOrder(api.app, order, { key }))
      await expect.poll(() => countWaiting(db)).toBe(calls.length)
    }
    await setCopies(tx, gone, [0])
  })
  const answers = await Promise.all(calls)
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'idempotency_key_reused'],
    [200, undefined],
  ])
  expect(await countCopies(db, kept)).toEqual({ quantities: [0], moved: 0 })
})
