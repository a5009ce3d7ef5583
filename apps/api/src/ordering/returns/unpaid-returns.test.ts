// What comes back of an order that is not paid: it is not asked for any more, and owed only where it is paid all the same.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestOrder, moveTo, type TestOrder } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { buyer, line, methodIds, orderRequest, placed, readableOrder, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { listDueRefunds } from '../orders/refunds.service.ts'
import { ownBankFormat } from '../settlements/bank-format.ts'
import { confirmDeposit } from '../settlements/confirm-deposit.service.ts'
import { importDeposits, listWaitingLines } from '../settlements/deposits.service.ts'
import { receiveCopies, recordRefund } from './due-returns.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const deposit = { pmtid: methodIds.deposit }

async function place(changes = {}): Promise<TestOrder> {
  const book = (priceCents: number) => makeProduct(api.database.db, { priceCents, copies: [5] })
  const items = [line(await book(4000)), line(await book(2500))]
  return findTestOrder(api.database.db, (await placed(api.app, items, changes)).uid)
}

const receive = ({ code }: TestOrder, position: number, now = testDay) => {
  const copies = [{ line: position, quantity: 1, damaged: 0 }]
  return receiveCopies(api.database.db, { order: code }, { copies, now })
}

const payableOf = async ({ uid }: TestOrder) => {
  const { due, payable } = await readableOrder(api.app, { uid })
  return { due, payable }
}

const recordPaid = ({ code }: TestOrder) =>
  decideInTransaction(api.database.db, (tx) => recordDeposit(tx, code, testDay))

const owedFor = async ({ code }: TestOrder) =>
  (await listDueRefunds(api.database.db, 1000)).flatMap((due) => (due.code === code ? [[due.cents, due.due_on]] : []))

test('nothing is owed, however far an order has come without its deposit', async () => {
  const [byLine, whole] = [await place(deposit), await place(deposit)]
  for (const { uid } of [byLine, whole]) await moveTo(api, uid, 'processing', 'inDelivery', 'completed')
  expect(await receive(byLine, 0)).toMatchObject({ ok: true, value: { refundDueOn: null } })
  await moveTo(api, whole.uid, 'returned')
  expect([await owedFor(byLine), await owedFor(whole)]).toEqual([[], []])
  expect(await recordPaid(whole)).toEqual({ ok: true, value: 'owed' })
  expect(await owedFor(whole)).toHaveLength(1)
})

test('the deposit is the rest: what came back before it is neither asked for nor owed', async () => {
  const order = await place(deposit)
  await receive(order, 0)
  const asked = await payableOf(order)
  expect(asked.payable).toBe(asked.due - 4000)
  expect(await recordPaid(order)).toMatchObject({ ok: true })
  expect([await owedFor(order), await payableOf(order)]).toEqual([[], asked])
  await receive(order, 1)
  expect(await owedFor(order)).toEqual([[asked.payable, '2026-12-04']])
})

test('what of a deposit is more than the rest is owed to who paid it', async () => {
  const order = await place(deposit)
  const { due } = await payableOf(order)
  await receive(order, 1)
  const bytes = Buffer.from(`date;amount;text\n26/11/2026;${(due / 100).toFixed(2).replace('.', ',')};${order.code}\n`)
  await importDeposits(api.database.db, ownBankFormat, { name: 'bank.csv', bytes }, testDay)
  const [open] = await listWaitingLines(api.database.db)
  expect(open).toMatchObject({ code: order.code, payable_cents: due - 2500, problem: 'more' })
  const confirmed = { lines: [open?.id ?? 0], code: order.code, by: 'staff' }
  const outcome = await confirmDeposit(api.database.db, confirmed, testDay)
  expect([outcome, await owedFor(order)]).toEqual([{ ok: true, value: { deposited: 'begun', owedCents: 2500 } }, []])
})

test('the courier collects the rest where a part came back before the parcel left', async () => {
  const order = await place()
  await moveTo(api, order.uid, 'processing')
  await receive(order, 1)
  await moveTo(api, order.uid, 'inDelivery', 'completed')
  const { due, payable } = await payableOf(order)
  expect([payable, await owedFor(order)]).toEqual([due - 2500, []])
})

test('what came back after the parcel had left is owed once the courier has taken the money for it', async () => {
  const order = await place()
  await moveTo(api, order.uid, 'processing')
  await receive(order, 0, testDay - 1)
  await moveTo(api, order.uid, 'inDelivery')
  const { due, payable } = await payableOf(order)
  await receive(order, 1, testDay + 1)
  expect([await payableOf(order), await owedFor(order)]).toEqual([{ due, payable }, []])
  expect(payable).toBe(due - 4000)
})

test('the till takes the rest', async () => {
  const order = await place({ shtid: methodIds.store, tsid: 1, pmtid: methodIds.inStore })
  await moveTo(api, order.uid, 'processing')
  await receive(order, 1)
  await moveTo(api, order.uid, 'readyForPickup', 'completed')
  expect(await payableOf(order)).toEqual({ due: 6500, payable: 4000 })
  await receive(order, 0)
  expect(await owedFor(order)).toEqual([[4000, '2026-12-04']])
  expect(await recordRefund(api.database.db, order.code, testDay)).toEqual({ ok: true, value: 4000 })
})

test('a gift card that was withdrawn from is not issued, and not asked for', async () => {
  const { app, database } = api
  const card = await makeProduct(database.db, { kind: 'giftCard', taxClass: 'outside', priceCents: 2000, copies: [9] })
  const gc = { rnm: 'Κατερίνα', reml: 'katerina@example.gr', snm: 'Ελένη', msg: '', dsg: 'classic' }
  const how = { shtid: methodIds.email, ...deposit }
  const request = await orderRequest(app, [{ ...line(card, 2), ext: { gc } }], how)
  const { adr1: _adr1, ct: _ct, pc: _pc, crid: _crid, ...placeless } = request
  const order = await findTestOrder(database.db, (await saveOrder(app, placeless)).body.uid)
  const statement = { nm: 'Μαρία', email: buyer.eml, cd: order.code, lns: [{ ln: 0, quantity: 1 }] }
  const stated = await sendRequest(app, '/el/withdrawals/save', statement, { 'idempotency-key': randomUUID() })
  expect([stated.status, stated.body.code]).toEqual([200, undefined])
  expect(await payableOf(order)).toEqual({ due: 4000, payable: 2000 })
  await recordPaid(order)
  const { rows } = await sql`
    select from gift_card c join order_line l on l.id = c.order_line_id where l.order_id = ${order.id}`.execute(
    database.db,
  )
  expect([rows.length, await owedFor(order)]).toEqual([1, []])
})
