// Gift boxes: each thing in one is a line behind it, from the totals to the copies and the stored order.

import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { listBranches } from '@stoa/contract/ordering/checkout'
import { saveOrder as saveOrderEndpoint } from '@stoa/contract/ordering/place-order'
import { getCustomerCart, replaceCustomerCart, updateCartItem } from '@stoa/contract/ordering/server-cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, holdBack, makeProduct } from '../../../test/make-product.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { line, methodIds, orderRequest, placed, readOrder, saveOrder, type Wire } from '../../../test/order-request.ts'
import { balanceOf, orderFor } from '../../../test/point-orders.ts'
import { sendCall } from '../../../test/send-call.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { messages } from '../../http/problems.ts'
import { restoreStock } from '../stock/stock.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(async () => {
  await expectConsistentLedger(api.database.db)
  await api.close()
})

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)
const makeBox = (input: Parameters<typeof makeProduct>[1] = {}) =>
  make({ kind: 'giftbox', name: 'Κουτί', taxClass: 'standard', priceCents: 620, boxCapacity: 4, ...input })
const filled = (box: number, things: Wire[], quantity = 1, words?: string): Wire => ({
  ...line(box, quantity),
  ext: { box: { items: things, ...(words && { wrd: words }) } },
})
const totalsOf = async (items: Wire[], language: 'el' | 'en' = 'el'): Promise<Wire> =>
  (await sendCall(api.app, composeCartTotals, { items }, language)).body
const linesOf = (answer: Wire) =>
  (answer.items as Wire[]).map(({ pid, quantity, ttl, boxln }) => [pid, quantity, ttl, boxln])
const changesOf = async (items: Wire[]) => (await totalsOf(items)).changes as Wire[]
const quantityOf = async (product: number) => (await countCopies(api.database.db, product)).quantities

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

describe('an order', () => {
  test('has the things behind their box, with its words, and claims and gives back the copies of all', async () => {
    const [book, box, mug] = [
      await make({ copies: [3, 2] }),
      await makeBox({ copies: [2] }),
      await make({ copies: [4], taxClass: 'standard' }),
    ]
    const items = [line(book), filled(box, [line(mug), line(book, 2)], 2, 'Χρόνια πολλά!')]
    const quoted = await totalsOf(items)
    const { uid } = await placed(api.app, items)
    const { body: order } = await readOrder(api.app, uid)
    expect(linesOf(order)).toEqual(linesOf(quoted))
    expect((order.items as Wire[]).map(({ ext }) => ext)).toMatchObject([
      undefined,
      { box: { wrd: 'Χρόνια πολλά!' } },
      undefined,
      undefined,
    ])
    expect(await Promise.all([book, box, mug].map(quantityOf))).toEqual([[0, 0], [0], [2]])
    const { id } = await api.database.db
      .selectFrom('customer_order')
      .select('id')
      .where('uid', '=', String(uid))
      .executeTakeFirstOrThrow()
    await api.database.db.transaction().execute((tx) => restoreStock(tx, id))
    expect(await Promise.all([book, box, mug].map(quantityOf))).toEqual([[3, 2], [2], [4]])
  })

  test('comes when the slowest thing does', async () => {
    const [box, book, slow] = [await makeBox(), await make(), await make({ availability: 'days_4_7' })]
    const daysOf = async (things: Wire[]) =>
      (await readOrder(api.app, (await placed(api.app, [filled(box, things)])).uid)).body.dto as string
    expect((await daysOf([line(book), line(slow)])) > (await daysOf([line(book)]))).toBe(true)
  })

  test('takes its box out of the stored cart, and leaves the same book beside it', async () => {
    const [customer, box, book] = [await signIn(api), await makeBox(), await make()]
    const items = [line(book), filled(box, [line(book)])]
    await sendCall(api.app, replaceCustomerCart, { items }, 'el', customer.headers)
    const request = await orderRequest(api.app, [filled(box, [line(book)])])
    expect((await sendCall(api.app, saveOrderEndpoint, request, 'el', customer.headers)).status).toBe(200)
    const left = await call(api.app, getCustomerCart, {}, 'el', customer.headers)
    expect(left.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([[book, 1]])
  })

  test('and another for the last copy of a thing: one of them has it, boxed or not', async () => {
    const box = await makeBox({ copies: [99] })
    for (let round = 0; round < 5; round += 1) {
      const last = await make({ copies: [1], name: 'Το τελευταίο' })
      const [boxed, plain] = [
        await orderRequest(api.app, [filled(box, [line(last)])]),
        await orderRequest(api.app, [line(last)]),
      ]
      const answers = await Promise.all(
        [boxed, plain, boxed, plain, boxed, plain].map((one) => saveOrder(api.app, one)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const [index, { status, body }] of answers.entries()) {
        if (status === 200) continue
        const isBox = index % 2 === 0
        expect([status, body.code]).toEqual([409, isBox ? 'box_item_unavailable' : 'out_of_stock'])
        const { changes } = body.details as { changes: Wire[] }
        expect(changes.map(({ pid, reason }) => [pid, reason])).toEqual([
          isBox ? [box, 'box_item_unavailable'] : [last, 'product_unavailable'],
        ])
      }
      expect(await quantityOf(last)).toEqual([0])
    }
  })
  test('earns points for its box and for each thing in it', async () => {
    const [customer, box, book] = [
      await signIn(api),
      await makeBox({ priceCents: 650 }),
      await make({ priceCents: 1040 }),
    ]
    await orderFor(api, [filled(box, [line(book, 2)], 2)], customer)
    expect(await balanceOf(api, customer.customerId)).toEqual([0, 54])
  })

  test('is ready at a branch that has the box and all things, and brought to any other', async () => {
    const [box, book] = [await makeBox({ copies: [3, 3, 3] }), await make({ copies: [1, 2] })]
    const things = [line(book, 2)]
    const items = [
      { productId: box, dimensionId: 0, quantity: 1 },
      { productId: book, dimensionId: 0, quantity: 2 },
    ]
    const branches = await call(api.app, listBranches, { items })
    expect(branches.slice(0, 2).map(({ supply }) => [supply?.copies, supply?.pickup?.from])).toEqual([
      [2, 'brought'],
      [3, 'here'],
    ])
    const pickup = { shtid: methodIds.store, tsid: 2, pmtid: methodIds.deposit }
    const { uid } = await placed(api.app, [filled(box, things)], pickup)
    expect(linesOf((await readOrder(api.app, uid)).body).map(([product, quantity]) => [product, quantity])).toEqual([
      [box, 1],
      [book, 2],
    ])
    expect([await quantityOf(box), await quantityOf(book)]).toEqual([
      [3, 2, 3],
      [1, 0],
    ])
  })
})
