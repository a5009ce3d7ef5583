// An invoice's tax number, looked up while the order is written: known, known to be none, and not known. By finger and by mouse.

import type { Page } from '@playwright/test'
import { listCountries } from '@stoa/contract/ordering/places'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { choose, continueButton, fieldOf, fillInformation, orderButton, uidOfSuccess } from './support/checkout.ts'
import { readVatCheck } from './support/database.ts'
import { byTurns, type Press } from './support/press.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

async function openInvoice(page: Page, shop: Shop, email: string): Promise<void> {
  const book = await shop.product(books.fields)
  await fillCart(page, [{ productId: book.id }])
  await visit(page, shop.address('/checkout-information'))
  await fillInformation(page, shop, email)
  await page.getByRole('radio', { name: shop.t('checkout.fields.invoice') }).check({ force: true })
}

const check = (page: Page, { t }: Shop) =>
  page.getByRole('button', { name: t('checkout.vatCheck.button'), exact: true })

/** From the information to the order, by deposit. */
async function placeOrder(page: Page, shop: Shop, press: Press): Promise<string> {
  await press(continueButton(page, shop))
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  await choose(page, shop, { shipping: 'home', payment: 'bank_deposit' })
  await press(orderButton(page, shop))
  return uidOfSuccess(page, shop)
}

byTurns((press) => {
  test('a company in the register is filled in, and the order has the register’s word for it', async ({
    page,
    shop,
  }) => {
    const { t } = shop
    await openInvoice(page, shop, uniqueEmail('registered'))
    const number = fieldOf(page, shop, 'vatNumber')
    await number.fill('EL 094 014 391')
    await press(check(page, shop))
    await expect(number).toHaveAccessibleDescription(t('checkout.vatCheck.aade'))
    await expect(check(page, shop)).toBeFocused()
    await expect(fieldOf(page, shop, 'companyName')).toHaveValue('ΜΑΡΚΟΥ & ΣΥΝΕΡΓΑΤΕΣ ΟΕ')
    await expect(fieldOf(page, shop, 'profession')).toHaveValue('ΑΡΧΙΤΕΚΤΟΝΙΚΕΣ ΥΠΗΡΕΣΙΕΣ')
    await expect(fieldOf(page, shop, 'taxOffice')).toHaveValue("Α' ΑΘΗΝΩΝ")
    await expect(fieldOf(page, shop, 'street'), 'what was typed stays').toHaveValue('Ασκληπιού 40')
    const uid = await placeOrder(page, shop, press)
    expect(await readVatCheck(uid)).toEqual({ result: 'valid', register: 'aade', taxOfficeNumber: 1101, isOpen: false })
  })

  test('a person’s number has no invoice, and the receipt is one press away', async ({ page, shop }) => {
    const { t } = shop
    await openInvoice(page, shop, uniqueEmail('person'))
    const number = fieldOf(page, shop, 'vatNumber')
    await number.fill('123456783')
    await press(check(page, shop))
    const message = t('checkout.problems.vatNumber.notBusiness', { seen: '123456783' })
    await expect(number).toHaveAccessibleDescription(message)
    await press(continueButton(page, shop))
    await press(page.getByRole('link', { name: message }))
    await expect(number).toBeFocused()
    await page.getByRole('radio', { name: t('checkout.fields.receipt') }).check({ force: true })
    const uid = await placeOrder(page, shop, press)
    expect(await readVatCheck(uid)).toBeNull()
  })

  test('a register that does not answer stops nobody, and the order is marked', async ({ page, shop }) => {
    const { t } = shop
    await openInvoice(page, shop, uniqueEmail('unknown'))
    const germany = (await shop.call(listCountries, {})).find(({ iso }) => iso === 'DE')
    await page.getByRole('combobox', { name: t('checkout.fields.country') }).selectOption(String(germany?.id))
    await fieldOf(page, shop, 'postalCode').fill('10115')
    await fieldOf(page, shop, 'city').fill('Berlin')
    await fieldOf(page, shop, 'vatNumber').fill('DE301')
    await press(check(page, shop))
    await expect(page.getByRole('status').filter({ hasText: t('checkout.vatCheck.unknown') })).toBeAttached()
    const company = { companyName: 'Buch GmbH', profession: 'Verlag', taxOffice: 'Berlin' } as const
    for (const [name, value] of Object.entries(company))
      await fieldOf(page, shop, name as keyof typeof company).fill(value)
    const uid = await placeOrder(page, shop, press)
    expect(await readVatCheck(uid)).toEqual({ result: 'unknown', register: null, taxOfficeNumber: null, isOpen: true })
  })
})
