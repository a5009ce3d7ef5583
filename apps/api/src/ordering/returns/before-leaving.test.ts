// Withdrawing from goods that have not left: the contract ends with the statement, the copies are for sale again, the money is owed
// from then on, and nothing is sent back.

import { randomUUID } from 'node:crypto'
import type { ParcelState } from '@stoa/domain/ordering/delivery/parcel-state'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestOrder, moveTo, statusOf, type TestOrder } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { issueAs } from '../../../test/make-issuer.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { buyer, line, methodIds, placed, readableOrder, type Wire } from '../../../test/order-request.ts'
import { customerWith, entriesOf, orderFor } from '../../../test/point-orders.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import { sumPurchases } from '../loyalty/loyalty.queries.ts'
import { redeemPoints } from '../loyalty/loyalty.service.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { giveUpUncollected } from '../orders/uncollected-orders.service.ts'
import {
  closeStatement,
  listCancelledWhilePrepared,
  listOpenStatements,
  listUnsent,
  noteUnpacked,
  receiveCopies,
} from './due-returns.service.ts'
import { findReturnMail } from './return-mail.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await issueAs(api.database.db, api.clock.now)
})
afterAll(() => closeConsistent(api))

const deposit = { pmtid: methodIds.deposit }
const copies = (position: number, quantity = 1): Wire => ({ ln: position, quantity })
const book = (priceCents: number) => makeProduct(api.database.db, { priceCents, copies: [5] })
const copiesLeft = async (id: number) => (await countCopies(api.database.db, id)).quantities

/** One book of 40 and two of 25 euros. */
async function bought(changes: Wire, ...statuses: OrderStatus[]) {
  const [dear, cheap] = [await book(4000), await book(2500)]
  const { uid } = await placed(api.app, [line(dear), line(cheap, 2)], changes)
  const order = await findTestOrder(api.database.db, uid)
  if (changes.pmtid === methodIds.deposit)
    await decideInTransaction(api.database.db, (tx) => recordDeposit(tx, order.code, testDay))
  const isBegun = (await statusOf(api, order)) === orderStatusNumbers.processing
  await moveTo(api, order.uid, ...statuses.filter((status) => status !== 'processing' || !isBegun))
  return { order, dear, cheap }
}

async function withdraw({ code }: TestOrder, ...lns: Wire[]) {
  const statement = { nm: 'Μαρία Παπαδοπούλου', email: buyer.eml, cd: code, lns }
  const headers = { 'idempotency-key': randomUUID() }
  const { status, body } = await sendRequest(api.app, '/en/withdrawals/save', statement, headers)
  expect([status, body.code]).toEqual([200, undefined])
  return { code: String(body.cd), terms: body.trm as Wire }
}

const returnsOf = async ({ uid }: TestOrder) =>
  (await sendRequest(api.app, '/en/orders/getreturns', { uid, email: buyer.eml })).body

const noteOf = (cd: string) =>
  sendRequest(api.app, '/en/withdrawals/getdocument', { cd, email: buyer.eml, kind: 'returnNote' })

const unsentOf = async ({ code }: TestOrder) =>
  (await listUnsent(api.database.db, 500)).flatMap((row) => (row.order_code === code ? row.lines : []))

const toUnpack = async ({ code }: TestOrder, at = testDay) => {
  const rows = await listCancelledWhilePrepared(api.database.db, at, 500)
  return rows.filter((row) => row.order_code === code).map(({ coming_back }) => coming_back)
}

const isOpen = async (code: string) => (await listOpenStatements(api.database.db, 500)).some((row) => row.code === code)

test.each<[string, Wire, OrderStatus[]]>([
  ['that is being picked', deposit, ['processing']],
  ['that is invoiced', deposit, ['processing', 'invoiced']],
  ['that waits in a branch', { ...deposit, shtid: methodIds.store, tsid: 1 }, ['processing', 'readyForPickup']],
])('all of an order %s: it is cancelled, and its money owed within fourteen days', async (_, changes, statuses) => {
  const { order, dear, cheap } = await bought(changes, ...statuses)
  const { due } = await readableOrder(api.app, { uid: order.uid })
  const stated = await withdraw(order, copies(0), copies(1, 2))
  expect(stated.terms).toMatchObject({ cncl: true, sndb: false, pd: true, hld: false, rfby: '2026-12-04' })
  expect(await statusOf(api, order)).toBe(orderStatusNumbers.cancelled)
  expect([await copiesLeft(dear), await copiesLeft(cheap)]).toEqual([[5], [5]])
  expect(await returnsOf(order)).toMatchObject({
    wds: [{ st: 'cancelled', sndby: null, note: false }],
    rtns: [{ cs: 'cancelled', st: 'due', rfnd: due / 100, due: '2026-12-04' }],
  })
  expect([await isOpen(stated.code), (await noteOf(stated.code)).status]).toEqual([false, 404])
  const { rows } = await sql`
    select d.kind from document d where d.order_id = ${order.id} order by d.id`.execute(api.database.db)
  expect(rows.map((row) => (row as { kind: string }).kind)).toEqual(
    statuses.includes('invoiced') ? ['receipt', 'receipt_credit'] : [],
  )
})

