// Withdrawing from an order: who finds what, until when, what a statement brings about, and that it is acknowledged once.

import { randomUUID } from 'node:crypto'
import { withdrawableOrder, withdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { delivered, findTestOrder, moveTo, statusOf, type TestOrder } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { buyer, line, methodIds, orderRequest, placed, saveOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { attachOrder, listOpenStatements, noteProof, receiveCopies, warnOfDueReturns } from './due-returns.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 10 })
})
afterEach(() => {
  api.clock.now = testDay
})
afterAll(() => closeConsistent(api))

const book = (priceCents = 2000, copies = [50]) => makeProduct(api.database.db, { priceCents, copies })
const copies = (position: number, quantity = 1): Wire => ({ ln: position, quantity })

const find = (cd: string, email = buyer.eml) => sendRequest(api.app, '/en/withdrawals/find', { cd, email })

async function withdrawable({ code }: TestOrder) {
  const { status, body } = await find(code)
  expect(status).toBe(200)
  return withdrawableOrder.toReadable(withdrawableOrder.schema.parse(body))
}

const leftOf = async (order: TestOrder) =>
  (await withdrawable(order)).lines.map(({ left, obstacle }) => [left, obstacle])

async function preview({ code }: TestOrder, items: Wire[]) {
  const { status, body } = await sendRequest(api.app, '/en/withdrawals/preview', {
    cd: code,
    email: buyer.eml,
    lns: items,
  })
  expect([status, body.code]).toEqual([200, undefined])
  return withdrawalTerms.toReadable(withdrawalTerms.schema.parse(body))
}

const state = (statement: Wire, key: string = randomUUID()) =>
  sendRequest(
    api.app,
    '/en/withdrawals/save',
    { nm: 'Μαρία Παπαδοπούλου', email: buyer.eml, lns: [], ...statement },
    { 'idempotency-key': key },
  )

const rowsOf = async ({ code }: Pick<TestOrder, 'code'>) =>
  (
    await sql<{ id: number; code: string; order_id: number | null }>`
      select id, code, order_id from withdrawal where order_text = ${code} order by id`.execute(api.database.db)
  ).rows

const acknowledgements = async (id: number | undefined) =>
  (
    await sql`select from outbox where topic = 'withdrawal.stated' and (payload ->> 'withdrawalId')::bigint = ${id ?? 0}`.execute(
      api.database.db,
    )
  ).rows.length

describe('who finds an order', () => {
  test('whoever knows its number and its e-mail; others get one answer', async () => {
    const order = await delivered(api, [line(await book(), 2)])
    expect(await leftOf(order)).toEqual([[2, null]])
    const answers = [await find(order.code, 'other@example.gr'), await find('STO-26-999999'), await find('nonsense')]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'order_not_found']))
    expect(new Set(answers.map(({ body }) => body.title)).size).toBe(1)
  })

  test('a statement in words is accepted alike, whether or not there is such an order', async () => {
    const order = await delivered(api, [line(await book())])
    const known = await state({ cd: order.code, wrds: 'Όλη την παραγγελία.' })
    const unknown = await state({ cd: 'STO-26-999999', wrds: 'Όλη την παραγγελία.' })
    const shape = ({ status, body }: { status: number; body: Wire }) => [status, Object.keys(body), body.trm]
    expect(shape(known)).toEqual(shape(unknown))
    expect([known.status, known.body.trm]).toEqual([200, null])
    expect((await rowsOf(order)).map(({ order_id }) => order_id)).toEqual([order.id])
    expect((await state({})).body.code).toBe('withdrawal_empty')
  })
})

