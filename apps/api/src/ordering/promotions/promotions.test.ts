// Promotions and codes from the cart to the order, through the calls and on PostgreSQL.

import { totals as totalsShape } from '@stoa/contract/ordering/cart'
import { listCustomerOrders, listOrderLines } from '@stoa/contract/ordering/customer-orders'
import { order as orderShape } from '@stoa/contract/ordering/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { makeCode, makePromotion } from '../../../test/make-promotion.ts'
import {
  buyer,
  line,
  orderRequest,
  placed,
  readOrder,
  saveOrder,
  totalsOf,
  type Wire,
} from '../../../test/order-request.ts'
import { makeCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { releaseUnpaidDeposits } from '../orders/unpaid-deposits.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const percent = (whole: number) => ({ kind: 'percentage', basisPoints: whole * 100 }) as const
const book = (priceCents = 1000, given = {}) => makeProduct(api.database.db, { priceCents, copies: [9], ...given })

async function cartOf(items: Wire[], given: Wire = {}, headers: Record<string, string> = {}) {
  const { status, body } = await sendRequest(api.app, '/en/orders/composecarttotals', { items, ...given }, headers)
  expect([status, body.code]).toEqual([200, undefined])
  return totalsShape.toReadable(totalsShape.schema.parse(body))
}

const usesOf = async (codeId: number) => {
  const { rows } = await sql<{ uses: number; left: number | null; rows: number }>`
    select uses, remaining_cents as left, (select count(*)::int from coupon_use where code_id = c.id) as rows
    from coupon_code c where id = ${codeId}`.execute(api.database.db)
  return rows[0]
}

describe('a promotion that acts by itself', () => {
  test('reduces the lines that it covers, and says so', async () => {
    const [inOffer, other] = [await book(954), await book(500)]
    await makePromotion(api.database.db, {
      target: { product: [inOffer] },
      effect: percent(15),
      name_en: 'Classics −15%',
    })
    const totals = await cartOf([line(inOffer), line(other)])
    expect(totals.lines).toMatchObject([
      { total: 811, notes: [{ kind: 'promotion', label: 'Classics −15%', amount: 143 }] },
      { total: 500, notes: [] },
    ])
    expect(totals.adjustments[0]).toMatchObject({ kind: 'promotion', label: 'Classics −15%', amount: -143, lines: [0] })
    expect(totals.discount).toBe(143)
  })

  test('covers a category with all that lies below it', async () => {
    const product = await book(1000)
    const { rows } = await sql<{ parent: number }>`
      insert into product_category (product_id, category_id, main)
      select ${product}, max(c.id), true from category c where c.parent_id is not null
      returning (select parent_id from category where id = category_id) as parent`.execute(api.database.db)
    const target = { all: [{ category: [rows[0]?.parent ?? 0] }, { product: [product] }] }
    await makePromotion(api.database.db, { target, effect: percent(10) })
    expect((await cartOf([line(product)])).lines[0]?.total).toBe(900)
  })

  test('acts from its first moment to before its last, and not when it is switched off', async () => {
    const product = await book()
    const target = { product: [product] }
    const hour = (offset: number) => new Date(api.clock.now + offset * 3_600_000)
    await makePromotion(api.database.db, { target, effect: percent(50), ends_at: hour(-1) })
    await makePromotion(api.database.db, { target, effect: percent(40), starts_at: hour(1) })
    await makePromotion(api.database.db, { target, effect: percent(30), active: false })
    await makePromotion(api.database.db, { target, effect: percent(10), starts_at: hour(-1), ends_at: hour(1) })
    expect((await cartOf([line(product)])).lines[0]?.total).toBe(900)
  })

  test('leaves a book at its uniform price, and says until when', async () => {
    const product = await book(1000)
    await sql`update product set publisher_price_cents = 1000, price_protected_until = '2099-03-31' where id = ${product}`.execute(
      api.database.db,
    )
    await makePromotion(api.database.db, { target: { product: [product] }, effect: percent(25) })
    const limited = { total: 900, notes: [{ kind: 'promotion' }, { kind: 'uniform_price', until: '2099-03-31' }] }
    expect((await cartOf([line(product)])).lines[0]).toMatchObject(limited)
    const customer = await signIn(api)
    const saved = await saveOrder(api.app, await orderRequest(api.app, [line(product)]), {
      headers: customer.headers,
    })
    const { body } = await readOrder(api.app, saved.body.uid)
    expect(orderShape.toReadable(orderShape.schema.parse(body)).lines).toMatchObject([limited])
    const { id = 0 } = (await call(api.app, listCustomerOrders, {}, 'el', customer.headers)).orders[0] ?? {}
    expect(await call(api.app, listOrderLines, { id }, 'el', customer.headers)).toMatchObject([limited])
  })

  test('gives a copy for nothing, which is ordered and taken from stock', async () => {
    const [bought, given] = [await book(2000), await book(300)]
    const effect = { kind: 'gift', productId: given, dimensionId: 0 } as const
    const condition = { amountAfter: 2000, of: { product: [bought] } }
    await makePromotion(api.database.db, { scope: 'order', condition, effect })
    expect((await cartOf([line(bought)])).lines).toMatchObject([
      { productId: bought },
      { productId: given, total: 0, gift: true },
    ])
    const response = await placed(api.app, [line(bought)])
    const { body } = await readOrder(api.app, response.uid)
    const order = orderShape.toReadable(orderShape.schema.parse(body))
    expect(order.lines).toMatchObject([{ gift: false }, { productId: given, quantity: 1, total: 0, gift: true }])
    expect(await countCopies(api.database.db, given)).toMatchObject({ quantities: [8] })
  })
})

test('the last copy is not given away to whoever buys it', async () => {
  const product = await book(2000, { copies: [1] })
  const effect = { kind: 'gift', productId: product, dimensionId: 0 } as const
  await makePromotion(api.database.db, {
    scope: 'order',
    condition: { quantity: 1, of: { product: [product] } },
    effect,
  })
  expect((await cartOf([line(product)])).lines).toHaveLength(1)
  await placed(api.app, [line(product)])
})

test('what is for a first order is for one of several at once', async () => {
  const product = await book(1000, { copies: [50] })
  const condition = { all: [{ firstOrder: true }, { quantity: 1, of: { product: [product] } }] }
  await makePromotion(api.database.db, { target: { product: [product] }, condition, effect: percent(30) })
  const order = await orderRequest(api.app, [line(product)], { eml: 'at-once@example.gr' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => saveOrder(api.app, order)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})

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

describe('a promotion of a form that this release does not know', () => {
  const unknown = [
    { effect: { kind: 'raffle', chance: 5 } },
    { target: { colour: [1] } },
    { condition: { moon: 'full' } },
  ]
  const makeUnknown = async (promotionId: number, columns: object) => {
    for (const [name, value] of Object.entries(columns))
      await sql`update promotion set ${sql.ref(name)} = ${JSON.stringify(value)}::jsonb where id = ${promotionId}`.execute(
        api.database.db,
      )
  }

  test.each(unknown)('acts on nothing, and the shop sells on: %j', async (columns) => {
    const product = await book()
    const id = await makePromotion(api.database.db, { effect: percent(50), target: { product: [product] } })
    expect((await cartOf([line(product)])).lines[0]?.total).toBe(500)
    await makeUnknown(id, columns)
    expect((await cartOf([line(product)])).lines[0]).toMatchObject({ total: 1000, notes: [] })
    const { status } = await sendRequest(api.app, `/en/products/getbyid?id=${product}`)
    expect(status).toBe(200)
    await placed(api.app, [line(product)])
  })

  test.each(unknown)('is said of its code, which is not used: %j', async (columns) => {
    const product = await book()
    const { id, code: couponscodes } = await makeCode(api.database.db, { effect: percent(50) })
    const { rows } = await sql<{ promotion: number }>`
      select promotion_id as promotion from coupon_code where id = ${id}`.execute(api.database.db)
    await makeUnknown(rows[0]?.promotion ?? 0, columns)
    const totals = await cartOf([line(product)], { couponscodes })
    expect(totals.codes).toMatchObject([{ applied: false, reason: 'InternalError' }])
    expect(totals.lines[0]?.total).toBe(1000)
    await placed(api.app, [line(product)], { couponscodes })
    expect(await usesOf(id)).toMatchObject({ uses: 0 })
  })
})

test('nonsense in the codes is refused with the field named', async () => {
  const items = [line(await book())]
  for (const couponscodes of [[1], [''], { a: 1 }, Array(6).fill('A'), 'x'.repeat(41)]) {
    const { status, body } = await sendRequest(api.app, '/en/orders/composecarttotals', { items, couponscodes })
    expect([status, body.code, body.errors]).toMatchObject([
      400,
      'bad_input',
      [{ field: expect.stringContaining('couponscodes') }],
    ])
  }
  expect(await totalsOf(api.app, { ...buyer, items, couponscodes: null })).toMatchObject({ codes: [] })
})
