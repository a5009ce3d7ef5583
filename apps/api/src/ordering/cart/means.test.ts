// Orders that are paid, in part or wholly, with gift cards and points.

import { randomBytes, randomUUID } from 'node:crypto'
import { listPaymentTypes } from '@stoa/contract/ordering/checkout'
import { order as orderShape } from '@stoa/contract/ordering/orders'
import { totals as totalsShape } from '@stoa/contract/ordering/totals'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, orderRequest, placed, readOrder, saveOrder, type Wire } from '../../../test/order-request.ts'
import { balanceOf, customerWith } from '../../../test/point-orders.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { inTransaction } from '../../database/transaction.ts'
import { readGiftCards } from '../gift-cards/gift-cards.service.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'
import { releaseUnpaidDeposits } from '../orders/unpaid-deposits.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 10 })
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const book = (priceCents: number) => makeProduct(api.database.db, { priceCents, copies: [200] })

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

async function totalsWith(items: Wire[], given: Wire, headers: Record<string, string> = {}) {
  const { status, body } = await sendRequest(api.app, '/en/orders/composecarttotals', { items, ...given }, headers)
  expect([status, body.code]).toEqual([200, undefined])
  return totalsShape.toReadable(totalsShape.schema.parse(body))
}

const orderOf = async (response: Wire) => {
  const { body } = await readOrder(api.app, response.uid)
  return orderShape.toReadable(orderShape.schema.parse(body))
}

test('a gift card pays a part, from the field of coupons too, and its rest stays', async () => {
  const items = [line(await book(3000))]
  const code = await giftCard(2000)
  for (const field of [{ gfcd: code }, { couponscodes: [code.toLowerCase()] }]) {
    const totals = await totalsWith(items, field)
    expect(totals).toMatchObject({
      total: 3000,
      due: 1000,
      means: [{ kind: 'gift_card', code: code.slice(-4), amount: 2000 }],
    })
    expect(totals.codes).toMatchObject([{ giftCard: true, applied: true, amount: 2000, left: 0 }])
  }
  const response = await placed(api.app, items, { gfcd: code })
  expect([response.ttl, response.due]).toEqual([31.9, 11.9])
  expect(await orderOf(response)).toMatchObject({
    total: 3190,
    due: 1190,
    means: [{ kind: 'gift_card', amount: 2000 }],
  })
  expect((await totalsWith(items, { gfcd: code })).codes).toMatchObject([{ applied: false, reason: 'Redeemed' }])
})

test('a code typed twice, and a card in both fields, are answered once and pay once', async () => {
  const items = [line(await book(3000))]
  const code = await giftCard(2000)
  const twice = { couponscodes: [code, code.toLowerCase(), 'no-such', 'NO SUCH'], gfcd: [code, 'nosuch'] }
  const totals = await totalsWith(items, twice)
  expect(totals.due).toBe(1000)
  expect(totals.codes.map((answer) => [answer.code, answer.applied])).toEqual([
    ['no-such', false],
    [code, true],
  ])
  expect((await totalsWith(items, { gfcd: [code, code.toLowerCase()] })).codes).toHaveLength(1)
})

test('an order that gift cards pay wholly is paid, and the shop begins', async () => {
  const [first, second] = [await giftCard(2000), await giftCard(3000)]
  const response = await placed(api.app, [line(await book(3500))], { couponscodes: [first, second], pmtid: 2 })
  expect(await orderOf(response)).toMatchObject({ due: 0, accounts: [], depositDeadline: null, status: 'processing' })
  const { rows } = await sql<{ status: string }>`
    select payment_status as status from customer_order where uid = ${String(response.uid)}`.execute(api.database.db)
  expect(rows).toEqual([{ status: 'paid' }])
  expect(await balance(second)).toBe(1500)
})

test('with nothing left to pay no way of paying is named, and none that is named counts', async () => {
  const items = [line(await book(1500))]
  for (const pmtid of [undefined, null, methodIds.cash]) {
    const code = await giftCard(1790)
    const response = await placed(api.app, items, { gfcd: code, pmtid })
    expect([response.ttl, response.due, await orderOf(response)]).toMatchObject([
      17.9,
      0,
      { payment: 'means', paymentFee: 0, total: 1790, due: 0, status: 'processing' },
    ])
  }
})

test('an order that is placed again by its key says what is due, also from before it was said', async () => {
  const request = await orderRequest(api.app, [line(await book(3000))], { gfcd: await giftCard(2000) })
  const key = randomUUID()
  const { body } = await saveOrder(api.app, request, { key })
  expect((await saveOrder(api.app, request, { key })).body).toEqual(body)
  await sql`
    update idempotency_key set answer = answer - 'due' || '{"total": 1190}' where key = ${key}`.execute(api.database.db)
  expect((await saveOrder(api.app, request, { key })).body).toEqual({ ...body, ttl: 11.9, due: 11.9 })
})

