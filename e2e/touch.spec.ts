// By finger on a phone: a book is bought from the first screen, Back closes what lies over a page, and an order is found
// by its number.

import type { Locator, Page } from '@playwright/test'
import { findOrderByCode } from '@stoa/contract/ordering/orders'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartButton, drawerOf, fillCart, storedCopies } from './support/cart.ts'
import { setCopies } from './support/database.ts'
import { placeOrderByApi } from './support/orders.ts'
import { sizes } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit, waitForHydration } from './support/visit.ts'

test.use({ hasTouch: true, viewport: sizes.phone })

/** Goes back after the call has ended: the document that made it may be gone then, and a call is lost with its document. */
const back = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => history.back())
  })

const menuOf = (page: Page, { t }: Shop): Locator => page.getByRole('dialog', { name: t('chrome.menu') })

async function openMenu(page: Page, shop: Shop): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: shop.t('chrome.menu') })
    .tap()
  await expect(menuOf(page, shop)).toBeVisible()
  return menuOf(page, shop)
}

/** Nothing lies over the page, and it scrolls. */
async function expectFreePage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo({ top: 200, behavior: 'instant' })
      return scrollY
    })
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

inEachLanguage(() => {
  const about = '/pages/about'
  const looked = `/products/${books.looked}`

  test('price, availability and button are in the first screen of a book, from the start', async ({
    page,
    shop,
    request,
  }) => {
    const { t, money } = shop
    await setCopies(books.looked, 99)
    const { name, price } = await shop.product(books.looked)
    const html = await (await request.get(shop.address(looked))).text()
    expect(html, 'before any script').toContain(`aria-label="${t('product.buy')}"`)
    await visit(page, shop.address(looked))
    const bar = page.getByRole('region', { name: t('product.buy'), exact: true }).last()
    for (const part of [
      bar.getByText(money(price)),
      bar.getByText(t('common.availability.available')),
      bar.getByRole('button', { name: t('common.add') }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await bar.getByRole('button', { name: t('common.add') }).tap()
    await expect(drawerOf(page, shop).getByRole('link', { name, exact: true })).toBeVisible()
    expect(await storedCopies(page)).toBe(1)
  })

  test('Back closes the cart, then leaves the page', async ({ page, shop }) => {
    const { id } = await shop.product(books.staysBeside)
    await fillCart(page, [{ productId: id }])
    await visit(page, shop.address(about))
    await visit(page, shop.address(looked))
    for (let time = 0; time < 2; time += 1) {
      await cartButton(page, shop, 1).tap()
      await expect(drawerOf(page, shop)).toBeVisible()
      await back(page)
      await expect(drawerOf(page, shop)).toBeHidden()
      await expectFreePage(page, shop.address(looked))
    }
    await back(page)
    await expect(page).toHaveURL(shop.address(about))
  })

  test('Back closes the menu, then leaves the page', async ({ page, shop }) => {
    await visit(page, shop.address(about))
    await visit(page, shop.address(looked))
    const menu = await openMenu(page, shop)
    await back(page)
    await expect(menu).toBeHidden()
    await expectFreePage(page, shop.address(looked))
    await back(page)
    await expect(page).toHaveURL(shop.address(about))
  })

  test('a link of the cart is followed, and Back returns to the page before', async ({ page, shop }) => {
    const { id, name } = await shop.product(books.staysBeside)
    await fillCart(page, [{ productId: id }])
    await visit(page, shop.address(about))
    await visit(page, shop.address(looked))
    await cartButton(page, shop, 1).tap()
    await drawerOf(page, shop).getByRole('link', { name, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectFreePage(page, shop.address(`/products/${books.staysBeside}`))
    await back(page)
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
    await expectFreePage(page, shop.address(looked))
    await cartButton(page, shop, 1).tap()
    await expect(drawerOf(page, shop)).toBeVisible()
    await back(page)
    await expectFreePage(page, shop.address(looked))
    await back(page)
    await expect(page).toHaveURL(shop.address(about))
  })

  test('a link of the menu is followed, and Back returns to the page before', async ({ page, shop }) => {
    await visit(page, shop.address(about))
    const menu = await openMenu(page, shop)
    await menu.getByRole('link', { name: shop.t('chrome.stores'), exact: true }).tap()
    await expect(menu).toBeHidden()
    await expectFreePage(page, shop.address('/pages/stores'))
    await back(page)
    await expectFreePage(page, shop.address(about))
    await openMenu(page, shop)
    await back(page)
    await expectFreePage(page, shop.address(about))
  })

  test('a number and its e-mail open an order; wrong pairs get one and the same answer', async ({
    page,
    shop,
    consoleWatcher,
  }) => {
    consoleWatcher.expectError(/status of 404/)
    const { t } = shop
    await setCopies(books.looked, 99)
    const book = await shop.product(books.looked)
    const email = uniqueEmail('tracked')
    const { uid, code } = await placeOrderByApi(shop, { productId: book.id, email, payment: 'cash_on_delivery' })
    await visit(page, shop.address('/track-order'))
    const main = page.getByRole('main')
    const send = async (number: string, sender: string) => {
      await main.getByRole('textbox', { name: t('tracking.track.order') }).fill(number)
      await main.getByRole('textbox', { name: t('tracking.track.email') }).fill(sender)
      const answered = page.waitForResponse((response) => response.url().includes(findOrderByCode.path))
      await main.getByRole('button', { name: t('tracking.track.submit') }).tap()
      const response = await answered
      const { instance: _, ...body } = (await response.json()) as Record<string, unknown>
      return { status: response.status(), body }
    }
    const otherNumber = `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`
    const wrongEmail = await send(code, uniqueEmail('stranger'))
    await expect(main.getByRole('alert')).toHaveText(t('tracking.track.notFound'))
    const wrongNumber = await send(otherNumber, email)
    expect(wrongNumber).toEqual(wrongEmail)
    await expect(main.getByRole('alert')).toHaveText(t('tracking.track.notFound'))
    await send(code.toLowerCase(), email)
    await expect(page).toHaveURL(shop.address(`/track-order/${uid}`))
    await waitForHydration(page)
    await expect(main.getByText(book.name).first()).toBeVisible()
  })
})
