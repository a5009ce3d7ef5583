// A title that is not out yet, and one that a supplier sends: bought with the day that is promised, and given up while it is
// waited for. By finger and by mouse.

import { formatDay } from '@stoa/browser/i18n/dates'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { drawerOf, fillCart } from './support/cart.ts'
import { choose, continueButton, fillInformation, orderButton, placeOrder, uidOfSuccess } from './support/checkout.ts'
import { findOrder } from './support/database.ts'
import { emailTexts, readEmails } from './support/mailbox.ts'
import { usualPairs, withPointers } from './support/press.ts'
import { visit } from './support/visit.ts'

/** With plain spaces, where some do not break. */
const spaced = (text: string | undefined): string | undefined => text?.replaceAll(/\s/g, ' ')

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('a pre-order says its day from the product to the e-mail, and is cancelled by its buyer', async ({
      page,
      shop,
    }) => {
      const { t } = shop
      const { name, releaseDate } = await shop.product(books.upcoming)
      const day = formatDay(releaseDate ?? '', shop.language, 'long')
      const email = uniqueEmail('ahead')
      const main = page.getByRole('main')
      const promise = main
        .getByText(t('lines.notes.preOrder', { date: day }))
        .filter({ visible: true })
        .first()

      await visit(page, shop.address(`/products/${books.upcoming}`))
      await expect(main.getByText(t('common.released', { availability: 'preOrder', date: day })).first()).toBeVisible()
      await press(main.getByRole('button', { name: t('product.preOrder'), exact: true }).first())
      const drawer = drawerOf(page, shop)
      await expect(drawer.getByText(t('lines.notes.preOrder', { date: day }))).toBeVisible()
      await press(drawer.getByRole('link', { name: t('cart.view') }))
      await expect(page).toHaveURL(shop.address('/cart'))
      await expect(promise).toBeVisible()
      await press(
        page
          .getByRole('link', { name: t('cart-page.checkout') })
          .filter({ visible: true })
          .first(),
      )
      await fillInformation(page, shop, email)
      await press(continueButton(page, shop))
      await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
      await expect(promise).toBeVisible()
      await press(orderButton(page, shop))

      await uidOfSuccess(page, shop)
      await expect(page.getByRole('heading', { level: 1, name: t('tracking.success.titleAhead') })).toBeVisible()
      await expect(promise).toBeVisible()
      const [confirmed] = await readEmails(email, 1)
      expect(spaced(confirmed?.text)).toContain(spaced(emailTexts(shop.language)('goods.preOrder', { day })))
      await press(main.getByRole('link', { name: t('tracking.success.track') }))
      await expect(main.getByText(name).first()).toBeVisible()
      await expect(promise).toBeVisible()

      const { code } = await findOrder(email)
      await press(page.getByRole('button', { name: t('tracking.cancel.button') }))
      const dialog = page.getByRole('dialog', { name: t('tracking.cancel.title', { code }) })
      await press(dialog.getByRole('button', { name: t('tracking.cancel.submit') }))
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t('tracking.status.cancelled'), { exact: true })).toBeVisible()
      await expect(main.getByText(name).first()).toBeVisible()
      await expect(promise).toBeHidden()
      const [, cancelled] = await readEmails(email, 2)
      expect(cancelled?.subject).toBe(emailTexts(shop.language)('cancelled.subject', { code }))
    })

    test('of two copies that a supplier sends, one is withdrawn from before they come', async ({ page, shop }) => {
      const { t } = shop
      const { id: productId, name } = await shop.product(books.toOrder)
      const email = uniqueEmail('ahead')
      const main = page.getByRole('main')
      await fillCart(page, [{ productId, quantity: 2 }])
      const uid = await placeOrder(page, shop, email, { shipping: 'home', payment: 'cash_on_delivery' })
      await expect(main.getByText(t('lines.notes.afterOrder')).filter({ visible: true }).first()).toBeVisible()

      const { code } = await findOrder(email)
      await visit(page, shop.address(`/withdrawal?order=${code}`))
      await page.getByRole('textbox', { name: t('withdrawal.name') }).fill('Ελένη Μάρκου')
      await page.getByRole('textbox', { name: t('withdrawal.email') }).fill(email)
      const goOn = page.getByRole('button', { name: t('withdrawal.continue') })
      await press(goOn)
      await expect(page.getByText(t('withdrawal.codeFound'))).toBeVisible()
      await press(page.getByText(t('withdrawal.part'), { exact: true }))
      await press(page.getByRole('checkbox', { name }))
      await press(main.getByRole('button', { name: t('common.fewer') }))
      await press(goOn)
      await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title.confirm') })).toBeFocused()
      await press(page.getByRole('button', { name: t('withdrawal.confirm') }))
      await expect(page.getByRole('heading', { level: 2, name: t('withdrawal.title.done') })).toBeVisible()
      await expect(main.getByText(t('withdrawal.next.nothing'))).toBeVisible()
      await expect(page.getByRole('button', { name: t('withdrawal.files.returnNote') })).toHaveCount(0)

      await visit(page, shop.address(`/track-order/${uid}`))
      await expect(page.getByRole('heading', { name: t('tracking.returns.title') })).toBeVisible()
      await expect(main.getByText(t('tracking.returns.line', { name, quantity: 1 })).first()).toBeVisible()
      await expect(main.getByText(t('tracking.returns.states.ended'))).toBeVisible()
      await expect(main.getByText(t('lines.notes.afterOrder')).first()).toBeVisible()
      await expect(page.getByText(t('tracking.status.pending'), { exact: true }).first()).toBeVisible()
      const [, acknowledged] = await readEmails(email, 2)
      expect(acknowledged?.text).toContain(code)
    })
  })
})
