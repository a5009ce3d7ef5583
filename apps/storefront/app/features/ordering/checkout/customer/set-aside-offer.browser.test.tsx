import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook } from '../../../../../test/sample-books.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { cartRecord, emptyRecord } from '../../../../state/cart-record.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { SetAsideOffer } from './set-aside-offer.tsx'

const wrapped = { productId: 1, dimensionId: 0, quantity: 1, extension: { wrapping: true as const } }

it('offers what an earlier visit left with what it says, and adds it as a line of its own', async () => {
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  const plain = { productId: 1, dimensionId: 0, quantity: 2 }
  cartStore.replace([plain])
  cartRecord.write({ ...emptyRecord(7), known: [plain], aside: [wrapped] })
  const { getByRole, getByText } = await renderPage(<SetAsideOffer />, '/en/checkout-information')
  await expect.element(getByText('Gift-wrapped')).toBeVisible()
  await expect.element(getByText('Book 1')).toBeVisible()
  await getByRole('button').first().click()
  expect(cartStore.read()).toEqual([wrapped, plain])
  cartRecord.write(null)
})
