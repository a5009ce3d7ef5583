// The whole purchase at a phone's width with the keyboard only.

import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartButton, drawerOf } from './support/cart.ts'
import {
  buyer,
  choiceOf,
  continueButton,
  fieldOf,
  orderButton,
  problemSummary,
  termsOf,
  uidOfSuccess,
} from './support/checkout.ts'
import { countOrders, setCopies } from './support/database.ts'
import { pressKeyOn, tabTo, typeInto } from './support/keyboard.ts'
import { visit } from './support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('from the home page to the order', async ({ page, shop }) => {
  const { t } = shop
  await setCopies(books.keyboard, 40)
  const book = await shop.product(books.keyboard)
  const email = uniqueEmail('keys')

  await visit(page, shop.address('/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('common.skip') })).toBeFocused()
  await typeInto(page, page.getByRole('banner').getByRole('combobox'), 'loxantra')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: 'loxantra' }))

  await pressKeyOn(page, page.getByRole('main').getByRole('link', { name: book.name, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: book.name })).toBeVisible()
  const add = page.getByRole('button', { name: t('product.add'), exact: true })
  await pressKeyOn(page, add, 'Space')

  const drawer = drawerOf(page, shop)
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('heading', { name: t('cart.title') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(add, 'the focus comes back').toBeFocused()
  await tabTo(page, cartButton(page, shop, 1), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await pressKeyOn(page, drawer.getByRole('link', { name: t('cart.view') }))

  await expect(page).toHaveURL(shop.address('/cart'))
  await expect(page.getByRole('main'), 'the new page has the focus, not what opened the drawer').toBeFocused()
  await pressKeyOn(page, page.getByRole('main').getByRole('button', { name: t('common.more') }), 'Space')
  await expect(cartButton(page, shop, 2)).toBeVisible()
  await pressKeyOn(page, page.getByRole('main').getByRole('button', { name: t('common.fewer') }))
  await expect(cartButton(page, shop, 1)).toBeVisible()
  await pressKeyOn(page, page.getByRole('link', { name: t('cart-page.checkout') }))

  await expect(page.getByRole('heading', { level: 1, name: t('checkout.information.title') })).toBeFocused()
  await typeInto(page, fieldOf(page, shop, 'email'), email)
  for (const name of ['mobile', 'firstName', 'lastName', 'postalCode'] as const)
    await typeInto(page, fieldOf(page, shop, name), buyer[name])
  await expect(fieldOf(page, shop, 'city')).not.toHaveValue('')
  await typeInto(page, fieldOf(page, shop, 'street'), buyer.street)
  await tabTo(page, page.getByRole('radio', { name: t('checkout.fields.receipt') }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: t('checkout.fields.invoice') })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await pressKeyOn(page, continueButton(page, shop))

  await expect(page.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeFocused()
  const homeChoice = choiceOf(page, (await shop.shipping('home')).name)
  await tabTo(page, homeChoice)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(choiceOf(page, (await shop.shipping('locker')).name)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(homeChoice).toBeChecked()
  const cashChoice = choiceOf(page, (await shop.payment('cash_on_delivery')).name)
  const choices = page.locator('input[name="payment"]')
  await tabTo(page, choices.first())
  await page.keyboard.press('Space')
  for (let left = await choices.count(); left > 0 && !(await cashChoice.isChecked()); left -= 1)
    await page.keyboard.press('ArrowDown')
  await expect(cashChoice).toBeChecked()

  await pressKeyOn(page, orderButton(page, shop))
  await expect(problemSummary(page, shop, 1)).toBeFocused()
  await pressKeyOn(page, page.getByRole('link', { name: t('checkout.payment.problems.terms') }))
  await expect(termsOf(page, shop)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(termsOf(page, shop)).toBeChecked()
  await pressKeyOn(page, orderButton(page, shop))
  await uidOfSuccess(page, shop)
  expect(await countOrders(email)).toBe(1)
  await pressKeyOn(page, page.getByRole('main').getByRole('link', { name: t('tracking.success.track') }))
  await expect(page).toHaveURL(new RegExp(shop.address('/track-order/')))
})

test('the menu and the cart trap the focus and restore it', async ({ page, shop }) => {
  const { t } = shop
  await visit(page, shop.address('/pages/about'))
  const burger = page.getByRole('button', { name: t('chrome.menu') })
  await pressKeyOn(page, burger)
  const menu = page.getByRole('dialog', { name: t('chrome.menu') })
  await expect(menu).toBeVisible()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    const focusOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(focusOutside, 'the focus stays in the menu').toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(burger).toBeFocused()
})

test('the skip link leads to the content', async ({ page, shop }) => {
  await visit(page, shop.address('/'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
