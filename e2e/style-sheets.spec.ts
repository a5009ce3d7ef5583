// Pages of different kinds have style sheets of their own: none that is reached by a link is painted before it has them.

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartButton, drawerOf, fillCart } from './support/cart.ts'
import { visit } from './support/visit.ts'

/** From now on, the style sheets that are not there yet in a frame of the page. The page before it may be loading them. */
async function watchFrames(page: Page, address: string): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle((path) => {
    const missing: string[] = []
    const look = (): void => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
      for (const { href, sheet } of links) if (sheet === null && location.pathname === path) missing.push(href)
      requestAnimationFrame(look)
    }
    look()
    return missing
  }, address)
  return () => watch.evaluate((missing) => missing)
}

const styleSheetsOf = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.match(/\/(\w+)-/)?.[1]))

/** By the page's last link there: one of the drawer, where it is open. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]:visible`).last().click()
  await expect(page).toHaveURL(address)
}

test('from the shop to the cart, the checkout and back', async ({ page, shop }) => {
  const book = await shop.product(books.staysBeside)
  await fillCart(page, [{ productId: book.id }])
  await visit(page, shop.address('/pages/about'))
  await cartButton(page, shop, 1).click()
  await expect(drawerOf(page, shop)).toBeVisible()
  for (const [path, sheets] of [
    ['/cart', ['site', 'shop', 'cart']],
    ['/checkout-information', ['site', 'cart', 'checkout']],
    ['/', ['site', 'shop']],
  ] as const) {
    const missingOnes = await watchFrames(page, shop.address(path))
    await follow(page, shop.address(path))
    // the drawer's sheet stays once it is loaded
    await expect.poll(() => styleSheetsOf(page)).toEqual(expect.arrayContaining([...sheets]))
    await expect(page.getByRole('main')).toBeVisible()
    expect(await missingOnes(), path).toEqual([])
  }
})
