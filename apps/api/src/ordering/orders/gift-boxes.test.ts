// Gift boxes: each thing in one is a line behind it, from the totals to the copies and the stored order.

import { listBranches } from '@stoa/contract/ordering/branches'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { saveOrder as saveOrderEndpoint } from '@stoa/contract/ordering/place-order'
import { getCustomerCart, replaceCustomerCart } from '@stoa/contract/ordering/server-cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { filled, makeGiftBox } from '../../../test/make-gift-box.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, orderRequest, placed, readOrder, saveOrder, type Wire } from '../../../test/order-request.ts'
import { balanceOf, orderFor } from '../../../test/point-orders.ts'
import { sendCall } from '../../../test/send-call.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { restoreStock } from '../stock/stock.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)
const makeBox = (input: Parameters<typeof makeProduct>[1] = {}) => makeGiftBox(api.database.db, input)
const totalsOf = async (items: Wire[], language: 'el' | 'en' = 'el'): Promise<Wire> =>
  (await sendCall(api.app, composeCartTotals, { items }, language)).body
const linesOf = (answer: Wire) =>
  (answer.items as Wire[]).map(({ pid, quantity, ttl, boxln }) => [pid, quantity, ttl, boxln])
const quantityOf = async (product: number) => (await countCopies(api.database.db, product)).quantities

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
