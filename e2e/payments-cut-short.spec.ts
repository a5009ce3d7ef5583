// Who pays at a provider and does not come back by the way that was meant: the browser is closed there, is back before the
// provider has said anything, or goes Back. The order is paid, and once.

import type { BrowserContext, Page } from '@playwright/test'
import { paymentFailurePath } from '@stoa/domain/ordering/payment/payment-failure'
import { expect, test } from './fixtures.ts'
import { atProviders, bankButton, moneyAfter, type ProviderName, providerNames } from './support/at-bank.ts'
import { escaped, uidOfSuccess } from './support/checkout.ts'
import { askProviders, findOrder, readMoney } from './support/database.ts'
import { readEmail } from './support/mailbox.ts'
import type { Shop } from './support/shop.ts'
import { reload, visit, waitForHydration } from './support/visit.ts'

test.beforeEach(({ consoleWatcher }) => consoleWatcher.expectError(/request to another host/))

/** Whoever opens the shop again finds the order paid at this provider, and has been told by one e-mail. */
async function expectPaidOnce(context: BrowserContext, shop: Shop, email: string, name: ProviderName): Promise<void> {
  await expect.poll(() => readMoney(email)).toEqual([moneyAfter(name)])
  const { uid, code } = await findOrder(email)
  const { text } = await readEmail(email)
  expect(text).toContain(code)
  const later = await context.newPage()
  await visit(later, shop.address(`/track-order/${uid}`))
  await expect(later.getByText(shop.t('tracking.status.processing')).first()).toBeVisible()
  await expect(later.getByRole('button', { name: shop.t('tracking.unpaid.button') })).toHaveCount(0)
}

/** Goes back after the call has ended: the document that made it is gone then, and a call is lost with its document. */
const back = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => history.back())
  })

/** Of these the shop hears nothing, until it asks. */
const unheard: readonly string[] = ['Eurobank', 'winbank', 'Klarna']

atProviders(providerNames, (name, { press, arrive }) => {
  test('the browser is closed at the bank: the order is paid all the same', async ({ page, context, shop }) => {
    const email = await arrive(page, shop)
    const isHeard = !unheard.includes(name)
    await press(bankButton(page, isHeard ? 'Approve, the browser stays' : 'Approve, nothing arrives'))
    await expect(page.getByText('The browser does not go back.')).toBeVisible()
    await page.close()
    if (!isHeard) await askProviders(email)
    await expectPaidOnce(context, shop, email, name)
  })

  test('Back from the bank: the order is paid in another way, and once', async ({ page, context, shop }) => {
    const email = await arrive(page, shop)
    await back(page)
    await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_cancelled&order=/)
    await waitForHydration(page)
    const { uid } = await findOrder(email)
    await press(page.getByRole('button', { name: shop.t('tracking.otherPayment.button') }))
    const ways = page.getByRole('group', { name: shop.t('tracking.otherPayment.title') })
    const [otherName, code] = name === 'IRIS' ? (['Viva', 'viva'] as const) : (['IRIS', 'iris'] as const)
    const other = await shop.payment(code)
    await press(ways.getByRole('radio', { name: new RegExp(`^${escaped(other.name)}`) }))
    await press(page.getByRole('button', { name: shop.t('tracking.otherPayment.order') }))
    await press(bankButton(page, 'Approve'))
    expect(await uidOfSuccess(page, shop)).toBe(uid)
    await expectPaidOnce(context, shop, email, otherName)
    await page.goto(paymentFailurePath(shop.language, 'payment_cancelled', uid))
    expect(await uidOfSuccess(page, shop), 'where Back has led before').toBe(uid)
  })
})

test.describe('one after the other', () => {
  // what one of them lets go would reach another too soon
  test.describe.configure({ mode: 'default' })
  // winbank says nothing but by the browser
  const notifying = providerNames.filter((name) => name !== 'winbank')

  atProviders(notifying, (name, { press, arrive }) => {
    test('the browser is back before the notification, and opens its page again', async ({ page, context, shop }) => {
      const email = await arrive(page, shop)
      const bank = new URL(page.url()).origin
      await press(bankButton(page, 'Approve, notify later'))
      const uid = await uidOfSuccess(page, shop)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const notified = await context.newPage()
      await notified.goto(`${bank}/banks`)
      await expect(notified.getByText('1 notifications are held.')).toBeVisible()
      await press(bankButton(notified, 'Send them'))
      await expect(notified.getByText('0 notifications are held.')).toBeVisible()
      await reload(page)
      expect(await uidOfSuccess(page, shop)).toBe(uid)
      await expectPaidOnce(context, shop, email, name)
    })
  })
})