describe('until when', () => {
  test('to the last minute of the last day, in shop time; then with the reason', async () => {
    const order = await delivered(api, [line(await book())])
    expect((await withdrawable(order)).lines[0]?.lastDay).toBe('2026-12-04')
    api.clock.now = Date.parse('2026-12-04T21:59:59Z')
    expect(await leftOf(order)).toEqual([[1, null]])
    api.clock.now = Date.parse('2026-12-04T22:00:00Z')
    expect(await leftOf(order)).toEqual([[0, 'period_over']])
    const late = await state({ cd: order.code, lns: [copies(0)] })
    expect([late.status, late.body.code]).toEqual([409, 'withdrawal_not_possible'])
    expect(await rowsOf(order)).toEqual([])
  })

  test('before it has come, without an end', async () => {
    const { uid } = await placed(api.app, [line(await book())])
    const order = await findTestOrder(api.database.db, uid)
    await moveTo(api, order.uid, 'processing', 'inDelivery')
    api.clock.now = testDay + 60 * 24 * 60 * 60_000
    expect((await withdrawable(order)).lines[0]).toMatchObject({ left: 1, lastDay: null })
  })

  test('what is made for somebody: never', async () => {
    const stamp = await makeProduct(api.database.db, { kind: 'custom', copies: [9] })
    const order = await delivered(api, [{ ...line(stamp), ext: { txt: 'Ex libris' } }, line(await book())])
    expect(await leftOf(order)).toEqual([
      [0, 'made'],
      [1, null],
    ])
    expect((await state({ cd: order.code, lns: [copies(0)] })).body.code).toBe('withdrawal_not_possible')
  })
})

describe('what it brings about', () => {
  test('of a part: its share, to be sent back in two weeks, and owed in two weeks', async () => {
    const order = await delivered(api, [line(await book(), 3), line(await book())])
    expect(await preview(order, [copies(0, 2)])).toMatchObject({
      ...{ refund: 4000, delivery: 0, money: 4000, paid: true, cancels: false, sendsBack: true },
      ...{ sendBackBy: '2026-12-04', refundBy: '2026-12-04' },
    })
    const { status, body } = await state({ cd: order.code, lns: [copies(0, 2)] })
    expect([status, body.dt]).toEqual([200, new Date(testDay).toISOString()])
    expect(String(body.cd)).toMatch(/^WD-26-\d{6}$/)
    expect(await leftOf(order)).toEqual([
      [1, 'withdrawn'],
      [1, null],
    ])
    expect(await acknowledgements((await rowsOf(order))[0]?.id)).toBe(1)
  })

  test('of everything: delivery and the fee too', async () => {
    const order = await delivered(api, [line(await book())])
    const { rows } = await sql<{ total_cents: number }>`
      select total_cents from customer_order where id = ${order.id}`.execute(api.database.db)
    const total = rows[0]?.total_cents
    expect(await preview(order, [copies(0)])).toMatchObject({ refund: total, delivery: (total ?? 0) - 2000 })
  })

  test('of an order with which nothing has begun: it is cancelled, and its copies are for sale', async () => {
    const id = await book(2000, [3])
    const order = await findTestOrder(api.database.db, (await placed(api.app, [line(id, 2)])).uid)
    expect(await preview(order, [copies(0, 2)])).toMatchObject({ cancels: true, sendsBack: false, paid: false })
    const { status } = await state({ cd: order.code, lns: [copies(0, 2)] })
    expect([status, await statusOf(api, order)]).toEqual([200, orderStatusNumbers.cancelled])
    expect((await countCopies(api.database.db, id)).quantities).toEqual([3])
    expect(await leftOf(order)).toEqual([[0, 'withdrawn']])
  })

  test('of gift cards: they are void at once, and their money is owed without anything sent back', async () => {
    const { db } = api.database
    const card = await makeProduct(db, { kind: 'giftCard', taxClass: 'outside', priceCents: 2000, copies: [9] })
    const gc = { rnm: 'Κατερίνα', reml: 'katerina@example.gr', snm: 'Ελένη', msg: '', dsg: 'classic' }
    const how = { shtid: methodIds.email, pmtid: methodIds.deposit }
    const {
      adr1: _a,
      ct: _c,
      pc: _p,
      crid: _r,
      ...request
    } = await orderRequest(api.app, [{ ...line(card, 2), ext: { gc } }], how)
    const order = await findTestOrder(db, (await saveOrder(api.app, request)).body.uid)
    await decideInTransaction(db, (tx) => recordDeposit(tx, order.code, testDay))
    expect(await preview(order, [copies(0)])).toMatchObject({ money: 2000, sendsBack: false, paid: true })
    expect((await state({ cd: order.code, lns: [copies(0)] })).status).toBe(200)
    const cards = await sql<{ voided: boolean }>`
      select c.voided_at is not null as voided from gift_card c join order_line l on l.id = c.order_line_id
      where l.order_id = ${order.id} order by c.id`.execute(db)
    expect(cards.rows.map(({ voided }) => voided)).toEqual([true, false])
    const due = await sql<{ cents: number; due_on: string }>`
      select money_cents as cents, refund_due_on::text as due_on from order_return where order_id = ${order.id}`.execute(
      db,
    )
    expect(due.rows).toEqual([{ cents: 2000, due_on: '2026-12-04' }])
    expect((await state({ cd: order.code, lns: [copies(0)] })).status).toBe(200)
    expect(await statusOf(api, order)).toBe(orderStatusNumbers.cancelled)
  })
})

