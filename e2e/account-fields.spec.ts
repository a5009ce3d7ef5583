// Validation of the account forms: each rule shows its own message, beside the field and in the summary above the form.

import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createAccount, goodPassword, startSignedIn } from './support/account.ts'
import { cardOf, fieldIn, fillAddress, openNewAddress } from './support/account-pages.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

/** The summary above a form: how many fields are wrong, with the focus on it. */
async function expectProblems(within: Locator, { t }: Shop, messages: string[]): Promise<void> {
  const summary = within.getByRole('region', { name: t('forms.problems', { count: messages.length }) })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(messages)
}

/** Fills a field, leaves it, and returns its message. */
async function expectProblem(field: Locator, typed: string, message: string): Promise<void> {
  await field.fill(typed)
  await field.blur()
  await expect(field).toHaveAccessibleDescription(message)
}

async function expectValid(field: Locator, typed: string): Promise<void> {
  await field.fill(typed)
  await field.blur()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}

test('a profile requires names, a phone and a date of birth', async ({ page, shop }) => {
  const { t } = shop
  await startSignedIn(page, shop, await createAccount(shop, 'fields'))
  await visit(page, shop.address('/profile/account'))
  const card = cardOf(page, t('account.personal.title'))
  const field = (name: 'firstName' | 'lastName' | 'mobile' | 'birthDate' | 'username') =>
    fieldIn(card, shop, t(`account.personal.${name}`))
  await field('firstName').fill(' ')
  await field('lastName').fill('')
  await card.getByRole('button', { name: t('account.save') }).click()
  await expectProblems(card, shop, [
    t('forms.rules.first_name_missing'),
    t('forms.rules.last_name_missing'),
    t('forms.rules.phone_missing'),
    t('forms.rules.birth_date_missing'),
  ])
  await card.getByRole('link', { name: t('forms.rules.phone_missing') }).click()
  await expect(field('mobile')).toBeFocused()
  await expectProblem(field('mobile'), '12 34', t('forms.rules.phone_invalid'))
  await expectProblem(field('birthDate'), '2090-01-01', t('forms.rules.birth_date_invalid'))
  await expectProblem(field('username'), 'ε'.repeat(41), t('forms.rules.username_too_long'))
  await expectProblem(field('username'), 'two words', t('forms.rules.username_characters'))
  await expectProblem(field('username'), '12345', t('forms.rules.username_only_numbers'))
  await expectProblem(field('firstName'), 'Ε'.repeat(61), t('forms.rules.first_name_too_long'))
  await expectValid(field('firstName'), 'Ελένη')
  await expectValid(field('lastName'), 'Μάρκου')
  await expectValid(field('mobile'), '+30 690 000 0000')
  await expectValid(field('birthDate'), '1980-05-17')
  await expectValid(field('username'), '')
  await card.getByRole('button', { name: t('account.save') }).click()
  await expect(card.getByText(t('account.saved'))).toBeVisible()
})

test('changing a password requires the current one and the new one twice', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 409/)
  const { t } = shop
  await startSignedIn(page, shop, await createAccount(shop, 'password'))
  await visit(page, shop.address('/profile/account'))
  const card = cardOf(page, t('account.password.title'))
  const field = (name: 'current' | 'new' | 'again') => card.getByLabel(t(`account.password.${name}`), { exact: true })
  const submit = card.getByRole('button', { name: t('account.password.submit') })
  await submit.click()
  await expectProblems(card, shop, [t('account.password.currentMissing'), t('forms.rules.password_missing')])
  await expectProblem(field('new'), 'κοντός7', t('forms.rules.password_too_short'))
  await expectProblem(field('new'), 'μ'.repeat(129), t('forms.rules.password_too_long'))
  await expectValid(field('new'), 'κίτρινο ποδήλατο στη βροχή')
  await expectProblem(field('again'), 'κίτρινο ποδήλατο', t('account.password.mismatch'))
  await expectValid(field('again'), 'κίτρινο ποδήλατο στη βροχή')
  await field('current').fill('somebody else’s')
  await submit.click()
  await expect(field('current')).toHaveAttribute('aria-invalid', 'true')
  await field('current').fill(goodPassword)
  await submit.click()
  await expect(card.getByText(t('account.password.saved'))).toBeVisible()
  await expect(field('current')).toHaveValue('')
})

