// Resetting the password by e-mail: for customers who forgot it, and for accounts imported without one from the old
// site.

import type { Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { accountLink, createAccount, fillLogin, linkInEmail, signInField } from './support/account.ts'
import { readEmails } from './support/mailbox.ts'
import type { Shop } from './support/shop.ts'
import { reload, visit } from './support/visit.ts'

async function requestLink(page: Page, shop: Shop, email: string): Promise<void> {
  await visit(page, shop.address('/forgot-password'))
  const main = page.getByRole('main')
  await signInField(main, shop, 'email').fill(email)
  await main.getByRole('button', { name: shop.t('sign-in.forgot.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.forgot.sentTitle') })).toBeFocused()
}

async function setPassword(page: Page, shop: Shop, password: string): Promise<void> {
  const main = page.getByRole('main')
  await signInField(main, shop, 'newPassword').fill(password)
  await signInField(main, shop, 'repeated').fill(password)
  await main.getByRole('button', { name: shop.t('sign-in.reset.submit') }).click()
}

test('forgotten, and reset', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 4(?:01|04|09|10)/)
  const { t } = shop
  const account = await createAccount(shop, 'forgot')
  await requestLink(page, shop, account.email)
  const main = page.getByRole('main')
  const link = await linkInEmail(account.email, 1, 'resetpassword')
  await visit(page, link.slice(0, -4))
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.keys.cutTitle') })).toBeFocused()
  await expect(main.getByRole('link', { name: t('sign-in.reset.again') })).toBeVisible()
  await visit(page, link)
  await reload(page)
  await setPassword(page, shop, 'password123')
  await expect(signInField(main, shop, 'newPassword'), 'too common').toHaveAttribute('aria-invalid', 'true')
  await signInField(main, shop, 'repeated').fill('κάτι άλλο')
  await signInField(main, shop, 'repeated').blur()
  await expect(signInField(main, shop, 'repeated')).toHaveAccessibleDescription(t('sign-in.problems.repeated'))
  const changedAccount = { ...account, password: 'κόκκινη ομπρέλα στο πλοίο' }
  await setPassword(page, shop, changedAccount.password)
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.reset.doneTitle') })).toBeFocused()
  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.reset.overTitle') })).toBeVisible()

  await visit(page, shop.address('/login'))
  await fillLogin(main, shop, account)
  await expect(main.getByRole('alert')).toBeVisible()
  await fillLogin(main, shop, changedAccount)
  await expect(accountLink(page, shop, account)).toBeVisible()
})

test('an account of the old site', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 401/)
  const account = await createAccount(shop, 'oldsite', { fromOldSite: true })
  await visit(page, shop.address('/login'))
  const main = page.getByRole('main')
  await fillLogin(main, shop, account)
  await expect(main.getByRole('alert')).toBeVisible()
  await expect(main.getByRole('link', { name: shop.t('sign-in.forgot.page'), exact: true })).toBeVisible()
  await requestLink(page, shop, account.email)
  await visit(page, await linkInEmail(account.email, 1, 'resetpassword'))
  await setPassword(page, shop, account.password)
  await main.getByRole('link', { name: shop.t('sign-in.next.login') }).click()
  await fillLogin(main, shop, account)
  await expect(accountLink(page, shop, account)).toBeVisible()
})

test('an unknown e-mail gets the same message, and no e-mail is sent', async ({ page, shop }) => {
  const email = uniqueEmail('nobody')
  await requestLink(page, shop, email)
  const mainText = await page.getByRole('main').textContent()
  const account = await createAccount(shop, 'somebody')
  await requestLink(page, shop, account.email)
  expect((await page.getByRole('main').textContent())?.replace(account.email, email)).toBe(mainText)
  await readEmails(account.email, 1)
  expect(await readEmails(email, 0)).toHaveLength(0)
})
