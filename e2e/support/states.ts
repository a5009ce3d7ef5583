// Every page of the shop in every state it can be in, and how to get there.

import type { Page } from '@playwright/test'
import { requestStockNotice } from '@stoa/contract/ordering/notices'
import { expect, uniqueEmail } from '../fixtures.ts'
import { books, category, sets } from './books.ts'
import { cartButton, drawerOf, fillCart } from './cart.ts'
import { choiceOf, continueButton, fieldOf, fillInformation, orderButton, problemSummary } from './checkout.ts'
import { findNoticeKey, findProductWithForms, findProductWithOffer, findSoldOutProduct, setCopies } from './database.ts'
import { openCartWithBoxes, openFilledBox } from './gift-box.ts'
import { expireGiftCard, issueGiftCard, showBalance, useGiftCard } from './gift-cards.ts'
import { placeOrderByApi } from './orders.ts'
import { endPromotion, makePromotion } from './own-promotion.ts'
import { noticeForm, openPictures } from './product.ts'
import type { Shop } from './shop.ts'
import { signInStates } from './sign-in-states.ts'
import { visit } from './visit.ts'

type OpenState = (page: Page, shop: Shop) => Promise<void>

const open =
  (path: string): OpenState =>
  async (page, shop) =>
    void (await visit(page, shop.address(path)))

async function withCart(page: Page, shop: Shop): Promise<void> {
  await setCopies(books.looked, 99)
  const book = await shop.product(books.looked)
  const otherBook = await shop.product(books.staysBeside)
  await fillCart(page, [{ productId: book.id, quantity: 2 }, { productId: otherBook.id }])
}

async function cartWithSet(page: Page, shop: Shop): Promise<void> {
  const { id: productId } = await shop.product(sets.byMouse.url)
  await fillCart(page, [{ productId }])
  await visit(page, shop.address('/cart'))
  await expect(page.getByRole('list', { name: shop.t('lines.set.label') })).toBeVisible()
}

/** An order placed in this browser, which knows its e-mail. */
async function withOrder(page: Page, shop: Shop, knowsEmail: boolean): Promise<string> {
  await setCopies(books.looked, 99)
  const book = await shop.product(books.looked)
  const email = uniqueEmail('looked')
  const { uid } = await placeOrderByApi(shop, { productId: book.id, email, payment: 'bank_deposit' })
  const storedEmails = JSON.stringify({ version: 1, value: { [uid]: email } })
  if (knowsEmail)
    await page.addInitScript((stored) => sessionStorage.setItem('stoa.order-emails', stored), storedEmails)
  return uid
}

const orderPage =
  (path: string, knowsEmail: boolean): OpenState =>
  async (page, shop) => {
    const uid = await withOrder(page, shop, knowsEmail)
    await visit(page, shop.address(`${path}/${uid}`))
    const email = page.getByRole('textbox', { name: shop.t('tracking.open.email') })
    if (knowsEmail) await expect(page.getByRole('heading', { name: shop.t('tracking.deposit.title') })).toBeVisible()
    else await expect(email).toBeVisible()
  }

async function information(page: Page, shop: Shop): Promise<void> {
  await withCart(page, shop)
  await visit(page, shop.address('/checkout-information'))
  await expect(fieldOf(page, shop, 'email')).toBeVisible()
}

async function informationWithErrors(page: Page, shop: Shop): Promise<void> {
  await information(page, shop)
  await page.getByRole('radio', { name: shop.t('checkout.fields.invoice') }).check({ force: true })
  await page.getByRole('checkbox', { name: shop.t('checkout.fields.sameAddress') }).uncheck()
  await continueButton(page, shop).click()
  await expect(problemSummary(page, shop, 19)).toBeFocused()
}

/** A number that the register does not answer for, in a form that is complete otherwise. */
async function invoiceUnchecked(page: Page, shop: Shop): Promise<void> {
  await information(page, shop)
  await page.getByRole('radio', { name: shop.t('checkout.fields.invoice') }).check({ force: true })
  await page.getByRole('combobox', { name: shop.t('checkout.fields.country') }).selectOption({ index: 1 })
  await fieldOf(page, shop, 'vatNumber').fill('301')
  await page.getByRole('button', { name: shop.t('checkout.vatCheck.button'), exact: true }).click()
  await expect(page.getByText(shop.t('checkout.vatCheck.unknown')).last()).toBeVisible()
}

async function payment(page: Page, shop: Shop): Promise<void> {
  await information(page, shop)
  await fillInformation(page, shop, uniqueEmail('looked'))
  await continueButton(page, shop).click()
  await expect(orderButton(page, shop)).toBeVisible()
}

async function paymentWithErrors(page: Page, shop: Shop): Promise<void> {
  await payment(page, shop)
  await choiceOf(page, (await shop.shipping('store')).name).check()
  await orderButton(page, shop).click()
  await expect(problemSummary(page, shop, 3)).toBeFocused()
}

async function drawer(page: Page, shop: Shop): Promise<void> {
  await withCart(page, shop)
  await visit(page, shop.address('/pages/about'))
  await cartButton(page, shop, 3).click()
  await expect(drawerOf(page, shop).getByRole('link', { name: shop.t('cart.checkout') })).toBeVisible()
}

async function menu(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address('/pages/about'))
  await page.getByRole('button', { name: shop.t('chrome.menu') }).click()
  const dialog = page.getByRole('dialog', { name: shop.t('chrome.menu') })
  await dialog.locator('summary').first().click()
}

async function fullCart(page: Page, shop: Shop): Promise<void> {
  await withCart(page, shop)
  await visit(page, shop.address('/cart'))
  await expect(page.getByRole('button', { name: shop.t('cart-page.empty') })).toBeVisible()
}