test('all of what is prepared or waits in a branch is listed until it is unpacked, for a month', async () => {
  const inStore = { ...deposit, shtid: methodIds.store, tsid: 1 }
  const all = [copies(0), copies(1, 2)]
  const { order: packed } = await bought(deposit, 'processing', 'invoiced')
  expect(await toUnpack(packed)).toEqual([])
  const { code } = await withdraw(packed, ...all)
  const { order: waiting } = await bought(inStore, 'processing', 'readyForPickup')
  await withdraw(waiting, ...all)
  expect([await toUnpack(packed), await toUnpack(waiting)]).toEqual([[[]], [[]]])
  const month = 30 * 24 * 60 * 60_000
  expect([await toUnpack(packed, testDay + month), await toUnpack(packed, testDay + month + 1)]).toEqual([[[]], []])
  await closeStatement(api.database.db, code, testDay)
  expect([await toUnpack(packed), await toUnpack(waiting)]).toEqual([[], [[]]])
  expect((await returnsOf(packed)).wds).toMatchObject([{ st: 'cancelled' }])
  const { order: pending } = await bought({})
  await withdraw(pending, ...all)
  expect(await toUnpack(pending)).toEqual([])
})

test('what waits in a branch and nobody collects is listed too', async () => {
  const inStore = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.inStore }
  const { order } = await bought(inStore, 'processing', 'readyForPickup')
  const week = 8 * 24 * 60 * 60_000
  expect(await giveUpUncollected(api.database.db, testDay + week)).toBe(1)
  expect(await toUnpack(order)).toEqual([[]])
  expect(await noteUnpacked(api.database.db, order.code, testDay + week)).toMatchObject({ ok: true })
  expect(await toUnpack(order)).toEqual([])
})

