// Orders placed and moved without a browser, for the pages that show orders.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import type { PaymentType } from '@stoa/contract/ordering/checkout'
import { updateOrderState } from '@stoa/contract/ordering/order-tool'
import { type PlacedOrder, saveOrder } from '@stoa/contract/ordering/place-order'
import { listCountryRegions } from '@stoa/contract/ordering/places'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { expect } from '../fixtures.ts'
import { buyer } from './checkout.ts'
import { findOrder, readMoney } from './database.ts'
import type { Press } from './press.ts'
import type { Shop } from './shop.ts'
import { readTestEnvironment, toolName } from './test-environment.ts'
import { visit } from './visit.ts'

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

/** As the ERP's tool does. */
export const moveOrder = (shop: Shop, uid: string, status: OrderStatus): Promise<unknown> =>
  shop.call(
    updateOrderState,
    { uid, status, notification: 'order_canceled_notify_customer' },
    { tool: { provider: toolName, key: readTestEnvironment().toolKey } },
  )

/** The order of this e-mail is invoiced, and what was held for it is captured. */
export async function captureHeld(shop: Shop, email: string): Promise<void> {
  await moveOrder(shop, (await findOrder(email)).uid, 'invoiced')
  await expect.poll(() => readMoney(email)).toEqual([{ payment: 'paid', captured: 1, refunds: 0 }])
}

/** As a guest with the link of the e-mail, in a browser that does not know the order. */
export async function openOrder(page: Page, shop: Shop, press: Press, { uid, email }: { uid: string; email: string }) {
  await visit(page, shop.address(`/track-order/${uid}`))
  await page.getByRole('textbox', { name: shop.t('tracking.open.email') }).fill(email)
  await press(page.getByRole('button', { name: shop.t('tracking.open.submit') }))
}
