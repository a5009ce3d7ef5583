// Gift cards on a real database: what is on them never goes below nothing, whoever spends at the same time.

import { randomBytes } from 'node:crypto'
import { getGiftCardBalance } from '@stoa/contract/ordering/gift-cards'
import { formatGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { placeTestOrder } from '../../../test/place-test-order.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { tryStatement } from '../../../test/try-statement.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import { readGiftCards, refundGiftCardSpending, spendGiftCards } from './gift-cards.service.ts'
import {
  issueGiftCardCodes,
  listVoidedWithMoney,
  replaceVoidedCard,
  voidGiftCard,
} from './issued-gift-cards.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 20 })
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const day = 86_400_000
const nobodys = '7K2M-9QRT-4VXZ-0AB1'

async function issueCodes(amountCents = 2000, count = 1): Promise<string[]> {
  const batch = { count, amountCents }
  return inTransaction(api.database.db, (tx) => issueGiftCardCodes(tx, batch, api.clock.now, randomBytes))
}

async function issue(amountCents = 2000): Promise<{ code: string; cardId: number }> {
  const [code = ''] = await issueCodes(amountCents)
  const [fact] = await readGiftCards(api.database.db, [code], api.clock.now)
  if (!fact?.card.ok) throw new Error('a new card is not usable')
  return { code, cardId: fact.card.value.cardId }
}

const placeOrder = async (): Promise<number> => (await placeTestOrder(api.database.db)).id

const spend = (orderId: number, ...spendings: [cardId: number, cents: number][]) =>
  decideInTransaction(api.database.db, (tx) =>
    spendGiftCards(
      tx,
      orderId,
      spendings.map(([cardId, cents]) => ({ cardId, cents })),
      api.clock.now,
    ),
  )
const refund = (orderId: number) =>
  inTransaction(api.database.db, (tx) => refundGiftCardSpending(tx, orderId, api.clock.now))
const withdraw = (code: string) => decideInTransaction(api.database.db, (tx) => voidGiftCard(tx, code, api.clock.now))

const balance = (code: string) => call(api.app, getGiftCardBalance, { code })

async function cardOf(code: string) {
  const [fact] = await readGiftCards(api.database.db, [code], api.clock.now)
  return fact?.card
}

test('a card is read by its code as people type it, and no table holds the code', async () => {
  const [code = '', other = ''] = await issueCodes(2500, 2)
  expect(code).not.toBe(other)
  const typed = formatGiftCardCode(code).toLowerCase()
  const facts = await readGiftCards(api.database.db, [typed, nobodys, 'nonsense', other], api.clock.now)
  expect(facts.map(({ card }) => card)).toMatchObject([
    { ok: true, value: { last4: code.slice(-4), balanceCents: 2500 } },
    { ok: false, refusal: 'invalid' },
    { ok: false, refusal: 'invalid' },
    { ok: true, value: { last4: other.slice(-4), balanceCents: 2500 } },
  ])
  expect(facts[0]?.code).toBe(typed)
  const { rows } = await sql<{ held: string }>`select to_jsonb(c)::text as held from gift_card c`.execute(
    api.database.db,
  )
  expect(rows.map(({ held }) => held).join()).not.toContain(code)
})

test('a card pays until it is used up, and says what it paid for', async () => {
  const { code, cardId } = await issue(2000)
  expect(await spend(await placeOrder(), [cardId, 1200])).toEqual({ ok: true, value: null })
  expect(await balance(code)).toEqual({
    state: 'usable',
    last4: code.slice(-4),
    balance: 800,
    initial: 2000,
    lastDay: '2028-11-20',
    uses: [{ at: new Date(api.clock.now).toISOString(), amount: -1200 }],
  })
  const changed = { ok: false, refusal: { code: 'gift_card_changed' } }
  expect(await spend(await placeOrder(), [cardId, 801])).toEqual(changed)
  expect(await spend(await placeOrder(), [cardId, 800])).toEqual({ ok: true, value: null })
  expect(await cardOf(code)).toEqual({ ok: false, refusal: 'used_up' })
  expect(await balance(code)).toMatchObject({
    state: 'used_up',
    balance: 0,
    uses: [{ amount: -800 }, { amount: -1200 }],
  })
})

test('of two cards neither pays when one cannot', async () => {
  const [first, second] = [await issue(500), await issue(500)]
  const order = await placeOrder()
  expect((await spend(order, [second.cardId, 500], [first.cardId, 501])).ok).toBe(false)
  expect(await balance(second.code)).toMatchObject({ balance: 500, uses: [] })
  expect((await spend(order, [second.cardId, 500], [first.cardId, 500])).ok).toBe(true)
})

test('one card for one order pays once', async () => {
  const { code, cardId } = await issue()
  const order = await placeOrder()
  expect((await spend(order, [cardId, 300], [cardId, 300])).ok).toBe(false)
  await spend(order, [cardId, 300])
  await expect(spend(order, [cardId, 300])).rejects.toThrow('gift_card_entry_order')
  expect(await balance(code)).toMatchObject({ balance: 1700 })
})

describe('at the same time', () => {
  test('a hundred orders with one card spend what is on it, and no cent more', async () => {
    const { code, cardId } = await issue(1050)
    const orders = await Promise.all(Array.from({ length: 100 }, placeOrder))
    const outcomes = await Promise.all(orders.map((order) => spend(order, [cardId, 100])))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await balance(code)).toMatchObject({ state: 'usable', balance: 50 })
  })

  test('orders with the same cards in opposite order never deadlock', async () => {
    const [one, other] = [await issue(10_000), await issue(10_000)]
    const orders = await Promise.all(Array.from({ length: 60 }, placeOrder))
    const pairs: [number, number][] = [
      [one.cardId, 10],
      [other.cardId, 10],
    ]
    const outcomes = await Promise.all(
      orders.map((order, index) => spend(order, ...(index % 2 === 0 ? pairs : pairs.toReversed()))),
    )
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect([await balance(one.code), await balance(other.code)]).toMatchObject([{ balance: 9400 }, { balance: 9400 }])
  })

  test('twenty cancellations of one order give back once', async () => {
    const [first, second] = [await issue(2000), await issue(700)]
    const order = await placeOrder()
    await spend(order, [first.cardId, 1500], [second.cardId, 700])
    const refunds = await Promise.all(Array.from({ length: 20 }, () => refund(order)))
    expect(refunds.toSorted((a, b) => b - a).slice(0, 2)).toEqual([2200, 0])
    expect(await balance(first.code)).toMatchObject({ balance: 2000, uses: [{ amount: 1500 }, { amount: -1500 }] })
    expect(await balance(second.code)).toMatchObject({ state: 'usable', balance: 700 })
  })

  test('spending and voiding: either the order is paid, or nothing is left to pay it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { code, cardId } = await issue(1000)
      const [paid, voided] = await Promise.all([spend(await placeOrder(), [cardId, 1000]), withdraw(code)])
      expect(voided).toEqual({ ok: true, value: paid.ok ? 0 : 1000 })
    }
  })
})

