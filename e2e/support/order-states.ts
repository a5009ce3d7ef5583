// The cart, the checkout and the pages of an order in every state they can be in, and how to get there.

import type { Page } from '@playwright/test'
import { expect, uniqueEmail } from '../fixtures.ts'
import { books, sets } from './books.ts'
import { cartButton, drawerOf, fillCart } from './cart.ts'
import { choiceOf, continueButton, fieldOf, fillInformation, orderButton, problemSummary } from './checkout.ts'
import { setCopies } from './database.ts'
import { openCartWithBoxes } from './gift-box.ts'
import { issueGiftCard } from './gift-cards.ts'
import { type OpenState, open } from './open-state.ts'
import { placeOrderByApi } from './orders.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'
import { withdrawalStates } from './withdrawal-states.ts'

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
export async function withOrder(
  page: Page,
  shop: Shop,
  knowsEmail: boolean,
  payment: 'bank_deposit' | 'card' = 'bank_deposit',
): Promise<string> {
  await setCopies(books.looked, 99)
  const book = await shop.product(books.looked)
  const email = uniqueEmail('looked')
  const { uid } = await placeOrderByApi(shop, { productId: book.id, email, payment })
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

/** The page stays as long as nothing is known: here its answers are. */
async function pendingPayment(page: Page, shop: Shop): Promise<void> {
  const uid = await withOrder(page, shop, true)
  await page.route('**/api/payments/getstatebyorderuid*', (route) => route.fulfill({ json: { st: 'pending' } }))
  await visit(page, shop.address(`/checkout-pending/${uid}`))
  await expect(page.getByRole('button', { name: shop.t('payment-pending.again.button') })).toBeVisible()
}

/** Of an order that is not paid at a provider: it has nothing to try again. */
async function failedPayment(page: Page, shop: Shop): Promise<void> {
  const uid = await withOrder(page, shop, true)
  await visit(page, shop.address(`/checkout-failure?reason=payment_failed&order=${uid}`))
  await expect(page.getByRole('heading', { name: shop.t('tracking.success.summary') })).toBeVisible()
}

async function information(page: Page, shop: Shop): Promise<void> {
  await withCart(page, shop)
  await visit(page, shop.address('/checkout-information'))
  await expect(fieldOf(page, shop, 'email')).toBeVisible()
}

/** From PayPal, with an address in a country to which the shop does not send. */
async function informationFromPaypal(page: Page, shop: Shop): Promise<void> {
  const stored = { version: 1, value: { id: 'NONE.none', filled: { refusedCountry: 'JP' } } }
  await page.addInitScript((text) => sessionStorage.setItem('stoa.paypal', text), JSON.stringify(stored))
  await information(page, shop)
  await expect(page.getByText(shop.t('checkout.paypal.filled'))).toBeVisible()
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

async function informationToLocker(page: Page, shop: Shop): Promise<void> {
  await information(page, shop)
  await choiceOf(page, (await shop.shipping('locker')).name).check()
  await expect(fieldOf(page, shop, 'street')).toHaveCount(0)
}

async function lockers(page: Page, shop: Shop): Promise<void> {
  await payment(page, shop)
  await choiceOf(page, (await shop.shipping('locker')).name).check()
  await page.getByRole('textbox', { name: shop.t('points.search') }).fill('thessaloniki')
  await page.getByRole('radio', { name: /^Λευκός Πύργος/ }).check({ force: true })
  await expect(page.getByText(shop.t('points.found', { network: 'box_now', count: 1, filtered: 'no' }))).toBeVisible()
}

async function lockersPage(page: Page, shop: Shop): Promise<void> {
  await lockers(page, shop)
  await page.getByRole('link', { name: shop.t('checkout.payment.shipping.allPoints') }).click()
  await page.getByRole('textbox', { name: shop.t('points.search') }).fill('athina')
  await expect(page.getByRole('status').filter({ hasText: 'Λευκός Πύργος' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Αθήνα/ }).first()).toBeVisible()
}

async function branchesPage(page: Page, shop: Shop): Promise<void> {
  await payment(page, shop)
  await choiceOf(page, (await shop.shipping('store')).name).check()
  await page.getByRole('link', { name: shop.t('checkout.payment.shipping.allBranches') }).click()
  const [branch] = await shop.branches()
  await choiceOf(page, branch?.name ?? '').check()
  await expect(page.getByRole('status').filter({ hasText: branch?.name ?? '' })).toBeVisible()
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

async function orderTool(page: Page, shop: Shop): Promise<void> {
  const uid = await withOrder(page, shop, false)
  await visit(page, shop.address(`/order-tool/${uid}`))
  await page.getByRole('button', { name: shop.t('order-tool.submit') }).click()
  await expect(page.getByText(shop.t('order-tool.keyMissing')).first()).toBeVisible()
  await page.getByRole('combobox', { name: shop.t('order-tool.status') }).selectOption('cancelled')
}

/** Asks before an order is cancelled. */
async function cancelDialog(page: Page, shop: Shop): Promise<void> {
  await orderPage('/track-order', true)(page, shop)
  await page.getByRole('button', { name: shop.t('tracking.cancel.button') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Asks where an order is to go, and for what is missing. */
async function addressDialog(page: Page, shop: Shop): Promise<void> {
  await orderPage('/track-order', true)(page, shop)
  await page.getByRole('button', { name: shop.t('tracking.address.button') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: shop.t('tracking.address.street') }).fill('')
  await dialog.getByRole('button', { name: shop.t('tracking.address.submit') }).click()
  await expect(dialog.getByText(shop.t('forms.rules.street_missing')).first()).toBeVisible()
}

export const orderStates = {
  ...withdrawalStates,
  'empty cart': open('/cart'),
  cart: fullCart,
  'cart with wrapping, codes and lines for later': cartWithChoices,
  'cart with a set': cartWithSet,
  'cart with gift boxes': openCartWithBoxes,
  'cart beside the page': drawer,
  information,
  'information with errors': informationWithErrors,
  'information from PayPal, of an address elsewhere': informationFromPaypal,
  'invoice with a number that was not checked': invoiceUnchecked,
  'information of an order to a locker': informationToLocker,
  payment,
  'choice of a locker': lockers,
  'choice of a locker on a page of its own': lockersPage,
  'choice of a branch on a page of its own': branchesPage,
  'payment with errors': paymentWithErrors,
  success: orderPage('/checkout-success', true),
  'success in another browser': orderPage('/checkout-success', false),
  'pending payment': pendingPayment,
  failure: open('/checkout-failure'),
  'failed payment, of an order that waits for none': failedPayment,
  'failed payment of an order that is not known': open('/checkout-failure?reason=transaction_problem'),
  'track an order': open('/track-order'),
  'track an order, with errors': trackWithErrors,
  order: orderPage('/track-order', true),
  'order, about to be cancelled': cancelDialog,
  'order, about to go elsewhere': addressDialog,
  'order without its e-mail': orderPage('/track-order', false),
  'order tool': orderTool,
  'no such order': open('/track-order/11111111-1111-4111-8111-111111111111'),
} satisfies Record<string, OpenState>
