// Products made for somebody, and gift wrapping: from the totals to the stored order and its e-mail.

import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { getCustomerCart, updateCartItem } from '@stoa/contract/ordering/server-cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, placed, readOrder, saveOrder, totalsOf, type Wire } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { messages } from '../../http/problems.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)
const linesOf = async (uid: unknown) => (await readOrder(api.app, uid)).body.items as Wire[]

test('words on a product go from the cart to the order, and that it is kept is said before buying', async () => {
  const [book, stamp] = [await make(), await make({ kind: 'custom', textMax: 12, taxClass: 'standard' })]
  const items = [line(book), { ...line(stamp), ext: { txt: 'Για τον Νίκο' } }]
  const { body } = await sendCall(api.app, composeCartTotals, { items })
  expect((body.items as Wire[]).map(({ ext, wdr }) => [ext, wdr])).toEqual([
    [undefined, true],
    [{ txt: 'Για τον Νίκο' }, false],
  ])
  const { uid } = await placed(api.app, items)
  await api.database.db
    .updateTable('product')
    .set({ kind: 'product', text_max: null, text_label_el: null })
    .where('id', '=', stamp)
    .execute()
  expect((await linesOf(uid)).map(({ ext, wdr }) => [ext, wdr])).toEqual([
    [undefined, true],
    [{ txt: 'Για τον Νίκο' }, false],
  ])
})

test('the stored cart keeps the words, and refuses those that do not fit', async () => {
  const [customer, stamp] = [await signIn(api), await make({ kind: 'custom', textMax: 3 })]
  const step = (text: string) => ({ productId: stamp, dimensionId: 0, quantity: 1, extension: { text } })
  await call(api.app, updateCartItem, step('Ν.Μ'), 'el', customer.headers)
  for (const language of ['el', 'en'] as const)
    expect(
      await sendCall(api.app, updateCartItem, { ...line(stamp), ext: { txt: 'Ν.Μ.' } }, language, customer.headers),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'text_too_long',
        title: messages[language].refusals.text_too_long,
        details: { fields: ['ext'] },
      },
    })
  expect((await call(api.app, getCustomerCart, {}, 'el', customer.headers)).items).toEqual([step('Ν.Μ')])
})

test('wrapping is an amount of its line, with its VAT, in totals and order alike', async () => {
  const [book, mug] = [await make({ priceCents: 1060 }), await make({ priceCents: 1240, taxClass: 'standard' })]
  const items = [{ ...line(book, 2), ext: { wrp: true } }, line(mug)]
  const plain = await totalsOf(api.app, { items: [line(book, 2), line(mug)], shtid: 2, ctid: 1 })
  const totals = await totalsOf(api.app, { items, shtid: 2, ctid: 1 })
  const wrapping = { kind: 'wrapping', cd: null, nm: null, amt: 3, lns: [0] }
  expect(totals.adjs).toContainEqual(wrapping)
  expect([totals.prdttl, totals.frshp]).toEqual([plain.prdttl, plain.frshp])
  expect(Number(totals.ttl)).toBeCloseTo(Number(plain.ttl) + 3, 2)
  const [first] = totals.items as Wire[]
  expect(first).toMatchObject({ prc: 10.6, ttl: 24.2, nts: [{ kind: 'wrapping', nm: null, amt: 3 }] })
  const grossOf = (answer: Wire) => (answer.vats as Wire[]).map(({ rate, grs }) => [rate, grs])
  expect(grossOf(totals)).toEqual([
    [600, 24.2],
    [2400, 12.4],
  ])
  const { uid } = await placed(api.app, items, { shtid: 2, tsid: 1, pmtid: 2 })
  const { body: order } = await readOrder(api.app, uid)
  expect([order.ttl, order.adjs, order.vats]).toEqual([totals.ttl, totals.adjs, totals.vats])
  expect((order.items as Wire[])[0]).toMatchObject({ ttl: 24.2, nts: [{ kind: 'wrapping', amt: 3 }] })
})

test('an order that was agreed without wrapping is not placed with it', async () => {
  const book = await make()
  const { fp } = await orderRequest(api.app, [line(book)])
  const request = await orderRequest(api.app, [{ ...line(book), ext: { wrp: true } }])
  const { status, body } = await saveOrder(api.app, { ...request, fp })
  expect([status, body.code]).toEqual([409, 'totals_changed'])
})