test('of what its carrier has already its shipments are named until they are back', async () => {
  const { db } = api.database
  const { order } = await bought(deposit, 'processing')
  await withdraw(order, copies(1))
  const { rows } = await sql<{ id: number }>`
    insert into shipment (order_id, carrier, reference, state, number, pickup_day, asked_at, settled_at)
    values (${order.id}, 'acs', ${`${order.code}-1`}, 'created', ${order.code}, '2026-11-20', now(), now()) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  await sql`insert into shipment_parcel (order_id, shipment_id, position, number) values (${order.id}, ${id}, 1, ${order.code})`.execute(
    db,
  )
  await withdraw(order, copies(0), copies(1))
  expect(await toUnpack(order)).toEqual([[]])
  const comingBackOnce = async (change: 'cancel_refusal' | ParcelState) => {
    if (change === 'cancel_refusal')
      await sql`update shipment set cancel_refusal = 'not_cancellable' where id = ${id}`.execute(db)
    else await sql`update shipment_parcel set state = ${change}, state_at = now() where shipment_id = ${id}`.execute(db)
    return (await toUnpack(order))[0]
  }
  expect(await comingBackOnce('cancel_refusal')).toEqual([`${order.code}-1`])
  expect(await comingBackOnce('returning')).toEqual([`${order.code}-1`])
  expect(await comingBackOnce('returned')).toEqual([])
})

test('a part: its copies are for sale, its money is owed, who packs is told, and the rest goes on', async () => {
  const { order, dear, cheap } = await bought(deposit, 'processing')
  const stated = await withdraw(order, copies(1))
  expect(stated.terms).toMatchObject({ cncl: false, sndb: false, mny: 25, rfby: '2026-12-04' })
  expect([await copiesLeft(dear), await copiesLeft(cheap)]).toEqual([[4], [4]])
  expect(await statusOf(api, order)).toBe(orderStatusNumbers.processing)
  expect(await returnsOf(order)).toMatchObject({
    wds: [{ st: 'ended', sndby: null, note: false, lns: [{ quantity: 1 }] }],
    rtns: [{ cs: 'withdrawn', st: 'due', rfnd: 25, due: '2026-12-04', lns: [{ quantity: 1 }] }],
  })
  expect([await isOpen(stated.code), (await noteOf(stated.code)).status]).toEqual([false, 404])
  expect(await unsentOf(order)).toMatchObject([{ line: 1, quantity: 1 }])
  await moveTo(api, order.uid, 'inDelivery')
  expect(await unsentOf(order)).toEqual([])
})

test('a part of what waits in a branch: who hands it out is told', async () => {
  const inStore = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.inStore }
  const { order } = await bought(inStore, 'processing', 'readyForPickup')
  await withdraw(order, copies(0))
  expect(await unsentOf(order)).toMatchObject([{ line: 0, quantity: 1 }])
  await moveTo(api, order.uid, 'completed')
  expect(await unsentOf(order)).toEqual([])
})

test('all of what waits in a branch, found by the staff in words: it is cancelled', async () => {
  const { order, dear, cheap } = await bought(
    { ...deposit, shtid: methodIds.store, tsid: 1 },
    'processing',
    'readyForPickup',
  )
  const found = [
    { line: 0, quantity: 1, damaged: 0 },
    { line: 1, quantity: 2, damaged: 0 },
  ]
  const received = await receiveCopies(api.database.db, { order: order.code }, { copies: found, now: testDay })
  expect(received).toMatchObject({ ok: true, value: { unsent: true, status: 'cancelled' } })
  expect([await copiesLeft(dear), await copiesLeft(cheap)]).toEqual([[5], [5]])
})

test('of a part that has left only that comes back', async () => {
  const { order } = await bought(deposit, 'processing')
  await withdraw(order, copies(1))
  await moveTo(api, order.uid, 'inDelivery', 'completed')
  const { code, terms } = await withdraw(order, copies(0), copies(1))
  expect(terms).toMatchObject({ cncl: false, sndb: true })
  expect([await isOpen(code), (await noteOf(code)).status]).toEqual([true, 200])
  const received = await receiveCopies(api.database.db, { withdrawal: code }, { copies: [], now: testDay })
  expect(received).toMatchObject({ ok: true, value: { unsent: false, status: 'returned' } })
})

test('the parcel that its carrier has is sent back, whatever the order says yet', async () => {
  const { order } = await bought(deposit, 'processing')
  await sql`insert into shipment (order_id, carrier, reference, state, number, pickup_day, pickup_list, asked_at, settled_at)
    values (${order.id}, 'acs', ${`${order.code}-1`}, 'created', ${order.code}, '2026-11-20', 'L1', now(), now())`.execute(
    api.database.db,
  )
  expect((await withdraw(order, copies(0), copies(1, 2))).terms).toMatchObject({ cncl: false, sndb: true })
  expect(await statusOf(api, order)).toBe(orderStatusNumbers.processing)
})

test('the courier collects the rest of what is paid on delivery, and nothing is owed', async () => {
  const { order } = await bought({}, 'processing')
  const before = await readableOrder(api.app, { uid: order.uid })
  expect((await withdraw(order, copies(1, 2))).terms).toMatchObject({ sndb: false, pd: false, mny: 50 })
  const { payable } = await readableOrder(api.app, { uid: order.uid })
  expect(payable).toBe(before.payable - 5000)
  expect(await returnsOf(order)).toMatchObject({ rtns: [{ cs: 'withdrawn', st: 'unpaid', due: null }] })
})

test('what the staff find in words of what has not left is not said to have come back', async () => {
  const { order } = await bought(deposit, 'processing')
  const received = await receiveCopies(
    api.database.db,
    { order: order.code },
    { copies: [{ line: 0, quantity: 1, damaged: 0 }], now: testDay },
  )
  expect(received).toMatchObject({ ok: true, value: { unsent: true } })
  const { rows } = await sql<{ id: number }>`select id from order_return where order_id = ${order.id}`.execute(
    api.database.db,
  )
  expect(await findReturnMail(api.database.db, rows[0]?.id ?? 0)).toMatchObject({ unsent: true, moneyCents: 4000 })
})

test('a part of an order with points: they change because it was edited, and what comes back later is another matter', async () => {
  const who = await customerWith(api, 400)
  const [dear, cheap] = [await book(4000), await book(2500)]
  const placedOrder = await orderFor(api, [line(dear), line(cheap, 2)], who)
  await inTransaction(api.database.db, (tx) => redeemPoints(tx, who.customerId, placedOrder.id, 90, { now: testDay }))
  const order = await findTestOrder(api.database.db, placedOrder.uid)
  await moveTo(api, order.uid, 'processing')
  await withdraw(order, copies(1))
  const kinds = async () => (await entriesOf(api, who.customerId)).slice(3)
  const kept = () => sumPurchases(api.database.db, who.customerId, new Date(testDay + 1))
  expect(await kinds()).toEqual([
    { kind: 'RevertAfterEdit', points: 25, debt: 0 },
    { kind: 'RevertAfterEdit', points: -25, debt: 0 },
  ])
  expect(await kept()).toBe(6500)
  await moveTo(api, order.uid, 'inDelivery', 'completed')
  const back = { copies: [{ line: 0, quantity: 1, damaged: 0 }], now: testDay }
  expect(await receiveCopies(api.database.db, { order: order.code }, back)).toMatchObject({ ok: true })
  expect((await kinds()).slice(2)).toEqual([
    { kind: 'Revert', points: 40, debt: 0 },
    { kind: 'Revert', points: -40, debt: 0 },
  ])
  expect(await kept(), 'what was bought counts for the tiers of points as long as it is kept').toBe(2500)
})
