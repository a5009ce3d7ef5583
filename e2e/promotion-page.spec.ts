// An offer from the tag on a card to its page, its products and the cart, by mouse in Greek and by touch in English; and what
// its page says once it has ended.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { getPromotionByUrl } from '@stoa/contract/catalogue/promotions'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { expect, test } from './fixtures.ts'
import { endPromotion, makePromotion } from './support/own-promotion.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

const code = 'english-crime-three'
const filters = [{ kind: 'Promotion' as const, attribute: null, values: [code] }]

async function followOffer(page: Page, shop: Shop, press: (locator: ReturnType<Page['getByRole']>) => Promise<void>) {
  const { t } = shop
  const promotion = await shop.call(getPromotionByUrl, { url: code })
  const { items, total } = await shop.call(listProductsByCategory, { filters })
  const [first] = items
  if (!first || promotion.words === null) throw new Error('the built-in shop has no such offer')
  await visit(page, shop.address('/categories/astynomika-sta-anglika'))
  const results = page.getByRole('region', { name: t('category.results') })
  await press(results.getByRole('link', { name: promotion.words }).first())
  await expect(page).toHaveURL(new RegExp(`${shop.address(`/offers/${code}`)}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(promotion.name)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/offers\/english-crime-three$/)
  await expect(results.locator('[data-count] b')).toHaveText(String(total))
  await press(results.getByRole('link', { name: first.name, exact: true }))
  const offers = page.getByRole('list', { name: t('product.offers.label') })
  await expect(offers).toContainText(promotion.words)
  await expect(offers.getByRole('link', { name: promotion.name })).toBeVisible()
  const { lines } = await shop.call(composeCartTotals, {
    items: [{ productId: first.id, dimensionId: 0, quantity: 3 }],
  })
  expect(lines[0]?.total).toBe(2500)
}

test.describe('with a mouse', () => {
  test('an offer leads from a card to its page and to its products', async ({ page, shop }) => {
    await followOffer(page, shop, (locator) => locator.click())
  })
})

test.describe('by touch', () => {
  test.use({ language: 'en', hasTouch: true, viewport: { width: 390, height: 844 } })
  test('an offer leads from a card to its page and to its products', async ({ page, shop }) => {
    await followOffer(page, shop, (locator) => locator.tap())
  })
})

test('the page of offers names those in force, and one that has ended says so', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  const { t } = shop
  const name = `Ζευγάρια ${randomUUID().slice(0, 8)}`
  const own = await makePromotion({ el: name, en: name })
  const link = page.getByRole('list', { name: t('lists.promotion.now') }).getByRole('link', { name })
  const address = shop.address(`/offers/${own}`)
  const statusOf = async () => (await page.request.get(address)).status()
  await expect.poll(statusOf).toBe(200)
  await visit(page, shop.address('/offers'))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await endPromotion(own)
  await expect.poll(statusOf).toBe(410)
  consoleWatcher.expectError(/410/)
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lists.promotion.overTitle', { name }))
  await page.getByRole('link', { name: t('lists.promotion.overAction') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lists.offers.title'))
  await expect(link).toHaveCount(0)
})
