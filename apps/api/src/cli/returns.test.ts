// The list of the returns' command, as it is typed.

import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestOrder, moveTo, type TestOrder } from '../../test/delivered-order.ts'
import { makeProduct } from '../../test/make-product.ts'
import { buyer, line, placed, type Wire } from '../../test/order-request.ts'
import { runCommand } from '../../test/run-command.ts'
import { openTestApi, sendRequest, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  // the command has the time of its own process
  api.clock.now = Date.now()
})
afterAll(() => api.close())

const cli = fileURLToPath(new URL('returns.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(cli, args, { DATABASE_URL: api.database.url })
  expect(code, stderr).toBe(0)
  return stdout
}

async function begun(): Promise<TestOrder> {
  const book = await makeProduct(api.database.db, { priceCents: 1350, copies: [5] })
  const order = await findTestOrder(api.database.db, (await placed(api.app, [line(book, 2)])).uid)
  await moveTo(api, order.uid, 'processing')
  return order
}

async function withdraw({ code }: TestOrder, quantity: number): Promise<string> {
  const statement: Wire = { nm: 'Μαρία Παπαδοπούλου', email: buyer.eml, cd: code, lns: [{ ln: 0, quantity }] }
  const headers = { 'idempotency-key': randomUUID() }
  return String((await sendRequest(api.app, '/en/withdrawals/save', statement, headers)).body.cd)
}

test('what was withdrawn from of what is prepared is listed, in part and whole, until it is unpacked', async () => {
  expect(await run('list')).toBe('No statement of withdrawal is open.\n')
  const [part, whole, sent] = [await begun(), await begun(), await begun()]
  const statements = [await withdraw(part, 1), await withdraw(whole, 2), await withdraw(sent, 2)]
  await sql`
    with made as (
      insert into shipment (order_id, carrier, reference, state, number, pickup_day, cancel_refusal, asked_at, settled_at)
      values (${sent.id}, 'acs', ${`${sent.code}-1`}, 'created', '7', '2026-11-20', 'not_cancellable', now(), now()) returning id)
    insert into shipment_parcel (order_id, shipment_id, position, number) select ${sent.id}, id, 1, '7' from made`.execute(
    api.database.db,
  )
  const at = new Date(api.clock.now).toISOString()
  const listed = (await run('list')).trimEnd().split('\n')
  expect(listed).toEqual([
    expect.stringContaining(`${statements[0]}  ${at}  ${part.code}  not to be handed over:  1x1 `),
    `${statements[1]}  ${at}  ${whole.code}  cancelled, to be unpacked`,
    `${statements[2]}  ${at}  ${sent.code}  cancelled, to be unpacked when it comes back:  ${sent.code}-1`,
  ])
  await run('close', statements[1] ?? '')
  expect(await run('list')).toBe(`${listed[0]}\n${listed[2]}\n`)
})

test('what staff, the ERP or the shop itself cancels of what is prepared is listed until it is unpacked', async () => {
  const [prepared, going, unavailable] = [await begun(), await begun(), await begun()]
  await moveTo(api, prepared.uid, 'cancelled')
  await moveTo(api, unavailable.uid, 'notAvailable')
  const untouched = await findTestOrder(
    api.database.db,
    (await placed(api.app, [line(await makeProduct(api.database.db))])).uid,
  )
  await moveTo(api, untouched.uid, 'cancelled')
  const listed = async () => (await run('list')).split('\n').filter((row) => / {2}cancelled, to be unpacked$/.test(row))
  const rowOf = ({ code }: TestOrder) => expect.stringMatching(new RegExp(`^\\S+Z  ${code}  `))
  const before = await listed()
  expect(before).toEqual(expect.arrayContaining([rowOf(prepared), rowOf(unavailable)]))
  expect(before.filter((row) => row.includes(going.code) || row.includes(untouched.code))).toEqual([])
  expect(await run('close', prepared.code)).toBe('It is noted that the order is unpacked.\n')
  expect(await listed()).toEqual(before.filter((row) => !row.includes(prepared.code)))
  const { code, stderr } = await runCommand(cli, ['close', going.code], { DATABASE_URL: api.database.url })
  expect([code !== 0, stderr]).toEqual([true, expect.stringContaining('This order is not cancelled')])
})
