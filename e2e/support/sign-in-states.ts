// The auth pages in every state they can be in, and how to get there.

import type { Page } from '@playwright/test'
import { expect, uniqueEmail } from '../fixtures.ts'
import {
  createAccount,
  enableAuthenticator,
  fillLogin,
  linkInEmail,
  loginLink,
  signInDialog,
  signInField,
} from './account.ts'
import { type OpenState, open } from './open-state.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

const unknownToken = '11111111-1111-4111-8111-111111111111'

const withErrors =
  (path: string, submit: 'sign-in.login.submit' | 'sign-in.register.submit', count: number): OpenState =>
  async (page, shop) => {
    await open(path)(page, shop)
    await page
      .getByRole('main')
      .getByRole('button', { name: shop.t(submit), exact: true })
      .click()
    await expect(page.getByRole('region', { name: shop.t('forms.problems', { count }) })).toBeFocused()
  }

async function secondFactorStep(page: Page, shop: Shop): Promise<void> {
  const account = await createAccount(shop, 'step')
  await enableAuthenticator(account)
  await open('/login')(page, shop)
  await fillLogin(page.getByRole('main'), shop, account)
  await expect(signInField(page.getByRole('main'), shop, 'code')).toBeVisible()
}

async function inDialog(page: Page, shop: Shop): Promise<void> {
  await open('/pages/about')(page, shop)
  await loginLink(page, shop).click()
  await expect(signInDialog(page, shop)).toBeVisible()
}

async function registerInDialog(page: Page, shop: Shop): Promise<void> {
  await inDialog(page, shop)
  await signInDialog(page, shop)
    .getByRole('link', { name: shop.t('sign-in.tabs.register') })
    .click()
  await expect(page.getByRole('dialog', { name: shop.t('sign-in.register.title') })).toBeVisible()
}

async function emailSent(page: Page, shop: Shop): Promise<void> {
  await open('/forgot-password')(page, shop)
  const main = page.getByRole('main')
  await signInField(main, shop, 'email').fill(uniqueEmail('state'))
  await main.getByRole('button', { name: shop.t('sign-in.forgot.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.forgot.sentTitle') })).toBeFocused()
}

async function newPassword(page: Page, shop: Shop): Promise<void> {
  const { email } = await createAccount(shop, 'state')
  await open('/forgot-password')(page, shop)
  const main = page.getByRole('main')
  await signInField(main, shop, 'email').fill(email)
  await main.getByRole('button', { name: shop.t('sign-in.forgot.submit') }).click()
  await visit(page, await linkInEmail(email, 1, 'resetpassword'))
  await main.getByRole('button', { name: shop.t('sign-in.reset.submit') }).click()
  await expect(page.getByRole('region', { name: shop.t('forms.problems', { count: 1 }) })).toBeFocused()
}

const expiredLink: OpenState = async (page, shop) => {
  await open(`/verifyregistration/${unknownToken}`)(page, shop)
  const main = page.getByRole('main')
  await signInField(main, shop, 'password').fill('any words')
  await main.getByRole('button', { name: shop.t('sign-in.keys.submit.verify') }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.keys.overTitle.verify') })).toBeFocused()
}

/** The refusals expected on the way there. */
export const expectedRefusals = /status of 4(?:01|09|10)/

export const signInStates = {
  'sign in': open('/login'),
  'sign in, with errors': withErrors('/login', 'sign-in.login.submit', 2),
  'sign in, second step': secondFactorStep,
  'sign in over the page': inDialog,
  'make an account': withErrors('/register', 'sign-in.register.submit', 5),
  'make an account over the page': registerInDialog,
  'back from an identity provider in vain': open('/login/google'),
  'confirm an e-mail': open(`/verifyregistration/${unknownToken}`),
  'confirm an e-mail, too late': expiredLink,
  'confirm an e-mail, no such link': open('/verifyregistration/3f1c2a9e'),
  'forgotten password': open('/forgot-password'),
  'forgotten password, e-mail sent': emailSent,
  'new password': newPassword,
  'new password, too late': open(`/resetpassword/${unknownToken}`),
  'new e-mail to confirm': open(`/confirm-email/${unknownToken}`),
  'account to keep': open(`/keep-account/${unknownToken}`),
  'account that is ending': open('/account-ending'),
  'in a customer’s name, too late': open(`/impersonate/${unknownToken}`),
  'signed out': open('/logout'),
} satisfies Record<string, OpenState>
