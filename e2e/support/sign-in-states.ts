// The pages of signing in, in every state they can be in, and how to get there.

import type { Page } from '@playwright/test'
import { expect, newEmail } from '../fixtures.ts'
import {
  addAuthenticator,
  fillLogin,
  linkInLetter,
  loginLink,
  makeAccount,
  signInField,
  signInWindow,
} from './account.ts'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

type Arrive = (page: Page, shop: Shop) => Promise<void>

const nobodysKey = '11111111-1111-4111-8111-111111111111'

const at =
  (path: string): Arrive =>
  async (page, shop) =>
    void (await visit(page, shop.address(path)))

const withErrors =
  (path: string, submit: 'sign-in.login.submit' | 'sign-in.register.submit', count: number): Arrive =>
  async (page, shop) => {
    await at(path)(page, shop)
    await page
      .getByRole('main')
      .getByRole('button', { name: shop.t(submit), exact: true })
      .click()
    await expect(page.getByRole('region', { name: shop.t('forms.problems', { count }) })).toBeFocused()
  }

async function secondStep(page: Page, shop: Shop): Promise<void> {
  const account = await makeAccount(shop, 'step')
  await addAuthenticator(account)
  await at('/login')(page, shop)
  await fillLogin(page.getByRole('main'), shop, account)
  await expect(signInField(page.getByRole('main'), shop, 'code')).toBeVisible()
}

async function overThePage(page: Page, shop: Shop): Promise<void> {
  await at('/pages/about')(page, shop)
  await loginLink(page, shop).click()
  await expect(signInWindow(page, shop)).toBeVisible()
}

async function registerOverThePage(page: Page, shop: Shop): Promise<void> {
  await overThePage(page, shop)
  await signInWindow(page, shop)
    .getByRole('link', { name: shop.t('sign-in.tabs.register') })
    .click()
  await expect(page.getByRole('dialog', { name: shop.t('sign-in.register.title') })).toBeVisible()
}

async function letterSent(page: Page, shop: Shop): Promise<void> {
  await at('/forgot-password')(page, shop)
  const main = page.getByRole('main')
  await signInField(main, shop, 'email').fill(newEmail('state'))
  await main.getByRole('button', { name: shop.t('sign-in.forgot.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.forgot.sentTitle') })).toBeFocused()
}

async function newPassword(page: Page, shop: Shop): Promise<void> {
  const { email } = await makeAccount(shop, 'state')
  await at('/forgot-password')(page, shop)
  const main = page.getByRole('main')
  await signInField(main, shop, 'email').fill(email)
  await main.getByRole('button', { name: shop.t('sign-in.forgot.submit') }).click()
  await visit(page, await linkInLetter(email, 1, 'resetpassword'))
  await main.getByRole('button', { name: shop.t('sign-in.reset.submit') }).click()
  await expect(page.getByRole('region', { name: shop.t('forms.problems', { count: 1 }) })).toBeFocused()
}

const usedUp: Arrive = async (page, shop) => {
  await at(`/verifyregistration/${nobodysKey}`)(page, shop)
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.t('sign-in.keys.submit.verify') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.keys.overTitle.verify') })).toBeFocused()
}

/** What the shop refuses on the way there. */
export const expectedOnTheWay = /status of 4(?:01|09|10)/

export const signInStates: Record<string, Arrive> = {
  'sign in': at('/login'),
  'sign in, with errors': withErrors('/login', 'sign-in.login.submit', 2),
  'sign in, second step': secondStep,
  'sign in over the page': overThePage,
  'make an account': withErrors('/register', 'sign-in.register.submit', 5),
  'make an account over the page': registerOverThePage,
  'back from another house in vain': at('/login/google'),
  'confirm an e-mail': at(`/verifyregistration/${nobodysKey}`),
  'confirm an e-mail, too late': usedUp,
  'forgotten password': at('/forgot-password'),
  'forgotten password, letter sent': letterSent,
  'new password': newPassword,
  'new password, too late': at(`/resetpassword/${nobodysKey}`),
  'signed out': at('/logout'),
}
