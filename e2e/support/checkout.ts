// The two steps of the checkout, and how to fill them in.

import type { Locator, Page } from '@playwright/test'
import type { PaymentType, ShippingType } from '@stoa/contract/ordering/checkout'
import { expect } from '../fixtures.ts'
import { countOrders } from './database.ts'
import type { Translate } from './messages.ts'
import type { Shop } from './shop.ts'
import { visit, waitForHydration } from './visit.ts'

type FieldKey = Parameters<Translate>[0] extends infer Key
  ? Key extends `checkout.fields.${infer Name}`
    ? Name
    : never
  : never

/** A field by its label; pass a locator when the page has two of the same name. */
export const fieldOf = (page: Page | Locator, { t }: Shop, key: FieldKey): Locator => {
  const label = t(`checkout.fields.${key}`)
  const optional = t('checkout.information.optional')
  return page.getByRole('textbox', { name: new RegExp(`^${escaped(label)}(?: ${escaped(optional)})?$`) })
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const sectionOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

export const orderSummary = (page: Page, { t }: Shop): Locator =>
  page.getByRole('complementary', { name: t('checkout.summary.title') })

/** The order review right above the button. */
export const reviewOf = (page: Page, { t }: Shop): Locator => sectionOf(page, t('checkout.payment.review.title'))

export const continueButton = (page: Page, { t }: Shop): Locator =>
  page.getByRole('button', { name: t('checkout.information.next') })

export const orderButton = (page: Page, { t }: Shop): Locator =>
  page.getByRole('button', { name: t('checkout.payment.order') })

/** A choice of the second step; its accessible name begins with this label. */
export const choiceOf = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${escaped(name)}`) })

/** Of choices whose titles begin alike: the one with exactly this title. */
const titledChoiceOf = (page: Page, title: string): Locator =>
  page
    .locator('label')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByRole('radio')

export const buyer = {
  mobile: '690 000 0000',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  postalCode: '106 79',
  street: 'Ασκληπιού 40',
} as const

/** Fills in a receipt to an address in Athens; the postal code fills in the rest. */
export async function fillInformation(page: Page, shop: Shop, email: string): Promise<void> {
  await fieldOf(page, shop, 'email').fill(email)
  for (const [name, value] of Object.entries(buyer)) await fieldOf(page, shop, name as keyof typeof buyer).fill(value)
  await expect(fieldOf(page, shop, 'city')).not.toHaveValue('')
}

export async function toPaymentStep(page: Page, shop: Shop, email: string): Promise<void> {
  await visit(page, shop.address('/checkout-information'))
  await fillInformation(page, shop, email)
  await continueButton(page, shop).click()
  await expect(page).toHaveURL(shop.address('/checkout-shipping-payment'))
}

interface Choice {
  shipping: ShippingType['code']
  payment: PaymentType['code']
}

/** Chooses shipping and payment method and accepts the terms; the button is not pressed. */
export async function choose(page: Page, shop: Shop, { shipping, payment }: Choice): Promise<void> {
  await choiceOf(page, (await shop.shipping(shipping)).name).check()
  if (shipping === 'store') await choiceOf(page, (await shop.branches())[0]?.name ?? '').check()
  await titledChoiceOf(page, (await shop.payment(payment)).name).check()
  await termsOf(page, shop).check()
}

/** The checkbox for the terms; its label holds links, so it is found by the text before them. */
export const termsOf = (page: Page, { t }: Shop): Locator =>
  page.getByRole('checkbox', { name: new RegExp(escaped(t.markup('checkout.payment.terms', plainTags)).slice(0, 12)) })

const plainTags = { terms: (chunks: string) => chunks, privacy: (chunks: string) => chunks }

/** From a filled cart to the confirmation page. Returns the order's uid. */
export async function placeOrder(page: Page, shop: Shop, email: string, choice: Choice): Promise<string> {
  await toPaymentStep(page, shop, email)
  await choose(page, shop, choice)
  await orderButton(page, shop).click()
  return uidOfSuccess(page, shop)
}

export async function uidOfSuccess(page: Page, shop: Shop): Promise<string> {
  const success = new RegExp(`${escaped(shop.address('/checkout-success/'))}([\\da-f-]{36})$`)
  await expect(page).toHaveURL(success)
  await waitForHydration(page)
  return success.exec(page.url())?.[1] ?? ''
}

export const expectNoOrder = async (email: string): Promise<void> => expect(await countOrders(email)).toBe(0)

/** The summary of the errors that block a step. */
export const problemSummary = (page: Page, { t }: Shop, count: number): Locator =>
  sectionOf(page, t('checkout.problems.title', { count }))
