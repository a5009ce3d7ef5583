// From the basket to a branch: no address, what each branch has and from when, paid at the till, and the hour on every page.

import { listBranches } from '@stoa/contract/ordering/branches'
import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
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

inEachLanguage(() => {
  withPointers(usualPairs, (press) => {
    test('a book from a branch, paid there', async ({ page, shop }) => {
      const { t, money } = shop
      await setCopies(books.inStore, 40)
      const book = await shop.product(books.inStore)
      const items = [{ productId: book.id, dimensionId: 0, quantity: 1 }]
      const email = uniqueEmail('till')
      await fillCart(page, items)
      const collected = choiceOf(page, (await shop.shipping('store')).name)

      await visit(page, shop.address('/checkout-information'))
      await press(collected)
      await expect(fieldOf(page, shop, 'street')).toHaveCount(0)
      await fieldOf(page, shop, 'email').fill(email)
      for (const name of ['mobile', 'firstName', 'lastName'] as const) await fieldOf(page, shop, name).fill(buyer[name])
      await press(continueButton(page, shop))
      await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))

      const till = await shop.payment('in_store')
      await press(choiceOf(page, till.name))
      await termsOf(page, shop).check()
      await press(orderButton(page, shop))
      await expect(problemSummary(page, shop, 1)).toContainText(t('checkout.payment.problems.branch'))

      const [branch] = await shop.call(listBranches, { items })
      const { pickup } = branch?.supply ?? {}
      const chosen = choiceOf(page, branch?.name ?? '')
      await expect(chosen).toHaveAccessibleName(new RegExp(t('checkout.payment.supply.all', { here: 1, count: 1 })))
      await press(chosen)
      await expect(chosen).toBeChecked()
      await expect(reviewOf(page, shop)).toContainText(branch?.address ?? '')
      await expect(reviewOf(page, shop)).toContainText(pickup?.readyAt ?? '')
      await expect(reviewOf(page, shop)).toContainText(money(book.price))
      await expectAccessible(page)
      await press(orderButton(page, shop))

      const uid = await uidOfSuccess(page, shop)
      expect(await findOrder(email)).toMatchObject({ uid, total_cents: book.price })
      await expect(page.getByRole('main')).toContainText(branch?.name ?? '')
      await expect(page.getByRole('main')).toContainText(pickup?.readyAt ?? '')
      const { text } = await readEmail(email)
      expect(text).toContain(branch?.address)
      expect(text).toContain(pickup?.readyAt)
      await visit(page, shop.address(`/track-order/${uid}`))
      await expect(page.getByRole('main')).toContainText(till.name)
    })
  })
})
