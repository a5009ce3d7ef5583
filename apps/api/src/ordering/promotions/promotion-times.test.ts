// Promotions and codes begin and end at midnight in Athens, also on the days when clocks change; and a cart that was left
// open over the end is ordered at no price that its buyer has not seen.

import { getProductById } from '@stoa/contract/catalogue/catalogue'
import { totals as totalsShape } from '@stoa/contract/ordering/totals'
import { dayOf, endOfShopDay, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { makeCode, makePromotion } from '../../../test/make-promotion.ts'
import { line, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { accountSettings, openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { listOperations } from '../../app.ts'
import { localClient } from '../../http/local-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(async () => {
  await expectConsistentLedger(api.database.db)
  api.clock.now = testDay
})
afterAll(() => api.close())

const half = { kind: 'percentage', basisPoints: 5000 } as const

async function cartOf(items: Wire[], given: Wire = {}) {
  const { body } = await sendRequest(api.app, '/en/orders/composecarttotals', { items, ...given })
  return totalsShape.toReadable(totalsShape.schema.parse(body))
}

/** The price on a product's page, what no offer goes below, and until when the page may be kept. */
async function pageOf(id: number) {
  let until = Number.POSITIVE_INFINITY
  const validUntil = (time: number) => {
    until = Math.min(until, time)
  }
  const operations = listOperations(api.database.db, accountSettings, { productIndex: api.productIndex })
  const client = localClient(operations, 'en', { now: api.clock.now, tag: () => {}, listed: () => {}, validUntil })
  const outcome = await client.call(getProductById, { id })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return { price: outcome.value.price, least: outcome.value.minPrice, until }
}

/** Of a day of 24, 23 and 25 hours: its first moment, and the first of the next. */
const wholeDays: [day: string, hours: number, starts: string, ends: string][] = [
  ['Black Friday', 24, '2026-11-27T00:00:00+02:00', '2026-11-28T00:00:00+02:00'],
  ['the day on which summer time begins', 23, '2027-03-28T00:00:00+02:00', '2027-03-29T00:00:00+03:00'],
  ['the day on which it ends', 25, '2027-10-31T00:00:00+03:00', '2027-11-01T00:00:00+02:00'],
]

test('a page without a promotion says what no offer goes below until the midnight after its last day', async () => {
  const lastDay = dayOf(api.clock.now) + 1
  const id = await makeProduct(api.database.db, {
    ...{ priceCents: 2000, publisherPriceCents: 2000, protectedUntil: isoDay(lastDay) },
  })
  const end = endOfShopDay(lastDay)
  const pages = []
  for (const time of [end - 1, end]) {
    api.clock.now = time
    pages.push(await pageOf(id))
  }
  expect(pages).toMatchObject([{ least: 1800, until: end }, { least: null }])
})

describe.each(wholeDays)('%s, of %i hours', (_, hours, starts, ends) => {
  const [from, until] = [Date.parse(starts), Date.parse(ends)]
  const window = { starts_at: new Date(starts), ends_at: new Date(ends) }
  const moments = [from - 1, from, from + 12 * 3_600_000, until - 1, until]

  test('a promotion lowers cart and page from its first moment to its last', async () => {
    expect(until - from).toBe(hours * 3_600_000)
    const product = await makeProduct(api.database.db, { priceCents: 2000 })
    await makePromotion(api.database.db, { target: { product: [product] }, effect: half, ...window })
    const seen: unknown[] = []
    for (const now of moments) {
      api.clock.now = now
      const [cart, page] = [await cartOf([line(product)]), await pageOf(product)]
      expect(page.until).toBeGreaterThan(now)
      expect(page.until, 'no page is kept over the change').toBeLessThanOrEqual(
        [from, until].find((at) => at > now) ?? Number.POSITIVE_INFINITY,
      )
      seen.push([cart.lines[0]?.total, page.price])
    }
    expect(seen).toEqual([2000, 1000, 1000, 1000, 2000].map((price) => [price, price]))
  })

  test('a code counts for as long, and says its first or last day', async () => {
    const product = await makeProduct(api.database.db, { priceCents: 2000 })
    const { code: couponscodes } = await makeCode(api.database.db, { effect: half, ...window })
    const answers: unknown[] = []
    for (const now of moments) {
      api.clock.now = now
      const [answer] = (await cartOf([line(product)], { couponscodes })).codes
      answers.push(answer?.applied ? answer.amount : [answer?.reason, answer?.at && Date.parse(answer.at)])
    }
    expect(answers).toEqual([['Pending', from], 1000, 1000, 1000, ['Expired', until - 1]])
  })
})

describe('a cart left open over the end', () => {
  const ends = Date.parse('2026-11-28T00:00:00+02:00')
  const window = { ends_at: new Date(ends) }

  /** What the order is told that was agreed a minute before the end, and the totals that it carries. */
  async function orderAfterEnd(items: Wire[], given: Wire = {}) {
    api.clock.now = ends - 60_000
    const request = await orderRequest(api.app, items, given)
    api.clock.now = ends
    const { status, body } = await saveOrder(api.app, request)
    expect([status, body.code]).toEqual([409, 'totals_changed'])
    const { totals } = body.details as { totals: unknown }
    return { request, totals: totalsShape.toReadable(totalsShape.schema.parse(totals)) }
  }

  test('of a promotion is not ordered; the present totals are, once they were seen', async () => {
    const product = await makeProduct(api.database.db, { priceCents: 2000 })
    await makePromotion(api.database.db, { target: { product: [product] }, effect: half, ...window })
    const { request, totals } = await orderAfterEnd([line(product)])
    expect(totals.lines[0]).toMatchObject({ total: 2000, notes: [] })
    expect((await saveOrder(api.app, { ...request, fp: totals.fingerprint })).status).toBe(200)
  })

  test('of a code is not ordered, and the code says that it is over', async () => {
    const product = await makeProduct(api.database.db, { priceCents: 2000 })
    const { code } = await makeCode(api.database.db, { effect: half, ...window })
    const { request, totals } = await orderAfterEnd([line(product)], { couponscodes: [code] })
    expect(totals.lines[0]?.total).toBe(2000)
    expect(totals.codes).toMatchObject([{ code, applied: false, reason: 'Expired' }])
    expect((await saveOrder(api.app, { ...request, fp: totals.fingerprint })).status).toBe(200)
    expect((await saveOrder(api.app, { ...request, fp: totals.fingerprint, couponscodes: [] })).body.code).toBe(
      'totals_changed',
    )
  })

  test('of free delivery is not ordered with it', async () => {
    const product = await makeProduct(api.database.db, { priceCents: 2000 })
    const condition = { quantity: 1, of: { product: [product] } }
    const effect = { kind: 'percentage', basisPoints: 10_000 } as const
    await makePromotion(api.database.db, { scope: 'shipping', condition, effect, ...window })
    api.clock.now = ends - 60_000
    const before = await cartOf([line(product)])
    const { totals } = await orderAfterEnd([line(product)])
    expect(before.adjustments.map(({ kind }) => kind)).toContain('shipping_promotion')
    expect(totals.adjustments.map(({ kind }) => kind)).not.toContain('shipping_promotion')
  })
})