test('a way of paying is needed for the cent that a card lacks', async () => {
  const items = [line(await book(1500))]
  const request = await orderRequest(api.app, items, { gfcd: await giftCard(1789), pmtid: undefined })
  const { status, body } = await saveOrder(api.app, request)
  expect([status, body.code, body.details]).toEqual([409, 'payment_required', { fields: ['pmtid'] }])
})

test('who has no card and no points, and chose no way of paying, hears of none', async () => {
  const request = await orderRequest(api.app, [line(await book(1500))], { pmtid: undefined })
  const titles = await Promise.all(
    ['el', 'en'].map(async (language) => (await saveOrder(api.app, request, { language })).body.title),
  )
  expect(titles).toEqual([
    'Διαλέξτε πώς θα πληρώσετε: μένει ποσό για πληρωμή.',
    'Choose how you’ll pay: there is an amount left to pay.',
  ])
})

test('nobody chooses to have paid by card or points', async () => {
  const types = await call(api.app, listPaymentTypes, {})
  expect(types.map(({ code }) => code)).not.toContain('means')
  const { rows } = await sql<{ id: number }>`select id from payment_type where code = 'means'`.execute(api.database.db)
  const items = [line(await book(1500))]
  const request = { ...(await orderRequest(api.app, items, { pmtid: methodIds.deposit })), pmtid: rows[0]?.id }
  expect((await saveOrder(api.app, request)).body.code).toBe('payment_not_available')
})

test('a card that nobody issued and one that has expired are told apart', async () => {
  const items = [line(await book(1000))]
  const code = await giftCard(2000)
  await sql`update gift_card set expires_at = ${new Date(api.clock.now - 1)} where last4 = ${code.slice(-4)}`.execute(
    api.database.db,
  )
  const { codes } = await totalsWith(items, { gfcd: ['7K2M-9QRT-4VXZ-0AB1', code] })
  expect(codes.map(({ reason }) => reason)).toEqual(['NotFound', 'Expired'])
})

test('points pay goods only, from the minimum on, and come back with a cancelled order', async () => {
  const customer = await customerWith(api, 398)
  const { headers } = customer
  const items = [line(await book(1000))]
  const totals = await totalsWith(items, { r_lpnt: 10_000 }, headers)
  expect(totals).toMatchObject({ total: 1290, due: 892, means: [{ kind: 'points', amount: 398 }] })
  expect((await totalsWith(items, { r_lpnt: 398 })).means).toEqual([])
  const request = await orderRequest(api.app, items, { r_lpnt: 398, pmtid: 2 }, headers)
  const { status, body } = await saveOrder(api.app, request, { headers })
  expect([status, body.code]).toEqual([200, undefined])
  expect((await balanceOf(api, customer.customerId))[0]).toBe(0)
  await releaseUnpaidDeposits(api.database.db, api.clock.now + 40 * 86_400_000)
  expect((await balanceOf(api, customer.customerId))[0]).toBe(398)
})

test('a gift card that pays a deposit order in part comes back with it', async () => {
  const code = await giftCard(1000)
  await placed(api.app, [line(await book(3000))], { gfcd: code, pmtid: 2 })
  expect(await balance(code)).toBe(0)
  await releaseUnpaidDeposits(api.database.db, api.clock.now + 40 * 86_400_000)
  expect(await balance(code)).toBe(1000)
})

test('one gift card and a hundred orders at once: what it holds is spent once', async () => {
  const code = await giftCard(2000)
  const order = await orderRequest(api.app, [line(await book(2000))], { gfcd: code })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      saveOrder(api.app, { ...order, eml: `card${index}@example.gr` }, { key: randomUUID() }),
    ),
  )
  const outcomes = Object.groupBy(answers, ({ status, body }) => (status === 200 ? 'placed' : String(body.code)))
  expect(outcomes.placed).toHaveLength(1)
  expect(
    Object.keys(outcomes)
      .toSorted()
      .filter((key) => !['gift_card_changed', 'totals_changed'].includes(key)),
  ).toEqual(['placed'])
  expect(await balance(code)).toBe(0)
})

test('points are not spent twice by two orders at once', async () => {
  const customer = await customerWith(api, 500)
  const { headers } = customer
  const order = await orderRequest(api.app, [line(await book(2000))], { r_lpnt: 500 }, headers)
  const answers = await Promise.all(Array.from({ length: 5 }, () => saveOrder(api.app, order, { headers })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await balanceOf(api, customer.customerId))[0]).toBe(0)
})
