// Orders that are collected at a branch, and paid at its till.

import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { collectionDeadline } from '@stoa/domain/ordering/payment/collection-deadline'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import {
  line,
  methodIds,
  orderRequest,
  placed,
  readableOrder,
  saveOrder,
  type Wire,
} from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { moveOrder } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const inStore: Wire = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.inStore }
const noAddress: Wire = { adr1: undefined, ct: undefined, pc: undefined, crid: undefined }

const book = (priceCents: number) => makeProduct(api.database.db, { priceCents, copies: [9] })

const move = (uid: string, to: OrderStatus) =>
  decideInTransaction(api.database.db, async (tx) => {
    const order = await lockOrder(tx, { uid })
    if (!order) throw new Error('there is no such order')
    const how = { actor: 'tool', source: 'softone', reason: null, notify: false, now: api.clock.now } as const
    return moveOrder(tx, order, { to, ...how })
  })

async function paymentOf(uid: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ payment_status: string | null }>`
    select payment_status from customer_order where uid = ${uid}`.execute(api.database.db)
  return rows[0]?.payment_status
}

test('cost nothing more, need no address, and are paid once they are collected', async () => {
  const order = await placed(api.app, [line(await book(1500))], { ...inStore, ...noAddress })
  const { total, due, payment, paymentName, accounts } = await readableOrder(api.app, order, 'en')
  expect([total, due, payment, paymentName, accounts]).toEqual([1500, 1500, 'in_store', 'Pay in store', []])
  const uid = String(order.uid)
  const states = [await paymentOf(uid)]
  const lastDays: (string | null)[] = []
  for (const to of ['processing', 'readyForPickup', 'completed'] as const) {
    expect((await move(uid, to)).ok).toBe(true)
    states.push(await paymentOf(uid))
    lastDays.push((await readableOrder(api.app, order)).collectionDeadline)
  }
  expect(states).toEqual(['on_delivery', 'on_delivery', 'on_delivery', 'paid'])
  expect(lastDays).toEqual([null, isoDay(collectionDeadline('in_store', api.clock.now) ?? 0), null])
})

test.each([
  ['brought to the door', 1500, { shtid: methodIds.home }, 'payment_not_available'],
  ['collected at a locker', 1500, { shtid: methodIds.locker, ppid: '4001' }, 'payment_not_available'],
  ['of 500.00 €, which may not be paid in cash', 50_000, {}, 'payment_amount_too_high'],
])('are refused when %s', async (_, price, changes, code) => {
  const byDeposit = await orderRequest(api.app, [line(await book(price))], { ...inStore, pmtid: methodIds.deposit })
  const { status, body } = await saveOrder(api.app, { ...byDeposit, pmtid: methodIds.inStore, ...changes })
  expect([status, body.code]).toEqual([409, code])
})

test('are promised for an hour, which is kept', async () => {
  const noon = Date.parse('2026-11-20T12:10:00+02:00')
  api.clock.now = noon
  const item = line(await makeProduct(api.database.db, { priceCents: 1500, copies: [9] }))
  const [collected, deposited] = [
    await placed(api.app, [item], inStore),
    await placed(api.app, [item], { ...inStore, pmtid: methodIds.deposit }),
  ]
  const { readyAt, deliveryTo } = await readableOrder(api.app, collected)
  expect([readyAt, deliveryTo]).toEqual(['2026-11-20T12:30:00.000Z', '2026-11-20'])
  expect((await readableOrder(api.app, deposited)).readyAt).toBeNull()
})

test('of 499.99 € are accepted', async () => {
  await placed(api.app, [line(await book(49_999))], inStore)
})
