// What comes back of an order that is not paid: nothing is owed for it until the money has come, and then all of it.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestOrder, moveTo, type TestOrder } from '../../../test/delivered-order.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { buyer, line, methodIds, orderRequest, placed, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { listDueRefunds } from '../orders/refunds.service.ts'
import { receiveCopies, recordRefund } from './due-returns.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(async () => {
  await expectConsistentLedger(api.database.db)
  await api.close()
})

const deposit = { pmtid: methodIds.deposit }

async function place(changes = {}): Promise<TestOrder> {
  const book = (priceCents: number) => makeProduct(api.database.db, { priceCents, copies: [5] })
  const items = [line(await book(4000)), line(await book(2500))]
  return findTestOrder(api.database.db, (await placed(api.app, items, changes)).uid)
}

const receive = ({ code }: TestOrder, position: number) => {
  const copies = [{ line: position, quantity: 1, damaged: 0 }]
  return receiveCopies(api.database.db, { order: code }, { copies, now: testDay })
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

test('what came back is owed once the deposit has come', async () => {
  const order = await place(deposit)
  await receive(order, 0)
  expect(await owedFor(order)).toEqual([])
  expect(await recordPaid(order)).toMatchObject({ ok: true })
  expect(await owedFor(order)).toEqual([[4000, '2026-12-04']])
})

test('what was kept from the parcel is owed once the courier has taken the money for all of it', async () => {
  const order = await place()
  await moveTo(api, order.uid, 'processing')
  await receive(order, 1)
  await moveTo(api, order.uid, 'inDelivery')
  expect(await owedFor(order)).toEqual([])
  await moveTo(api, order.uid, 'completed')
  expect(await owedFor(order)).toEqual([[2500, '2026-12-04']])
  expect(await recordRefund(api.database.db, order.code, testDay)).toEqual({ ok: true, value: 2500 })
})

test('a gift card that was withdrawn from is not issued, and what was transferred for it is owed', async () => {
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
  await recordPaid(order)
  const { rows } = await sql`
    select from gift_card c join order_line l on l.id = c.order_line_id where l.order_id = ${order.id}`.execute(
    database.db,
  )
  expect([rows.length, await owedFor(order)]).toEqual([1, [[2000, '2026-12-04']]])
})
