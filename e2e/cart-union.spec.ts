// Two carts become one after signing in: no book is lost, none is counted twice, and every change is told. Inside the checkout
// what is on the screen stays, and the rest is offered.

import type { Page } from '@playwright/test'
import { expect, inEachLanguage, newEmail, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { books } from './support/books.ts'
import { cartButton, fillCart, storedCart } from './support/cart.ts'
import {
  buyer,
  choose,
  escaped,
  fieldOf,
  fillInformation,
  goOn,
  orderButton,
  orderSummary,
  placeOrder,
  uidOfSuccess,
} from './support/checkout.ts'
import { keptCart, makeCustomer, ownersOf, savedAddresses, signIn, signInHere } from './support/customer.ts'
import { setCopies } from './support/database.ts'
import { readMails } from './support/mailbox.ts'
import type { Shop } from './support/shop.ts'
import { reload, visit } from './support/visit.ts'

const plainly = { b: (words: string) => words }

async function threeBooks(shop: Shop) {
  await setCopies(books.unitedScarce[shop.language], 4)
  await setCopies(books.unitedKept, 60)
  await setCopies(books.unitedHere, 60)
  const scarce = await shop.product(books.unitedScarce[shop.language])
  const kept = await shop.product(books.unitedKept)
  const here = await shop.product(books.unitedHere)
  return { scarce, kept, here }
}

const offerOf = (page: Page, { t }: Shop) => page.getByRole('status').filter({ hasText: t('checkout.kept.title') })

inEachLanguage(() => {
  test('while browsing: the sum, never more than there are, told line by line, and the same after a reload', async ({
    page,
    shop,
  }) => {
    const { t } = shop
    const { scarce, kept, here } = await threeBooks(shop)
    const customer = await makeCustomer([
      { productId: kept.id, quantity: 2 },
      { productId: scarce.id, quantity: 3 },
    ])
    await fillCart(page, [{ productId: scarce.id, quantity: 2 }, { productId: here.id }])
    await visit(page, shop.address('/cart'))
    await expect(cartButton(page, shop, 3)).toBeVisible()
    await signIn(page, shop, customer)

    await expect(cartButton(page, shop, 7)).toBeVisible()
    const news = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('cart-page.union.title') })
    const words = [
      t.markup('cart-page.union.brought', { name: kept.name, now: 2, ...plainly }),
      t.markup('cart-page.union.reduced', { name: scarce.name, had: 2, kept: 3, now: 4, ...plainly }),
    ]
    for (const word of words) await expect(news).toContainText(word)
    await expect(news).not.toContainText(here.name)
    await expectAccessible(page)
    const all = [
      [kept.id, 2],
      [scarce.id, 4],
      [here.id, 1],
    ].toSorted(([one = 0], [other = 0]) => one - other)
    expect(await keptCart(customer)).toEqual(all)

    await news.getByRole('button', { name: t('cart-page.union.seen') }).click()
    await expect(news).toBeHidden()
    const asked = page.waitForRequest(/getbycustomerid/)
    await reload(page)
    expect(await cartButton(page, shop, 7).isVisible(), 'the last known count stands at once').toBe(true)
    await asked
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3500)
    await expect(cartButton(page, shop, 7)).toBeVisible()
    await expect(page.getByText(t('cart-page.union.title'))).toBeHidden()
  })

  test('a unit at a time, also after a lost connection and in two tabs; signing out empties the browser', async ({
    page,
    context,
    shop,
    witness,
  }) => {
    const { t } = shop
    witness.expectComplaint(/ERR_INTERNET_DISCONNECTED/)
    const { here } = await threeBooks(shop)
    const customer = await makeCustomer([{ productId: here.id, quantity: 1 }])
    await visit(page, shop.address('/cart'))
    await signIn(page, shop, customer)
    await expect(cartButton(page, shop, 1)).toBeVisible()
    const other = await context.newPage()
    await visit(other, shop.address('/cart'))

    const more = page.getByRole('main').getByRole('button', { name: t('common.more') })
    await more.click()
    await expect.poll(() => keptCart(customer)).toEqual([[here.id, 2]])
    await expect(cartButton(other, shop, 2)).toBeVisible()

    await context.setOffline(true)
    await more.click()
    await more.click()
    await expect(cartButton(page, shop, 4)).toBeVisible()
    expect(await keptCart(customer)).toEqual([[here.id, 2]])
    await context.setOffline(false)
    await expect.poll(() => keptCart(customer), { timeout: 15_000 }).toEqual([[here.id, 4]])

    await visit(page, shop.address('/logout'))
    await expect(cartButton(page, shop, 0)).toBeVisible()
    await expect(cartButton(other, shop, 0)).toBeVisible()
    expect(await storedCart(page)).toEqual([])
    expect(await keptCart(customer)).toEqual([[here.id, 4]])
  })

  test('inside the checkout what is on the screen stays; the rest waits for later and the order is the customer’s', async ({
    page,
    shop,
  }) => {
    const { t } = shop
    const { kept, here } = await threeBooks(shop)
    const customer = await makeCustomer([{ productId: kept.id, quantity: 2 }])
    await fillCart(page, [{ productId: here.id }])
    await visit(page, shop.address('/checkout-information'))
    await page.getByRole('link', { name: linkWords(t.markup('checkout.customer.signIn', { link: mark })) }).click()
    await signInHere(page, shop, customer)

    const offer = offerOf(page, shop)
    await expect(offer).toContainText(t.markup('checkout.kept.line', { name: kept.name, count: 2, ...plainly }))
    await expect(orderSummary(page, shop)).toContainText(here.name)
    await expect(orderSummary(page, shop)).not.toContainText(kept.name)
    await expect(fieldOf(page, shop, 'email')).toHaveValue(customer.email)
    await expect(fieldOf(page, shop, 'firstName')).toHaveValue('Ελένη')
    await expectAccessible(page)
    await offer.getByRole('button', { name: t('checkout.kept.leave') }).click()

    await fillInformation(page, shop, customer.email)
    await page.getByRole('checkbox', { name: t('checkout.customer.save') }).check()
    await fieldOf(page, shop, 'addressTitle').fill('Σπίτι')
    await goOn(page, shop).click()
    await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
    await orderButton(page, shop).click()
    const uid = await uidOfSuccess(page, shop)
    expect(await ownersOf(uid)).toEqual({ customer_id: customer.id, email: customer.email })
    expect(await savedAddresses(customer)).toEqual([{ title: 'Σπίτι', street: buyer.street }])
    await expect(cartButton(page, shop, 2)).toBeVisible()
    expect(await keptCart(customer)).toEqual([[kept.id, 2]])

    const later = await page.context().newPage()
    await visit(later, shop.address(`/checkout-success/${uid}`))
    await expect(later.getByRole('complementary', { name: t('tracking.success.summary') })).toContainText(here.name)
    await expect(later.getByText(t('tracking.account.title'))).toBeHidden()
  })

  test('the rest joins the order when the shopper says so, and a saved address fills the form', async ({
    page,
    shop,
  }) => {
    const { t } = shop
    const { kept, here } = await threeBooks(shop)
    const customer = await makeCustomer([{ productId: kept.id }])
    await fillCart(page, [{ productId: here.id }])
    await visit(page, shop.address('/checkout-information'))
    await page.getByRole('link', { name: linkWords(t.markup('checkout.customer.signIn', { link: mark })) }).click()
    await signInHere(page, shop, customer)
    const offer = offerOf(page, shop)
    await offer.getByRole('button', { name: t('checkout.kept.take') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('checkout.kept.taken') })).toBeVisible()
    await expect(orderSummary(page, shop)).toContainText(kept.name)

    await fillInformation(page, shop, customer.email)
    await page.getByRole('checkbox', { name: t('checkout.customer.save') }).check()
    await goOn(page, shop).click()
    await expect(page.getByText(t('checkout.problems.addressTitle.missing')).first()).toBeVisible()
    await fieldOf(page, shop, 'addressTitle').fill('Σπίτι')
    await goOn(page, shop).click()
    await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
    await page.evaluate(() => sessionStorage.removeItem('stoa.checkout'))
    await visit(page, shop.address('/checkout-information'))
    await expect(fieldOf(page, shop, 'street')).toHaveValue(buyer.street)
    await expect(page.getByRole('combobox', { name: t('checkout.customer.saved') })).not.toHaveValue('')
    await goOn(page, shop).click()
    await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
    await orderButton(page, shop).click()
    await uidOfSuccess(page, shop)
    await expect.poll(() => keptCart(customer)).toEqual([])
    await expect(cartButton(page, shop, 0)).toBeVisible()
  })

  test('a guest may keep the order in an account, with a password only', async ({ page, shop }) => {
    const { t } = shop
    const { here } = await threeBooks(shop)
    const email = newEmail('guest')
    await fillCart(page, [{ productId: here.id }])
    const uid = await placeOrder(page, shop, email, { shipping: 'home', payment: 'cash_on_delivery' })
    const offer = page.getByRole('region', { name: t('tracking.account.title') })
    await offer.getByLabel(t('tracking.account.password'), { exact: true }).fill('άλογο μπαταρία 7')
    await offer.getByRole('button', { name: t('tracking.account.submit') }).click()
    await expect(offer).toContainText(t('tracking.account.sent', { email }))
    await expectAccessible(page)
    expect(await ownersOf(uid)).toEqual({ customer_id: null, email })
    expect(await readMails(email, 2)).toHaveLength(2)
  })
})

/** The words of a link within a sentence. */
const mark = (words: string) => `[${words}]`
const linkWords = (sentence: string): RegExp => new RegExp(`^${escaped(/\[(.+)\]/.exec(sentence)?.[1] ?? '')}$`)
