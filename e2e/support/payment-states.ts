// The pages of an order that waits to be paid at a provider, and how to get there.

import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { OpenState } from './open-state.ts'
import { withOrder } from './order-states.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

async function failedCard(page: Page, shop: Shop): Promise<void> {
  const uid = await withOrder(page, shop, true, 'card')
  await visit(page, shop.address(`/checkout-failure?reason=payment_failed&order=${uid}`))
  await expect(page.getByRole('button', { name: shop.t('payment-failure.retry') })).toBeVisible()
}

/** The ways that there are, one of them chosen. */
async function chooseAnotherWay(page: Page, { t }: Shop): Promise<void> {
  await page.getByRole('button', { name: t('tracking.otherPayment.button') }).click()
  const ways = page.getByRole('group', { name: t('tracking.otherPayment.title') })
  await ways.getByRole('radio').first().check({ force: true })
  await expect(page.getByRole('button', { name: t('tracking.otherPayment.order') })).toBeVisible()
}

async function failedCardAnotherWay(page: Page, shop: Shop): Promise<void> {
  await failedCard(page, shop)
  await chooseAnotherWay(page, shop)
}

async function unpaidOrder(page: Page, shop: Shop): Promise<void> {
  const uid = await withOrder(page, shop, true, 'card')
  await visit(page, shop.address(`/track-order/${uid}`))
  await expect(page.getByRole('heading', { name: shop.t('tracking.unpaid.title') })).toBeVisible()
  await page.getByRole('button', { name: shop.t('tracking.otherPayment.button') }).click()
  await page.getByRole('button', { name: shop.t('tracking.otherPayment.order') }).click()
  await expect(page.getByText(shop.t('tracking.otherPayment.missing'))).toBeVisible()
}

export const paymentStates = {
  'failed payment by card': failedCard,
  'failed payment by card, about to be paid another way': failedCardAnotherWay,
  'order that is not paid, and no other way chosen': unpaidOrder,
} satisfies Record<string, OpenState>
