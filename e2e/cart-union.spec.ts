// Merging two carts after signing in: no book is lost or counted twice, and every change is shown. During the checkout
// the cart on the screen stays, and the rest is offered.

import type { Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { books } from './support/books.ts'
import { cartButton, fillCart, storedCart, storedCopies } from './support/cart.ts'
import {
  buyer,
  choose,
  continueButton,
  escaped,
  fieldOf,
  fillInformation,
  orderButton,
  orderSummary,
  placeOrder,
  sectionOf,
  uidOfSuccess,
} from './support/checkout.ts'
import {
  createCustomer,
  findAddresses,
  findOrderOwner,
  findServerCart,
  signIn,
  signInInDialog,
} from './support/customer.ts'
import { setCopies } from './support/database.ts'
import { readEmails } from './support/mailbox.ts'
import type { Shop } from './support/shop.ts'
import { reload, visit } from './support/visit.ts'

const plainTags = { b: (messages: string) => messages }

async function loadThreeBooks(shop: Shop) {
  await setCopies(books.unitedScarce, 4)
  await setCopies(books.unitedKept, 60)
  await setCopies(books.unitedHere, 60)
  const scarceBook = await shop.product(books.unitedScarce)
  const serverBook = await shop.product(books.unitedKept)
  const screenBook = await shop.product(books.unitedHere)
  return { scarceBook, serverBook, screenBook }
}

const offerRegion = (page: Page, { t }: Shop) => page.getByRole('status').filter({ hasText: t('checkout.kept.title') })

test('while browsing: quantities add up to at most the stock, each change is shown, the same after a reload', async ({
  page,
  shop,
}) => {
  const { t } = shop
  const { scarceBook, serverBook, screenBook } = await loadThreeBooks(shop)
  const customer = await createCustomer([
    { productId: serverBook.id, quantity: 2 },
    { productId: scarceBook.id, quantity: 3 },
  ])
  await fillCart(page, [{ productId: scarceBook.id, quantity: 2 }, { productId: screenBook.id }])
  await visit(page, shop.address('/cart'))
  await expect(cartButton(page, shop, 3)).toBeVisible()
  await signIn(page, shop, customer)

  await expect(cartButton(page, shop, 7)).toBeVisible()
  const updatesNote = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('cart-page.union.title') })
  const messages = [
    t.markup('cart-page.union.brought', { name: serverBook.name, now: 2, ...plainTags }),
    t.markup('cart-page.union.reduced', { name: scarceBook.name, had: 2, kept: 3, now: 4, ...plainTags }),
  ]
  for (const message of messages) await expect(updatesNote).toContainText(message)
  await expect(updatesNote).not.toContainText(screenBook.name)
  // amounts that are being worked out anew are dimmed
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expectAccessible(page)
  const all = [
    [serverBook.id, 2],
    [scarceBook.id, 4],
    [screenBook.id, 1],
  ].toSorted(([a = 0], [b = 0]) => a - b)
  expect(await findServerCart(customer)).toEqual(all)

  await updatesNote.getByRole('button', { name: t('cart-page.union.seen') }).click()
  await expect(updatesNote).toBeHidden()
  const cartRequest = page.waitForRequest(/cartitems\/getbycustomerid/)
  await reload(page)
  expect(await cartButton(page, shop, 7).isVisible(), 'the last known count stands at once').toBe(true)
  await cartRequest
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3500)
  await expect(cartButton(page, shop, 7)).toBeVisible()
  await expect(page.getByText(t('cart-page.union.title'))).toBeHidden()
})

test('syncs one unit at a time, also after a lost connection and in two tabs; signing out clears it', async ({
  page,
  context,
  shop,
  consoleWatcher,
}) => {
  const { t } = shop
  consoleWatcher.expectError(/ERR_INTERNET_DISCONNECTED/)
  const { screenBook } = await loadThreeBooks(shop)
  const customer = await createCustomer([{ productId: screenBook.id, quantity: 1 }])
  await visit(page, shop.address('/cart'))
  await signIn(page, shop, customer)
  await expect(cartButton(page, shop, 1)).toBeVisible()
  const b = await context.newPage()
  await visit(b, shop.address('/cart'))

  const addMoreButton = page.getByRole('main').getByRole('button', { name: t('common.more') })
  await addMoreButton.click()
  await expect.poll(() => findServerCart(customer)).toEqual([[screenBook.id, 2]])
  await expect(cartButton(b, shop, 2)).toBeVisible()

  await context.setOffline(true)
  await addMoreButton.click()
  await addMoreButton.click()
  await expect(cartButton(page, shop, 4)).toBeVisible()
  expect(await findServerCart(customer)).toEqual([[screenBook.id, 2]])
  await context.setOffline(false)
  await expect.poll(() => findServerCart(customer)).toEqual([[screenBook.id, 4]])

  await visit(page, shop.address('/logout'))
  await expect(cartButton(page, shop, 0)).toBeVisible()
  await expect(cartButton(b, shop, 0)).toBeVisible()
  expect(await storedCart(page)).toEqual([])
  expect(await findServerCart(customer)).toEqual([[screenBook.id, 4]])
})

