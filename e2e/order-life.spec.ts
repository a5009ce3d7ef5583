// After an order: its buyer cancels it, or the tool of the shop's ERP moves it along. By finger and by mouse.

import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { books } from './support/books.ts'
import { setCopies } from './support/database.ts'
import { emailTexts, readEmails } from './support/mailbox.ts'
import { openOrder, placeOrderByApi } from './support/orders.ts'
import { usualPairs, withPointers } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { readTestEnvironment, toolName } from './support/test-environment.ts'
import { visit } from './support/visit.ts'

async function place(shop: Shop, email: string) {
  await setCopies(books.looked, 99)
  const { id: productId } = await shop.product(books.looked)
  return placeOrderByApi(shop, { productId, email, payment: 'cash_on_delivery' })
}

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('a guest corrects where a pending order goes, and is told by e-mail', async ({ page, shop }) => {
      const { t } = shop
      const email = uniqueEmail('corrects')
      const { uid, code } = await place(shop, email)
      await openOrder(page, shop, press, { uid, email })
      await press(page.getByRole('button', { name: t('tracking.address.button') }))
      const dialog = page.getByRole('dialog', { name: t('tracking.address.title', { code }) })
      const street = dialog.getByRole('textbox', { name: t('tracking.address.street') })
      await street.fill('')
      await press(dialog.getByRole('button', { name: t('tracking.address.submit') }))
      await expect(street).toHaveAccessibleDescription(t('forms.rules.street_missing'))
      await street.fill('Ιπποκράτους 9')
      await expectAccessible(page)
      await press(dialog.getByRole('button', { name: t('tracking.address.submit') }))
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/Ιπποκράτους 9/)).toBeVisible()
      const [, changed] = await readEmails(email, 2)
      expect(changed?.subject).toBe(emailTexts(shop.language)('steps.readdressed.subject', { code }))
      expect(changed?.text).toContain('Ιπποκράτους 9')
    })

    test('a guest cancels an order, and is told by e-mail', async ({ page, shop }) => {
      const { t } = shop
      const email = uniqueEmail('cancels')
      const { uid, code } = await place(shop, email)
      await openOrder(page, shop, press, { uid, email })
      await press(page.getByRole('button', { name: t('tracking.cancel.button') }))
      const dialog = page.getByRole('dialog', { name: t('tracking.cancel.title', { code }) })
      await press(dialog.getByRole('button', { name: t('tracking.cancel.keep') }))
      await expect(dialog).toBeHidden()
      await press(page.getByRole('button', { name: t('tracking.cancel.button') }))
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await press(page.getByRole('button', { name: t('tracking.cancel.button') }))
      await press(dialog.getByRole('button', { name: t('tracking.cancel.submit') }))
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t('tracking.status.cancelled'), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: t('tracking.cancel.button') })).toHaveCount(0)
      const [, cancelled] = await readEmails(email, 2)
      expect(cancelled?.subject).toBe(emailTexts(shop.language)('cancelled.subject', { code }))
    })
  })

  test('the tool of the ERP sends an order off, and its buyer reads of it', async ({ page, shop }) => {
    const { t } = shop
    const email = uniqueEmail('moved')
    const { uid, code } = await place(shop, email)
    await visit(page, shop.address(`/order-tool/${uid}?provider=${toolName}`))
    await page.getByLabel(t('order-tool.key'), { exact: true }).fill(readTestEnvironment().toolKey)
    for (const status of ['processing', 'inDelivery'] as const) {
      await page.getByRole('combobox', { name: t('order-tool.status') }).selectOption(status)
      await page.getByRole('button', { name: t('order-tool.submit') }).click()
      const moved = t('order-tool.moved', { status: t(`tracking.status.${status}`) })
      await expect(page.getByText(moved)).toBeVisible()
    }
    const [, left] = await readEmails(email, 2)
    expect(left?.subject).toBe(emailTexts(shop.language)('steps.inDelivery.subject', { code }))
    await openOrder(page, shop, (target) => target.click(), { uid, email })
    await expect(page.getByText(t('tracking.steps.inDelivery.now'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('tracking.cancel.button') })).toHaveCount(0)
  })
})
