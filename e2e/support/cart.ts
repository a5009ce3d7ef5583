// The cart: filling it, and its locators.

import type { Locator, Page } from '@playwright/test'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { expect } from '../fixtures.ts'
import type { Shop } from './shop.ts'

/** The button in the header, when it shows this count. */
export const cartButton = (page: Page, { t }: Shop, count: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: t('chrome.cartNamed', { count }), exact: true })

export const drawerOf = (page: Page, { t }: Shop): Locator => page.getByRole('dialog', { name: t('cart.title') })

export const cartSummary = (page: Page, { t }: Shop): Locator =>
  page.getByRole('complementary', { name: t('cart-page.summary') })

/**
 * Writes cart lines into the browser's storage, as an earlier visit would have left them. Before the first page is
 * opened.
 */
export async function fillCart(page: Page, items: readonly Partial<CartItem>[]): Promise<void> {
  const lines = items.map((item) => ({ dimensionId: 0, quantity: 1, ...item }))
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('journey.filled')) return
      sessionStorage.setItem('journey.filled', 'yes')
      localStorage.setItem('stoa.cart', stored)
    },
    JSON.stringify({ version: 1, items: lines }),
  )
}

/** The cart stored in the browser. */
export const storedCart = (page: Page): Promise<CartItem[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('stoa.cart') ?? '{"items":[]}').items)

/** The copies in it, on pages whose header does not show the cart. */
export const storedCopies = async (page: Page): Promise<number> =>
  (await storedCart(page)).reduce((sum, { quantity }) => sum + quantity, 0)

/** A label followed by its amount, as in the last row of all totals. While a part of a page arrives it stands there twice, once unseen. */
export const expectAmount = (container: Locator, label: string, amount: string): Promise<void> =>
  expect(container.getByText(`${label}${amount}`, { exact: true }).filter({ visible: true })).toBeVisible()
