// An order placed without a browser, for the pages that show orders.

import { randomUUID } from 'node:crypto'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import type { PaymentType } from '@stoa/contract/ordering/checkout'
import { type PlacedOrder, saveOrder } from '@stoa/contract/ordering/place-order'
import { listCountryRegions } from '@stoa/contract/ordering/places'
import { buyer } from './checkout.ts'
import type { Shop } from './shop.ts'

interface OrderInput {
  productId: number
  email: string
  payment: PaymentType['code']
}

export async function placeOrderByApi(shop: Shop, { productId, email, payment }: OrderInput): Promise<PlacedOrder> {
  const items = [{ productId, dimensionId: 0, quantity: 1 }]
  const [shippingType, paymentType] = await Promise.all([shop.shipping('home'), shop.payment(payment)])
  const terms = { countryId: 1, shippingTypeId: shippingType.id, paymentTypeId: paymentType.id }
  const { fingerprint } = await shop.call(composeOrderTotals, { items, ...terms })
  const [region] = await shop.call(listCountryRegions, { countryId: 1 })
  const order = {
    items,
    fingerprint,
    email,
    ...terms,
    ...buyer,
    regionId: region?.id,
    city: 'Αθήνα',
    documentKind: 'receipt' as const,
    sameAddress: true,
    acceptedTerms: true,
    acceptedNewsletter: false,
  }
  return shop.call(saveOrder, order, { idempotencyKey: randomUUID() })
}
