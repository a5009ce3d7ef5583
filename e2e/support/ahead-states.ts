// What is ordered before the shop has it, in every state of its pages, and how to get there.

import type { Page } from '@playwright/test'
import { expect, uniqueEmail } from '../fixtures.ts'
import { books } from './books.ts'
import { fillCart } from './cart.ts'
import { setCopies } from './database.ts'
import { type OpenState, open } from './open-state.ts'
import { placeOrderByApi } from './orders.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

/** Beside what would leave at once. */
async function cartWithPreOrder(page: Page, shop: Shop): Promise<void> {
  await setCopies(books.looked, 99)
  const [upcoming, there] = await Promise.all([shop.product(books.upcoming), shop.product(books.looked)])
  await fillCart(page, [{ productId: upcoming.id }, { productId: there.id }])
  await visit(page, shop.address('/cart'))
  await expect(page.getByText(shop.t('lines.waitsTogether'))).toBeVisible()
}

async function orderThatWaits(page: Page, shop: Shop): Promise<void> {
  const { id: productId } = await shop.product(books.toOrder)
  const email = uniqueEmail('looked')
  const { uid } = await placeOrderByApi(shop, { productId, email, payment: 'bank_deposit' })
  await visit(page, shop.address(`/track-order/${uid}`))
  await page.getByRole('textbox', { name: shop.t('tracking.open.email') }).fill(email)
  await page.getByRole('button', { name: shop.t('tracking.open.submit') }).click()
  await expect(page.getByText(shop.t('lines.notes.afterOrder'))).toBeVisible()
}

export const aheadStates = {
  'product of a pre-order': open(`/products/${books.upcoming}`),
  'cart with a pre-order': cartWithPreOrder,
  'order with lines that wait': orderThatWaits,
} satisfies Record<string, OpenState>