describe('over', () => {
  test('after two years, to the end of the day; what an order gives back is good for three months more', async () => {
    const { code, cardId } = await issue(900)
    const order = await placeOrder()
    await spend(order, [cardId, 400])
    const issuedAt = api.clock.now
    api.clock.now = Date.parse('2028-11-20T22:00:00Z')
    expect(await cardOf(code)).toEqual({ ok: false, refusal: 'expired' })
    expect(await balance(code)).toMatchObject({ state: 'expired', balance: 500, lastDay: '2028-11-20' })
    expect((await spend(await placeOrder(), [cardId, 1])).ok).toBe(false)
    await refund(order)
    expect(await balance(code)).toMatchObject({ state: 'usable', balance: 900, lastDay: '2029-02-21' })
    api.clock.now = issuedAt
  })

  test('a refund takes no time off a card', async () => {
    const { code, cardId } = await issue()
    const order = await placeOrder()
    await spend(order, [cardId, 400])
    api.clock.now += day
    await refund(order)
    expect(await balance(code)).toMatchObject({ lastDay: '2028-11-20' })
    api.clock.now -= day
  })

  test('what a voided card gets back, nobody can spend', async () => {
    const { code, cardId } = await issue(600)
    const order = await placeOrder()
    await spend(order, [cardId, 500])
    expect(await withdraw(code)).toEqual({ ok: true, value: 100 })
    expect(await refund(order)).toBe(500)
    expect(await cardOf(code)).toEqual({ ok: false, refusal: 'invalid' })
    expect((await spend(await placeOrder(), [cardId, 500])).ok).toBe(false)
  })

  test('a voided card is as if it had never been', async () => {
    const { code, cardId } = await issue(600)
    expect(await withdraw(formatGiftCardCode(code))).toEqual({ ok: true, value: 600 })
    const refusals = [code, nobodys, 'nonsense'].map((typed) => refusalOf(api.app, getGiftCardBalance, { code: typed }))
    expect(await Promise.all(refusals)).toEqual(Array.from({ length: 3 }, () => 'gift_card_invalid'))
    expect(await cardOf(code)).toEqual({ ok: false, refusal: 'invalid' })
    expect((await spend(await placeOrder(), [cardId, 1])).ok).toBe(false)
    expect(await withdraw(code)).toEqual({ ok: false, refusal: { code: 'gift_card_invalid' } })
  })
})

