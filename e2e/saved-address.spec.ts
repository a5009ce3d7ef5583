// An order to an address of the customer's address book: nothing of it is written again, and its note for the courier
// goes with it.

import { expect, inEachLanguage, test } from './fixtures.ts'
import { createAccount, startSignedIn } from './support/account.ts'
import { cardOf, fieldIn, fillAddress, openNewAddress } from './support/account-pages.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { checkLargeText, checkState } from './support/check-state.ts'
import { choose, continueButton, fieldOf, orderButton, sectionOf, uidOfSuccess } from './support/checkout.ts'
import { setCopies, withDatabase } from './support/database.ts'
import { visit } from './support/visit.ts'

const note = 'Δεύτερος όροφος, χτυπήστε δυνατά'

/** The note of an order to the buyer's own address, and the street of it. */
const findNote = (uid: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ remarks: string | null; street: string }>(
      `select o.remarks, a.street from customer_order o join order_address a on a.order_id = o.id
      where o.uid = $1 and a.kind = 'billing'`,
      [uid],
    )
    return rows[0]
  })

inEachLanguage(() => {
  test('an order goes to a saved address, with its note', async ({ page, shop }) => {
    const { t } = shop
    await setCopies(books.fields, 60)
    const book = await shop.product(books.fields)
    const account = await createAccount(shop, 'saved')
    await fillCart(page, [{ productId: book.id }])
    await startSignedIn(page, shop, account)
    await visit(page, shop.address('/profile/addresses'))
    const form = await openNewAddress(page, shop)
    await fillAddress(form, shop, 'Σπίτι', 'Μαυρομιχάλη 88')
    await fieldIn(form, shop, t('account.addresses.comments')).fill(note)
    await form.getByRole('button', { name: t('account.addresses.save') }).click()
    await expect(cardOf(page, t('account.addresses.new'))).toHaveCount(0)

    await visit(page, shop.address('/checkout-information'))
    const address = sectionOf(page, t('checkout.information.address'))
    await expect(address).toContainText(/Σπίτι · Μαυρομιχάλη 88, 106 79 /)
    await expect(address).toContainText('Ελένη Μάρκου')
    await expect(address).toContainText(t('checkout.customer.forCourier', { note }))
    await expect(address.getByRole('textbox')).toHaveCount(0)
    await checkState(page, shop.language, 'details with a saved address')
    await checkLargeText(page, shop.language, 'details with a saved address')
    await continueButton(page, shop).click()
    await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
    await orderButton(page, shop).click()
    const uid = await uidOfSuccess(page, shop)
    expect(await findNote(uid)).toEqual({ remarks: note, street: 'Μαυρομιχάλη 88' })
    await visit(page, shop.address(`/profile/orders/${uid}`))
    await expect(page.getByRole('main').getByText(note)).toBeVisible()
  })

  test('the saved address opens its fields, by key, for this order only', async ({ page, shop }) => {
    const { t } = shop
    await setCopies(books.fields, 60)
    const book = await shop.product(books.fields)
    const account = await createAccount(shop, 'alters')
    await fillCart(page, [{ productId: book.id }])
    await startSignedIn(page, shop, account)
    await visit(page, shop.address('/profile/addresses'))
    const form = await openNewAddress(page, shop)
    await fillAddress(form, shop, 'Σπίτι', 'Μαυρομιχάλη 88')
    await form.getByRole('button', { name: t('account.addresses.save') }).click()
    await expect(cardOf(page, t('account.addresses.new'))).toHaveCount(0)

    await visit(page, shop.address('/checkout-information'))
    const address = sectionOf(page, t('checkout.information.address'))
    await address
      .getByRole('button', { name: t('checkout.customer.changeNamed', { what: t('checkout.information.address') }) })
      .press('Enter')
    await expect(address.getByRole('radio', { name: /^Σπίτι/ })).toBeFocused()
    await fieldOf(page, shop, 'street').fill('Ασκληπιού 7')
    await continueButton(page, shop).click()
    await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
    await expect(page.getByRole('main').getByText('Ασκληπιού 7').first()).toBeVisible()
    await visit(page, shop.address('/profile/addresses'))
    await expect(page.getByRole('main').getByText('Μαυρομιχάλη 88')).toBeVisible()
    await expect(page.getByText('Ασκληπιού 7')).toHaveCount(0)
  })
})
