// Codes that people enter: in the cart, in the order, and on its page.

import { order as orderShape } from '@stoa/contract/ordering/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { makeCode, percent, readUses } from '../../../test/make-promotion.ts'
import {
  buyer,
  line,
  orderRequest,
  placed,
  readableCart,
  readOrder,
  saveOrder,
  totalsOf,
  type Wire,
} from '../../../test/order-request.ts'
import { makeCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { releaseUnpaidDeposits } from '../orders/unpaid-deposits.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const book = (priceCents = 1000, given = {}) => makeProduct(api.database.db, { priceCents, copies: [9], ...given })

const cartOf = (items: Wire[], given: Wire = {}, headers?: Record<string, string>) =>
  readableCart(api.app, { items, ...given }, headers)

const usesOf = (codeId: number) => readUses(api.database.db, codeId)

describe('a code', () => {
  test('counts in cart, order and the order’s own page, and is used once', async () => {
    const product = await book(2000)
    const { id, code } = await makeCode(api.database.db, { effect: percent(10) }, { use_limit: 1 })
    const couponscodes = [code.toLowerCase()]
    expect((await cartOf([line(product)], { couponscodes })).codes).toMatchObject([
      { code, applied: true, amount: 200 },
    ])
    const response = await placed(api.app, [line(product)], { couponscodes })
    const { body } = await readOrder(api.app, response.uid)
    const order = orderShape.toReadable(orderShape.schema.parse(body))
    expect(order.adjustments).toContainEqual(
      expect.objectContaining({ kind: 'coupon', code, amount: -200, lines: [0] }),
    )
    expect(order.lines[0]?.notes).toMatchObject([{ kind: 'coupon', amount: 200 }])
    expect(await usesOf(id)).toMatchObject({ uses: 1, rows: 1 })
    expect((await cartOf([line(product)], { couponscodes })).codes).toMatchObject([
      { applied: false, reason: 'Redeemed' },
    ])
  })

  test('that nobody issued is answered so, and the cart costs what it costs', async () => {
    const totals = await cartOf([line(await book())], { couponscodes: ['NOBODYS'] })
    expect(totals.codes).toMatchObject([{ code: 'NOBODYS', applied: false, reason: 'NotFound' }])
    expect(totals.lines[0]?.total).toBe(1000)
  })

  test('says what is missing to its threshold', async () => {
    const { code } = await makeCode(api.database.db, { effect: percent(10), min_amount_cents: 6000 })
    expect((await cartOf([line(await book(5428))], { couponscodes: code })).codes).toMatchObject([
      { reason: 'OrderAmountBelowThreshold', missing: 572 },
    ])
  })

  test('for one e-mail is nobody else’s, and needs it to be known', async () => {
    const { code: couponscodes } = await makeCode(
      api.database.db,
      { effect: percent(10) },
      { emails: ['maria@example.gr'] },
    )
    const items = [line(await book())]
    const reasonFor = async (eml?: string) => (await cartOf(items, { couponscodes, eml })).codes[0]?.reason
    expect(await reasonFor()).toBe('MustHaveEmailOrCustomerId')
    expect(await reasonFor('nikos@example.gr')).toBe('EmailNotAllowed')
    expect(await reasonFor(' Maria@Example.GR ')).toBeNull()
  })

  test('for one e-mail is that of the account while no other is written', async () => {
    const customerId = await makeCustomer(api, 'Daphne@example.gr')
    const { headers } = await signIn(api, customerId)
    const emails = ['daphne@example.gr']
    const { code: couponscodes } = await makeCode(api.database.db, { effect: percent(10) }, { emails })
    const items = [line(await book())]
    const answerFor = async (eml: string | undefined, asked: Record<string, string>) =>
      (await cartOf(items, { couponscodes, eml }, asked)).codes[0]
    expect(await answerFor(undefined, headers)).toMatchObject({ applied: true })
    expect(await answerFor('nikos@example.gr', headers)).toMatchObject({ reason: 'EmailNotAllowed' })
    expect(await answerFor(undefined, (await signIn(api)).headers)).toMatchObject({ reason: 'EmailNotAllowed' })
  })

  test('for a first order is refused once something was ordered', async () => {
    const { code: couponscodes } = await makeCode(api.database.db, {
      effect: percent(10),
      condition: { firstOrder: true },
    })
    const items = [line(await book())]
    const eml = 'first@example.gr'
    expect((await cartOf(items, { couponscodes, eml })).codes[0]?.applied).toBe(true)
    await placed(api.app, items, { eml })
    expect((await cartOf(items, { couponscodes, eml })).codes[0]?.reason).toBe('NotApplicable')
  })

  test('with a limit for each person counts by e-mail', async () => {
    const { code: couponscodes } = await makeCode(api.database.db, { effect: percent(10) }, { person_limit: 1 })
    const items = [line(await book())]
    await placed(api.app, items, { eml: 'once@example.gr', couponscodes })
    expect((await cartOf(items, { couponscodes, eml: 'once@example.gr' })).codes[0]?.reason).toBe('Redeemed')
    expect((await cartOf(items, { couponscodes, eml: 'other@example.gr' })).codes[0]?.applied).toBe(true)
  })

  test('whose value may be used part by part keeps the rest', async () => {
    const { id, code } = await makeCode(
      api.database.db,
      { effect: { kind: 'fixed', cents: 5000 } },
      { remaining_cents: 5000 },
    )
    await placed(api.app, [line(await book(1200))], { couponscodes: [code] })
    expect(await usesOf(id)).toMatchObject({ uses: 1, left: 3800 })
  })

  test('that a changed cart no longer allows is said before the order, with the new totals', async () => {
    const product = await book()
    const { id, code } = await makeCode(api.database.db, { effect: percent(10) })
    const order = await orderRequest(api.app, [line(product)], { couponscodes: [code] })
    await sql`update coupon_code set active = false where id = ${id}`.execute(api.database.db)
    const { status, body } = await saveOrder(api.app, order)
    expect([status, body.code]).toEqual([409, 'totals_changed'])
    expect(body.details).toMatchObject({ totals: { codes: [{ cd: code, ok: false, rsn: 'Inactive' }] } })
    expect(await usesOf(id)).toMatchObject({ uses: 0 })
  })

  test('comes back when the deposit does not, once', async () => {
    const { id, code } = await makeCode(
      api.database.db,
      { effect: { kind: 'fixed', cents: 500 } },
      { remaining_cents: 500 },
    )
    const items = [line(await book())]
    await placed(api.app, items, { couponscodes: [code], pmtid: 2 })
    expect(await usesOf(id)).toMatchObject({ uses: 1, left: 0 })
    const later = api.clock.now + 40 * 24 * 3_600_000
    await releaseUnpaidDeposits(api.database.db, later)
    await releaseUnpaidDeposits(api.database.db, later)
    expect(await usesOf(id)).toEqual({ uses: 0, left: 500, rows: 0 })
  })
})

test('nonsense in the codes is refused with the field named', async () => {
  const items = [line(await book())]
  for (const couponscodes of [[1], { a: 1 }, Array(6).fill('A'), 'x'.repeat(41)]) {
    const { status, body } = await sendRequest(api.app, '/en/orders/composecarttotals', { items, couponscodes })
    expect([status, body.code, body.errors]).toMatchObject([
      400,
      'bad_input',
      [{ field: expect.stringContaining('couponscodes') }],
    ])
  }
  for (const couponscodes of [null, ['']])
    expect(await totalsOf(api.app, { ...buyer, items, couponscodes })).toMatchObject({ codes: [] })
})
