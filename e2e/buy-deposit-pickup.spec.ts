// Pickup at a branch, bank deposit and invoice: the other half of the checkout's options.

import { listBranches } from '@stoa/contract/ordering/branches'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { listPaymentTypes } from '@stoa/contract/ordering/checkout'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { expectAmount, fillCart } from './support/cart.ts'
import {
  choiceOf,
  choose,
  continueButton,
  fieldOf,
  fillInformation,
  orderButton,
  orderSummary,
  reviewOf,
  uidOfSuccess,
} from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { readEmail } from './support/mailbox.ts'
import { visit } from './support/visit.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const company = {
  vatNumber: 'EL 090000045',
  companyName: 'Βιβλιοπαρέα ΑΕ',
  profession: 'Εκδόσεις',
  taxOffice: 'Δ΄ Αθηνών',
}

const spaced = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

test('an invoice, a branch and two accounts to choose from', async ({ page, context, shop, baseURL }) => {
  const { t, money } = shop
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await setCopies(books.deposit, 40)
  const book = await shop.product(books.deposit)
  const email = uniqueEmail('deposit')
  const items = [{ productId: book.id, dimensionId: 0, quantity: 1 }]
  await fillCart(page, items)

  await visit(page, shop.address('/checkout-information'))
  await fillInformation(page, shop, email)
  await page.getByRole('radio', { name: t('checkout.fields.invoice') }).check({ force: true })
  for (const [name, value] of Object.entries(company))
    await fieldOf(page, shop, name as keyof typeof company).fill(value)
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  await expect(page.getByText(company.companyName)).toBeVisible()

  const cash = choiceOf(page, (await shop.payment('cash_on_delivery')).name)
  await choiceOf(page, (await shop.shipping('home')).name).check()
  await cash.check()
  await choose(page, shop, { shipping: 'store', payment: 'bank_deposit' })
  await expect(cash, 'there is no courier to pay').toBeDisabled()
  // all copies are in the first branch
  const [here, elsewhere] = await shop.call(listBranches, { items })
  const inStock = t('checkout.payment.supply.all', { here: 1, count: 1 })
  await expect(choiceOf(page, here?.name ?? '')).toHaveAccessibleName(new RegExp(inStock))
  const missing = t('checkout.payment.supply.none', { here: 0, count: 1 })
  await expect(choiceOf(page, elsewhere?.name ?? '')).toHaveAccessibleName(new RegExp(missing))
  expect([here?.supply?.pickup?.from, elsewhere?.supply?.pickup?.from]).toEqual(['here', 'brought'])
  const [store, deposit] = await Promise.all([shop.shipping('store'), shop.payment('bank_deposit')])
  const orderTerms = { countryId: 1, shippingTypeId: store.id, paymentTypeId: deposit.id }
  const { total } = await shop.call(composeOrderTotals, { items, ...orderTerms })
  expect(total, 'collecting costs nothing').toBe(book.price)
  await expectAmount(orderSummary(page, shop), t('checkout.summary.total'), money(total))
  await expectAmount(reviewOf(page, shop), t('checkout.summary.total'), money(total))
  await orderButton(page, shop).click()

  const uid = await uidOfSuccess(page, shop)
  const order = await findOrder(email)
  expect(order).toMatchObject({ uid, type: 'invoice', total_cents: total })
  await expect(page.getByRole('heading', { level: 1, name: t('tracking.success.titleDeposit') })).toBeVisible()
  const accounts = (await shop.call(listPaymentTypes, {})).flatMap((type) => type.accounts)
  expect(accounts).toHaveLength(2)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  for (const { bank, iban } of accounts) {
    await expect(page.getByText(spaced(iban)).or(page.getByText(iban)).first()).toBeVisible()
    await page.getByRole('button', { name: t('tracking.deposit.copyIban', { bank }) }).click()
    await expect.poll(clipboard).toBe(iban)
  }
  await page.getByRole('button', { name: t('tracking.deposit.copyReference') }).click()
  await expect.poll(clipboard).toBe(order.code)
  await expect(page.getByRole('main').getByText(money(total)).first()).toBeVisible()

  const mail = await readEmail(email)
  for (const { iban } of accounts) expect(mail.text.replace(/ /g, '')).toContain(iban)
  expect(mail.text).toContain(company.companyName)
  expect(mail.text).toContain(money(total))

  await page
    .getByRole('main')
    .getByRole('link', { name: t('tracking.success.track') })
    .click()
  await expect(page).toHaveURL(shop.address(`/track-order/${uid}`))
  await expectAmount(page.getByRole('main'), t('tracking.amounts.total'), money(total))
  await expect(page.getByText(t('tracking.order.invoice')).first()).toBeVisible()
  const [branch] = await shop.branches()
  await expect(page.getByText(branch?.name ?? '').first()).toBeVisible()
})

test('a choice that no longer applies is cleared with a message', async ({ page, shop }) => {
  await setCopies(books.deposit, 40)
  const book = await shop.product(books.deposit)
  await fillCart(page, [{ productId: book.id }])
  await visit(page, shop.address('/checkout-information'))
  await fillInformation(page, shop, uniqueEmail('undecided'))
  await continueButton(page, shop).click()
  const cash = choiceOf(page, (await shop.payment('cash_on_delivery')).name)
  await choiceOf(page, (await shop.shipping('home')).name).check()
  await cash.check()
  await choiceOf(page, (await shop.shipping('store')).name).check()
  await expect(page.getByRole('status').getByText(shop.t('checkout.payment.ways.cleared'))).toBeVisible()
  await expect(cash).not.toBeChecked()
  await expect(cash).toBeDisabled()
})
