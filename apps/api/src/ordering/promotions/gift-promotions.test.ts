// A gift of a promotion comes in the parcel of the goods that the promotion covers, and in no other order.

import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { order as orderShape } from '@stoa/contract/ordering/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { line, methodIds, placed, readOrder, type Wire } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const make = (given = {}) => makeProduct(api.database.db, { copies: [9], ...given })

test('nothing is given with a gift card that goes by e-mail, nor with an empty cart or other goods', async () => {
  const [covered, other, gift] = [await make(), await make(), await make()]
  const card = await make({ kind: 'giftCard', taxClass: 'outside', priceCents: 1000 })
  const effect = { kind: 'gift', productId: gift, dimensionId: 0 } as const
  await makePromotion(api.database.db, { scope: 'order', target: { not: { product: [other] } }, effect })
  const cardLine = { ...line(card), ext: { gc: { rnm: 'Νίκος', reml: 'nikos@example.gr', dsg: 'classic' } } }
  const givenTo = async (items: Wire[]) =>
    ((await sendCall(api.app, composeCartTotals, { items })).body.items as Wire[]).filter(({ pid }) => pid === gift)
      .length
  expect([await givenTo([]), await givenTo([cardLine]), await givenTo([line(other)])]).toEqual([0, 0, 0])
  expect([await givenTo([line(covered)]), await givenTo([cardLine, line(covered)])]).toEqual([1, 1])

  const { uid } = await placed(api.app, [cardLine], { shtid: methodIds.email, pmtid: methodIds.deposit })
  const order = orderShape.toReadable(orderShape.schema.parse((await readOrder(api.app, uid)).body))
  expect(order.lines).toMatchObject([{ productId: card }])
  expect(await countCopies(api.database.db, gift)).toMatchObject({ quantities: [9] })
})
