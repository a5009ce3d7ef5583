// What is paid is held until the order leaves, or comes to nothing: at Klarna by an order's link before its e-mail is given, and on a card
// from the cart.

import type { Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { atProviders, bankButton, expectAtBank, moneyAfter } from './support/at-bank.ts'
import { books } from './support/books.ts'
import { uidOfSuccess } from './support/checkout.ts'
import { findOrder, readMoney, setCopies } from './support/database.ts'
import { emailTexts, readEmail, readEmails } from './support/mailbox.ts'
import { captureHeld, moveOrder, openOrder, placeOrderByApi } from './support/orders.ts'
import { byTurns, type Press } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

test.beforeEach(({ consoleWatcher }) => consoleWatcher.expectError(/request to another host/))

/** The link alone leads to the bank, and says no amount. */
async function payByLink(page: Page, shop: Shop, press: Press) {
  const { t } = shop
  const email = uniqueEmail('held')
  await setCopies(books.looked, 99)
  const { id: productId } = await shop.product(books.looked)
  const { uid } = await placeOrderByApi(shop, { productId, email, payment: 'klarna' })
  await visit(page, shop.address(`/track-order/${uid}`))
  await expect(page.getByText(t('tracking.unpaid.unopened'))).toBeVisible()
  await expect(page.getByRole('main').getByText('€')).toHaveCount(0)
  await press(page.getByRole('button', { name: t('tracking.unpaid.button') }))
  await expectAtBank(page)
  await press(bankButton(page, 'Approve'))
  expect(await uidOfSuccess(page, shop)).toBe(uid)
  expect(await readMoney(email)).toEqual([moneyAfter('Klarna')])
  await openOrder(page, shop, press, { uid, email })
  await expect(page.getByText(t('amounts.held'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('tracking.unpaid.button') })).toHaveCount(0)
  return { uid, email }
}

byTurns((press) => {
  test('paid by its link, an amount is held, and captured once the order is invoiced', async ({ page, shop }) => {
    const { uid, email } = await payByLink(page, shop, press)
    await captureHeld(shop, email)
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(shop.t('tracking.status.invoiced'), { exact: true })).toBeVisible()
    await expect(page.getByText(shop.money((await shop.product(books.looked)).price)).first()).toBeVisible()
    await expect(page.getByText(shop.t('amounts.held'))).toHaveCount(0)
  })

  test('paid by its link, an amount is released when the order is cancelled', async ({ page, shop }) => {
    const { uid, email } = await payByLink(page, shop, press)
    await moveOrder(shop, uid, 'cancelled')
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(shop.t('tracking.details.cancelled', { money: 'released' }))).toBeVisible()
    await expect.poll(() => readMoney(email)).toEqual([{ payment: 'awaiting', captured: 0, refunds: 0 }])
  })
})

atProviders(['Alpha'], (name, { press, arrive }) => {
  /** The page after it, the page of the order and the e-mail say that it is held, and none that it is paid. */
  async function payByCard(page: Page, shop: Shop) {
    const email = await arrive(page, shop)
    await press(bankButton(page, 'Approve'))
    const uid = await uidOfSuccess(page, shop)
    await expect(page.getByText(shop.t('amounts.held')).first()).toBeVisible()
    expect(await readMoney(email)).toEqual([moneyAfter(name)])
    const { code, total_cents: cents } = await findOrder(email)
    const total = shop.money(cents)
    const words = emailTexts(shop.language)
    const { text } = await readEmail(email)
    expect(text).toContain(words('payment.held', { total }))
    expect(text).not.toContain(words('payment.paid', { means: 0, total }))
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(shop.t('amounts.held')).first()).toBeVisible()
    return { uid, code, email }
  }

  test('a card is charged once the order leaves, and its page says so', async ({ page, shop }) => {
    const { uid, email } = await payByCard(page, shop)
    await captureHeld(shop, email)
    await moveOrder(shop, uid, 'inDelivery')
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(shop.t('tracking.status.inDelivery')).first()).toBeVisible()
    await expect(page.getByText(shop.t('amounts.held'))).toHaveCount(0)
  })

  test('a card is not charged for an order that is cancelled before, and its buyer is told so', async ({
    page,
    shop,
  }) => {
    const { uid, code, email } = await payByCard(page, shop)
    await moveOrder(shop, uid, 'cancelled')
    const words = emailTexts(shop.language)
    const [, cancelled] = await readEmails(email, 2)
    expect(cancelled?.subject).toBe(words('cancelled.subject', { code }))
    expect(cancelled?.text).toContain(words('cancelled.paid', { money: 'released' }))
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(shop.t('tracking.details.cancelled', { money: 'released' }))).toBeVisible()
    await expect.poll(() => readMoney(email)).toEqual([{ payment: 'awaiting', captured: 0, refunds: 0 }])
  })
})
