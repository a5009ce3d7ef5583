// An offer that ends while its cart is open: the buyer is told why the amount rose, and orders it only after that.

import type { Locator, Page } from '@playwright/test'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { expectAmount, fillCart } from './support/cart.ts'
import { choose, expectNoOrder, orderButton, reviewOf, toPaymentStep, uidOfSuccess } from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { sizes } from './support/press.ts'
import { createPromotion, endPromotion } from './support/promotions.ts'
import type { Shop } from './support/shop.ts'

const names = { name_el: 'Μόνο απόψε −30%', name_en: 'Tonight only −30%' }
const copies = 7

/** No other journey buys so many of one book. */
async function orderOverTheEnd(page: Page, shop: Shop, book: string, press: (target: Locator) => Promise<void>) {
  const { t, money, language } = shop
  await setCopies(book, 60)
  const { id: productId } = await shop.product(book)
  const promotion = await createPromotion({
    target: { product: [productId] },
    condition: { quantity: copies, of: { product: [productId] } },
    effect: { kind: 'percentage', basisPoints: 3000 },
    ...names,
  })
  await fillCart(page, [{ productId, quantity: copies }])
  const email = uniqueEmail('evening')
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'bank_deposit' })
  const terms = {
    items: [{ productId, dimensionId: 0, quantity: copies }],
    countryId: 1,
    shippingTypeId: (await shop.shipping('home')).id,
    paymentTypeId: (await shop.payment('bank_deposit')).id,
  }
  const before = await shop.call(composeOrderTotals, terms)
  await expectAmount(reviewOf(page, shop), t('checkout.summary.total'), money(before.total))

  await endPromotion(promotion)
  const after = await shop.call(composeOrderTotals, terms)
  expect(after.total).toBeGreaterThan(before.total)
  await press(orderButton(page, shop))
  const label = names[`name_${language}`]
  await expect(page.getByText(t('amounts.changed.promotion', { label }))).toBeVisible()
  await expectAmount(reviewOf(page, shop), t('checkout.summary.total'), money(after.total))
  await expectNoOrder(email)

  await press(orderButton(page, shop))
  await uidOfSuccess(page, shop)
  expect(await findOrder(email)).toMatchObject({ total_cents: after.total })
}

test('an offer ends before the button is pressed, by mouse', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 409/)
  await orderOverTheEnd(page, shop, books.zorba, (target) => target.click())
})

test.describe('on a phone, by finger', () => {
  test.use({ language: 'en', hasTouch: true, viewport: sizes.phone })

  test('an offer ends before the button is pressed', async ({ page, shop, consoleWatcher }) => {
    consoleWatcher.expectError(/status of 409/)
    await orderOverTheEnd(page, shop, books.looked, (target) => target.tap())
  })
})
