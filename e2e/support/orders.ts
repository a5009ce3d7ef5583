// An order placed without a browser, for the pages that show orders.

import { randomUUID } from 'node:crypto'
import { composeOrderTotals } from '@stoa/contract/cart'
import type { PaymentType } from '@stoa/contract/checkout'
import { listCountryRegions } from '@stoa/contract/checkout'
import { type PlacedOrder, saveOrder } from '@stoa/contract/orders'
import { buyer } from './checkout.ts'
import type { Shop } from './shop.ts'

interface Wish {
  productId: number
  email: string
  payment: PaymentType['code']
}

export async function orderByApi(shop: Shop, { productId, email, payment }: Wish): Promise<PlacedOrder> {
  const items = [{ productId, dimensionId: 0, quantity: 1 }]
  const [shipping, paying] = await Promise.all([shop.shipping('home'), shop.payment(payment)])
  const terms = { countryId: 1, shippingTypeId: shipping.id, paymentTypeId: paying.id }
  const { fingerprint } = await shop.ask(composeOrderTotals, { items, ...terms })
  const [region] = await shop.ask(listCountryRegions, { countryId: 1 })
  const order = {
    ...{ items, fingerprint, email, ...terms, ...buyer },
    ...{ regionId: region?.id, city: 'Αθήνα', documentKind: 'receipt' as const },
    ...{ sameAddress: true, acceptedTerms: true, acceptedNewsletter: false },
  }
  return shop.ask(saveOrder, order, { idempotencyKey: randomUUID() })
}
