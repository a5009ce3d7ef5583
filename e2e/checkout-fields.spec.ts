// Every checkout field empty, invalid, at its limit and over it: each shows beside itself what to do.

import type { Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { books } from './support/books.ts'
import { fillCart } from './support/cart.ts'
import { buyer, continueButton, fieldOf, fillInformation, problemSummary, sectionOf } from './support/checkout.ts'
import { checkField, deliveryFields, type FieldRule, invoiceFields, plainFields } from './support/checkout-rules.ts'
import type { Shop } from './support/shop.ts'
import { reload, visit } from './support/visit.ts'

const emptyFields = ['email', 'mobile', 'firstName', 'lastName', 'postalCode', 'city', 'street'] as const

async function openInformation(page: Page, shop: Shop): Promise<void> {
  const book = await shop.product(books.fields)
  await fillCart(page, [{ productId: book.id }])
  await visit(page, shop.address('/checkout-information'))
}

const expandField = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function checkFields(page: Page, shop: Shop, place: string, fields: readonly FieldRule[]): Promise<void> {
  for (const rule of fields) await checkField(sectionOf(page, place), shop, rule)
}

test.beforeEach(({ page, shop }) => openInformation(page, shop))

test('empty required fields show their messages, and the summary links to them', async ({ page, shop }) => {
  const { t } = shop
  await continueButton(page, shop).click()
  const summary = problemSummary(page, shop, emptyFields.length + 1)
  await expect(summary).toBeFocused()
  for (const name of emptyFields) {
    const field = fieldOf(page, shop, name)
    const message = t(`checkout.problems.${name}.missing`)
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('link', { name: message }).click()
    await expect(field).toBeFocused()
  }
  await summary.getByRole('link', { name: t('checkout.problems.region.missing') }).click()
  await expect(page.getByRole('combobox', { name: t('checkout.fields.region', { iso: 'GR' }) })).toBeFocused()

  await fieldOf(page, shop, 'firstName').fill(buyer.firstName)
  await expect(fieldOf(page, shop, 'firstName')).not.toHaveAttribute('aria-invalid')
  await expect(problemSummary(page, shop, emptyFields.length)).toBeVisible()
  await continueButton(page, shop).click()
  await expect(problemSummary(page, shop, emptyFields.length)).toBeFocused()
  await expect(fieldOf(page, shop, 'firstName')).toHaveValue(buyer.firstName)
})

test('a field shows no message before it was touched, and shows its message once it is left', async ({
  page,
  shop,
}) => {
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await fieldOf(page, shop, 'email').fill('eleni')
  await fieldOf(page, shop, 'email').blur()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  const message = shop.t('checkout.problems.email.wrong', { seen: 'eleni' })
  await expect(fieldOf(page, shop, 'email')).toHaveAccessibleDescription(message)
  await fieldOf(page, shop, 'email').fill('eleni@example.gr')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('contact and address: invalid, at the limit, over the limit', async ({ page, shop }) => {
  const { t } = shop
  await fillInformation(page, shop, uniqueEmail('limits'))
  for (const fieldKey of ['addPhone', 'addArea'] as const) await expandField(page, t(`checkout.fields.${fieldKey}`))
  await checkFields(page, shop, t('checkout.information.contact'), plainFields.contact)
  await checkFields(page, shop, t('checkout.information.address'), plainFields.address)
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
})

test('an invoice: empty, invalid, at the limit, over the limit', async ({ page, shop }) => {
  const { t } = shop
  await fillInformation(page, shop, uniqueEmail('invoice'))
  await page.getByRole('radio', { name: t('checkout.fields.invoice') }).check({ force: true })
  await continueButton(page, shop).click()
  const summary = problemSummary(page, shop, invoiceFields.length)
  await expect(summary).toBeFocused()
  for (const { name } of invoiceFields) {
    await summary.getByRole('link', { name: t(`checkout.problems.${name}.missing`) }).click()
    await expect(fieldOf(page, shop, name)).toBeFocused()
  }
  await checkFields(page, shop, t('checkout.information.document'), invoiceFields)
  await expect(page.getByText(t('checkout.information.seat'))).toBeVisible()
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
})

test('a separate delivery address: empty, invalid, at the limit, over the limit', async ({ page, shop }) => {
  const { t } = shop
  await fillInformation(page, shop, uniqueEmail('delivery'))
  await page.getByRole('checkbox', { name: t('checkout.fields.sameAddress') }).uncheck()
  const delivery = sectionOf(page, t('checkout.information.delivery'))
  await continueButton(page, shop).click()
  const summary = problemSummary(page, shop, 7)
  await expect(summary).toBeFocused()
  const problem = t('checkout.problems.city.missing')
  await summary.getByRole('link', { name: t('checkout.problems.atDelivery', { problem }) }).click()
  await expect(fieldOf(delivery, shop, 'city')).toBeFocused()
  for (const fieldKey of ['addPhone', 'addArea'] as const)
    await delivery.getByRole('button', { name: t(`checkout.fields.${fieldKey}`), exact: true }).click()
  await checkFields(page, shop, t('checkout.information.delivery'), deliveryFields)
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
})

test('a reload, a step back or an error loses no input', async ({ page, shop }) => {
  const { t } = shop
  const email = uniqueEmail('kept')
  await fillInformation(page, shop, email)
  await expandField(page, t('checkout.fields.addPhone'))
  await fieldOf(page, shop, 'phone').fill('210 00')
  await fieldOf(page, shop, 'building').fill('Μάρκου, 3ος')
  await fieldOf(page, shop, 'remarks').fill('Χτυπήστε δυνατά.')
  await page.getByRole('checkbox', { name: t('checkout.fields.sameAddress') }).uncheck()
  await fieldOf(sectionOf(page, t('checkout.information.delivery')), shop, 'street').fill('Κορομηλά 28')
  await continueButton(page, shop).click()
  await expect(page.getByRole('heading', { name: t('checkout.problems.title', { count: 7 }) })).toBeVisible()
  await reload(page)
  const billing = sectionOf(page, t('checkout.information.address'))
  await expect(fieldOf(page, shop, 'email')).toHaveValue(email)
  await expect(fieldOf(page, shop, 'phone')).toHaveValue('210 00')
  await expect(fieldOf(page, shop, 'building').first()).toHaveValue('Μάρκου, 3ος')
  await expect(fieldOf(page, shop, 'remarks')).toHaveValue('Χτυπήστε δυνατά.')
  for (const name of ['firstName', 'lastName', 'postalCode', 'street'] as const)
    await expect(fieldOf(billing, shop, name)).toHaveValue(buyer[name])
  await expect(fieldOf(sectionOf(page, t('checkout.information.delivery')), shop, 'street')).toHaveValue('Κορομηλά 28')

  await page.getByRole('checkbox', { name: t('checkout.fields.sameAddress') }).check()
  await fieldOf(page, shop, 'phone').fill('')
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
  await page.goBack()
  await expect(fieldOf(page, shop, 'email')).toHaveValue(email)
  await expect(fieldOf(page, shop, 'remarks')).toHaveValue('Χτυπήστε δυνατά.')
})

test('the second step shows what is missing, beside each choice', async ({ page, shop }) => {
  const { t } = shop
  await fillInformation(page, shop, uniqueEmail('choices'))
  await continueButton(page, shop).click()
  await page.getByRole('button', { name: t('checkout.payment.order') }).click()
  const summary = problemSummary(page, shop, 3)
  await expect(summary).toBeFocused()
  const groups = { shipping: t('checkout.payment.shipping.title'), payment: t('checkout.payment.ways.title') }
  for (const [groupKey, name] of Object.entries(groups)) {
    const message = t(`checkout.payment.problems.${groupKey as keyof typeof groups}`)
    const group = page.getByRole('group', { name })
    await expect(group).toHaveAccessibleDescription(message)
    await summary.getByRole('link', { name: message }).click()
    await expect(group).toBeFocused()
  }
  const store = await shop.shipping('store')
  await page.getByRole('radio', { name: store.name }).check()
  await expect(page.getByRole('group', { name: t('checkout.payment.shipping.branches') })).toHaveAccessibleDescription(
    t('checkout.payment.problems.branch'),
  )
})
