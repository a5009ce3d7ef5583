// Orders that end in parts before anything has left: by their buyer and by the staff, one after the other or at once. What each
// part is said to give back adds up to what was paid.

import { randomBytes, randomUUID } from 'node:crypto'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestOrder, moveTo, statusOf, type TestOrder } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { makeCode, percent } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { buyer, line, methodIds, placed, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import { readGiftCards } from '../gift-cards/gift-cards.service.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { listDueRefunds } from '../orders/refunds.service.ts'
import { receiveCopies } from './due-returns.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 10 })
})
afterAll(() => closeConsistent(api))

const cardCents = 1000

async function giftCard(): Promise<string> {
  const [code = ''] = await inTransaction(api.database.db, (tx) =>
    issueGiftCardCodes(tx, { count: 1, amountCents: cardCents }, api.clock.now, randomBytes),
  )
  return code
}

/** A set and its part, three wrapped copies and one that is not, with a code, partly paid with a gift card, and being picked. */
async function picked(changes: Wire) {
  const { db } = api.database
  const [part, wrapped, plain] = await Promise.all([
    makeProduct(db, { priceCents: 297, copies: [9] }),
    makeProduct(db, { priceCents: 333, copies: [9] }),
    makeProduct(db, { priceCents: 197, copies: [9] }),
  ])
  const set = await makeSet(db, [{ id: part, quantity: 2 }], { priceCents: 499 })
  const card = await giftCard()
  const { code } = await makeCode(db, { effect: percent(13) })
  const means = { pmtid: methodIds.deposit, gfcd: card, couponscodes: [code] }
  const items = [line(set, 2), line(part), { ...line(wrapped, 3), ext: { wrp: true } }, line(plain)]
  const { uid } = await placed(api.app, items, { ...changes, ...means })
  const order = await findTestOrder(db, uid)
  await decideInTransaction(db, (tx) => recordDeposit(tx, order.code, api.clock.now))
  return { order, books: [part, wrapped, plain], card }
}

/** Of each copy of the order, its line. */
const copies = [0, 2, 1, 2, 0, 3, 2]

async function withdraw({ code }: TestOrder, position: number): Promise<number> {
  const lns = [{ ln: position, quantity: 1 }]
  const statement = { nm: 'Μαρία Παπαδοπούλου', email: buyer.eml, cd: code, lns }
  const { status, body } = await sendRequest(api.app, '/en/withdrawals/save', statement, {
    'idempotency-key': randomUUID(),
  })
  expect([status, body.code]).toEqual([200, undefined])
  return Math.round(Number((body.trm as Wire).rfnd) * 100)
}

async function receive({ code }: TestOrder, position: number): Promise<number> {
  const found = [{ line: position, quantity: 1, damaged: 0 }]
  const received = await receiveCopies(api.database.db, { order: code }, { copies: found, now: api.clock.now })
  if (!received.ok) throw new Error(received.refusal)
  return received.value.amounts.totalCents
}

const parts = (order: TestOrder) =>
  copies.map((position, index) => () => (index % 2 ? receive(order, position) : withdraw(order, position)))

/** So many at a time, and the last ones together. */
async function endInTurns(order: TestOrder, together: number): Promise<number[]> {
  const left = parts(order)
  const amounts: number[] = []
  while (left.length > 0) {
    const turn = left.splice(0, left.length % together || together)
    amounts.push(...(await Promise.all(turn.map((end) => end()))))
  }
  return amounts
}

const places = {
  'sent home': {},
  'waiting in a branch': { shtid: methodIds.store, tsid: 1 },
} as const

const cases = Object.keys(places).flatMap((place) => [1, 2].map((together) => ({ place, together })))

test.each(cases)('$together at a time, $place: it is cancelled, and gives back what was paid', async (given) => {
  const { db } = api.database
  const { order, books, card } = await picked(places[given.place as keyof typeof places])
  if (given.place !== 'sent home') await moveTo(api, order.uid, 'readyForPickup')
  const { rows } = await sql<{ total: number; due: number }>`
    select total_cents as total, due_cents as due from customer_order where id = ${order.id}`.execute(db)
  const wrapped = await sql<{ cents: number }>`
    select total_cents as cents from order_line where order_id = ${order.id} and position = 2`.execute(db)
  expect((wrapped.rows[0]?.cents ?? 0) % 3, 'copies of unequal worth').not.toBe(0)
  const amounts = await endInTurns(order, given.together)
  expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(rows[0]?.total)
  expect(await statusOf(api, order)).toBe(orderStatusNumbers.cancelled)
  const owed = (await listDueRefunds(db, 1000)).filter(({ code }) => code === order.code)
  expect(owed.reduce((sum, { cents }) => sum + cents, 0)).toBe(rows[0]?.due)
  const [back] = await readGiftCards(db, [card], api.clock.now)
  expect(back?.card).toMatchObject({ ok: true, value: { balanceCents: cardCents } })
  const quantities = await Promise.all(books.map(async (book) => (await countCopies(db, book)).quantities))
  expect(quantities).toEqual([[9], [9], [9]])
})
