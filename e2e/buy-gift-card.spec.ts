// A gift card: written on its page, ordered without an address, mailed once its deposit is recorded, and spent.

import type { Locator, Page } from '@playwright/test'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartSummary, drawerOf, expectAmount, fillCart } from './support/cart.ts'
import {
  buyer,
  choiceOf,
  fieldOf,
  orderButton,
  placeOrder,
  termsOf,
  toPaymentStep,
  uidOfSuccess,
} from './support/checkout.ts'
import { runCommand } from './support/command.ts'
import { findOrder, setCopies } from './support/database.ts'
import { showBalance } from './support/gift-cards.ts'
import { readEmail } from './support/mailbox.ts'
import { sizes } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

type Press = (target: Locator) => Promise<void>

const cardField = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) })

/** From the card's page to the basket. */
async function writeCard(page: Page, shop: Shop, recipient: string, press: Press): Promise<void> {
  const { t } = shop
  await visit(page, shop.address('/products/gift-card'))
  await press(page.getByText(shop.language === 'el' ? '20\u00a0€' : '€20', { exact: true }))
  await cardField(page, t('gift-cards.sale.email')).fill(recipient)
  await cardField(page, t('gift-cards.sale.name')).fill('Κατερίνα')
  await cardField(page, t('gift-cards.sale.from')).fill('Ελένη')
  await cardField(page, t('gift-cards.sale.message')).fill('Διάλεξε εσύ.')
  await press(page.getByRole('main').getByRole('button', { name: t('product.add') }))
  await expect(drawerOf(page, shop).getByText('Κατερίνα')).toBeVisible()
}

/** The order's code. */
async function orderCards(page: Page, shop: Shop, email: string, press: Press): Promise<string> {
  const { t } = shop
  await visit(page, shop.address('/checkout-information'))
  await expect(fieldOf(page, shop, 'firstName')).toBeVisible()
  await expect(fieldOf(page, shop, 'street'), 'nothing is sent anywhere').toHaveCount(0)
  await fieldOf(page, shop, 'email').fill(email)
  for (const name of ['mobile', 'firstName', 'lastName'] as const) await fieldOf(page, shop, name).fill(buyer[name])
  await press(page.getByRole('button', { name: t('checkout.information.nextByEmail') }))
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  await choiceOf(page, (await shop.payment('bank_deposit')).name).check()
  await termsOf(page, shop).check()
  await press(orderButton(page, shop))
  await uidOfSuccess(page, shop)
  return (await findOrder(email)).code
}

/** The code in the e-mail that the recipient gets once the deposit is there. */
async function receiveCard(orderCode: string, recipient: string): Promise<string> {
  await runCommand('orders', 'paid', orderCode)
  const mail = await readEmail(recipient)
  expect(mail.text).toContain('Διάλεξε εσύ.')
  return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail.text)?.[0] ?? 'no code'
}

async function giveCard(page: Page, shop: Shop, press: Press): Promise<string> {
  const [email, recipient] = [uniqueEmail('giver'), uniqueEmail('recipient')]
  await writeCard(page, shop, recipient, press)
  const code = await receiveCard(await orderCards(page, shop, email, press), recipient)
  await showBalance(page, shop, code)
  await expect(page.getByRole('main').getByRole('status')).toContainText(shop.money(2000))
  return code
}

/** In the basket, for so many copies of one book. */
async function enterCard(page: Page, shop: Shop, code: string, quantity: number, press: Press): Promise<Locator> {
  await setCopies(books.zorba, 60)
  const { id: productId } = await shop.product(books.zorba)
  await fillCart(page, [{ productId, quantity }])
  await visit(page, shop.address('/cart'))
  const summary = cartSummary(page, shop)
  await press(summary.getByText(shop.t('amounts.codes.title')))
  await summary.getByRole('textbox', { name: shop.t('amounts.codes.label') }).fill(code)
  await press(summary.getByRole('button', { name: shop.t('amounts.codes.apply') }))
  return summary
}

inEachLanguage(() => {
  test('is bought by mouse, mailed when it is paid, and spent in full', async ({ page, shop }) => {
    const click: Press = (target) => target.click()
    const code = await giveCard(page, shop, click)
    const summary = await enterCard(page, shop, code, 2, click)
    await expectAmount(summary, shop.t('amounts.means.gift_card', { code: code.slice(-4) }), shop.money(-2000))
    const spender = uniqueEmail('spender')
    await placeOrder(page, shop, spender, { shipping: 'home', payment: 'cash_on_delivery' })
    const order = await findOrder(spender)
    expect(order.due_cents).toBe(order.total_cents - 2000)
    await showBalance(page, shop, code)
    await expect(page.getByText(shop.t('gift-cards.balance.usedUp'))).toBeVisible()
  })
})

test.describe('on a phone, by finger', () => {
  test.use({ language: 'en', hasTouch: true, viewport: sizes.phone })

  test('is bought and mailed, pays a whole order, and keeps the rest', async ({ page, shop }) => {
    const { t, money } = shop
    const tap: Press = (target) => target.tap()
    const code = await giveCard(page, shop, tap)
    const { price } = await shop.product(books.zorba)
    const summary = await enterCard(page, shop, code, 1, tap)
    await expect(
      summary.getByRole('term').filter({ hasText: t('amounts.means.gift_card', { code: code.slice(-4) }) }),
    ).toBeVisible()
    const spender = uniqueEmail('spender')
    await toPaymentStep(page, shop, spender)
    await choiceOf(page, (await shop.shipping('store')).name).check()
    await choiceOf(page, (await shop.branches())[0]?.name ?? '').check()
    await termsOf(page, shop).check()
    await tap(orderButton(page, shop))
    await uidOfSuccess(page, shop)
    expect(await findOrder(spender)).toMatchObject({ total_cents: price, due_cents: 0 })
    await showBalance(page, shop, code)
    const balance = page.getByRole('main').getByRole('status')
    await expect(balance).toContainText(money(2000 - price))
    await expect(balance).toContainText(money(-price))
  })
})
