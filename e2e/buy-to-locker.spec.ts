// From the basket to a locker: no address, the locker found by words, and its name on every page and in the e-mail.

import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import {
  buyer,
  choiceOf,
  continueButton,
  fieldOf,
  orderButton,
  problemSummary,
  reviewOf,
  termsOf,
  uidOfSuccess,
} from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { readEmail } from './support/mailbox.ts'
import { usualPairs, withPointers } from './support/press.ts'
import { visit } from './support/visit.ts'

/** The sandbox's locker in Thessaloniki. */
const locker = { name: 'Λευκός Πύργος', street: 'Τσιμισκή 112' }
const words = { el: 'τσιμισκη', en: 'tsimiski' }

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('a book to a locker', async ({ page, shop, language }) => {
      const { t } = shop
      await setCopies(books.locker, 40)
      const book = await shop.product(books.locker)
      const email = uniqueEmail('locker')
      await fillCart(page, [{ productId: book.id }])
      const lockers = choiceOf(page, (await shop.shipping('locker')).name)

      await visit(page, shop.address('/checkout-information'))
      await press(lockers)
      await expect(fieldOf(page, shop, 'street')).toHaveCount(0)
      await fieldOf(page, shop, 'email').fill(email)
      for (const name of ['mobile', 'firstName', 'lastName'] as const) await fieldOf(page, shop, name).fill(buyer[name])
      await press(continueButton(page, shop))
      await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))

      await expect(lockers).toBeChecked()
      await press(choiceOf(page, (await shop.payment('bank_deposit')).name))
      await expect(choiceOf(page, (await shop.payment('cash_on_delivery')).name)).toBeDisabled()
      await termsOf(page, shop).check()
      await press(orderButton(page, shop))
      await expect(problemSummary(page, shop, 1)).toContainText(t('checkout.payment.problems.point'))

      await page.getByRole('textbox', { name: t('points.search') }).fill(words[language])
      await expect(page.getByText(t('points.found', { network: 'box_now', count: 1, filtered: 'no' }))).toBeVisible()
      const found = page.getByRole('radio', { name: new RegExp(`^${locker.name}`) })
      await press(found)
      await expect(found).toBeChecked()
      await expect(reviewOf(page, shop)).toContainText(`${locker.name}, ${locker.street}`)
      await press(orderButton(page, shop))

      const uid = await uidOfSuccess(page, shop)
      expect((await findOrder(email)).uid).toBe(uid)
      await expect(page.getByRole('main')).toContainText(locker.name)
      const { text } = await readEmail(email)
      expect(text).toContain(locker.name)
      expect(text).toContain(locker.street)
      await visit(page, shop.address(`/track-order/${uid}`))
      await expect(page.getByRole('main')).toContainText(`${locker.street}, 546 22 Θεσσαλονίκη`)
    })
  })
})
