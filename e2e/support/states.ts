// Every page of the shop in every state it can be in, and how to get there.

import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { aheadStates } from './ahead-states.ts'
import { category } from './books.ts'
import { type OpenState, open } from './open-state.ts'
import { orderStates } from './order-states.ts'
import { endPromotion, makePromotion } from './own-promotion.ts'
import { paymentStates } from './payment-states.ts'
import { productStates } from './product-states.ts'
import type { Shop } from './shop.ts'
import { signInStates } from './sign-in-states.ts'
import { visit } from './visit.ts'

async function menu(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address('/pages/about'))
  await page.getByRole('button', { name: shop.t('chrome.menu') }).click()
  const dialog = page.getByRole('dialog', { name: shop.t('chrome.menu') })
  await dialog.locator('summary').first().click()
}

async function filterSheet(page: Page, shop: Shop): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, shop.address(`/categories/${category}?q=Price.1000-1499`))
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.t('category.filters.title') })
    .click()
  await expect(page.getByRole('dialog', { name: shop.t('category.filters.title') })).toBeVisible()
}

async function expandedFilter(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address(`/categories/${category}`))
  const panel = page.getByRole('complementary', { name: shop.t('category.filters.title') })
  await panel.locator('summary').last().click()
  const all = panel.getByRole('button', { expanded: false }).first()
  await all.click()
  await expect(panel.getByRole('button', { name: shop.t('category.filters.fewer') })).toBeVisible()
}

async function suggestions(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address('/pages/about'))
  await page.getByRole('banner').getByRole('combobox').focus()
  await page.keyboard.type('kazan')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
}

async function recentSearches(page: Page, shop: Shop): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('stoa.recent-searches', '["ζορμπάς","loxantra"]'))
  await visit(page, shop.address('/pages/about'))
  await page.getByRole('banner').getByRole('combobox').focus()
  await expect(page.getByRole('region', { name: shop.t('chrome.suggest.recent') })).toBeVisible()
}

async function endedOffer(page: Page, shop: Shop): Promise<void> {
  const code = await makePromotion({ el: 'Ζευγάρια', en: 'Pairs' })
  await endPromotion(code)
  const address = shop.address(`/offers/${code}`)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410)
  await visit(page, address)
}

export const states = {
  home: open('/'),
  category: open(`/categories/${category}`),
  'second page of a category': open(`/categories/${category}?page=2`),
  'category, narrowed': open(`/categories/${category}?q=Price.1000-1499&sort=PriceAscending`),
  'category, nothing left': open(`/categories/${category}?q=Price.1-2`),
  'filters of a category, a long list open': expandedFilter,
  'filters of a category over the list': filterSheet,
  'school books': open('/categories/sxolika'),
  'new releases': open('/new-releases'),
  'best sellers': open('/best-sellers'),
  offers: open('/offers'),
  'page of an offer': open('/offers/english-crime-three'),
  'page of an offer that has ended': endedOffer,
  window: open('/window'),
  'name days': open('/name-days'),
  search: open('/search-results?text=kazantzakis'),
  'search, mended': open(`/search-results?text=${encodeURIComponent('κζαντζάκης')}`),
  'search, fewer words': open(`/search-results?text=${encodeURIComponent('ζορμπάς μπλιμπλι')}`),
  'search, narrowed': open('/search-results?text=kazantzakis&q=Price.1000-1499'),
  suggestions,
  'recent searches': recentSearches,
  'search without results': open('/search-results?text=qwxzqwxz'),
  contributors: open('/contributors'),
  'contributors of a letter': open('/contributors?letter=%CE%9A&role=any'),
  'nobody of that name': open('/contributors?q=qwxzqwxz'),
  contributor: open('/contributor/nikos-kazantzakis'),
  'contributor of two roles': open('/contributor/aris-alexandrou'),
  publishers: open('/publishers'),
  publisher: open('/publisher/kedros'),
  'terms of use': open('/pages/terms'),
  'accessibility statement': open('/pages/accessibility'),
  menu,
  ...productStates,
  ...orderStates,
  ...paymentStates,
  ...aheadStates,
  ...signInStates,
  'not found': open('/nowhere'),
} satisfies Record<string, OpenState>
