// What the pages of cart and checkout show before its scripts have come.

import { expect, test } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'

test.beforeEach(async ({ page }) => {
  // asked for, and never answered
  await page.route('**/assets/*.js', () => {})
})

test('an empty cart, with the way on', async ({ page, shop }) => {
  const { t } = shop
  await page.goto(shop.address('/cart'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: t('cart-page.emptyTitle') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('cart-page.emptyAction') })).toBeVisible()
  await expect(page.locator('main [aria-busy]').first()).toBeHidden()
})

test('the places of the lines, where there are some', async ({ page, shop }) => {
  const { t } = shop
  await fillCart(page, [{ productId: (await shop.product(books.looked)).id }])
  await page.goto(shop.address('/cart'), { waitUntil: 'commit' })
  await expect(page.locator('main [aria-busy]').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('cart-page.emptyTitle') })).toBeHidden()
})

test('the ways of receiving, at the first step of the checkout', async ({ page, shop }) => {
  const { t } = shop
  await page.goto(shop.address('/checkout-information'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: t('checkout.payment.shipping.title') })).toBeVisible()
  await expect(page.getByText('Στην πόρτα σας', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})