test('during the checkout the cart stays; the rest is set aside, and the order belongs to the customer', async ({
  page,
  shop,
}) => {
  const { t } = shop
  const { serverBook, screenBook } = await loadThreeBooks(shop)
  const customer = await createCustomer([{ productId: serverBook.id, quantity: 2 }])
  await fillCart(page, [{ productId: screenBook.id }])
  await visit(page, shop.address('/checkout-information'))
  await page.getByRole('link', { name: linkText(t.markup('checkout.customer.signIn', { link: bracketed })) }).click()
  await signInInDialog(page, shop, customer)

  const offer = offerRegion(page, shop)
  await expect(offer).toContainText(t.markup('checkout.kept.line', { name: serverBook.name, count: 2, ...plainTags }))
  await expect(orderSummary(page, shop)).toContainText(screenBook.name)
  await expect(orderSummary(page, shop)).not.toContainText(serverBook.name)
  await expect(fieldOf(page, shop, 'email')).toHaveValue(customer.email)
  await expect(fieldOf(page, shop, 'firstName')).toHaveValue('Ελένη')
  await expectAccessible(page)
  await offer.getByRole('button', { name: t('checkout.kept.leave') }).click()

  await fillInformation(page, shop, customer.email)
  await page.getByRole('checkbox', { name: t('checkout.customer.save') }).check()
  await fieldOf(page, shop, 'addressTitle').fill('Σπίτι')
  await continueButton(page, shop).click()
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).click()
  const uid = await uidOfSuccess(page, shop)
  expect(await findOrderOwner(uid)).toEqual({ customer_id: customer.id, email: customer.email })
  expect(await findAddresses(customer)).toEqual([{ title: 'Σπίτι', street: buyer.street }])
  await expect.poll(() => storedCopies(page)).toBe(2)
  expect(await findServerCart(customer)).toEqual([[serverBook.id, 2]])

  const nextPage = await page.context().newPage()
  await visit(nextPage, shop.address(`/checkout-success/${uid}`))
  await expect(nextPage.getByRole('complementary', { name: t('tracking.success.summary') })).toContainText(
    screenBook.name,
  )
  await expect(nextPage.getByText(t('tracking.account.title'))).toBeHidden()
})

test('the set-aside lines are added to the order on request, and a saved address stands in for the form', async ({
  page,
  shop,
}) => {
  const { t } = shop
  const { serverBook, screenBook } = await loadThreeBooks(shop)
  const customer = await createCustomer([{ productId: serverBook.id }])
  await fillCart(page, [{ productId: screenBook.id }])
  await visit(page, shop.address('/checkout-information'))
  await page.getByRole('link', { name: linkText(t.markup('checkout.customer.signIn', { link: bracketed })) }).click()
  await signInInDialog(page, shop, customer)
  const offer = offerRegion(page, shop)
  await offer.getByRole('button', { name: t('checkout.kept.take') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('checkout.kept.taken') })).toBeVisible()
  await expect(orderSummary(page, shop)).toContainText(serverBook.name)

  await fillInformation(page, shop, customer.email)
  await page.getByRole('checkbox', { name: t('checkout.customer.save') }).check()
  await continueButton(page, shop).click()
  await expect(page.getByText(t('checkout.problems.addressTitle.missing')).first()).toBeVisible()
  await fieldOf(page, shop, 'addressTitle').fill('Σπίτι')
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  await page.evaluate(() => sessionStorage.removeItem('stoa.checkout'))
  await visit(page, shop.address('/checkout-information'))
  await expect(sectionOf(page, t('checkout.information.address'))).toContainText(`Σπίτι · ${buyer.street}`)
  await continueButton(page, shop).click()
  await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
  await orderButton(page, shop).click()
  await uidOfSuccess(page, shop)
  await expect.poll(() => findServerCart(customer)).toEqual([])
  await expect.poll(() => storedCopies(page)).toBe(0)
})

test('a guest may create an account from the order with just a password', async ({ page, shop }) => {
  const { t } = shop
  const { screenBook } = await loadThreeBooks(shop)
  const email = uniqueEmail('guest')
  await fillCart(page, [{ productId: screenBook.id }])
  const uid = await placeOrder(page, shop, email, { shipping: 'home', payment: 'cash_on_delivery' })
  const offer = page.getByRole('region', { name: t('tracking.account.title') })
  await offer.getByLabel(t('tracking.account.password'), { exact: true }).fill('άλογο μπαταρία 7')
  await offer.getByRole('button', { name: t('tracking.account.submit') }).click()
  await expect(offer).toContainText(t('tracking.account.sent', { email }))
  await expectAccessible(page)
  expect(await findOrderOwner(uid)).toEqual({ customer_id: null, email })
  expect(await readEmails(email, 2)).toHaveLength(2)
})

/** The text of a link within a message. */
const bracketed = (messages: string) => `[${messages}]`
const linkText = (sentence: string): RegExp => new RegExp(`^${escaped(/\[(.+)\]/.exec(sentence)?.[1] ?? '')}$`)
