// On every kind of book card the mouse and touch press what they aim at: the button, the author link, the book link.

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { books, category, changedBooks } from './support/books.ts'
import { cartButton, drawerOf, fillCart } from './support/cart.ts'
import { otherPairs, type Press, usualPairs, withPointers } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

interface Place {
  path: string
  /** Selects the cards on the page. */
  within: string
  /** The card shows the author without a link, and only its title links to the book. */
  plain?: true
}

const headed = (by: string): string => `section[aria-labelledby=${by}]`

/** One of each kind of card. */
const kinds: Record<string, Place> = {
  category: { path: `/categories/${category}`, within: 'main' },
  search: { path: '/search-results?text=kazantzakis', within: 'main' },
}

const places: Record<string, Place> = {
  ...kinds,
  'new on the home page': { path: '/', within: headed('new-releases') },
  'best seller of the home page': { path: '/', within: headed('best-sellers'), plain: true },
  'note of a bookseller': { path: '/', within: headed('notes'), plain: true },
  'category in rows': { path: `/categories/${category}?view=rows`, within: 'main' },
  'search on shelves': { path: '/search-results?text=kazantzakis&view=shelf', within: 'main' },
  window: { path: '/window', within: 'main', plain: true },
  contributor: { path: '/contributor/aris-alexandrou', within: headed('works') },
  publisher: { path: '/publisher/kedros', within: headed('works') },
  'by the same author': { path: `/products/${books.zorba}`, within: headed('by-author') },
  'neighbours of a book': { path: `/products/${books.looked}`, within: headed('neighbours') },
  'beside the cart': { path: '/cart', within: headed('related') },
}

const inUse = changedBooks.map((url) => `:not(:has(a[href$="/${url}"]))`).join('')

function cardIn(page: Page, { path, within, plain }: Place): Locator {
  const author = plain ? '' : `:has(a[href*="/contributor/"]:not([href="${path}"]))`
  return page.locator(`${within} article:has(button)${author}${inUse}`).first()
}

/** Follows the link and goes back. The URL changes before the page is rendered. */
async function follow(page: Page, href: string, press: () => Promise<void>): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const here = (await heading.textContent()) ?? ''
  await press()
  await expect(page).toHaveURL(href)
  await expect(heading).not.toHaveText(here)
  await page.goBack()
  await expect(heading).toHaveText(here)
}

async function followLinks(page: Page, card: Locator, press: Press): Promise<string[]> {
  const links = card.getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const [at, href] of hrefs.entries()) await follow(page, href, () => press(links.nth(at)))
  return hrefs
}

async function addToCart(page: Page, shop: Shop, card: Locator, press: Press): Promise<void> {
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const button = card.getByRole('button')
  await expect(button).toHaveAccessibleName(shop.t('common.addNamed', { title }))
  await press(button)
  const drawer = drawerOf(page, shop)
  await expect(drawer.getByRole('link', { name: title, exact: true })).toBeVisible()
  await press(drawer.getByRole('button', { name: shop.t('common.close') }))
  await expect(drawer).toBeHidden()
}

function pressCards(all: Record<string, Place>, press: Press): void {
  for (const [name, place] of Object.entries(all))
    test(name, async ({ page, shop }) => {
      const kept = place.path === '/cart' ? [{ productId: (await shop.product(books.staysBeside)).id }] : []
      await fillCart(page, kept)
      await visit(page, shop.address(place.path))
      const card = cardIn(page, place)
      await expect(card).toBeVisible()
      const [book = '', author = ''] = await followLinks(page, card, press)
      expect(book).toMatch(/^\/products\//)
      expect(author).toMatch(place.plain ? /^$/ : /^\/contributor\//)
      if (!place.plain) await follow(page, book, () => press(card, { x: 30, y: 60 }))
      await addToCart(page, shop, card, press)
      await expect(cartButton(page, shop, kept.length + 1)).toBeVisible()
    })
}

withPointers(usualPairs, (press) => pressCards(places, press))
withPointers(otherPairs, (press) => pressCards(kinds, press))
