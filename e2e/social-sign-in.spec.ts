// Signing in with another house: there and back, what the shop still asks for, and what happens when one thinks better of it.
// The houses are the sandbox's; each of its people is met by one journey.

import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.ts'
import { accountLink, makeAccount, signInField } from './support/account.ts'
import { escaped } from './support/checkout.ts'
import { readMails } from './support/mailbox.ts'
import type { Shop } from './support/shop.ts'
import { untilAlive, visit } from './support/visit.ts'

const houses = { google: 'Google', facebook: 'Facebook' } as const
type House = keyof typeof houses

/** Goes to the house, and presses what is named there. */
async function chooseAt(page: Page, { t }: Shop, house: House, choice: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`sign-in.social.${house}`) })
    .click()
  await expect(page.getByRole('heading', { name: `Sign in with ${houses[house]}` })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${escaped(choice)}`) }).click()
}

test.beforeEach(({ witness }) => {
  witness.expectComplaint(/request to another host/)
  witness.expectComplaint(/status of 4(?:01|09)/)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('somebody new, with Google', async ({ page, shop }) => {
    await visit(page, shop.address('/login'))
    await chooseAt(page, shop, 'google', 'Ελένη Μάρκου')
    await expect(page, 'in the language one left in').toHaveURL(shop.address('/profile'))
    await expect(accountLink(page, shop, { firstName: 'Ελένη' })).toBeVisible()
    await page.goBack()
    await page.goForward()
    expect(page.url(), 'the proof stays in no address').not.toContain('id_token=')
  })

  test('thought better of it', async ({ page, shop }) => {
    await visit(page, shop.address('/profile/orders'))
    await expect(page).toHaveURL(shop.address('/login'))
    await untilAlive(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('sign-in.tabs.register') })
      .click()
    await expect(page).toHaveURL(shop.address('/register'))
    await chooseAt(page, shop, 'facebook', 'Cancel')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      shop.t('sign-in.social.cancelled', { house: 'facebook' }),
    )
    await expect(page).toHaveURL(shop.address('/login/facebook'))
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('sign-in.social.again') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.login.title') })).toBeVisible()
    await expect(page.getByText(shop.t('sign-in.reasons.needed')), 'the way back is not lost').toBeVisible()
  })

  test('an answer that was not asked for here is none', async ({ page, shop }) => {
    await visit(page, shop.address('/login/facebook?code=stolen&state=en.whatever'))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(shop.t('sign-in.social.failed'))
  })
})

test('whose house tells no e-mail is asked for one, and shows it is theirs by a code', async ({ page, shop }) => {
  test.slow()
  const { t } = shop
  const email = newEmail('phone')
  await visit(page, shop.address('/profile/addresses'))
  await expect(page).toHaveURL(shop.address('/login'))
  await untilAlive(page)
  await chooseAt(page, shop, 'facebook', 'Γιώργος Ρήγας')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.social.emailTitle') })).toBeVisible()
  await signInField(main, shop, 'email').fill(email)
  await main.getByRole('button', { name: t('sign-in.social.emailSubmit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.social.codeTitle') })).toBeVisible()
  const [letter] = await readMails(email, 1)
  const code = /\b\d{3} ?\d{3}\b/.exec(letter?.text ?? '')?.[0] ?? ''
  const field = signInField(main, shop, 'code')
  await field.fill(code.startsWith('1') ? '222222' : '111111')
  await main.getByRole('button', { name: t('sign-in.social.submit') }).click()
  await expect(field).toHaveAccessibleDescription(t('sign-in.social.wrong'))
  await field.fill(code)
  await main.getByRole('button', { name: t('sign-in.social.submit') }).click()
  await expect(page, 'where they were on the way to').toHaveURL(shop.address('/profile/addresses'))
  await expect(accountLink(page, shop, { firstName: 'Γιώργος' })).toBeVisible()
})

test('an account that is there already is joined with its password', async ({ page, shop }) => {
  test.slow()
  const { t } = shop
  const account = await makeAccount(shop, 'maria', { email: 'maria@elsewhere.example' })
  await visit(page, shop.address('/login'))
  await chooseAt(page, shop, 'google', 'Maria Smith')
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
