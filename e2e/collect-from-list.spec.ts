// A branch and a locker chosen on the page with list and map: what is chosen there is what is ordered.

import type { Page } from '@playwright/test'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { choiceOf, orderButton, reviewOf, termsOf, toPaymentStep, uidOfSuccess } from './support/checkout.ts'
import { setCopies } from './support/database.ts'
import { type Press, usualPairs, withPointers } from './support/press.ts'
import type { Shop } from './support/shop.ts'

/** The sandbox's locker in Thessaloniki. */
const locker = 'Λευκός Πύργος'

type List = 'allBranches' | 'allPoints'

/** With a book in the cart, to the page that lists where this way of receiving leads. */
async function openList(page: Page, shop: Shop, press: Press, list: List): Promise<void> {
  await setCopies(books.collected, 40)
  const book = await shop.product(books.collected)
  await fillCart(page, [{ productId: book.id }])
  await toPaymentStep(page, shop, uniqueEmail('collected'))
  const shipping = await shop.shipping(list === 'allBranches' ? 'store' : 'locker')
  await press(choiceOf(page, shipping.name))
  await press(page.getByRole('link', { name: shop.t(`checkout.payment.shipping.${list}`) }))
  await expect(page).toHaveURL(shop.address('/checkout-collection'))
  // the address is there before the page, and the one before has such a search of its own
  await expect(page.getByRole('button', { name: shop.t('checkout.collection.submit') })).toBeVisible()
}

/** Takes the place that the bar names, and orders. */
async function orderTo(page: Page, shop: Shop, press: Press, place: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: place })).toBeVisible()
  await press(page.getByRole('button', { name: shop.t('checkout.collection.submit') }))
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  await expect(reviewOf(page, shop)).toContainText(place)
  await press(choiceOf(page, (await shop.payment('bank_deposit')).name))
  await termsOf(page, shop).check()
  await press(orderButton(page, shop))
  await uidOfSuccess(page, shop)
  await expect(page.getByRole('main')).toContainText(place)
}

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('from a branch', async ({ page, shop }) => {
      const name = (await shop.branches())[1]?.name ?? ''
      await openList(page, shop, press, 'allBranches')
      await press(choiceOf(page, name))
      await orderTo(page, shop, press, name)
    })

    test('from a locker', async ({ page, shop }) => {
      await openList(page, shop, press, 'allPoints')
      await page.getByRole('textbox', { name: shop.t('points.search') }).fill('tsimiski')
      const found = page.getByRole('radio', { name: new RegExp(`^${locker}`) })
      await expect(found).toBeVisible()
      await press(found)
      await orderTo(page, shop, press, locker)
    })
  })
})
