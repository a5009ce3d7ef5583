// An order that a gift card pays wholly: no way of paying is chosen, and page and e-mail say how it was paid.

import type { Locator, Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartSummary, expectAmount, fillCart } from './support/cart.ts'
import { choiceOf, orderButton, termsOf, toPaymentStep, uidOfSuccess } from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { issueGiftCard } from './support/gift-cards.ts'
import { emailTexts, readEmail } from './support/mailbox.ts'
import { sizes } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

type Press = (target: Locator) => Promise<void>

async function payWithCard(page: Page, shop: Shop, press: Press): Promise<void> {
  const { t, money } = shop
  const code = await issueGiftCard(20_000)
  const card = t('amounts.means.gift_card', { code: code.slice(-4) })
  await setCopies(books.zorba, 60)
  await fillCart(page, [{ productId: (await shop.product(books.zorba)).id, quantity: 2 }])
  await visit(page, shop.address('/cart'))
  const summary = cartSummary(page, shop)
  await press(summary.getByText(t('amounts.codes.title')))
  await summary.getByRole('textbox', { name: t('amounts.codes.label') }).fill(code)
  await press(summary.getByRole('button', { name: t('amounts.codes.apply') }))
  await expectAmount(summary, t('amounts.due'), money(0))

  const email = uniqueEmail('nothing-due')
  await toPaymentStep(page, shop, email)
  await choiceOf(page, (await shop.shipping('home')).name).check()
  await expect(page.getByText(t('checkout.payment.ways.nothingDue', { by: 'gift_card' }))).toBeVisible()
  await expect(choiceOf(page, (await shop.payment('cash_on_delivery')).name)).toHaveCount(0)
  await termsOf(page, shop).check()
  await press(orderButton(page, shop))
  const uid = await uidOfSuccess(page, shop)
  const order = await findOrder(email)
  expect([order.due_cents, order.total_cents > 0]).toEqual([0, true])
  await visit(page, shop.address(`/track-order/${uid}`))
  await expect(page.getByText(`${card}: ${money(order.total_cents)}`)).toBeVisible()
  const mail = await readEmail(email)
  expect(mail.text).toContain(emailTexts(shop.language)('payment.nothingDue'))
}

test.describe('in Greek, by mouse', () => {
  test.use({ language: 'el' })

  test('a gift card pays everything', async ({ page, shop }) => {
    await payWithCard(page, shop, (target) => target.click())
  })
})

test.describe('in English, by finger', () => {
  test.use({ language: 'en', hasTouch: true, viewport: sizes.phone })

  test('a gift card pays everything', async ({ page, shop }) => {
    await payWithCard(page, shop, (target) => target.tap())
  })
})
