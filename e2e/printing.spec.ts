// What is printed of the way of an order: the page of the shop without what only a screen can do, black on white, on A4.

import type { Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartSummary, fillCart } from './support/cart.ts'
import { deliverOrder, findOrder, setCopies } from './support/database.ts'
import { placeOrderByApi } from './support/orders.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

/** A sheet of A4 within its margins, in pixels of CSS. */
const sheet = { width: 673, height: 986 }

/** Text whose colour is not black, and what reaches beyond the sheet; covers keep their colours. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || element.closest('svg')) continue
      if (left < -1 || right > innerWidth + 1) faults.push(`beyond the sheet: ${text.textContent}`)
      const { color } = getComputedStyle(element)
      if (color !== 'rgb(0, 0, 0)') faults.push(`${color}: ${text.textContent}`)
    }
    return faults
  })

/** Whoever reads in the dark prints on white paper, too. */
async function expectPrintable(page: Page, shop: Shop): Promise<void> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const role of ['navigation', 'search', 'contentinfo', 'button', 'switch', 'textbox', 'progressbar'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  await expect(page.getByText(shop.t('common.shopName'), { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: shop.t('common.skip') })).not.toBeInViewport()
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background, 'white, whatever the theme').toBe('rgb(255, 255, 255)')
  expect(await faultsOf(page)).toEqual([])
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
}

for (const path of ['/track-order', '/checkout-success'])
  test(`${path} prints the order`, async ({ page, shop }) => {
    await setCopies(books.looked, 99)
    const book = await shop.product(books.looked)
    const email = uniqueEmail('paper')
    const order = await placeOrderByApi(shop, { productId: book.id, email, payment: 'bank_deposit' })
    const storedEmails = JSON.stringify({ version: 1, value: { [order.uid]: email } })
    await page.addInitScript((stored) => sessionStorage.setItem('stoa.order-emails', stored), storedEmails)
    await visit(page, shop.address(`${path}/${order.uid}`))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: shop.t('tracking.deposit.title') })).toBeVisible()
    await expectPrintable(page, shop)
    await expect(main.getByText(order.code).first()).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: book.name }).first()).toBeVisible()
    await expect(main.getByText(shop.money(order.total)).first()).toBeVisible()
  })

test('the cart prints its books and amounts, without what changes them', async ({ page, shop }) => {
  await setCopies(books.looked, 99)
  const book = await shop.product(books.looked)
  await fillCart(page, [{ productId: book.id, quantity: 2 }])
  await visit(page, shop.address('/cart'))
  await expect(cartSummary(page, shop)).toContainText(shop.money(2 * book.price))
  await expectPrintable(page, shop)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: book.name })).toBeVisible()
  await expect(cartSummary(page, shop)).toContainText(shop.money(2 * book.price))
  await expect(page.getByRole('link', { name: shop.t('cart-page.keepShopping') })).toHaveCount(0)
})

test('the receipt of a withdrawal prints what was stated, and when', async ({ page, shop }) => {
  const { t } = shop
  await setCopies(books.looked, 99)
  const book = await shop.product(books.looked)
  const email = uniqueEmail('paper')
  await placeOrderByApi(shop, { productId: book.id, email, payment: 'cash_on_delivery' })
  await deliverOrder(email)
  const { code } = await findOrder(email)
  await visit(page, shop.address('/withdrawal'))
  await page.getByRole('textbox', { name: t('withdrawal.name') }).fill('Ελένη Μάρκου')
  await page.getByRole('textbox', { name: t('withdrawal.email') }).fill(email)
  await page.getByRole('textbox', { name: t('withdrawal.code') }).fill(code)
  await page.getByRole('button', { name: t('withdrawal.continue') }).click()
  await expect(page.getByText(t('withdrawal.codeFound'))).toBeVisible()
  await page.getByRole('button', { name: t('withdrawal.continue') }).click()
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('withdrawal.title.done') })).toBeVisible()
  await expectPrintable(page, shop)
  const main = page.getByRole('main')
  await expect(main.getByText(/WD-\d{2}-\d{6}/)).toBeVisible()
  await expect(main.getByText(/\d\d:\d\d:\d\d/)).toBeVisible()
  await expect(main.getByText(code).first()).toBeVisible()
})
