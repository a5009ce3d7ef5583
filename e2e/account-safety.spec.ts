// Account security: second factor, signing out devices, changing the e-mail; and the profile picture.

import type { Page } from '@playwright/test'
import { authenticatorCode } from '@stoa/api/test/authenticator'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { createAccount, linkInEmail, signIn, startSignedIn } from './support/account.ts'
import { cardOf, confirmIdentity, expectSignInRequired, expireConfirmation } from './support/account-pages.ts'
import { expectAccessible } from './support/axe.ts'
import { runCommand } from './support/command.ts'
import type { Shop } from './support/shop.ts'
import { reload, visit } from './support/visit.ts'

async function openAccount(page: Page, shop: Shop): Promise<void> {
  await visit(page, shop.address('/profile/account'))
  await expect(cardOf(page, shop.t('account.devices.title')).getByRole('listitem').first()).toBeVisible()
}

test('a second factor is enabled with a QR code, and disabled', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 40[13]/)
  const { t } = shop
  const account = await createAccount(shop, 'factor')
  await startSignedIn(page, shop, account)
  await expireConfirmation(account)
  await openAccount(page, shop)
  const card = cardOf(page, t('account.factor.title'))
  await expect(card.getByText(t('account.factor.off'), { exact: true })).toBeVisible()
  await card.getByRole('button', { name: t('account.factor.begin') }).click()
  await confirmIdentity(page, shop)
  await expect(card.getByRole('img', { name: t('account.factor.square') })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await card.locator('code').textContent()) ?? '').replace(/\s/g, '')
  const code = card.getByLabel(t('account.factor.code'), { exact: true })
  await card.getByRole('button', { name: t('account.factor.enable') }).click()
  await expect(code).toHaveAccessibleDescription(t('forms.rules.code_missing'))
  await code.fill(authenticatorCode(secret, Date.now()))
  await card.getByRole('button', { name: t('account.factor.enable') }).click()
  const codes = card.getByRole('list', { name: t('account.factor.codesList') })
  await expect(codes.getByRole('listitem').first()).toHaveText(/^[a-z0-9]{5}-?[a-z0-9]{5}$/i)
  await expectAccessible(page)
  await card.getByRole('button', { name: t('account.factor.kept') }).click()
  await expect(codes).toHaveCount(0)
  await expect(card.getByText(t('account.factor.on'), { exact: true })).toBeVisible()
  await reload(page)
  await card.getByRole('button', { name: t('account.factor.turnOff') }).click()
  await expect(card.getByText(t('account.factor.off'), { exact: true })).toBeVisible()
})

test('another device is signed out at once', async ({ page, browser, baseURL, locale, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 401/)
  const { t } = shop
  const account = await createAccount(shop, 'devices')
  const otherContext = await browser.newContext({ baseURL, locale, timezoneId: 'Europe/Athens' })
  const otherPage = await otherContext.newPage()
  await signIn(otherPage, shop, account)
  await signIn(page, shop, account)
  await openAccount(page, shop)
  const card = cardOf(page, t('account.devices.title'))
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card.getByText(t('account.devices.this'), { exact: true })).toHaveCount(1)
  await card.getByRole('listitem').getByRole('button').click()
  await expect(card.getByText(t('account.devices.ended'))).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await otherPage.goto(shop.address('/profile/orders'))
  await expectSignInRequired(otherPage, shop, account)
  await otherContext.close()
  await reload(page)
  await expect(card.getByRole('listitem')).toHaveCount(1)
})

test('a new e-mail takes effect once it is confirmed with the password', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 40[139]/)
  const { t } = shop
  const account = await createAccount(shop, 'moving')
  const email = uniqueEmail('moved')
  await startSignedIn(page, shop, account)
  await openAccount(page, shop)
  const card = cardOf(page, t('account.email.title'))
  const field = card.getByLabel(t('account.email.new'), { exact: true })
  await field.fill(account.email)
  await field.blur()
  await expect(field).toHaveAccessibleDescription(t('account.email.same'))
  await field.fill('nobody')
  await expect(field).toHaveAccessibleDescription(t('forms.rules.email_invalid'))
  await field.fill(email)
  await card.getByRole('button', { name: t('account.email.submit') }).click()
  await expect(card.getByText(t('account.email.waiting', { email }))).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  // a press of the button, by whomever, is not enough where the account is not signed in
  await visit(page, await linkInEmail(email, 1, 'confirm-email'))
  const confirm = page.getByRole('button', { name: t('sign-in.keys.submit.newEmail') })
  const password = page.getByLabel(t('sign-in.fields.password'), { exact: true })
  await confirm.click()
  await expect(password).toHaveAccessibleDescription(t('forms.rules.password_missing'))
  await password.fill('somebody else’s password')
  await confirm.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(account.password)
  await confirm.click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.keys.doneTitle.newEmail') })).toBeVisible()
  await signIn(page, shop, { ...account, email })
  await openAccount(page, shop)
  await expect(card.getByText(email, { exact: true })).toBeVisible()
})

test('a picture is cropped to a square, saved and removed', async ({ page, shop }) => {
  const { t } = shop
  await startSignedIn(page, shop, await createAccount(shop, 'picture'))
  await openAccount(page, shop)
  const card = cardOf(page, t('account.picture.title'))
  const fileInput = card.locator('input[type=file]')
  await fileInput.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(card.getByRole('alert')).toHaveText(t('account.picture.notAccepted'))
  const imageFile = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 })
    const context2d = canvas.getContext('2d')
    for (const [place, colour] of ['#7a1d2c', '#e6b859', '#1f3d34'].entries()) {
      if (!context2d) continue
      context2d.fillStyle = colour
      context2d.fillRect(place * 213, 0, 214, 400)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await fileInput.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(imageFile, 'base64') })
  const dialog = page.getByRole('dialog', { name: t('account.picture.cut') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('slider', { name: t('account.picture.sliders.zoom') }).fill('2')
  await dialog.getByRole('slider', { name: t('account.picture.sliders.x') }).fill('0')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('account.picture.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText(t('account.picture.saved'))).toBeVisible()
  await reload(page)
  const picture = card.locator('img')
  await expect(picture).toHaveAttribute('src', /\/pictures\/.+\.webp/)
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  await card.getByRole('button', { name: t('account.picture.remove') }).click()
  await expect(card.getByText(t('account.picture.removed'))).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test('staff see a customer’s details, and nothing that only the customer may open', async ({ page, shop }) => {
  const { t } = shop
  const account = await createAccount(shop, 'served')
  const staff = uniqueEmail('nikos')
  const output = await runCommand('staff', 'add', staff, '--name', 'Νίκος', '--role', 'employee')
  const code = authenticatorCode(/by hand: ([A-Z2-7]+)/.exec(output)?.[1] ?? '', Date.now())
  const printed = await runCommand('impersonate', account.email, '--staff', staff, '--code', code)
  await visit(page, /https?:\S+\/impersonate\/[\da-f-]{36}/.exec(printed)?.[0] ?? '')
  await page.getByRole('button', { name: t('sign-in.keys.submit.impersonate') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.keys.doneTitle.impersonate') })).toBeFocused()
  await visit(page, shop.address('/profile/account'))
  await expect(cardOf(page, t('account.personal.title'))).toBeVisible()
  await expect(page.getByText(t('account.onlyThemselves'))).toBeVisible()
  await expect(cardOf(page, t('account.password.title'))).toHaveCount(0)
  await visit(page, shop.address('/profile/personal-data'))
  await expect(page.getByText(t('account.onlyThemselves'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('account.data.show') })).toHaveCount(0)
})
