// PayPal from the cart: agreed there, checked and ordered here, with the mouse and by finger.

import type { Locator, Page } from '@playwright/test'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { choiceOf, continueButton, fieldOf, orderButton, termsOf, uidOfSuccess } from './support/checkout.ts'
import { setCopies } from './support/database.ts'
import { sizes } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit, waitForHydration } from './support/visit.ts'

test.beforeEach(({ consoleWatcher }) => consoleWatcher.expectError(/request to another host/))

type Press = (target: Locator) => Promise<void>

async function toPaypal(page: Page, shop: Shop, press: Press): Promise<void> {
  await setCopies(books.deposit, 40)
  const book = await shop.product(books.deposit)
  await fillCart(page, [{ productId: book.id, dimensionId: 0, quantity: 1 }])
  await visit(page, shop.address('/cart'))
  await press(page.getByRole('button', { name: shop.t('cart-page.paypal.begin') }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PayPal (sandbox)')
}

const choose = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

async function order(page: Page, shop: Shop, press: Press): Promise<string> {
  await expect(page.getByText(shop.t('checkout.paypal.filled'))).toBeVisible()
  await expect(fieldOf(page, shop, 'street')).toHaveValue('Ασκληπιού 40')
  await fieldOf(page, shop, 'email').fill(uniqueEmail('paypal'))
  await fieldOf(page, shop, 'mobile').fill('690 000 0000')
  await press(continueButton(page, shop))
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  await expect(choiceOf(page, 'PayPal')).toBeChecked()
  await expect(page.getByText(shop.t('checkout.payment.ways.agreed'))).toBeVisible()
  await press(choiceOf(page, (await shop.shipping('home')).name))
  await press(termsOf(page, shop))
  await press(orderButton(page, shop))
  return uidOfSuccess(page, shop)
}

const ways: [string, Parameters<typeof test.use>[0], Press][] = [
  ['mouse', {}, (target) => target.click()],
  ['touch', { hasTouch: true, viewport: sizes.phone }, (target) => target.tap()],
]

inEachLanguage(() => {
  for (const [way, options, press] of ways)
    test.describe(way, () => {
      test.use(options)

      test('agreed at PayPal, ordered here, and paid without another visit', async ({ page, shop }) => {
        await toPaypal(page, shop, press)
        await choose(page, 'Approve')
        await waitForHydration(page)
        expect(await order(page, shop, press)).toMatch(/^[\da-f-]{36}$/)
      })
    })

  test('who leaves PayPal has their cart, and no order', async ({ page, shop }) => {
    await toPaypal(page, shop, (target) => target.click())
    await choose(page, 'Cancel')
    await expect(page).toHaveURL(new RegExp(`${shop.address('/cart')}\\?token=`))
    await expect(page.getByRole('button', { name: shop.t('cart-page.paypal.begin') })).toBeVisible()
  })

  test('an address where nothing is sent is named, and another can be given', async ({ page, shop }) => {
    await toPaypal(page, shop, (target) => target.click())
    await choose(page, 'Approve, with an address in Japan')
    await waitForHydration(page)
    await expect(page.getByText(/Ιαπωνία|Japan/)).toBeVisible()
    await expect(fieldOf(page, shop, 'street')).toHaveValue('')
  })
})
