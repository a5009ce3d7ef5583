// The account pages: locators, and the steps that lead to them.

import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { type Account, goodPassword } from './account.ts'
import { withDatabase } from './database.ts'
import type { Shop } from './shop.ts'

export const accountPaths = [
  '/profile',
  '/profile/account',
  '/profile/personal-data',
  '/profile/addresses',
  '/profile/orders',
  '/profile/track-order',
  '/profile/points',
  '/profile/coupons',
  '/profile/wishlists',
  '/profile/reviews-recommendations',
] as const

/** Of one order, of one wishlist. */
export const accountDetailPaths = [
  '/profile/orders/:uid',
  '/profile/track-order/:uid',
  '/profile/wishlists/:id',
] as const

/** A card of the account by its heading. */
export const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true })

/** A field by its label, which may say that it is optional. */
export const fieldIn = (within: Page | Locator, { t }: Shop, label: string): Locator =>
  within.getByLabel(label, { exact: true }).or(within.getByLabel(`${label} ${t('forms.optional')}`, { exact: true }))

/** The confirmation dialog of irreversible actions. */
export async function confirmIdentity(page: Page, { t }: Shop, password = goodPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('account.confirm.title') })
  const field = dialog.getByLabel(t('account.password.current'), { exact: true })
  await expect(field).toBeFocused()
  await field.fill(password)
  await dialog.getByRole('button', { name: t('account.confirm.submit') }).click()
  await expect(dialog).toBeHidden()
}

/** Opens the form of a new address. */
export async function openNewAddress(page: Page, { t }: Shop): Promise<Locator> {
  await page.getByRole('button', { name: t('account.addresses.add') }).click()
  const card = cardOf(page, t('account.addresses.new'))
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused()
  return card
}

/** Fills in an address in Athens; the postal code fills in the rest. */
export async function fillAddress(card: Locator, shop: Shop, title: string, street: string): Promise<void> {
  const { t } = shop
  await fieldIn(card, shop, t('checkout.fields.addressTitle')).fill(title)
  await fieldIn(card, shop, t('checkout.fields.mobile')).fill('690 000 0000')
  await fieldIn(card, shop, t('checkout.fields.postalCode')).fill('106 79')
  await expect(fieldIn(card, shop, t('checkout.fields.city'))).not.toHaveValue('')
  await fieldIn(card, shop, t('checkout.fields.street')).fill(street)
}

/** Guests are redirected from here to signing in, and learn nothing. */
export async function expectSignInRequired(
  page: Page,
  shop: Shop,
  { firstName }: Pick<Account, 'firstName'>,
): Promise<void> {
  await expect(page).toHaveURL(shop.address('/login'))
  await expect(page.getByRole('banner').getByText(firstName)).toHaveCount(0)
}

/** Moves the time of the last confirmation far into the past. */
export const expireConfirmation = ({ email }: Pick<Account, 'email'>): Promise<void> =>
  withDatabase(async (client) => {
    await client.query(
      `update session set confirmed_at = confirmed_at - interval '1 hour'
      where customer_id = (select id from customer where email = $1)`,
      [email],
    )
  })