describe('once', () => {
  test('the same call again states nothing more; another under its key is refused', async () => {
    const order = await delivered(api, [line(await book(), 2)])
    const [key, statement] = [randomUUID(), { cd: order.code, lns: [copies(0)] }]
    const [first, again] = [await state(statement, key), await state(statement, key)]
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await state({ ...statement, nm: 'Άλλος' }, key)).body.code).toBe('idempotency_key_reused')
    const rows = await rowsOf(order)
    expect([rows.length, await acknowledgements(rows[0]?.id)]).toEqual([1, 1])
  })

  test('of twenty at once about the same copy one is made; of twenty equal calls all get its answer', async () => {
    const order = await delivered(api, [line(await book()), line(await book())])
    const many = Array.from({ length: 20 }, () => state({ cd: order.code, lns: [copies(0)] }))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const key = randomUUID()
    const equal = await Promise.all(Array.from({ length: 20 }, () => state({ cd: order.code, lns: [copies(1)] }, key)))
    expect(new Set(equal.map(({ status, body }) => `${status} ${body.cd}`)).size).toBe(1)
    expect(await rowsOf(order)).toHaveLength(2)
  })
})

describe('afterwards', () => {
  test('what came back for a statement is all that it is about, and its refund waits for the goods only', async () => {
    const { db } = api.database
    const order = await delivered(api, [line(await book(), 2), line(await book())])
    const { body } = await state({ cd: order.code, lns: [copies(0, 2)] })
    const withdrawal = String(body.cd)
    const isOpen = async () => (await listOpenStatements(db, 500)).some(({ code }) => code === withdrawal)
    expect(await isOpen()).toBe(true)
    const late = testDay + 20 * 24 * 60 * 60_000
    const received = await receiveCopies(db, { withdrawal }, { copies: [], now: late })
    expect(received).toMatchObject({ ok: true, value: { refundDueOn: '2026-12-10', amounts: { moneyCents: 4000 } } })
    expect([await isOpen(), await statusOf(api, order)]).toEqual([false, orderStatusNumbers.partiallyReturned])
    expect(await receiveCopies(db, { withdrawal }, { copies: [], now: late })).toMatchObject({
      refusal: 'nothing_returned',
    })
  })

  test('with a proof the money is due without the goods, and is warned of', async () => {
    const { db } = api.database
    const order = await delivered(api, [line(await book(), 2), line(await book())])
    const withdrawal = String((await state({ cd: order.code, lns: [copies(0)] })).body.cd)
    const [row] = await rowsOf(order)
    const dayMs = 24 * 60 * 60_000
    await noteProof(db, withdrawal, testDay + dayMs)
    expect((await warnOfDueReturns(db, testDay + 11 * dayMs)).unread).not.toContain(row?.id)
    expect((await warnOfDueReturns(db, testDay + 12 * dayMs)).unread).toContain(row?.id)
    const received = await receiveCopies(db, { withdrawal }, { copies: [], now: testDay + 20 * dayMs })
    expect(received).toMatchObject({ ok: true, value: { refundDueOn: '2026-12-04' } })
  })

  test('somebody says which order a statement in words means; until then it is warned of', async () => {
    const { db } = api.database
    const order = await delivered(api, [line(await book())])
    const withdrawal = String((await state({ email: 'other@example.gr', cd: order.code, wrds: 'Το βιβλίο.' })).body.cd)
    const [row] = await rowsOf(order)
    expect((await warnOfDueReturns(db, testDay + 25 * 60 * 60_000)).unread).toContain(row?.id)
    const receive = () =>
      receiveCopies(db, { withdrawal }, { copies: [{ line: 0, quantity: 1, damaged: 0 }], now: testDay })
    expect(await receive()).toMatchObject({ refusal: 'withdrawal_without_order' })
    expect(await attachOrder(db, withdrawal, order.code)).toMatchObject({ ok: true })
    expect(await receive()).toMatchObject({ ok: true, value: { status: 'returned' } })
  })
})
