// What comes back of an order, line by line: its money, gift cards, points and copies.

import { randomBytes } from 'node:crypto'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delivered, findTestOrder, moveTo, statusOf, type TestOrder } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { makeCode, percent } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { line, methodIds, orderRequest, placed, saveOrder } from '../../../test/order-request.ts'
import { balanceOf, customerWith } from '../../../test/point-orders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { inTransaction } from '../../database/transaction.ts'
import { readGiftCards } from '../gift-cards/gift-cards.service.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'
import { listDueRefunds } from '../orders/refunds.service.ts'
import { type ReceivedCopies, receiveCopies, recordRefund, warnOfDueReturns } from './due-returns.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 10 })
})
afterAll(() => closeConsistent(api))

const day = 24 * 60 * 60_000
const book = (priceCents: number, copies = [50]) => makeProduct(api.database.db, { priceCents, copies })
const deposit = { pmtid: methodIds.deposit }
const back = (position: number, quantity = 1, damaged = 0): ReceivedCopies => ({ line: position, quantity, damaged })

const receive = ({ code }: TestOrder, ...copies: ReceivedCopies[]) =>
  receiveCopies(api.database.db, { order: code }, { copies, now: api.clock.now })

async function moneyOf(order: TestOrder, ...copies: ReceivedCopies[]): Promise<number> {
  const received = await receive(order, ...copies)
  if (!received.ok) throw new Error(received.refusal)
  return received.value.amounts.moneyCents
}

const copiesOf = async (id: number) => (await countCopies(api.database.db, id)).quantities

async function giftCard(amountCents: number): Promise<string> {
  const [code = ''] = await inTransaction(api.database.db, (tx) =>
    issueGiftCardCodes(tx, { count: 1, amountCents }, api.clock.now, randomBytes),
  )
  return code
}

async function balance(code: string): Promise<number> {
  const [fact] = await readGiftCards(api.database.db, [code], api.clock.now)
  return fact?.card.ok ? fact.card.value.balanceCents : 0
}

const owedFor = async ({ code }: TestOrder) =>
  (await listDueRefunds(api.database.db, 1000)).filter((due) => due.code === code).map(({ cents }) => cents)

test('a part comes back: its money is owed, its copies are for sale, the order is partly returned', async () => {
  const [first, second] = [await book(1000, [5]), await book(700, [5])]
  const order = await delivered(api, [line(first, 3), line(second)])
  expect(await moneyOf(order, back(0, 2))).toBe(2000)
  expect(await owedFor(order)).toEqual([2000])
  expect([await copiesOf(first), await copiesOf(second)]).toEqual([[4], [4]])
  expect(await statusOf(api, order)).toBe(orderStatusNumbers.partiallyReturned)
})

test('the rest comes back later, with delivery and the fee for cash: nothing of what was paid is left', async () => {
  const [first, second] = [await book(1000), await book(700)]
  const order = await delivered(api, [line(first), line(second)])
  const { rows } = await sql<{ total_cents: number; goods: number }>`
    select total_cents, products_cents as goods from customer_order where id = ${order.id}`.execute(api.database.db)
  const extras = (rows[0]?.total_cents ?? 0) - 1700
  expect(extras).toBeGreaterThan(0)
  expect(await moneyOf(order, back(1))).toBe(700)
  expect(await moneyOf(order, back(0))).toBe(1000 + extras)
  expect(await statusOf(api, order)).toBe(orderStatusNumbers.returned)
})

test('what a code took off is not given back, and the code stays used', async () => {
  const { code, id } = await makeCode(api.database.db, { effect: percent(10) })
  const order = await delivered(api, [line(await book(5000)), line(await book(3333))], {
    ...deposit,
    couponscodes: [code],
  })
  expect(await moneyOf(order, back(1))).toBe(3000)
  expect(await moneyOf(order, back(0))).toBe(4500)
  expect((await sql`select from coupon_use where code_id = ${id}`.execute(api.database.db)).rows).toHaveLength(1)
})

