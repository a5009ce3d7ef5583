// A gift box: found among the presents, filled with things of the shop and a card, changed from the basket, and ordered.

import type { Locator, Page } from '@playwright/test'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { cartButton, cartSummary, drawerOf, storedCart } from './support/cart.ts'
import { choose, orderButton, reviewOf, toPaymentStep, uidOfSuccess } from './support/checkout.ts'
import { findOrder } from './support/database.ts'
import {
  boxedThings,
  boxSearch,
  filledBoxOf,
  giftBox,
  putButton,
  putThings,
  stockBoxes,
  things,
  wordsOf,
} from './support/gift-box.ts'
import { pressKeyOn, tabTo, typeInto } from './support/keyboard.ts'
import { readEmail } from './support/mailbox.ts'
import { sizes } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit, waitForHydration } from './support/visit.ts'

type Press = (target: Locator) => Promise<void>

const words = { first: 'Χρόνια πολλά, Ελένη!', second: 'Με αγάπη, η γειτονιά.' }

const priceOf = (products: readonly Product[]): number => products.reduce((sum, { price }) => sum + price, 0)

const loadThings = ({ product }: Shop): Promise<Product[]> => Promise.all(things.map(product))

/** Each with its amount, under the line of its box. */
async function expectThings(within: Locator, shop: Shop, products: readonly Product[]): Promise<void> {
  await expect(boxedThings(within, shop)).toHaveText(
    products.map(({ name, price }) => new RegExp(`^1 × ${name}\\s*${shop.money(price)}$`)),
  )
}

/** From the category of presents to the basket. */
async function fillBox(page: Page, shop: Shop, box: Product, products: readonly Product[], press: Press) {
  const { t, money } = shop
  await visit(page, shop.address('/categories/dora'))
  await press(page.getByRole('main').getByRole('link', { name: box.name, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: box.name })).toBeVisible()
  await putThings(
    page,
    shop,
    products.map(({ name }) => name),
    press,
  )
  const filled = filledBoxOf(page, shop)
  await expect(filled).toContainText(t('product-kinds.box.places', { count: products.length, capacity: 4 }))
  await wordsOf(page, shop).fill(words.first)
  await expect(filled.getByText(t('product-kinds.box.total')).locator('..')).toContainText(
    money(box.price + priceOf(products)),
  )
  await press(filled.getByRole('button', { name: t('product-kinds.box.add') }))
}

/** Other words and one thing more, from the basket and back to it. */
async function changeBox(page: Page, shop: Shop, box: Product, added: Product, press: Press): Promise<void> {
  const { t } = shop
  await press(page.getByRole('link', { name: t('cart-page.editNamed', { name: box.name }) }))
  await expect(wordsOf(page, shop)).toHaveValue(words.first)
  await putThings(page, shop, [added.name], press)
  await wordsOf(page, shop).fill(words.second)
  await press(filledBoxOf(page, shop).getByRole('button', { name: t('product-kinds.box.save') }))
  await expect(page).toHaveURL(shop.address('/cart'))
}

/** The pages of the order say what is in the box and on its card; so does the e-mail. */
async function expectOrdered(page: Page, shop: Shop, box: Product, products: readonly Product[]): Promise<void> {
  const main = page.getByRole('main')
  for (const { name } of products) await expect(main.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(main.getByText(shop.t('lines.inBox', { name: box.name }))).toHaveCount(products.length)
  await expect(main.getByText(words.second)).toBeVisible()
}

async function buyBox(page: Page, shop: Shop, press: Press): Promise<void> {
  const { t, money } = shop
  await stockBoxes()
  const box = await shop.product(giftBox)
  const products = await loadThings(shop)
  await fillBox(page, shop, box, products.slice(0, 2), press)
  const drawer = drawerOf(page, shop)
  await expectThings(drawer, shop, products.slice(0, 2))
  await expect(drawer.getByText(words.first)).toBeVisible()
  await press(drawer.getByRole('link', { name: t('cart.view') }))
  await expect(page).toHaveURL(shop.address('/cart'))
  const main = page.getByRole('main')
  await expectThings(main, shop, products.slice(0, 2))
  await changeBox(page, shop, box, products[2] ?? box, press)
  await expectThings(main, shop, products)
  await expect(main.getByText(words.second)).toBeVisible()
  const goods = box.price + priceOf(products)
  await expect(cartSummary(page, shop)).toContainText(money(goods))

  const email = uniqueEmail('box')
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await expect(reviewOf(page, shop)).toContainText(words.second)
  await press(orderButton(page, shop))
  const uid = await uidOfSuccess(page, shop)
  await expectOrdered(page, shop, box, products)
  await visit(page, shop.address(`/track-order/${uid}`))
  await expectOrdered(page, shop, box, products)
  expect((await findOrder(email)).total_cents).toBeGreaterThanOrEqual(goods)
  const { text } = await readEmail(email)
  for (const { name } of [box, ...products]) expect(text).toContain(name)
  expect(text).toContain(words.second)
}

test('is filled, changed and ordered by mouse', async ({ page, shop }) => {
  await buyBox(page, shop, (target) => target.click())
})

test.describe('on a phone, by finger', () => {
  test.use({ language: 'en', hasTouch: true, viewport: sizes.phone })

  test('is filled, changed and ordered', async ({ page, shop }) => {
    await buyBox(page, shop, (target) => target.tap())
  })
})

test('is filled to the brim, emptied of one thing, and added with the keyboard only', async ({ page, shop }) => {
  const { t } = shop
  await stockBoxes()
  const [first, second] = await loadThings(shop)
  if (!first || !second) throw new Error('no things')
  await visit(page, shop.address(`/products/${giftBox}`))
  await waitForHydration(page)
  const filled = filledBoxOf(page, shop)
  await expect(filled).toBeVisible()
  await pressKeyOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: t('product-kinds.box.fill') })
      .first(),
  )
  for (const { name } of [first, second]) {
    await tabTo(page, boxSearch(page, shop), name === first.name ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(name)
    await expect(putButton(page, shop, name)).toBeVisible()
    await pressKeyOn(page, putButton(page, shop, name))
  }
  const row = filled.getByRole('listitem').filter({ hasText: first.name })
  const more = row.getByRole('button', { name: t('common.more') })
  await pressKeyOn(page, more, 'Space')
  await page.keyboard.press('Space')
  await expect(filled).toContainText(t('product-kinds.box.full', { capacity: 4 }))
  await pressKeyOn(page, filled.getByRole('button', { name: t('product-kinds.box.take', { name: second.name }) }))
  await expect(filled).toContainText(t('product-kinds.box.places', { count: 3, capacity: 4 }))
  await expect(
    filled.getByRole('heading', { name: t('product-kinds.box.yours') }),
    'the focus stays here',
  ).toBeFocused()
  await typeInto(page, wordsOf(page, shop), words.first)
  await pressKeyOn(page, filled.getByRole('button', { name: t('product-kinds.box.add') }))
  await expect(drawerOf(page, shop).getByRole('heading', { name: t('cart.title') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cartButton(page, shop, 1)).toBeVisible()
  const item = { productId: first.id, dimensionId: 0, quantity: 3 }
  expect((await storedCart(page)).map(({ extension }) => extension)).toEqual([
    { box: { items: [item], words: words.first } },
  ])
})
