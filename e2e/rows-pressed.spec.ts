// The rows under the search box and the cart lines, by mouse and by touch.

import type { Locator, Page } from '@playwright/test'
import { suggestProducts } from '@stoa/contract/catalogue/search'
import { expect, test } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartButton, drawerOf, fillCart } from './support/cart.ts'
import { type Press, usualPairs, withPointers } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('combobox')

async function withBook(page: Page, shop: Shop) {
  const book = await shop.product(books.staysBeside)
  await fillCart(page, [{ productId: book.id }])
  return book
}

/** One more, then one fewer. */
async function pressQuantity(line: Locator, { t }: Shop, title: string, press: Press): Promise<void> {
  const quantity = line.getByRole('textbox', { name: t('common.quantityNamed', { title }) })
  await press(line.getByRole('button', { name: t('common.more'), exact: true }))
  await expect(quantity).toHaveValue('2')
  await press(line.getByRole('button', { name: t('common.fewer'), exact: true }))
  await expect(quantity).toHaveValue('1')
}

withPointers(usualPairs, (press) => {
  test('a suggestion, and all results', async ({ page, shop }) => {
    const { t } = shop
    const suggestions = await shop.call(suggestProducts, { text: 'kazan' })
    await visit(page, shop.address('/pages/about'))
    const heading = page.getByRole('heading', { level: 1 })
    for (const [kind, path] of [
      ['title', '/products/'],
      ['author', '/contributor/'],
    ] as const) {
      const address = shop.address(`${path}${suggestions.find((one) => one.kind === kind)?.url}`)
      const before = (await heading.textContent()) ?? ''
      await press(field(page))
      await field(page).fill('kazan')
      await press(page.getByRole('option').and(page.locator(`[href="${address}"]`)))
      await expect(page).toHaveURL(address)
      // the URL changes before the page is rendered, which closes the suggestions
      await expect(heading).not.toHaveText(before)
    }
    await field(page).fill('kazan')
    await press(page.getByRole('link', { name: t('chrome.suggest.all', { text: 'kazan' }) }))
    await expect(page).toHaveURL(shop.address('/search-results?text=kazan'))
  })

  test('recent searches: one is removed, one repeated', async ({ page, shop }) => {
    const { t } = shop
    await page.addInitScript(() => localStorage.setItem('stoa.recent-searches', '["ζορμπάς","loxantra"]'))
    await visit(page, shop.address('/pages/about'))
    await press(field(page))
    await field(page).evaluate((input) => input.addEventListener('blur', () => input.setAttribute('data-left', '')))
    await press(page.getByRole('button', { name: t('chrome.suggest.forget', { text: 'ζορμπάς' }) }))
    const recent = page.getByRole('region', { name: t('chrome.suggest.recent') })
    await expect(recent.getByRole('listitem')).toHaveCount(1)
    await expect(field(page), 'the focus stays in the field').not.toHaveAttribute('data-left')
    await press(recent.getByRole('link', { name: 'loxantra' }))
    await expect(page).toHaveURL(shop.address('/search-results?text=loxantra'))
  })

  test('a line of the cart drawer', async ({ page, shop }) => {
    const { t } = shop
    const { name } = await withBook(page, shop)
    await visit(page, shop.address('/pages/about'))
    await press(cartButton(page, shop, 1))
    const drawer = drawerOf(page, shop)
    await pressQuantity(drawer.getByRole('listitem'), shop, name, press)
    await press(drawer.getByRole('link', { name, exact: true }))
    await expect(page).toHaveURL(shop.address(`/products/${books.staysBeside}`))
    await expect(drawer).toBeHidden()
    await press(cartButton(page, shop, 1))
    await press(drawer.getByRole('button', { name: t('cart.remove', { name }) }))
    await press(drawer.getByRole('button', { name: t('cart.keepLooking') }))
    await expect(cartButton(page, shop, 0)).toBeVisible()
  })

  test('a line of the cart page', async ({ page, shop }) => {
    const { t } = shop
    const { name } = await withBook(page, shop)
    await visit(page, shop.address('/cart'))
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
    await pressQuantity(line, shop, name, press)
    await press(line.getByRole('button', { name: t('cart-page.removeNamed', { name }) }))
    await press(page.getByRole('button', { name: t('cart-page.undo') }))
    await press(line.getByRole('link', { name, exact: true }))
    await expect(page).toHaveURL(shop.address(`/products/${books.staysBeside}`))
  })
})
