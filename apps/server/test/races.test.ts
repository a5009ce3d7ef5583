// Many buyers at once over two processes: a code, a card, points and copies are spent once, and everybody else is told why.

import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '@stoa/api/database/transaction'
import { issueGiftCardCodes } from '@stoa/api/ordering/gift-cards/issued-gift-cards.service'
import { releaseUnpaidDeposits } from '@stoa/api/ordering/orders/unpaid-deposits.service'
import { tally } from '@stoa/api/test/http-api'
import { expectConsistentLedger } from '@stoa/api/test/invariants'
import { countCopies, makeProduct } from '@stoa/api/test/make-product'
import { makeCode } from '@stoa/api/test/make-promotion'
import { makeSet } from '@stoa/api/test/make-set'
import { line, methodIds, type Wire } from '@stoa/api/test/order-request'
import { balanceOf, customerWith, entriesOf } from '@stoa/api/test/point-orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openServerPair, requestOrder, type ServerPair, saveAtOnce, saveOrder } from './server-pair.ts'

let pair: ServerPair
beforeAll(async () => {
  pair = await openServerPair()
})
afterEach(() => expectConsistentLedger(pair.database.db))
afterAll(() => pair.close())

const refusal = (status: number, code: string): string => `${status} ${code} application/problem+json`
const totalsChanged = refusal(409, 'totals_changed')

const tenth = { kind: 'percentage', basisPoints: 1000 } as const
const book = (priceCents = 1000): Promise<number> =>
  makeProduct(pair.database.db, { priceCents, copies: [500], taxClass: 'book' })

const soldCopies = async (productId: number): Promise<number> => {
  const { quantities, moved } = await countCopies(pair.database.db, productId)
  expect(quantities).toEqual([moved])
  return 500 - moved
}

describe('a gift card', () => {
  const issue = async (amountCents: number): Promise<string> => {
    const batch = { count: 1, amountCents }
    const [code = ''] = await inTransaction(pair.database.db, (tx) =>
      issueGiftCardCodes(tx, batch, pair.clock.now, randomBytes),
    )
    return code
  }
  const cardOf = async (code: string) => {
    const { rows } = await pair.database.pool.query<{ balance: number; entries: number[] }>(
      `select balance_cents as balance, array(select cents from gift_card_entry where gift_card_id = c.id order by id) as entries
       from gift_card c where last4 = $1`,
      [code.slice(-4)],
    )
    return rows[0]
  }

  test('and a hundred orders: what is on it is spent once', async () => {
    const [product, gfcd] = [await book(2000), await issue(2000)]
    const answers = tally(await saveAtOnce(pair, 100, await requestOrder(pair, [line(product)], { gfcd })))
    const { 200: placed, [totalsChanged]: changed = 0, [refusal(409, 'gift_card_changed')]: spent = 0 } = answers
    expect([placed, changed + spent]).toEqual([1, 99])
    expect(await cardOf(gfcd)).toEqual({ balance: 0, entries: [2000, -2000] })
    expect(await soldCopies(product)).toBe(1)
  })

  test('and buyers who accept the new totals: each takes what is left, down to the last cent', async () => {
    const [product, gfcd] = [await book(700), await issue(2500)]
    const changes = { gfcd, shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit }
    const buyUntilPlaced = async (eml: string): Promise<Wire> => {
      for (let attempt = 0; attempt < 30; attempt += 1) {
        const order = await requestOrder(pair, [line(product)], { ...changes, eml })
        const { status, body } = await saveOrder(pair, order)
        if (status === 200) return body
        expect([status, body.code]).toEqual([409, expect.stringMatching(/^(totals|gift_card)_changed$/)])
      }
      throw new Error('an order was refused again and again')
    }
    const placed = await Promise.all(Array.from({ length: 8 }, (_, index) => buyUntilPlaced(`rest${index}@example.gr`)))
    expect(placed.map(({ due }) => due).toSorted()).toEqual([0, 0, 0, 3, 7, 7, 7, 7])
    expect(await cardOf(gfcd)).toEqual({ balance: 0, entries: [2500, -700, -700, -700, -400] })
  })
})