test('what an order gives back to a card that was voided meanwhile goes to another in its place, once', async () => {
  const { db } = api.database
  const { code, cardId } = await issue()
  const orderId = await placeOrder()
  await spend(orderId, [cardId, 1250])
  await withdraw(code)
  const replace = () => decideInTransaction(db, (tx) => replaceVoidedCard(tx, cardId, api.clock.now, randomBytes))
  expect(await replace()).toMatchObject({ ok: false, refusal: 'nothing_to_replace' })
  await refund(orderId)
  const listed = async () => (await listVoidedWithMoney(db, 100)).filter(({ id }) => id === cardId)
  expect(await listed()).toMatchObject([{ last4: code.slice(-4), balance_cents: 1250 }])
  const made = await replace()
  expect(made).toMatchObject({ ok: true, value: { cents: 1250 } })
  expect(await cardOf(made.ok ? made.value.code : '')).toMatchObject({ ok: true, value: { balanceCents: 1250 } })
  expect(await cardOf(code)).toEqual({ ok: false, refusal: 'invalid' })
  expect(await listed()).toEqual([])
  expect(await replace()).toMatchObject({ ok: false, refusal: 'nothing_to_replace' })
})

test.each([
  ['update gift_card set balance_cents = -1 where id = :card', /balance_cents_check/],
  [
    'update gift_card set balance_cents = balance_cents - 1 where id = :card; set constraints all immediate',
    /does not add up/,
  ],
  [
    `insert into gift_card_entry (gift_card_id, kind, cents, at) values (:card, 'void', -1, now()); set constraints all immediate`,
    /does not add up/,
  ],
  [
    `insert into gift_card_entry (gift_card_id, kind, cents, at) values (:card, 'issue', 1, now())`,
    /gift_card_entry_once/,
  ],
  [`insert into gift_card_entry (gift_card_id, kind, cents, at) values (:card, 'spend', -1, now())`, /entry_check/],
  [`insert into gift_card_entry (gift_card_id, kind, cents, at) values (:card, 'void', 1, now())`, /entry_check/],
  ['update gift_card_entry set cents = 1 where gift_card_id = :card', /append-only/],
  ['delete from gift_card_entry where gift_card_id = :card', /append-only/],
  [
    `insert into gift_card (initial_cents, balance_cents, expires_at, issued_at) values (5, 5, now(), now()); set constraints all immediate`,
    /does not add up/,
  ],
  ['update gift_card set balance_cents = initial_cents + 1 where id = :card', /gift_card_check/],
  ['update gift_card set last4 = null where id = :card', /gift_card_check/],
])('the database refuses %s', async (statement, reason) => {
  const { cardId } = await issue()
  expect(await tryStatement(api.database, statement.replaceAll(':card', String(cardId)))).toMatch(reason)
})
