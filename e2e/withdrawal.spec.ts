// A guest withdraws from a part of an order: from the footer in two clicks, stated and confirmed, acknowledged by e-mail,
// received by the shop and owed back.

import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { bankButton } from './support/at-bank.ts'
import { books } from './support/books.ts'
import { uidOfSuccess } from './support/checkout.ts'
import { runCommand } from './support/command.ts'
import { deliverOrder, findOrder, setCopies } from './support/database.ts'
import { pressKeyOn } from './support/keyboard.ts'
import { readEmails } from './support/mailbox.ts'
import { placeOrderByApi } from './support/orders.ts'
import { byTurns, usualPairs, withPointers } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

async function deliveredOrder(shop: Shop, email: string) {
  await setCopies(books.looked, 99)
  const book = await shop.product(books.looked)
  await placeOrderByApi(shop, { productId: book.id, email, payment: 'cash_on_delivery' })
  await deliverOrder(email)
  return { book, order: await findOrder(email) }
}

withPointers(usualPairs, (press) => {
  inEachLanguage(() => {
    test('from the home page to the refund', async ({ page, shop }) => {
      const { t } = shop
      const email = uniqueEmail('withdraws')
      const { order } = await deliveredOrder(shop, email)
      await visit(page, shop.address('/'))
      await press(page.getByRole('contentinfo').getByRole('link', { name: t('chrome.withdrawal') }))
      await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title.statement') })).toBeVisible()

      await page.getByRole('textbox', { name: t('withdrawal.name') }).fill('Ελένη Μάρκου')
      await page.getByRole('textbox', { name: t('withdrawal.email') }).fill(email)
      await page.getByRole('textbox', { name: t('withdrawal.code') }).fill(order.code)
      await press(page.getByRole('button', { name: t('withdrawal.continue') }))
      await expect(page.getByText(t('withdrawal.codeFound'))).toBeVisible()
      await press(page.getByRole('button', { name: t('withdrawal.continue') }))
      await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title.confirm') })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title.statement') })).toBeFocused()
      await press(page.getByRole('button', { name: t('withdrawal.continue') }))
      await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title.confirm') })).toBeFocused()
      await expect(page.getByText(shop.money(order.due_cents)).first()).toBeVisible()
      await press(page.getByRole('button', { name: t('withdrawal.confirm') }))
      await expect(page.getByRole('heading', { level: 2, name: t('withdrawal.title.done') })).toBeVisible()
      const code = /WD-\d{2}-\d{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''

      const [, acknowledgement] = await readEmails(email, 2)
      expect(acknowledgement?.subject).toContain(code)
      expect(acknowledgement?.text).toMatch(/\d\d:\d\d:\d\d/)
      expect(acknowledgement?.text).toContain(order.code)

      expect(await runCommand('returns', 'list')).toContain(code)
      expect(await runCommand('returns', 'receive', code)).toContain('has to be back by')
      const [, , received] = await readEmails(email, 3)
      expect(received?.text).toContain(shop.money(order.due_cents))
      expect(await runCommand('orders', 'refunds')).toContain(order.code)
      await runCommand('returns', 'refunded', order.code)
      expect(await runCommand('orders', 'refunds')).not.toContain(order.code)
      await visit(page, shop.address(`/track-order/${order.uid}`))
      await expect(page.getByText(t('tracking.status.refund')).first()).toBeVisible()
    })
  })
})

byTurns((press) => {
  test('an order that is being picked ends with the statement, and is paid back by itself', async ({
    page,
    shop,
    consoleWatcher,
  }) => {
    consoleWatcher.expectError(/request to another host/)
    const { t } = shop
    const email = uniqueEmail('withdraws')
    await setCopies(books.looked, 99)
    const { id: productId } = await shop.product(books.looked)
    const { uid } = await placeOrderByApi(shop, { productId, email, payment: 'viva' })
    await visit(page, shop.address(`/track-order/${uid}`))
    await press(page.getByRole('button', { name: t('tracking.unpaid.button') }))
    await press(bankButton(page, 'Approve'))
    await uidOfSuccess(page, shop)

    const order = await findOrder(email)
    await visit(page, shop.address('/withdrawal'))
    await page.getByRole('textbox', { name: t('withdrawal.name') }).fill('Ελένη Μάρκου')
    await page.getByRole('textbox', { name: t('withdrawal.email') }).fill(email)
    await page.getByRole('textbox', { name: t('withdrawal.code') }).fill(order.code)
    await press(page.getByRole('button', { name: t('withdrawal.continue') }))
    await expect(page.getByText(t('withdrawal.codeFound'))).toBeVisible()
    await press(page.getByRole('button', { name: t('withdrawal.continue') }))
    await expect(page.getByText(t('withdrawal.terms.cancels'))).toBeVisible()
    await press(page.getByRole('button', { name: t('withdrawal.confirm') }))
    await expect(page.getByText(t('withdrawal.next.cancelled'))).toBeVisible()
    await expect(page.getByText(t('withdrawal.next.nothing')).first()).toBeVisible()

    await expect.poll(() => runCommand('orders', 'refunds')).not.toContain(order.code)
    await visit(page, shop.address(`/track-order/${uid}`))
    await expect(page.getByText(t('tracking.status.refund')).first()).toBeVisible()
  })
})

test('without a number and by keyboard alone it is accepted and acknowledged', async ({ page, shop }) => {
  const { t } = shop
  const email = uniqueEmail('withdraws')
  await visit(page, shop.address('/withdrawal'))
  await page.getByRole('textbox', { name: t('withdrawal.name') }).focus()
  await page.keyboard.type('Ελένη Μάρκου')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await pressKeyOn(page, page.getByRole('button', { name: t('withdrawal.toWords') }))
  await page.getByRole('textbox', { name: t('withdrawal.words') }).focus()
  await page.keyboard.type('Το βιβλίο της Τρίτης.')
  await pressKeyOn(page, page.getByRole('button', { name: t('withdrawal.continue') }))
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title.confirm') })).toBeFocused()
  await pressKeyOn(page, page.getByRole('button', { name: t('withdrawal.confirm') }))
  await expect(page.getByRole('heading', { level: 2, name: t('withdrawal.title.done') })).toBeVisible()
  const [acknowledgement] = await readEmails(email, 1)
  expect(acknowledgement?.text).toContain('Το βιβλίο της Τρίτης.')
})
