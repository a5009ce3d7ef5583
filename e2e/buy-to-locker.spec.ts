// From the basket to a locker, and to a shop that keeps parcels: no address, the place found by words, and its name on every page and
// in the e-mail.

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

/** The sandbox's in Thessaloniki. */
const places = [
  {
    shipping: 'locker',
    network: 'box_now',
    name: 'Λευκός Πύργος',
    street: 'Τσιμισκή 112',
    town: '546 22 Θεσσαλονίκη',
    words: { el: 'τσιμισκη', en: 'tsimiski' },
  },
  {
    shipping: 'pickup_point',
    network: 'clever_point',
    name: 'Άνω Πόλη',
    street: 'Ολυμπιάδος 70',
    town: '546 33 Θεσσαλονίκη',
    words: { el: 'ολυμπιαδος', en: 'olympiados' },
  },
] as const

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    for (const { shipping, network, name, street, town, words } of places)
      test(`a book to a ${shipping}`, async ({ page, shop, language }) => {
        const { t } = shop
        await setCopies(books.locker, 40)
        const book = await shop.product(books.locker)
        const email = uniqueEmail(shipping)
        await fillCart(page, [{ productId: book.id }])
        const way = choiceOf(page, (await shop.shipping(shipping)).name)

        await visit(page, shop.address('/checkout-information'))
        await press(way)
        await expect(fieldOf(page, shop, 'street')).toHaveCount(0)
        await fieldOf(page, shop, 'email').fill(email)
        for (const field of ['mobile', 'firstName', 'lastName'] as const)
          await fieldOf(page, shop, field).fill(buyer[field])
        await press(continueButton(page, shop))
        await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))

        await expect(way).toBeChecked()
        await press(choiceOf(page, (await shop.payment('bank_deposit')).name))
        await expect(choiceOf(page, (await shop.payment('cash_on_delivery')).name)).toBeDisabled()
        await termsOf(page, shop).check()
        await press(orderButton(page, shop))
        await expect(problemSummary(page, shop, 1)).toContainText(t('checkout.payment.problems.point'))

        await page.getByRole('textbox', { name: t('points.search') }).fill(words[language])
        await expect(page.getByText(t('points.found', { network, count: 1, filtered: 'no' }))).toBeVisible()
        const found = page.getByRole('radio', { name: new RegExp(`^${name}`) })
        await press(found)
        await expect(found).toBeChecked()
        await expect(reviewOf(page, shop)).toContainText(`${name}, ${street}`)
        await press(orderButton(page, shop))

        const uid = await uidOfSuccess(page, shop)
        expect((await findOrder(email)).uid).toBe(uid)
        await expect(page.getByRole('main')).toContainText(name)
        const { text } = await readEmail(email)
        expect(text).toContain(name)
        expect(text).toContain(street)
        await visit(page, shop.address(`/track-order/${uid}`))
        await expect(page.getByRole('main')).toContainText(`${street}, ${town}`)
      })
  })
})