test('a damaged copy comes back without being for sale', async () => {
  const id = await book(4000, [9])
  const order = await delivered(api, [line(id, 4)])
  await receive(order, back(0, 3, 1))
  expect(await copiesOf(id)).toEqual([7])
  await receive(order, back(0, 1, 1))
  expect(await copiesOf(id)).toEqual([7])
})

test('of a set the copies of its parts', async () => {
  const [first, second] = [await book(2000, [9]), await book(1000, [9])]
  const set = await makeSet(api.database.db, [{ id: first }, { id: second, quantity: 2 }], { priceCents: 3500 })
  const order = await delivered(api, [line(set, 2)])
  expect(await moneyOf(order, back(0))).toBe(3500)
  expect([await copiesOf(first), await copiesOf(second)]).toEqual([[8], [7]])
})

test('gift cards get back their share, money the rest, and all of it in the end', async () => {
  const code = await giftCard(3000)
  const order = await delivered(api, [line(await book(3000)), line(await book(6000))], { ...deposit, gfcd: code })
  expect(await balance(code)).toBe(0)
  expect(await moneyOf(order, back(0))).toBe(2000)
  expect(await balance(code)).toBe(1000)
  expect(await moneyOf(order, back(1))).toBe(4000)
  expect(await balance(code)).toBe(3000)
})

test('points that were used come back, and those that were earned go, by the share of the goods', async () => {
  const who = await customerWith(api, 1000)
  const items = [line(await book(2000)), line(await book(4000))]
  const request = await orderRequest(api.app, items, { ...deposit, r_lpnt: 600 }, who.headers)
  const saved = await saveOrder(api.app, request, { headers: who.headers })
  expect([saved.status, saved.body.code]).toEqual([200, undefined])
  const order = await findTestOrder(api.database.db, saved.body.uid)
  const [approved, pending] = await balanceOf(api, who.customerId)
  await moveTo(api, order.uid, 'processing', 'inDelivery', 'completed')
  expect(await moneyOf(order, back(0))).toBe(1800)
  const [afterApproved, afterPending] = await balanceOf(api, who.customerId)
  expect([afterApproved - approved, afterPending < pending]).toEqual([200, true])
  await receive(order, back(1))
  expect(await balanceOf(api, who.customerId)).toEqual([1000, 0])
})

test('a whole order that is moved to returned after a part of it owes the rest alone', async () => {
  const order = await delivered(api, [line(await book(4000)), line(await book(2500))])
  await receive(order, back(0))
  await moveTo(api, order.uid, 'returned')
  expect((await owedFor(order)).toSorted()).toEqual([2690, 4000])
})

test('a parcel that was refused at the door owes nothing, and gives back its copies', async () => {
  const id = await book(4000, [3])
  const { uid } = await placed(api.app, [line(id, 2)])
  const order = await findTestOrder(api.database.db, uid)
  await moveTo(api, order.uid, 'processing', 'inDelivery', 'notDelivered')
  expect(await receive(order, back(0, 2))).toMatchObject({ ok: true, value: { refundDueOn: null, status: 'returned' } })
  expect([await owedFor(order), await copiesOf(id)]).toEqual([[], [3]])
})

describe('an order that is paid on delivery, of which a part was delivered,', () => {
  async function partly(...items: [number, number]): Promise<TestOrder> {
    const { uid } = await placed(api.app, [line(items[0]), line(items[1])])
    const order = await findTestOrder(api.database.db, uid)
    await moveTo(api, order.uid, 'processing', 'inDelivery', 'partiallyDelivered')
    return order
  }
  const paymentOf = async ({ id }: TestOrder) =>
    (
      await sql<{ payment: string; total: number }>`
        select payment_status as payment, total_cents as total from customer_order where id = ${id}`.execute(
        api.database.db,
      )
    ).rows[0]

  test('is paid once the rest has come back, which is owed', async () => {
    const order = await partly(await book(4000), await book(2500))
    expect(await moneyOf(order, back(1))).toBe(2500)
    expect(await paymentOf(order)).toMatchObject({ payment: 'paid' })
    expect([await owedFor(order), await statusOf(api, order)]).toEqual([[2500], orderStatusNumbers.partiallyReturned])
    await moveTo(api, order.uid, 'returned')
    const total = (await paymentOf(order))?.total ?? 0
    expect((await owedFor(order)).toSorted()).toEqual([total - 2500, 2500].toSorted())
  })

  test('is returned when all of it comes back, and all of it is owed', async () => {
    const order = await partly(await book(4000), await book(2500))
    const total = (await paymentOf(order))?.total ?? 0
    expect(await moneyOf(order, back(0), back(1))).toBe(total)
    expect([await owedFor(order), await statusOf(api, order)]).toEqual([[total], orderStatusNumbers.returned])
    expect(await recordRefund(api.database.db, order.code, api.clock.now)).toEqual({ ok: true, value: total })
    expect(await statusOf(api, order)).toBe(orderStatusNumbers.refund)
  })
})

