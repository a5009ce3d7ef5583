// Products, gift boxes and gift cards in every state their pages can be in, and how to get there.

import type { Page } from '@playwright/test'
import { requestStockNotice } from '@stoa/contract/ordering/notices'
import { expect, uniqueEmail } from '../fixtures.ts'
import { books, madeToOrder, sets } from './books.ts'
import { findNoticeKey, findProductWithForms, findProductWithOffer, findSoldOutProduct } from './database.ts'
import { openFilledBox } from './gift-box.ts'
import { expireGiftCard, issueGiftCard, showBalance, useGiftCard } from './gift-cards.ts'
import { type OpenState, open } from './open-state.ts'
import { noticeForm, openPictures } from './product.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

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

/** Without the words that are written on it. */
async function madeWithErrors(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address(`/products/${madeToOrder}`))
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.t('product.add'), exact: true })
    .click()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
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

const product =
  (find: () => Promise<string>): OpenState =>
  async (page, shop) =>
    open(`/products/${await find()}`)(page, shop)

export const productStates = {
  'product of an offer': product(findProductWithOffer),
  product: open(`/products/${books.looked}`),
  'product made to order': open(`/products/${madeToOrder}`),
  'product made to order, with errors': madeWithErrors,
  'product with forms': product(findProductWithForms),
  'product sold out': product(findSoldOutProduct),
  'gift box, filled': openFilledBox,
  'product from near': productZoomed,
  'product sold out, a notice asked for with errors': noticeWithErrors,
  'back-in-stock notice to confirm': noticeToConfirm,
  set: open(`/products/${sets.byMouse.url}`),
  'gift card to order': open('/products/gift-card'),
  'gift card to order, with errors': giftCardWithErrors,
  'gift card': usedGiftCard,
  'gift card, used up': usedUpGiftCard,
  'gift card, expired': expiredGiftCard,
  'gift card not found': unknownGiftCard,
} satisfies Record<string, OpenState>
