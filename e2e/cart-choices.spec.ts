// What a basket offers besides quantities: gift wrapping and a card to the order and its e-mail, lines kept for later and
// brought back, points that pay.

import type { Locator, Page } from '@playwright/test'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartSummary, expectAmount, fillCart, storedCart } from './support/cart.ts'
import {
  buyer,
  choose,
  continueButton,
  fieldOf,
  orderButton,
  orderSummary,
  reviewOf,
  toPaymentStep,
  uidOfSuccess,
} from './support/checkout.ts'
import { createCustomer, givePoints, signIn } from './support/customer.ts'
import { findOrder, setCopies } from './support/database.ts'
import { readEmail } from './support/mailbox.ts'
import { usualPairs, withPointers } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

const laterList = (page: Page, { t }: Shop): Locator => page.getByRole('region', { name: t('cart-page.later.title') })

async function openCart(page: Page, shop: Shop, quantity = 1) {
  await setCopies(books.zorba, 60)
  const product = await shop.product(books.zorba)
  await fillCart(page, [{ productId: product.id, quantity }])
  await visit(page, shop.address('/cart'))
  return product
}

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('gift wrapping and a card, from the basket to the order and its e-mail', async ({ page, shop }) => {
      const { t, money } = shop
      const { name } = await openCart(page, shop, 2)
      const wrapping = page.getByRole('checkbox', { name: t('cart-page.wrapping.named', { name }) })
      await press(wrapping)
      await expect(wrapping).toBeChecked()
      await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 2, extension: { wrapping: true } }])
      const items = await storedCart(page)
      const { wrappingPrice, products: goods } = await shop.call(composeCartTotals, { items })
      const wrappingNote = t('lines.notes.wrapping', { amount: money(2 * wrappingPrice) })
      await expect(page.getByText(wrappingNote)).toBeVisible()
      const words = t('cart-page.title')
      await page.getByRole('textbox', { name: t('cart-page.giftNote.label') }).fill(words)
      await page.keyboard.press('Tab')
      const email = uniqueEmail('wrapped')
      await toPaymentStep(page, shop, email)
      await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
      await expect(reviewOf(page, shop).getByText(wrappingNote)).toBeVisible()
      await expect(reviewOf(page, shop).getByText(words, { exact: true })).toBeVisible()
      await press(orderButton(page, shop))
      const uid = await uidOfSuccess(page, shop)
      await visit(page, shop.address(`/track-order/${uid}`))
      const main = page.getByRole('main')
      await expect(main.getByText(wrappingNote)).toBeVisible()
      await expect(main.getByText(money(goods)).first()).toBeVisible()
      await expect(main.getByText(words, { exact: true })).toBeVisible()
      expect((await readEmail(email)).text).toContain(words)
    })

    test('a line is kept for later over a reload, and brought back', async ({ page, shop }) => {
      const { t } = shop
      const { name } = await openCart(page, shop, 2)
      await press(page.getByRole('button', { name: t('cart-page.later.actionNamed', { name }) }))
      await expect(page.getByText(t('cart-page.later.kept', { name }))).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: t('cart-page.emptyTitle') })).toBeVisible()
      await press(laterList(page, shop).getByRole('button', { name: t('cart-page.later.toCartNamed', { name }) }))
      await expect(laterList(page, shop)).toHaveCount(0)
      await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 2 }])
    })
  })

  test('what a guest kept for later is the customer’s after signing in, on another device too', async ({
    page,
    shop,
    browser,
  }) => {
    const { t } = shop
    const { name } = await openCart(page, shop)
    const customer = await createCustomer()
    await page.getByRole('button', { name: t('cart-page.later.actionNamed', { name }) }).click()
    await expect(laterList(page, shop)).toBeVisible()
    await signIn(page, shop, customer)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stoa.saved'))).not.toContain('productId')
    const otherContext = await browser.newContext()
    const otherPage = await otherContext.newPage()
    await visit(otherPage, shop.address('/cart'))
    await signIn(otherPage, shop, customer)
    await expect(laterList(otherPage, shop).getByRole('link', { name, exact: true })).toBeVisible()
    await otherContext.close()
  })

  test('points pay a part: chosen in the basket, seen in the checkout, taken by the order', async ({ page, shop }) => {
    const { t, money } = shop
    const customer = await createCustomer()
    await givePoints(customer, 398)
    await openCart(page, shop, 2)
    await signIn(page, shop, customer)
    const summary = cartSummary(page, shop)
    const points = summary.getByRole('checkbox', { name: new RegExp(`^${t('amounts.points.use')}`) })
    await points.check()
    await expectAmount(summary, t('amounts.means.points', { code: '' }), money(-398))
    await points.uncheck()
    await expect(summary.getByText(t('amounts.means.points', { code: '' }), { exact: true })).toHaveCount(0)
    await points.check()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart-page.checkout') })
      .click()
    const order = orderSummary(page, shop)
    await expectAmount(order, t('amounts.means.points', { code: '' }), money(-398))
    await expect(order.getByRole('checkbox', { name: new RegExp(`^${t('amounts.points.use')}`) })).toBeChecked()
    for (const [name, value] of Object.entries(buyer)) await fieldOf(page, shop, name as keyof typeof buyer).fill(value)
    await expect(fieldOf(page, shop, 'city')).not.toHaveValue('')
    await continueButton(page, shop).click()
    await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
    await orderButton(page, shop).click()
    await uidOfSuccess(page, shop)
    const { total_cents, due_cents } = await findOrder(customer.email)
    expect(due_cents).toBe(total_cents - 398)
    await expectAmount(page.getByRole('main'), t('amounts.due'), money(due_cents))
    await expectAmount(page.getByRole('main'), t('amounts.means.points', { code: '' }), money(-398))
  })
})