describe('refused', () => {
  const refusalOf = async (order: TestOrder, ...copies: ReceivedCopies[]) => {
    const received = await receive(order, ...copies)
    return received.ok ? null : received.refusal
  }

  test('more than was bought, lines that it has not, nothing, and what is over', async () => {
    const order = await delivered(api, [line(await book(4000), 2)])
    expect(await refusalOf(order, back(0, 3))).toBe('too_many_returned')
    expect(await refusalOf(order, back(1))).toBe('too_many_returned')
    expect(await refusalOf(order)).toBe('nothing_returned')
    expect(await refusalOf(order, back(0, 2))).toBeNull()
    expect(await refusalOf(order, back(0))).toBe('order_ended')
  })

  test('by the database too', async () => {
    const order = await delivered(api, [line(await book(4000))])
    await receive(order, back(0))
    await expect(
      sql`with another as (
          insert into order_return (order_id, source, received_at, money_cents) values (${order.id}, 'staff', now(), 0) returning id)
        insert into order_return_line (return_id, order_id, line, quantity, damaged, cents)
        select id, ${order.id}, 0, 1, 0, 0 from another`.execute(api.database.db),
    ).rejects.toThrow('came back than it has')
  })
})

test('of twenty returns of the same copies at once one is made', async () => {
  const id = await book(4000, [7])
  const code = await giftCard(5000)
  const order = await delivered(api, [line(id, 2), line(await book(1000))], { ...deposit, gfcd: code })
  const answers = await Promise.all(Array.from({ length: 20 }, () => receive(order, back(0, 2))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))).toEqual(
    Array.from({ length: 19 }, () => 'too_many_returned'),
  )
  expect([await copiesOf(id), await balance(code)]).toEqual([[7], Math.round((5000 * 8000) / 9000)])
})

test('of twenty returns of one copy each, as many are made as there are copies, and they add up', async () => {
  const order = await delivered(api, [line(await book(1333), 7)])
  const answers = await Promise.all(Array.from({ length: 20 }, () => receive(order, back(0))))
  const made = answers.flatMap((answer) => (answer.ok ? [answer.value.amounts.totalCents] : []))
  const { rows } = await sql<{ total_cents: number }>`
    select total_cents from customer_order where id = ${order.id}`.execute(api.database.db)
  expect([made.length, made.reduce((sum, cents) => sum + cents, 0)]).toEqual([7, rows[0]?.total_cents])
})

test('money that is owed is warned of two days before, once a day, until it is back', async () => {
  const { db } = api.database
  const order = await delivered(api, [line(await book(4000))])
  await receive(order, back(0))
  const warned = async (now: number) =>
    (await warnOfDueReturns(db, now)).refunds.filter(({ orderId }) => orderId === order.id).map(({ dueOn }) => dueOn)
  expect(await warned(api.clock.now + 11 * day)).toEqual([])
  expect(await warned(api.clock.now + 12 * day)).toEqual(['2026-12-04'])
  expect(await warned(api.clock.now + 12 * day)).toEqual([])
  expect(await warned(api.clock.now + 20 * day)).toEqual(['2026-12-04'])
  expect(await recordRefund(db, order.code, api.clock.now)).toMatchObject({ ok: true })
  expect(await recordRefund(db, order.code, api.clock.now)).toEqual({ ok: false, refusal: 'nothing_owed' })
  expect(await warned(api.clock.now + 30 * day)).toEqual([])
  expect(await statusOf(api, order)).toBe(orderStatusNumbers.refund)
})
