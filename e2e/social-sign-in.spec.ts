// Signing in with an identity provider: the redirect there and back, what the shop still asks for, and cancelling. The
// providers are the sandbox's; each of their users is signed in by one journey.

import type { Page } from '@playwright/test'
import { expect, test, uniqueEmail } from './fixtures.ts'
import { accountLink, createAccount, signInField } from './support/account.ts'
import { escaped } from './support/checkout.ts'
import { readEmails } from './support/mailbox.ts'
import type { Shop } from './support/shop.ts'
import { visit, waitForHydration } from './support/visit.ts'

const identityProviders = { google: 'Google', facebook: 'Facebook' } as const
type IdentityProvider = keyof typeof identityProviders

/** Goes to the provider, and presses the button of that name. */
async function chooseAtProvider(page: Page, { t }: Shop, provider: IdentityProvider, choice: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`sign-in.social.${provider}`) })
    .click()
  await expect(page.getByRole('heading', { name: `Sign in with ${identityProviders[provider]}` })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${escaped(choice)}`) }).click()
}

test.beforeEach(({ consoleWatcher }) => {
  consoleWatcher.expectError(/request to another host/)
  consoleWatcher.expectError(/status of 4(?:01|09)/)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a new customer, with Google', async ({ page, shop }) => {
    await visit(page, shop.address('/login'))
    await chooseAtProvider(page, shop, 'google', 'Ελένη Μάρκου')
    await expect(page, 'in the language one left in').toHaveURL(shop.address('/profile'))
    await expect(accountLink(page, shop, { firstName: 'Ελένη' })).toBeVisible()
    await page.goBack()
    await page.goForward()
    expect(page.url(), 'the proof stays in no address').not.toContain('id_token=')
  })

  test('cancelled at the provider', async ({ page, shop }) => {
    await visit(page, shop.address('/profile/orders'))
    await expect(page).toHaveURL(shop.address('/login'))
    await waitForHydration(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('sign-in.tabs.register') })
      .click()
    await expect(page).toHaveURL(shop.address('/register'))
    await chooseAtProvider(page, shop, 'facebook', 'Cancel')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      shop.t('sign-in.social.cancelled', { provider: 'facebook' }),
    )
    await expect(page).toHaveURL(shop.address('/login/facebook'))
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('sign-in.social.again') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.login.title') })).toBeVisible()
    await expect(page.getByText(shop.t('sign-in.reasons.needed')), 'the way back is not lost').toBeVisible()
  })

  test('a response with an unknown state is rejected', async ({ page, shop }) => {
    await visit(page, shop.address('/login/facebook?code=stolen&state=en.whatever'))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(shop.t('sign-in.social.failed'))
  })
})

test('who has no e-mail from the provider is asked for one, and proves it by a code', async ({ page, shop }) => {
  const { t } = shop
  const email = uniqueEmail('phone')
  await visit(page, shop.address('/profile/addresses'))
  await expect(page).toHaveURL(shop.address('/login'))
  await waitForHydration(page)
  await chooseAtProvider(page, shop, 'facebook', 'Γιώργος Ρήγας')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.social.emailTitle') })).toBeVisible()
  await signInField(main, shop, 'email').fill(email)
  await main.getByRole('button', { name: t('sign-in.social.emailSubmit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.social.codeTitle') })).toBeVisible()
  const [message] = await readEmails(email, 1)
  const code = /\b\d{3} ?\d{3}\b/.exec(message?.text ?? '')?.[0] ?? ''
  const field = signInField(main, shop, 'code')
  await field.fill(code.startsWith('1') ? '222222' : '111111')
  await main.getByRole('button', { name: t('sign-in.social.submit') }).click()
  await expect(field).toHaveAccessibleDescription(t('sign-in.social.wrong'))
  await field.fill(code)
  await main.getByRole('button', { name: t('sign-in.social.submit') }).click()
  await expect(page, 'where they were on the way to').toHaveURL(shop.address('/profile/addresses'))
  await expect(accountLink(page, shop, { firstName: 'Γιώργος' })).toBeVisible()
})

test('an existing account is linked with its password', async ({ page, shop }) => {
  const { t } = shop
  const account = await createAccount(shop, 'maria', { email: 'maria@elsewhere.example' })
  await visit(page, shop.address('/login'))
  await chooseAtProvider(page, shop, 'google', 'Maria Smith')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.social.linkTitle') })).toBeVisible()
  await main.getByRole('radio', { name: t('sign-in.social.byPassword') }).check({ force: true })
  await signInField(main, shop, 'password').fill('λάθος κωδικός')
  await main.getByRole('button', { name: t('sign-in.social.submit') }).click()
  await expect(signInField(main, shop, 'password')).toHaveAccessibleDescription(t('sign-in.social.wrong'))
  await signInField(main, shop, 'password').fill(account.password)
  await main.getByRole('button', { name: t('sign-in.social.submit') }).click()
  await expect(page).toHaveURL(shop.address('/profile'))
  await expect(accountLink(page, shop, account)).toBeVisible()
})