describe('a code', () => {
  const usesOf = async (codeId: number) => {
    const { rows } = await pair.database.pool.query<{ uses: number; rows: number; cents: number; left: number | null }>(
      `select c.uses, count(u.order_id)::int as rows, coalesce(sum(u.cents), 0)::int as cents, c.remaining_cents as left
       from coupon_code c left join coupon_use u on u.code_id = c.id where c.id = $1 group by c.id`,
      [codeId],
    )
    return rows[0]
  }

  test('bug 12: that is good once, and a hundred orders: one has it', async () => {
    const { id, code } = await makeCode(pair.database.db, { effect: tenth }, { use_limit: 1 })
    const product = await book()
    const answers = await saveAtOnce(pair, 100, await requestOrder(pair, [line(product)], { couponscodes: code }))
    expect(tally(answers)).toEqual({ 200: 1, [totalsChanged]: 99 })
    const reasons = answers.filter(({ status }) => status !== 200).map(({ body }) => body.details)
    for (const details of reasons) expect(details).toMatchObject({ totals: { codes: [{ rsn: 'Redeemed' }] } })
    expect(await usesOf(id)).toEqual({ uses: 1, rows: 1, cents: 100, left: null })
    expect(await soldCopies(product)).toBe(1)
  })

  test('with a value for several: it is spent to the cent, and never below nothing', async () => {
    const effect = { kind: 'fixed', cents: 2500 } as const
    const { id, code } = await makeCode(pair.database.db, { effect }, { remaining_cents: 2500 })
    const order = await requestOrder(pair, [line(await book())], { couponscodes: code })
    expect(tally(await saveAtOnce(pair, 40, order))).toEqual({ 200: 2, [totalsChanged]: 38 })
    const last = await requestOrder(pair, [line(await book())], { couponscodes: code })
    expect(tally(await saveAtOnce(pair, 10, last))).toEqual({ 200: 1, [totalsChanged]: 9 })
    expect(await usesOf(id)).toEqual({ uses: 3, rows: 3, cents: 2500, left: 0 })
  })

  test('whose orders are given up while others want it: each use comes back once', async () => {
    const { id, code } = await makeCode(pair.database.db, { effect: tenth }, { use_limit: 3 })
    const [held, wanted] = [await book(), await book()]
    const deposit = await requestOrder(pair, [line(held)], { couponscodes: code, pmtid: methodIds.deposit })
    const order = await requestOrder(pair, [line(wanted)], { couponscodes: code })
    expect(tally(await saveAtOnce(pair, 3, deposit))).toEqual({ 200: 3 })

    const later = pair.clock.now + 40 * 24 * 3_600_000
    const [answers] = await Promise.all([
      saveAtOnce(pair, 60, order),
      ...Array.from({ length: 4 }, () => releaseUnpaidDeposits(pair.database.db, later)),
    ])
    const { 200: placed = 0, [totalsChanged]: refused = 0 } = tally(answers)
    expect([placed <= 3, placed + refused]).toEqual([true, 60])
    expect(await usesOf(id)).toMatchObject({ uses: placed, rows: placed })
    expect(await soldCopies(held)).toBe(0)

    const rest = 3 - placed
    expect(tally(await saveAtOnce(pair, 20, order))).toEqual({
      ...(rest > 0 ? { 200: rest } : {}),
      [totalsChanged]: 20 - rest,
    })
    expect(await usesOf(id)).toEqual({ uses: 3, rows: 3, cents: 300, left: null })
    expect(await soldCopies(wanted)).toBe(3)
  })
})

test('points of one customer in many orders at once are spent once', async () => {
  const who = await customerWith(pair, 500)
  const order = await requestOrder(pair, [line(await book(2000))], { r_lpnt: 500 }, who.headers)
  const answers = await Promise.all(Array.from({ length: 20 }, () => saveOrder(pair, order, who.headers)))
  const { 200: placed, [totalsChanged]: changed = 0, [refusal(409, 'points_changed')]: spent = 0 } = tally(answers)
  expect([placed, changed + spent]).toEqual([1, 19])
  expect((await balanceOf(pair, who.customerId))[0]).toBe(0)
  const spendings = (await entriesOf(pair, who.customerId)).filter(({ kind }) => kind === 'Redeem')
  expect(spendings).toEqual([{ kind: 'Redeem', points: -500, debt: 0 }])
})

describe('a key', () => {
  test('sent to both at once makes one order, uses its code once and gives one answer', async () => {
    const { id, code } = await makeCode(pair.database.db, { effect: tenth })
    const product = await book()
    const order = await requestOrder(pair, [line(product)], { couponscodes: code })
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 40 }, () => saveOrder(pair, order, key)))
    expect(tally(answers)).toEqual({ 200: 40 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await soldCopies(product)).toBe(1)
    const { rows } = await pair.database.pool.query('select uses from coupon_code where id = $1', [id])
    expect(rows).toEqual([{ uses: 1 }])
  })

  test('with two bodies at once: one of them is ordered, the other is told', async () => {
    const product = await book()
    const order = await requestOrder(pair, [line(product)])
    const key = { 'idempotency-key': randomUUID() }
    const notes = Array.from({ length: 20 }, (_, index) => (index % 4 < 2 ? 'one' : 'two'))
    const answers = await Promise.all(notes.map((ncm) => saveOrder(pair, { ...order, ncm }, key)))
    expect(tally(answers)).toEqual({ 200: 10, [refusal(422, 'idempotency_key_reused')]: 10 })
    expect(await soldCopies(product)).toBe(1)
  })
})

test('an order on one server and its copies on the other: the last copies are sold once', async () => {
  const product = await makeProduct(pair.database.db, { copies: [4, 3, 3] })
  const answers = await saveAtOnce(pair, 100, await requestOrder(pair, [line(product)]))
  expect(tally(answers)).toEqual({ 200: 10, [refusal(409, 'out_of_stock')]: 90 })
  expect(await countCopies(pair.database.db, product)).toEqual({ quantities: [0, 0, 0], moved: 0 })
})

test('a set and its part at once: no copy is sold in both', async () => {
  const { db } = pair.database
  const part = await makeProduct(db, { copies: [6, 3], priceCents: 1000 })
  const other = await makeProduct(db, { copies: [500], priceCents: 500 })
  const set = await makeSet(db, [{ id: part, quantity: 2 }, { id: other }], { priceCents: 2000, availability: 'stock' })
  const alone = await requestOrder(pair, [line(part)])
  const together = await requestOrder(pair, [line(set)])
  const answers = await Promise.all([saveAtOnce(pair, 30, alone), saveAtOnce(pair, 30, together)])
  const [ones, sets] = answers.map((some) => tally(some))
  const [soldAlone = 0, soldSets = 0] = [ones?.['200'], sets?.['200']]
  for (const some of answers)
    expect(Object.keys(tally(some)).filter((kind) => kind !== '200')).toEqual([refusal(409, 'out_of_stock')])
  expect(soldAlone + 2 * soldSets).toBeGreaterThanOrEqual(8)
  expect((await countCopies(db, part)).moved).toBe(9 - soldAlone - 2 * soldSets)
  expect((await countCopies(db, other)).moved).toBe(500 - soldSets)
})
