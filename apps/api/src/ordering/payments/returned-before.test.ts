// Paying at a provider what is left of an order of which a part came back before.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestOrder, type TestOrder } from '../../../test/delivered-order.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, placed, readableOrder } from '../../../test/order-request.ts'
import { cardId, openPaymentShop, type PaymentShop, paid } from '../../../test/payment-shop.ts'
import { listDueRefunds } from '../orders/refunds.service.ts'
import { receiveCopies } from '../returns/due-returns.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(async () => {
  await expectConsistentLedger(shop.database.db)
  await shop.close()
})

async function place(): Promise<TestOrder> {
  const book = (priceCents: number) => makeProduct(shop.database.db, { priceCents, copies: [5] })
  const items = [line(await book(4000)), line(await book(2500)), line(await book(1000))]
  const { uid } = await placed(shop.app, items, { pmtid: cardId })
  return findTestOrder(shop.database.db, uid)
}

const receive = ({ code }: TestOrder, position: number) =>
  receiveCopies(
    shop.database.db,
    { order: code },
    { copies: [{ line: position, quantity: 1, damaged: 0 }], now: shop.clock.now },
  )

const dueOf = async ({ uid }: TestOrder) => (await readableOrder(shop.app, { uid })).due
const askedOf = (reference: string) => shop.provider.requests.find((one) => one.reference === reference)
const owedFor = async ({ code }: TestOrder) =>
  (await listDueRefunds(shop.database.db, 1000)).flatMap((due) => (due.code === code ? [due.cents] : []))

test('the provider asks for the rest, line by line, and nothing is owed then', async () => {
  const order = await place()
  await receive(order, 1)
  const reference = await shop.begin(order.uid)
  const { amountCents, lines = [] } = askedOf(reference) ?? {}
  expect([amountCents, lines.reduce((sum, { totalCents }) => sum + totalCents, 0)]).toEqual(
    Array(2).fill((await dueOf(order)) - 2500),
  )
  await shop.post('return', shop.reportOn(reference))
  expect([await shop.stateOf(order.uid), await owedFor(order)]).toEqual([paid('captured'), []])
})

test('what comes back while the provider asks for all of it is owed once that is captured', async () => {
  const order = await place()
  await receive(order, 1)
  const first = await shop.begin(order.uid)
  await receive(order, 0)
  await shop.post('return', shop.reportOn(first))
  const due = await dueOf(order)
  expect((await readableOrder(shop.app, { uid: order.uid })).payable).toBe(due - 2500)
  expect(await owedFor(order)).toEqual([4000])
})
