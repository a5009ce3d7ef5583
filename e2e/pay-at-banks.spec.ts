// Paying on the pages of providers, which the sandbox's banks show: paid, refused, and left.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { declareWithdrawal } from '@stoa/contract/ordering/withdrawals'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { choose, orderButton, toPaymentStep } from './support/checkout.ts'
import { runCommand } from './support/command.ts'
import { findOrder, setCopies } from './support/database.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

test.beforeEach(({ consoleWatcher }) => consoleWatcher.expectError(/request to another host/))

async function toBank(page: Page, shop: Shop, payment: string): Promise<string> {
  const email = uniqueEmail(payment)
  await setCopies(books.deposit, 40)
  const book = await shop.product(books.deposit)
  await fillCart(page, [{ productId: book.id, dimensionId: 0, quantity: 1 }])
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment })
  await orderButton(page, shop).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(sandbox)')
  return email
}

/** Where the browser was sent to the bank: as often as the buyer goes Back to it, they see what became of the payment. */
function watchWayOut(page: Page): () => string {
  const ways: string[] = []
  page.on('request', (request) => {
    if (/\/payment\/\w+\/[\da-f]{32}$/.test(request.url())) ways.push(request.url())
  })
  return () => ways.at(-1) ?? ''
}

for (const payment of ['card', 'viva', 'paypal', 'winbank', 'iris', 'klarna']) {
  test(`${payment}: approved is paid, also when the page is opened again, and Back to the bank`, async ({
    page,
    shop,
  }) => {
    const wayOut = watchWayOut(page)
    await toBank(page, shop, payment)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout-success\/[\da-f-]{36}$/)
    await page.reload()
    await expect(page).toHaveURL(/\/checkout-success\/[\da-f-]{36}$/)
    await page.goto(wayOut())
    await expect(page).toHaveURL(/\/checkout-success\/[\da-f-]{36}$/)
  })

  test(`${payment}: refused says so, and the order can be paid again, though the bank says it twice`, async ({
    page,
    shop,
  }) => {
    const wayOut = watchWayOut(page)
    await toBank(page, shop, payment)
    await page.getByRole('button', { name: 'Refuse', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_failed&order=/)
    await page.goto(wayOut())
    await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_failed&order=/)
    await page.getByRole('button', { name: shop.t('payment-failure.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(sandbox)')
    await page.getByRole('button', { name: 'Approve, everything twice' }).click()
    await expect(page).toHaveURL(/\/checkout-success\/[\da-f-]{36}$/)
  })

  test(`${payment}: who leaves the bank's page has not paid`, async ({ page, shop }) => {
    await toBank(page, shop, payment)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout-failure\?reason=payment_cancelled&order=/)
    const uid = new URL(page.url()).searchParams.get('order')
    await page.goto(shop.address(`/checkout-success/${uid}`))
    await expect(page).toHaveURL(shop.address(`/track-order/${uid}`))
  })
}

for (const payment of ['card', 'viva', 'paypal', 'klarna']) {
  test(`${payment}: what comes back is paid back there by itself`, async ({ page, shop }) => {
    const email = await toBank(page, shop, payment)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout-success\/[\da-f-]{36}$/)
    const { code, uid } = await findOrder(email)
    const statement = { name: 'Ελένη Μάρκου', email, code, lines: [{ line: 0, quantity: 1 }] }
    const stated = await shop.call(declareWithdrawal, statement, { idempotencyKey: randomUUID() })
    expect(await runCommand('returns', 'receive', stated.code)).toContain('has to be back by')
    await expect.poll(() => runCommand('orders', 'refunds')).not.toContain(code)
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(shop.t('tracking.status.refund')).first()).toBeVisible()
  })
}
