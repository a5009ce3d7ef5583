import { listRelatedProducts, type Product } from '@stoa/contract/catalogue/catalogue'
import { httpClient } from '@stoa/contract/client'
import { listCustomMessages } from '@stoa/contract/content/content'
import { estimateDelivery, listPaymentTypes, listShippingTypes } from '@stoa/contract/ordering/checkout'
import { expect, it } from 'vitest'
import { sampleProduct } from '../../../../test/sample-books.ts'
import { sampleCheckout } from '../../../../test/sample-checkout.ts'
import { answer } from '../../../../test/shop-stub.ts'
import { loadProductExtras } from './product-data.ts'

const days = { from: '2026-11-24', to: '2026-11-27', orderBy: '2026-11-21', orderBefore: 15 }

/** The days that the page promises, in a shop that would name some for every product. */
async function promisedDays(overrides: Partial<Product>) {
  answer(listRelatedProducts, () => [])
  answer(listCustomMessages, () => [])
  answer(listShippingTypes, () => sampleCheckout.shippingTypes)
  answer(listPaymentTypes, () => sampleCheckout.paymentTypes)
  answer(estimateDelivery, () => [1, 2].map((shippingTypeId) => ({ shippingTypeId, ...days })))
  const shop = {
    client: () => httpClient('', 'en'),
    origin: '',
    now: () => Date.parse('2026-11-20T10:00:00Z'),
    parts: null,
    deliver: () => {},
  }
  return (await loadProductExtras(shop, 'en', sampleProduct(overrides))).arrivals
}

it('promises a day for what can be ordered now', async () => {
  for (const availability of ['available', 'preOrder', 'afterOrder'] as const)
    expect(await promisedDays({ availability })).toEqual({ home: days, store: days })
})

it.each([{ availability: 'comingSoon' }, { availability: 'exhausted' }, { price: 0 }, { kind: 'giftCard' }] as const)(
  'promises no day for %o',
  async (overrides) => {
    expect(await promisedDays(overrides)).toEqual({ home: null, store: null })
  },
)
