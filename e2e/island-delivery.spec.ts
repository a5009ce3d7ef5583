// An address on an island: what it adds stands in the totals as soon as its postal code is typed, long before the order.

import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { books } from './support/books.ts'
import { cartSummary, expectAmount, fillCart } from './support/cart.ts'
import {
  choiceOf,
  continueButton,
  fieldOf,
  fillInformation,
  orderButton,
  orderSummary,
  reviewOf,
  termsOf,
  uidOfSuccess,
} from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { readEmail } from './support/mailbox.ts'
import { usualPairs, withPointers } from './support/press.ts'
import { visit } from './support/visit.ts'

const island = { postalCode: '841 00', city: { el: 'Ερμούπολη', en: 'Ermoupoli' } }
const surcharge = { name: { el: 'Επιβάρυνση νησιών', en: 'Island surcharge' }, cents: 150 }

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('a book to an island', async ({ page, shop, language }) => {
      const { t, money } = shop
      await setCopies(books.island, 40)
      const book = await shop.product(books.island)
      const email = uniqueEmail('island')
      await fillCart(page, [{ productId: book.id }])
      const home = await shop.shipping('home')
      const toMainland = home.rates.find(({ countryId }) => countryId === 1)?.price ?? 0
      const mainland = book.price + toMainland
      const name = surcharge.name[language]

      await visit(page, shop.address('/cart'))
      await expect(cartSummary(page, shop)).toContainText(t('amounts.from', { price: money(toMainland) }))
      await expect(cartSummary(page, shop)).toContainText(t('amounts.varies'))
      await visit(page, shop.address('/checkout-information'))
      await fillInformation(page, shop, email)
      const folded = page.getByRole('group').filter({ hasText: t('checkout.summary.title') })
      const summary = orderSummary(page, shop).or(folded).filter({ visible: true })
      if (await folded.isVisible()) await press(folded.getByText(t('checkout.summary.title')))
      await expect(summary).toContainText(money(mainland))
      await expect(summary).not.toContainText(name)
      await expect(summary).not.toContainText(t('amounts.varies'))
      await fieldOf(page, shop, 'postalCode').fill(island.postalCode)
      await expect(fieldOf(page, shop, 'city')).toHaveValue(island.city[language])
      await expect(summary).toContainText(`${name}${money(surcharge.cents)}`)
      await expect(summary).toContainText(money(mainland + surcharge.cents))
      await expectAccessible(page)
      await press(continueButton(page, shop))

      await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
      const toTheDoor = choiceOf(page, home.name)
      await press(toTheDoor)
      await expect(page.getByText(t('checkout.payment.shipping.withCourier', { courier: 'ACS' }))).toBeVisible()
      await expect(page.getByText(money(toMainland + surcharge.cents)).first()).toBeVisible()
      await press(choiceOf(page, (await shop.payment('bank_deposit')).name))
      await expectAmount(reviewOf(page, shop), name, money(surcharge.cents))
      await expectAmount(reviewOf(page, shop), t('checkout.summary.total'), money(mainland + surcharge.cents))
      await expectAccessible(page)
      await termsOf(page, shop).check()
      await press(orderButton(page, shop))

      const uid = await uidOfSuccess(page, shop)
      expect(await findOrder(email)).toMatchObject({ uid, total_cents: mainland + surcharge.cents })
      expect((await readEmail(email)).text).toContain(`${name}: ${money(surcharge.cents)}`)
      await visit(page, shop.address(`/track-order/${uid}`))
      await expectAmount(page.getByRole('main'), name, money(surcharge.cents))
    })
  })
})