/** A wrapped line with a card's words, one for later, a code that counts, and one that does not. */
async function cartWithChoices(page: Page, shop: Shop): Promise<void> {
  await setCopies(books.looked, 99)
  const book = await shop.product(books.looked)
  const other = await shop.product(books.staysBeside)
  await fillCart(page, [{ productId: book.id, quantity: 2, extension: { wrapping: true } }])
  const later = JSON.stringify({ version: 1, items: [{ productId: other.id, dimensionId: 0, quantity: 2 }] })
  const codes = JSON.stringify({ version: 1, value: [await issueGiftCard(1000)] })
  await page.addInitScript(
    ([saved, entered]) => {
      localStorage.setItem('stoa.saved', saved)
      localStorage.setItem('stoa.codes', entered)
    },
    [later, codes] as const,
  )
  await visit(page, shop.address('/cart'))
  const field = page.getByRole('textbox', { name: shop.t('amounts.codes.label') })
  await field.fill('KALOS')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('region', { name: shop.t('cart-page.later.title') })).toBeVisible()
}

async function trackWithErrors(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address('/track-order'))
  await page.getByRole('button', { name: shop.t('tracking.track.submit') }).click()
  await expect(page.getByText(shop.t('tracking.track.orderMissing')).first()).toBeVisible()
}

async function productZoomed(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address(`/products/${books.looked}`))
  await openPictures(page, shop)
}

async function noticeWithErrors(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address(`/products/${await findSoldOutProduct()}`))
  await noticeForm(page, shop).getByRole('button').click()
  await expect(page.getByText(shop.t('product.notice.consentMissing'))).toBeVisible()
}

async function noticeToConfirm(page: Page, shop: Shop): Promise<void> {
  const { id } = await shop.product(await findSoldOutProduct())
  const email = uniqueEmail('looked')
  await shop.call(requestStockNotice, { productId: id, email, consent: true })
  await visit(page, shop.address(`/stock-notices/${await findNoticeKey(email)}`))
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

/** Without a recipient, and of an amount that no card has. */
async function giftCardWithErrors(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address('/products/gift-card'))
  await page.getByText(shop.t('gift-cards.sale.other'), { exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.t('product.add') })
    .click()
  await expect(
    page.getByRole('main').getByRole('heading', { name: shop.t('forms.problems', { count: 3 }) }),
  ).toBeVisible()
}

/** Forty euros, of which an order took ten. */
async function usedGiftCard(page: Page, shop: Shop): Promise<void> {
  const code = await issueGiftCard(4000)
  await useGiftCard(shop, code, 1000)
  await showBalance(page, shop, code)
  await expect(page.getByText(shop.t('gift-cards.balance.usable'))).toBeVisible()
}

async function usedUpGiftCard(page: Page, shop: Shop): Promise<void> {
  const code = await issueGiftCard(1000)
  await useGiftCard(shop, code, 1000)
  await showBalance(page, shop, code)
  await expect(page.getByText(shop.t('gift-cards.balance.usedUp'))).toBeVisible()
}

async function expiredGiftCard(page: Page, shop: Shop): Promise<void> {
  const code = await issueGiftCard(20_000)
  await expireGiftCard(code)
  await showBalance(page, shop, code)
  await expect(page.getByRole('img', { name: /200/ })).toBeVisible()
}

async function unknownGiftCard(page: Page, shop: Shop): Promise<void> {
  await showBalance(page, shop, '7K2M-9QRT-4VXZ-0AB1')
  await expect(page.getByText(shop.t('gift-cards.balance.invalid'))).toBeVisible()
}

async function endedOffer(page: Page, shop: Shop): Promise<void> {
  const code = await makePromotion({ el: 'Ζευγάρια', en: 'Pairs' })
  await endPromotion(code)
  const address = shop.address(`/offers/${code}`)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410)
  await visit(page, address)
}

const product =
  (find: () => Promise<string>): OpenState =>
  async (page, shop) =>
    open(`/products/${await find()}`)(page, shop)

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
  'product of an offer': product(findProductWithOffer),
  window: open('/window'),
  'name days': open('/name-days'),
  product: open(`/products/${books.looked}`),
  'product with forms': product(findProductWithForms),
  'product sold out': product(findSoldOutProduct),
  'gift box, filled': openFilledBox,
  'product from near': productZoomed,
  'product sold out, a notice asked for with errors': noticeWithErrors,
  'back-in-stock notice to confirm': noticeToConfirm,
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
  'empty cart': open('/cart'),
  cart: fullCart,
  'cart with wrapping, codes and lines for later': cartWithChoices,
  set: open(`/products/${sets.byMouse.url}`),
  'cart with a set': cartWithSet,
  'cart with gift boxes': openCartWithBoxes,
  'cart beside the page': drawer,
  menu,
  information,
  'information with errors': informationWithErrors,
  'invoice with a number that was not checked': invoiceUnchecked,
  payment,
  'payment with errors': paymentWithErrors,
  success: orderPage('/checkout-success', true),
  'success in another browser': orderPage('/checkout-success', false),
  failure: open('/checkout-failure'),
  'track an order': open('/track-order'),
  'track an order, with errors': trackWithErrors,
  order: orderPage('/track-order', true),
  'order without its e-mail': orderPage('/track-order', false),
  'gift card to order': open('/products/gift-card'),
  'gift card to order, with errors': giftCardWithErrors,
  'gift card': usedGiftCard,
  'gift card, used up': usedUpGiftCard,
  'gift card, expired': expiredGiftCard,
  'gift card not found': unknownGiftCard,
  ...signInStates,
  'not found': open('/nowhere'),
  'no such order': open('/track-order/11111111-1111-4111-8111-111111111111'),
} satisfies Record<string, OpenState>
