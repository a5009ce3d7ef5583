// Gift boxes in the totals: each thing in one is a line behind it.

import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { getCustomerCart, replaceCustomerCart, updateCartItem } from '@stoa/contract/ordering/server-cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filled, makeGiftBox } from '../../../test/make-gift-box.ts'
import { holdBack, makeProduct } from '../../../test/make-product.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { line, placed, type Wire } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { messages } from '../../http/problems.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)
const makeBox = (input: Parameters<typeof makeProduct>[1] = {}) => makeGiftBox(api.database.db, input)
const totalsOf = async (items: Wire[], language: 'el' | 'en' = 'el'): Promise<Wire> =>
  (await sendCall(api.app, composeCartTotals, { items }, language)).body
const linesOf = (answer: Wire) =>
  (answer.items as Wire[]).map(({ pid, quantity, ttl, boxln }) => [pid, quantity, ttl, boxln])
const changesOf = async (items: Wire[]) => (await totalsOf(items)).changes as Wire[]

describe('the totals', () => {
  test('have each thing behind its box, at its own price and with its own VAT', async () => {
    const [box, book, mug] = [
      await makeBox(),
      await make({ priceCents: 1060 }),
      await make({ priceCents: 1240, taxClass: 'standard' }),
    ]
    const totals = await totalsOf([line(mug), filled(box, [line(book, 2), line(mug)], 2)])
    expect(linesOf(totals)).toEqual([
      [mug, 1, 12.4, undefined],
      [box, 2, 12.4, undefined],
      [book, 4, 42.4, 1],
      [mug, 2, 24.8, 1],
    ])
    expect((totals.vats as Wire[]).map(({ rate, grs }) => [rate, grs])).toEqual([
      [600, 42.4],
      [2400, 49.6],
    ])
    expect(totals.prdttl).toBe(92)
    const loose = await totalsOf([line(mug), line(box, 2), line(book, 4), line(mug, 2)])
    expect((loose.changes as Wire[]).map(({ reason }) => reason)).toEqual(['extension_missing'])
  })

  test('reduce a thing as anywhere else, never below its floor, and count it for thresholds', async () => {
    const [box, book, mug] = [
      await makeBox({ priceCents: 100 }),
      await make({ priceCents: 1000, publisherPriceCents: 1000, protectedUntil: '2027-06-30' }),
      await make({ priceCents: 2000, taxClass: 'standard' }),
    ]
    const target = { product: [book, mug] }
    const promotion = await makePromotion(api.database.db, {
      effect: { kind: 'percentage', basisPoints: 2000 },
      target,
    })
    expect(linesOf(await totalsOf([filled(box, [line(book), line(mug)])]))).toEqual([
      [box, 1, 1, undefined],
      [book, 1, 9, 0],
      [mug, 1, 16, 0],
    ])
    await api.database.db.updateTable('promotion').set({ automatic: false }).where('id', '=', promotion).execute()
    expect((await totalsOf([filled(box, [line(mug)])])).frshp).toBe(9)
  })

  test('change with the card’s words and with what is in it', async () => {
    const [box, book, other] = [await makeBox(), await make(), await make()]
    const carts = [
      [filled(box, [line(book)])],
      [filled(box, [line(book)], 1, 'Με αγάπη')],
      [filled(box, [line(other)])],
      [filled(box, [line(book)]), line(book)],
    ]
    const prints = await Promise.all(carts.map(async (cart) => (await totalsOf(cart)).fp))
    expect(new Set(prints).size).toBe(carts.length)
  })
})

describe('a box that cannot be had as it was filled', () => {
  test('is left out or lowered as a whole, and the thing is named', async () => {
    const [box, few, gone, custom, toy] = [
      await makeBox(),
      await make({ name: 'Λίγα', copies: [3] }),
      await make({ name: 'Κανένα', copies: [0] }),
      await make({ name: 'Σφραγίδα', kind: 'custom' }),
      await make({ name: 'Παιχνίδι' }),
    ]
    await holdBack(api.database.db, toy)
    const outcomes = await changesOf([
      filled(box, [line(few, 2)], 3),
      line(few, 2),
      filled(box, [line(gone)]),
      filled(box, [line(custom)]),
      filled(box, [line(toy)]),
      filled(box, [line(987_654_321)]),
      filled(box, [line(few, 5)]),
    ])
    expect(outcomes.map(({ pid, reason, given, boxitm }) => [pid, reason, given, boxitm])).toEqual([
      [box, 'box_item_short', 1, { nm: 'Λίγα', left: 3 }],
      [few, 'quantity_reduced', 1, undefined],
      [box, 'box_item_unavailable', 0, { nm: 'Κανένα', left: 0 }],
      [box, 'box_item_refused', 0, { nm: 'Σφραγίδα', left: 0 }],
      [box, 'box_item_unavailable', 0, { nm: 'Παιχνίδι', left: 0 }],
      [box, 'box_item_unavailable', 0, { nm: null, left: 0 }],
      [box, 'box_too_full', 0, undefined],
    ])
  })

  test.each([
    ['box_too_full', async () => line(await make({}), 5)],
    ['box_item_refused', async () => line(await make({ kind: 'giftCard' }))],
    ['box_item_refused', async () => line(await makeBox())],
    ['box_item_unavailable', async () => line(await make({ active: false }))],
  ] as const)('is not added to the stored cart: %s', async (code, makeThing) => {
    const [customer, box, thing] = [await signIn(api), await makeBox(), await makeThing()]
    for (const language of ['el', 'en'] as const)
      expect(await sendCall(api.app, updateCartItem, filled(box, [thing]), language, customer.headers)).toMatchObject({
        status: 409,
        body: { code, title: messages[language].refusals[code], details: { fields: ['ext'] } },
      })
  })

  test('stays in the stored cart when a thing sells out, until the customer changes it', async () => {
    const [customer, box, book] = [await signIn(api), await makeBox(), await make({ copies: [1] })]
    const item = { ...line(box), ext: { box: { items: [line(book)], wrd: 'Με αγάπη' } } }
    await sendCall(api.app, replaceCustomerCart, { items: [item] }, 'el', customer.headers)
    await placed(api.app, [line(book)])
    const { items, changes } = await call(api.app, getCustomerCart, {}, 'el', customer.headers)
    expect(items).toMatchObject([{ productId: box, extension: { box: { words: 'Με αγάπη' } } }])
    expect(changes).toMatchObject([{ productId: box, reason: 'box_item_unavailable', granted: 0 }])
  })
})
