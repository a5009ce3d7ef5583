import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { getCustomerOrder } from '@stoa/contract/ordering/customer-orders'
import type { OrderLine } from '@stoa/contract/ordering/orders'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook } from '../../../../../test/sample-books.ts'
import { sampleOrder } from '../../../../../test/sample-order.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { BuyAgain } from './buy-again.tsx'

const giftCard = { recipientName: 'Nick', recipientEmail: 'n@example.com', design: 'classic' as const }

const line = (productId: number, extension?: OrderLine['extension']): OrderLine => ({
  ...{ productId, dimensionId: 0, quantity: 1, unitPrice: 1000, unitPriceBeforeDiscount: null, total: 1000 },
  ...{ code: `b${productId}`, name: `Book ${productId}`, gift: false, notes: [], dimensionName: null, extension },
})

beforeEach(() => cartStore.clear())

it('adds each line with what it said, without a day of sending that is over', async () => {
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  const box = { items: [{ productId: 4, dimensionId: 0, quantity: 2, name: 'Book 4' }], words: 'With love' }
  const lines = [
    line(1),
    line(1, { wrapping: true }),
    line(2, { giftCard: { ...giftCard, sendOn: '2026-01-06' } }),
    line(3, { box }),
    { ...line(4), quantity: 2, boxLine: 3 },
  ]
  answer(getCustomerOrder, () => sampleOrder({ lines }))
  const order = sampleOrder()
  const { getByRole } = await renderPage(<BuyAgain uid={order.uid} code={order.code} />, '/en/profile/orders')
  await getByRole('button').click()
  await expect.element(getByRole('status')).toMatchTextContent('4')
  const item = (productId: number, extension?: object) => ({ productId, dimensionId: 0, quantity: 1, extension })
  expect(cartStore.read()).toEqual([
    item(1),
    item(1, { wrapping: true }),
    item(2, { giftCard }),
    item(3, { box: { items: [{ productId: 4, dimensionId: 0, quantity: 2 }], words: 'With love' } }),
  ])
})

it.each([
  [[], 'The title is in your basket.'],
  [[8], 'Nothing was added to your basket. Not available: Book 8.'],
  [[8, 9], 'Nothing was added to your basket. Not available: Book 8, Book 9.'],
])('adds a set as a set, and names one that is not sold any more: %j', async (lost, said) => {
  // of the first a part is missing, the second has been withdrawn
  answer(listProductsByIds, ({ ids }) =>
    ids
      .filter((id) => id !== 9)
      .map((id) => sampleBook(id, { kind: 'bundle', availability: id === 8 ? 'notAvailable' : 'available' })),
  )
  const parts = [4, 5].map((productId) => ({ productId, dimensionId: 0, quantity: 1, name: `Book ${productId}` }))
  const ids = lost.length > 0 ? lost : [7]
  answer(getCustomerOrder, () => sampleOrder({ lines: ids.map((id) => ({ ...line(id), parts })) }))
  const order = sampleOrder()
  const { getByRole } = await renderPage(<BuyAgain uid={order.uid} code={order.code} />, '/en/profile/orders')
  await getByRole('button').click()
  await expect.element(getByRole('status')).toHaveTextContent(said)
  expect(cartStore.read()).toEqual(lost.length > 0 ? [] : [{ productId: 7, dimensionId: 0, quantity: 1 }])
})
