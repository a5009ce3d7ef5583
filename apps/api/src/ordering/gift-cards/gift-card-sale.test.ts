// Buying a gift card: no address, no delivery cost, no VAT, and a card for each that is paid.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import {
  buyer,
  line,
  methodIds,
  orderRequest,
  readOrder,
  saveOrder,
  totalsOf,
  type Wire,
} from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { deliveryCode, markSent } from './gift-cards.service.ts'

let api: TestApi
let card: number
let book: number
beforeAll(async () => {
  api = await openTestApi()
  card = await makeProduct(api.database.db, { kind: 'giftCard', taxClass: 'outside', priceCents: 1000, copies: [900] })
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [900] })
})
afterAll(() => closeConsistent(api))

const details = {
  rnm: 'Κατερίνα Μάρκου',
  reml: 'katerina@example.gr',
  snm: 'Ελένη',
  msg: 'Χρόνια πολλά',
  dsg: 'classic',
}
const cardLine = (changes: Wire = {}, quantity = 1): Wire => ({
  ...line(card, quantity),
  ext: { gc: { ...details, ...changes } },
})
const { adr1: _street, ct: _city, pc: _code, crid: _region, ...withoutPlace } = buyer
const byEmail = { shtid: methodIds.email, pmtid: methodIds.deposit }

/** Without an address. */
async function request(items: Wire[], changes: Wire = {}): Promise<Wire> {
  const { adr1, ct, pc, crid, ...placeless } = await orderRequest(api.app, items, { ...byEmail, ...changes })
  return placeless
}

/** Orders it; its code. */
async function order(items: Wire[], changes: Wire = {}): Promise<string> {
  const { status, body } = await saveOrder(api.app, await request(items, changes))
  expect([status, body.code]).toEqual([200, undefined])
  return String(body.cd)
}

const issued = async (code: string) => {
  const { rows } = await sql`
    select c.initial_cents, d.email, d.recipient_name, d.sender_name, d.message, d.send_at > now() as later
    from gift_card c join order_line l on l.id = c.order_line_id join customer_order o on o.id = l.order_id
    left join gift_card_delivery d on d.gift_card_id = c.id where o.code = ${code} order by c.id`.execute(
    api.database.db,
  )
  return rows
}

const pay = (code: string) =>
  inTransaction(api.database.db, (tx) => recordDeposit(tx, code, Date.now())).catch((error: Error) => error)

describe('a cart of gift cards', () => {
  test('costs what the buyer says, without delivery and VAT', async () => {
    const items = [cardLine({ amt: 30 }), cardLine({}, 2)]
    const { body } = await sendRequest(api.app, '/el/orders/composecarttotals', { items })
    expect(body).toMatchObject({ ttl: 50, shpttl: 0, vat: 0, frshp: null, due: 50, changes: [] })
    expect(body.adjs).toEqual([])
    expect((body.items as Wire[]).map(({ prc, ttl }) => [prc, ttl])).toEqual([
      [30, 30],
      [10, 20],
    ])
  })

  test('is ordered without an address, and shows none', async () => {
    const saved = await saveOrder(api.app, await request([cardLine({ amt: 30 })]))
    expect([saved.status, saved.body.code]).toEqual([200, undefined])
    const { body } = await readOrder(api.app, saved.body.uid)
    expect(body).toMatchObject({ sht: 'email', ttl: 30 })
    expect(body.bil).toMatchObject({ fnm: 'Μαρία', adr1: '', ct: '', pc: '' })
  })

  test.each([
    ['at home', { shtid: methodIds.home, pmtid: methodIds.deposit }],
    ['at a branch', { shtid: methodIds.store, pmtid: methodIds.deposit, tsid: 1 }],
  ])('is not received %s', async (_, changes) => {
    const { status, body } = await saveOrder(api.app, { ...buyer, ...(await request([cardLine()])), ...changes })
    expect([status, body.code]).toEqual([409, 'shipping_not_for_contents'])
  })

  test('costs the same, and may be ordered, before a way of receiving is chosen', async () => {
    const chosen = await request([cardLine()])
    const { fp } = await totalsOf(api.app, { ...chosen, shtid: undefined })
    expect(fp).toBe(chosen.fp)
  })

  test('takes a message of pictures, each counted once', async () => {
    const msg = '👨‍👩‍👧‍👦'.repeat(300)
    const code = await order([cardLine({ msg })])
    await pay(code)
    expect(await issued(code)).toMatchObject([{ message: msg }])
  })

  test('is not paid to a courier', async () => {
    const { body } = await saveOrder(api.app, { ...(await request([cardLine()])), pmtid: methodIds.cash })
    expect(body.code).toBe('payment_not_available')
  })
})

