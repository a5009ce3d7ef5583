// The cart: filling it, and finding its parts on the page.

import type { Locator, Page } from '@playwright/test'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { expect } from '../fixtures.ts'
import type { Shop } from './shop.ts'

/** The button in the header, when it says that so many are in the cart. */
export const cartButton = (page: Page, { t }: Shop, count: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: t('chrome.cartNamed', { count }), exact: true })

export const drawerOf = (page: Page, { t }: Shop): Locator => page.getByRole('dialog', { name: t('cart.title') })

export const cartSummary = (page: Page, { t }: Shop): Locator =>
  page.getByRole('complementary', { name: t('cart-page.summary') })

/** Puts wishes into the browser's cart, as an earlier visit would have left them. Before the first page is opened. */
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

/** What the browser remembers of the cart. */
export const storedCart = (page: Page): Promise<CartItem[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('stoa.cart') ?? '{"items":[]}').items)

/** A label with its amount behind it, as the last row of every reckoning. */
export const expectAmount = (container: Locator, label: string, amount: string): Promise<void> =>
  expect(container.getByText(`${label}${amount}`, { exact: true })).toBeVisible()
