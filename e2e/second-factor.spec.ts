// A second factor after the password, and impersonation by staff.

import { authenticatorCode } from '@stoa/api/test/authenticator'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { accountLink, createAccount, enableAuthenticator, fillLogin, signInField } from './support/account.ts'
import { runCommand } from './support/command.ts'
import { visit } from './support/visit.ts'

test('the authenticator’s code is asked for after the password', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 4(?:01|09)/)
  const { t } = shop
  const account = await createAccount(shop, 'factor')
  const codeAt = await enableAuthenticator(account)
  await visit(page, shop.address('/login'))
  const main = page.getByRole('main')
  await fillLogin(main, shop, account)
  await expect(main.getByText(t('sign-in.factor.lead'))).toBeVisible()
  const field = signInField(main, shop, 'code')
  const submit = main.getByRole('button', { name: t('sign-in.factor.submit'), exact: true })
  await field.fill('12')
  await submit.click()
  await expect(field).toHaveAccessibleDescription(t('forms.rules.code_invalid'))
  const validCode = codeAt(Date.now())
  await field.fill(validCode === '123456' ? '654321' : '123456')
  await submit.click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(codeAt(Date.now()))
  await submit.click()
  await expect(accountLink(page, shop, account)).toBeVisible()
})

test('staff impersonate a customer through a one-time link, and every page says so', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  consoleWatcher.expectError(/status of 410/)
  const { t } = shop
  const account = await createAccount(shop, 'helped')
  const staff = uniqueEmail('maria')
  const output = await runCommand('staff', 'add', staff, '--name', 'Μαρία', '--role', 'employee')
  const secret = /by hand: ([A-Z2-7]+)/.exec(output)?.[1] ?? ''
  const code = authenticatorCode(secret, Date.now())
  const printed = await runCommand('impersonate', account.email, '--staff', staff, '--code', code)
  const link = /https?:\S+\/impersonate\/[\da-f-]{36}/.exec(printed)?.[0] ?? ''

  const main = page.getByRole('main')
  await visit(page, link)
  await visit(page, link)
  await main.getByRole('button', { name: t('sign-in.keys.submit.impersonate') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.keys.doneTitle.impersonate') })).toBeFocused()
  const banner = page.getByText(t('common.impersonating', { staff: 'Μαρία', customer: 'Ελένη Μάρκου' }))
  for (const path of ['/', '/profile/orders', '/cart']) {
    await visit(page, shop.address(path))
    await expect(banner).toBeVisible()
    await expect(page).toHaveURL(shop.address(path))
  }
  await page.getByRole('link', { name: t('common.stopImpersonating') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.logout.title') })).toBeVisible()
  await expect(banner).toBeHidden()

  await visit(page, link)
  await main.getByRole('button', { name: t('sign-in.keys.submit.impersonate') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.keys.overTitle.impersonate') })).toBeFocused()
})