describe('an address is needed', () => {
  const missing = async (changes: Wire) => {
    const { status, body } = await saveOrder(api.app, { ...withoutPlace, ...changes, fp: 'x' })
    expect([status, body.code]).toEqual([400, 'bad_input'])
    return (body.errors as Wire[]).map(({ field, rule }) => [field, rule])
  }
  const place = [
    ['adr1', 'street_missing'],
    ['ct', 'city_missing'],
    ['pc', 'postal_code_missing'],
  ]

  test('with a book beside the card', async () => {
    expect(await missing({ items: [cardLine(), line(book)], ...byEmail })).toEqual(place)
  })

  test('for an invoice', async () => {
    expect(await missing({ items: [cardLine()], ...byEmail, rt: 'invoice' })).toEqual(place)
  })

  test('beside whatever else is wrong', async () => {
    expect(await missing({ items: [line(book)], eml: 'x' })).toEqual([['eml', 'email_invalid'], ...place])
  })
})

describe('a book beside the card', () => {
  test('is sent, and the card counts for no threshold', async () => {
    const items = [cardLine({ amt: 100 }), line(book)]
    const { body } = await sendRequest(api.app, '/el/orders/composecarttotals', { items })
    expect(body).toMatchObject({ ttl: 117.9, shpttl: 2.9, frshp: 15 })
  })

  test.each([
    ['alone, at home', () => [cardLine()], methodIds.home],
    ['beside a book, by e-mail', () => [cardLine(), line(book)], methodIds.email],
  ])('has no totals %s: the reason is what is in the cart', async (_, items, shtid) => {
    const { status, body } = await sendRequest(api.app, '/en/orders/composeordertotals', { items: items(), shtid })
    expect([status, body.code]).toEqual([409, 'shipping_not_for_contents'])
    expect(body.title).toContain('Gift cards on their own are sent by e-mail')
  })

  test('does not go by e-mail', async () => {
    const sent = await orderRequest(api.app, [cardLine(), line(book)], { pmtid: methodIds.deposit })
    const { status, body } = await saveOrder(api.app, { ...sent, ...byEmail })
    expect([status, body.code]).toEqual([409, 'shipping_not_for_contents'])
  })
})

describe('when the deposit arrives', () => {
  test('each card is issued once, however often and how much at once that is recorded', async () => {
    const code = await order([cardLine({ amt: 30 }, 2), cardLine({ snm: undefined })])
    expect(await issued(code)).toEqual([])
    const outcomes = await Promise.all([pay(code), pay(code), pay(code)])
    expect(outcomes.filter((outcome) => 'ok' in outcome && outcome.ok)).toHaveLength(1)
    const [first, ...others] = await issued(code)
    expect(first).toEqual({
      initial_cents: 3000,
      email: 'katerina@example.gr',
      recipient_name: 'Κατερίνα Μάρκου',
      sender_name: 'Ελένη',
      message: 'Χρόνια πολλά',
      later: false,
    })
    expect(others).toMatchObject([{ initial_cents: 3000 }, { initial_cents: 1000, sender_name: 'Μαρία' }])
  })

  test('it goes on the day that the buyer chose', async () => {
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const code = await order([cardLine({ snd: day })])
    await pay(code)
    expect(await issued(code)).toMatchObject([{ later: true }])
  })

  test('the order says when all cards of a line were sent', async () => {
    const saved = await saveOrder(api.app, await request([cardLine({}, 2)]))
    const sentAt = async () => {
      const { body } = await readOrder(api.app, saved.body.uid)
      return (body.items as Wire[])[0]?.gcsnt
    }
    expect(await sentAt()).toBeNull()
    await pay(String(saved.body.cd))
    const { db } = api.database
    const { rows } = await sql<{ id: number }>`
      select c.id from gift_card c join order_line l on l.id = c.order_line_id join customer_order o on o.id = l.order_id
      where o.code = ${saved.body.cd} order by c.id`.execute(db)
    const times: unknown[] = []
    for (const { id } of rows) {
      times.push(await sentAt())
      await deliveryCode(db, id, { secret: new Uint8Array(32), randomBytes })
      await markSent(db, id, Date.now())
    }
    expect(times).toEqual([null, null])
    expect(await sentAt()).toMatch(/^\d{4}-.*Z$/)
  })

  test('of no order, or of a paid one, nothing happens', async () => {
    expect(await pay('STO-26-000000')).toEqual({ ok: false, refusal: 'order_not_found' })
    const saved = await saveOrder(api.app, await orderRequest(api.app, [line(book)]))
    expect(await pay(String(saved.body.cd))).toEqual({ ok: false, refusal: 'no_deposit_expected' })
  })
})