test('an address shows what is missing, is edited in place, deleted and restored', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  consoleWatcher.expectError(/status of 409/)
  const { t } = shop
  const main = page.getByRole('main')
  await startSignedIn(page, shop, await createAccount(shop, 'addresses'))
  await visit(page, shop.address('/profile/addresses'))
  const form = await openNewAddress(page, shop)
  const save = t('account.addresses.save')
  for (const name of ['firstName', 'lastName'] as const)
    await fieldIn(form, shop, t(`checkout.fields.${name}`)).fill('')
  await form.getByRole('button', { name: save }).click()
  await expectProblems(form, shop, [
    t('forms.rules.address_title_missing'),
    t('forms.rules.first_name_missing'),
    t('forms.rules.last_name_missing'),
    t('forms.rules.mobile_missing'),
    t('forms.rules.postal_code_missing'),
    t('forms.rules.city_missing'),
    t('forms.rules.street_missing'),
    t('account.addresses.regionMissing'),
  ])
  const postalCode = fieldIn(form, shop, t('checkout.fields.postalCode'))
  await expectProblem(postalCode, '106', t('forms.rules.postal_code_length'))
  await expectProblem(postalCode, '99999', t('account.addresses.postalCodeWrong', { seen: '99999' }))
  await expectProblem(fieldIn(form, shop, t('checkout.fields.mobile')), '69x', t('forms.rules.mobile_invalid'))
  await fieldIn(form, shop, t('checkout.fields.firstName')).fill('Ελένη')
  await fieldIn(form, shop, t('checkout.fields.lastName')).fill('Μάρκου')
  await fillAddress(form, shop, 'Σπίτι', 'Ασκληπιού 40')
  await form.getByRole('button', { name: save }).click()
  await expect(main.getByRole('heading', { name: 'Σπίτι' })).toBeVisible()

  const second = await openNewAddress(page, shop)
  await fillAddress(second, shop, 'Σπίτι', 'Σόλωνος 71')
  await second.getByRole('button', { name: save }).click()
  await expect(fieldIn(second, shop, t('checkout.fields.addressTitle'))).toHaveAttribute('aria-invalid', 'true')
  await fieldIn(second, shop, t('checkout.fields.addressTitle')).fill('Δουλειά')
  await second.getByRole('button', { name: save }).click()
  await expect(main.getByRole('heading', { name: 'Δουλειά' })).toBeFocused()

  await main.getByRole('button', { name: t('account.addresses.editNamed', { title: 'Δουλειά' }) }).click()
  const edited = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Δουλειά' }) })
  await expect(edited.getByRole('heading', { name: 'Δουλειά' })).toBeFocused()
  await fieldIn(edited, shop, t('checkout.fields.street')).fill('Σόλωνος 73')
  await edited.getByRole('checkbox', { name: t('account.addresses.makeDelivery') }).check()
  await edited.getByRole('button', { name: save }).click()
  await expect(edited.getByText('Σόλωνος 73')).toBeVisible()
  await expect(edited.getByText(t('account.addresses.delivery'), { exact: true })).toBeVisible()
  await expect(main.getByText(t('account.addresses.delivery'), { exact: true })).toHaveCount(1)

  await main.getByRole('button', { name: t('account.addresses.removeNamed', { title: 'Δουλειά' }) }).click()
  await expect(main.getByText(t('account.addresses.removed', { title: 'Δουλειά' }))).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Δουλειά' })).toHaveCount(0)
  await main.getByRole('button', { name: t('account.undo') }).click()
  await expect(main.getByRole('heading', { name: 'Δουλειά' })).toBeFocused()
  await expect(main.getByText('Σόλωνος 73')).toBeVisible()
})
