// Paying on the pages of providers, which the sandbox's banks show: paid, refused, and left.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { declareWithdrawal } from '@stoa/contract/ordering/withdrawals'
import { paymentFailurePath } from '@stoa/domain/ordering/payment/payment-failure'
import { expect, test } from './fixtures.ts'
import { atProviders, bankButton, expectAtBank, moneyAfter, providerNames } from './support/at-bank.ts'
import { storedCopies } from './support/cart.ts'
import { runCommand } from './support/command.ts'
import { deliverOrder, findOrder, readMoney } from './support/database.ts'
import { captureHeld } from './support/orders.ts'
import { visit, waitForHydration } from './support/visit.ts'

test.beforeEach(({ consoleWatcher }) => consoleWatcher.expectError(/request to another host/))

/** Where the browser was sent to the bank: as often as the buyer goes Back to it, they see what became of the payment. */
function watchWayOut(page: Page): () => string {
  const ways: string[] = []
  page.on('request', (request) => {
    if (/\/payment\/\w+\/[\da-f]{32}$/.test(request.url())) ways.push(request.url())
  })
  return () => ways.at(-1) ?? ''
}

const success = /\/checkout-success\/[\da-f-]{36}$/

atProviders(providerNames, (name, { press, arrive }) => {
  test('approved is paid, also when the page is opened again, and Back to the bank', async ({ page, shop }) => {
    const wayOut = watchWayOut(page)
    await arrive(page, shop)
    await press(bankButton(page, 'Approve'))
    await expect(page).toHaveURL(success)
    await page.reload()
    await expect(page).toHaveURL(success)
    await page.goto(wayOut())
    await expect(page).toHaveURL(success)
  })

  test('refused says so, and the order can be paid again, though the bank says it twice', async ({ page, shop }) => {
    const wayOut = watchWayOut(page)
    const email = await arrive(page, shop)
    await press(bankButton(page, 'Refuse'))
    await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_failed&order=/)
    await page.goto(wayOut())
    await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_failed&order=/)
    await press(page.getByRole('button', { name: shop.t('payment-failure.retry') }))
    await expectAtBank(page)
    await press(bankButton(page, 'Approve, everything twice'))
    await expect(page).toHaveURL(success)
    expect(await readMoney(email)).toEqual([moneyAfter(name)])
  })

  test("who leaves the bank's page has not paid, and can have their cart again", async ({ page, shop }) => {
    await arrive(page, shop)
    await press(bankButton(page, 'Cancel'))
    await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_cancelled&order=/)
    const uid = new URL(page.url()).searchParams.get('order') ?? ''
    await page.goto(shop.address(`/checkout-success/${uid}`))
    await expect(page).toHaveURL(shop.address(`/track-order/${uid}`))
    await page.goto(paymentFailurePath(shop.language, 'payment_cancelled', uid))
    await waitForHydration(page)
    await press(page.getByRole('button', { name: shop.t('tracking.otherPayment.button') }))
    // asked for while the order is being cancelled, they would be refused
    const ways = page.getByRole('group', { name: shop.t('tracking.otherPayment.title') })
    await expect(ways.getByRole('radio').first()).toBeVisible()
    await press(page.getByRole('button', { name: shop.t('payment-failure.other') }))
    await expect(page).toHaveURL(shop.address('/cart'))
    await expect.poll(() => storedCopies(page)).toBeGreaterThan(0)
  })
})

atProviders(['Alpha', 'Viva', 'PayPal', 'Klarna'], (name, { press, arrive }) => {
  test('what comes back is paid back there by itself', async ({ page, shop }) => {
    const email = await arrive(page, shop)
    await press(bankButton(page, 'Approve'))
    await expect(page).toHaveURL(success)
    const { code, uid } = await findOrder(email)
    if (moneyAfter(name).payment === 'held') await captureHeld(shop, email)
    await deliverOrder(email)
    const statement = { name: 'Ελένη Μάρκου', email, code, lines: [{ line: 0, quantity: 1 }] }
    const stated = await shop.call(declareWithdrawal, statement, { idempotencyKey: randomUUID() })
    expect(await runCommand('returns', 'receive', stated.code)).toContain('has to be back by')
    await expect.poll(() => runCommand('orders', 'refunds')).not.toContain(code)
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(shop.t('tracking.status.refund')).first()).toBeVisible()
  })
})
