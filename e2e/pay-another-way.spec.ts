// An order that waits for its payment is paid after all: in another way, later, or in instalments; with the mouse and by finger.

import type { Locator, Page } from '@playwright/test'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { choose, escaped, orderButton, reviewOf, toPaymentStep, uidOfSuccess } from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { type Press, usualPairs, withPointers } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit, waitForHydration } from './support/visit.ts'

test.beforeEach(({ consoleWatcher }) => consoleWatcher.expectError(/request to another host/))

/** At the checkout, with a card chosen. */
async function chooseCard(page: Page, shop: Shop, quantity = 1): Promise<string> {
  const email = uniqueEmail('another-way')
  await setCopies(books.deposit, 40)
  const { id: productId } = await shop.product(books.deposit)
  await fillCart(page, [{ productId, quantity }])
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment: 'card' })
  return email
}

async function atBank(page: Page, press: Press, button: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(sandbox)')
  await press(page.getByRole('button', { name: button, exact: true }))
}

/** Sent back from the bank, to a page that knows the order. */
async function expectFailure(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_(?:failed|cancelled)&order=/)
  await waitForHydration(page)
  const [main, title] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  expect((title?.y ?? 0) - (main?.y ?? 0), 'space above what happened').toBeLessThan(60)
}

async function openOtherWays(page: Page, { t }: Shop, press: Press): Promise<Locator> {
  await press(page.getByRole('button', { name: t('tracking.otherPayment.button') }))
  const ways = page.getByRole('group', { name: t('tracking.otherPayment.title') })
  await expect(ways).toBeVisible()
  return ways
}

const wayOf = async (ways: Locator, shop: Shop, code: 'iris' | 'bank_deposit'): Promise<Locator> =>
  ways.getByRole('radio', { name: new RegExp(`^${escaped((await shop.payment(code)).name)}`) })

const payButton = (page: Page, { t }: Shop): Locator =>
  page.getByRole('button', { name: t('tracking.otherPayment.order') })

/** What the page of the order says of how it is paid. */
async function expectPaidWith(page: Page, shop: Shop, uid: string, words: readonly (string | RegExp)[]): Promise<void> {
  await visit(page, shop.address(`/track-order/${uid}`))
  const details = page.getByRole('region', { name: shop.t('tracking.order.facts') })
  for (const word of words) await expect(details.getByText(word).first()).toBeVisible()
}

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('a card is refused: IRIS takes its place, and the order is paid', async ({ page, shop }) => {
      await chooseCard(page, shop)
      await press(orderButton(page, shop))
      await atBank(page, press, 'Refuse')
      await expectFailure(page)
      const ways = await openOtherWays(page, shop, press)
      await press(await wayOf(ways, shop, 'iris'))
      await press(payButton(page, shop))
      await expect(page.getByText('IRIS', { exact: true }), 'what the bank shows').toBeVisible()
      await atBank(page, press, 'Approve')
      const uid = await uidOfSuccess(page, shop)
      await expectPaidWith(page, shop, uid, [(await shop.payment('iris')).name])
      await expect(page.getByRole('button', { name: shop.t('tracking.unpaid.button') })).toHaveCount(0)
    })

    test('a card is refused: a deposit takes its place, and the order waits for it', async ({ page, shop }) => {
      const email = await chooseCard(page, shop)
      await press(orderButton(page, shop))
      await atBank(page, press, 'Refuse')
      await expectFailure(page)
      const ways = await openOtherWays(page, shop, press)
      await press(await wayOf(ways, shop, 'bank_deposit'))
      const { code, total_cents: total } = await findOrder(email)
      await expect(page.getByText(shop.t('tracking.otherPayment.amount', { amount: shop.money(total) }))).toBeVisible()
      await press(payButton(page, shop))
      const uid = await uidOfSuccess(page, shop)
      await expect(page.getByRole('heading', { level: 1, name: shop.t('tracking.success.titleDeposit') })).toBeVisible()
      await expectPaidWith(page, shop, uid, [(await shop.payment('bank_deposit')).name])
      const deposit = page.getByRole('region', { name: shop.t('tracking.deposit.title') })
      for (const fact of [code, shop.money(total)]) await expect(deposit.getByText(fact).first()).toBeVisible()
    })

    test('who left the bank pays from the page of the order', async ({ page, shop }) => {
      await chooseCard(page, shop)
      await press(orderButton(page, shop))
      await atBank(page, press, 'Cancel')
      await expectFailure(page)
      await press(page.getByRole('link', { name: shop.t('payment-failure.order') }))
      await press(page.getByRole('button', { name: shop.t('tracking.unpaid.button') }))
      await atBank(page, press, 'Approve')
      await expectPaidWith(page, shop, await uidOfSuccess(page, shop), [(await shop.payment('card')).name])
    })

    test('instalments stand in the review, at the bank and on the page of the order', async ({ page, shop }) => {
      await chooseCard(page, shop, 4)
      const plans = page.getByRole('combobox', { name: shop.t('checkout.payment.ways.instalments.label') })
      await plans.selectOption('3')
      const words = (await plans.getByRole('option', { selected: true }).textContent()) ?? ''
      await expect(reviewOf(page, shop).getByText(words)).toBeVisible()
      await press(orderButton(page, shop))
      await expect(page.getByText('Instalments', { exact: true })).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible()
      await press(page.getByRole('button', { name: 'Approve', exact: true }))
      await expectPaidWith(page, shop, await uidOfSuccess(page, shop), [words])
    })
  })
})
