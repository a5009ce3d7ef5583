// Making an account, proving its e-mail, signing in and out; being sent to sign in and brought back.

import { expect, inEachLanguage, newEmail, test } from './fixtures.ts'
import {
  accountLink,
  fillLogin,
  goodPassword,
  linkInLetter,
  loginLink,
  makeAccount,
  signIn,
  signInField,
  signInWindow,
} from './support/account.ts'
import { pressOn, tabTo, typeInto } from './support/keyboard.ts'
import { readMails } from './support/mailbox.ts'
import { reload, untilAlive, visit } from './support/visit.ts'

inEachLanguage(() => {
  test('from a new account to signing out', async ({ page, shop, witness }) => {
    test.slow()
    witness.expectComplaint(/status of 401/)
    const { t } = shop
    const account = { email: newEmail('new'), password: goodPassword, firstName: 'Ελένη', lastName: 'Μάρκου' }
    await visit(page, shop.address('/register'))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('sign-in.register.submit') }).click()
    const problems = page.getByRole('region', { name: t('forms.problems', { count: 5 }) })
    await expect(problems).toBeFocused()
    await expect(problems.getByRole('link')).toHaveText([
      t('forms.rules.first_name_missing'),
      t('forms.rules.last_name_missing'),
      t('forms.rules.email_missing'),
      t('forms.rules.password_missing'),
      t('sign-in.problems.terms'),
    ])
    for (const name of ['firstName', 'lastName', 'email'] as const)
      await signInField(main, shop, name).fill(account[name])
    await signInField(main, shop, 'password').fill('κοντός7')
    await expect(main.getByRole('checkbox').last(), 'never ticked for them').not.toBeChecked()
    await main.getByRole('checkbox').first().check()
    await expect(signInField(main, shop, 'password')).toHaveAccessibleDescription(t('forms.rules.password_too_short'))
    await signInField(main, shop, 'password').fill(account.password)
    await main.getByRole('button', { name: t('sign-in.register.submit') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('sign-in.register.sentTitle') })).toBeVisible()

    await visit(page, shop.address('/login'))
    const link = await linkInLetter(account.email, 1, 'verifyregistration')
    await visit(page, link)
    await expect(page).toHaveURL(new RegExp(shop.address('/verifyregistration/')))
    await reload(page)
    await main.getByRole('button', { name: t('sign-in.keys.submit.verify') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('sign-in.keys.doneTitle.verify') })).toBeFocused()
    await main.getByRole('link', { name: t('sign-in.next.login') }).click()
    await fillLogin(main, shop, account)
    await expect(page).toHaveURL(shop.address('/profile'))
    await expect(accountLink(page, shop, account)).toBeVisible()

    await reload(page)
    await expect(accountLink(page, shop, account)).toBeVisible()
    await visit(page, shop.address('/logout'))
    await expect(page.getByRole('heading', { level: 1, name: t('sign-in.logout.title') })).toBeVisible()
    await expect(loginLink(page, shop)).toBeVisible()
    await reload(page)
    await expect(loginLink(page, shop)).toBeVisible()
  })

  test('over the page, by the keyboard; what was typed wrong is never told apart', async ({ page, shop, witness }) => {
    test.slow()
    witness.expectComplaint(/status of 401/)
    const { t } = shop
    const account = await makeAccount(shop, 'reads')
    await visit(page, shop.address('/pages/about'))
    await pressOn(page, loginLink(page, shop))
    const window = signInWindow(page, shop)
    await expect(window.getByRole('heading', { level: 2 })).toBeFocused()
    await typeInto(page, signInField(window, shop, 'email'), account.email)
    await typeInto(page, signInField(window, shop, 'password'), 'λάθος κωδικός')
    await page.keyboard.press('Enter')
    const refusal = window.getByRole('alert')
    await expect(refusal).toBeVisible()
    const said = await refusal.textContent()
    await signInField(window, shop, 'email').fill(newEmail('nobody'))
    await page.keyboard.press('Enter')
    await expect(window.getByRole('button', { name: t('sign-in.login.submit') })).not.toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(refusal).toHaveText(said ?? '')

    await signInField(window, shop, 'email').fill(account.email)
    const password = signInField(window, shop, 'password')
    await password.fill(account.password)
    await tabTo(page, window.getByRole('button', { name: t('forms.showPassword') }))
    await page.keyboard.press('Space')
    await expect(password).toHaveAttribute('type', 'text')
    await pressOn(page, window.getByRole('button', { name: t('sign-in.login.submit'), exact: true }))
    await expect(window).toBeHidden()
    await expect(page, 'the page stays').toHaveURL(shop.address('/pages/about'))
    await expect(accountLink(page, shop, account)).toBeVisible()
    await page.getByRole('button', { name: t('chrome.menu') }).click()
    await expect(page.getByRole('dialog', { name: t('chrome.menu') }).getByText('Ελένη Μάρκου')).toBeVisible()
  })

  test('sent to sign in, with the reason, and brought back', async ({ page, shop }) => {
    const { t } = shop
    const account = await makeAccount(shop, 'wanted')
    await visit(page, shop.address('/profile/orders'))
    await expect(page).toHaveURL(shop.address('/login'))
    await untilAlive(page)
    await expect(page.getByText(t('sign-in.reasons.needed'))).toBeVisible()
    await fillLogin(page.getByRole('main'), shop, account)
    await expect(page).toHaveURL(shop.address('/profile/orders'))
  })

  test('the way back survives the other door and the page for a new password', async ({ page, shop }) => {
    const { t } = shop
    const account = await makeAccount(shop, 'turns')
    await visit(page, shop.address('/profile/orders'))
    await expect(page).toHaveURL(shop.address('/login'))
    await untilAlive(page)
    const main = page.getByRole('main')
    const reason = main.getByText(t('sign-in.reasons.needed'))
    await main.getByRole('link', { name: t('sign-in.tabs.register') }).click()
    await expect(page).toHaveURL(shop.address('/register'))
    await main.getByRole('link', { name: t('sign-in.tabs.login') }).click()
    await expect(reason).toBeVisible()
    await main.getByRole('link', { name: t('sign-in.login.forgot') }).click()
    await main.getByRole('link', { name: t('sign-in.forgot.back') }).click()
    await expect(reason).toBeVisible()
    await fillLogin(main, shop, account)
    await expect(page).toHaveURL(shop.address('/profile/orders'))
  })
})

test('who makes an account on the way goes on from the letter, in whichever tab it opens', async ({
  context,
  page,
  shop,
}) => {
  test.slow()
  const { t } = shop
  const account = { email: newEmail('onway'), password: goodPassword, firstName: 'Ελένη', lastName: 'Μάρκου' }
  await visit(page, shop.address('/profile/orders'))
  await expect(page).toHaveURL(shop.address('/login'))
  await untilAlive(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('sign-in.tabs.register') })
    .click()
  const form = page.getByRole('main')
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
    await signInField(form, shop, name).fill(account[name])
  await form.getByRole('checkbox').first().check()
  await form.getByRole('button', { name: t('sign-in.register.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.register.sentTitle') })).toBeVisible()

  const tab = await context.newPage()
  await visit(tab, await linkInLetter(account.email, 1, 'verifyregistration'))
  const main = tab.getByRole('main')
  await main.getByRole('button', { name: t('sign-in.keys.submit.verify') }).click()
  await main.getByRole('link', { name: t('sign-in.next.login') }).click()
  await expect(main.getByText(t('sign-in.reasons.needed'))).toBeVisible()
  await fillLogin(main, shop, account)
  await expect(tab).toHaveURL(shop.address('/profile/orders'))
})

test('who chooses a new password on the way goes on from the letter', async ({ context, page, shop }) => {
  test.slow()
  const { t } = shop
  const account = await makeAccount(shop, 'forgets')
  await visit(page, shop.address('/profile/addresses'))
  await expect(page).toHaveURL(shop.address('/login'))
  await untilAlive(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('sign-in.login.forgot') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.forgot.title') })).toBeVisible()
  await signInField(page.getByRole('main'), shop, 'email').fill(account.email)
  await page.getByRole('button', { name: t('sign-in.forgot.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.forgot.sentTitle') })).toBeFocused()

  const tab = await context.newPage()
  await visit(tab, await linkInLetter(account.email, 1, 'resetpassword'))
  const main = tab.getByRole('main')
  const changed = { ...account, password: 'άλλη ομπρέλα, κόκκινη' }
  await signInField(main, shop, 'newPassword').fill(changed.password)
  await signInField(main, shop, 'repeated').fill(changed.password)
  await main.getByRole('button', { name: t('sign-in.reset.submit') }).click()
  await main.getByRole('link', { name: t('sign-in.next.login') }).click()
  await fillLogin(main, shop, changed)
  await expect(tab).toHaveURL(shop.address('/profile/addresses'))
})

test('a session that was ended elsewhere says so, and leads back after signing in', async ({
  page,
  shop,
  witness,
  browser,
}) => {
  test.slow()
  witness.expectComplaint(/status of 40[13]/)
  const account = await makeAccount(shop, 'ended')
  await signIn(page, shop, account)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, shop, account)
  await visit(other, shop.address('/forgot-password'))
  await signInField(other.getByRole('main'), shop, 'email').fill(account.email)
  await other.getByRole('button', { name: shop.t('sign-in.forgot.submit') }).click()
  await expect(other.getByRole('heading', { level: 1, name: shop.t('sign-in.forgot.sentTitle') })).toBeFocused()
  const letters = await readMails(account.email, 2)
  const link = letters.map(({ text }) => /https?:\S+\/resetpassword\/[\da-f-]{36}/.exec(text)?.[0]).find(Boolean) ?? ''
  await visit(other, link)
  const changed = { ...account, password: 'άλλη ομπρέλα, κόκκινη' }
  await signInField(other.getByRole('main'), shop, 'newPassword').fill(changed.password)
  await signInField(other.getByRole('main'), shop, 'repeated').fill(changed.password)
  await other.getByRole('button', { name: shop.t('sign-in.reset.submit') }).click()
  await expect(other.getByRole('heading', { level: 1, name: shop.t('sign-in.reset.doneTitle') })).toBeFocused()
  await elsewhere.close()

  // This page is left again as soon as the shop says that the session is over.
  await page.goto(shop.address('/profile/orders'))
  await expect(page).toHaveURL(shop.address('/login'))
  await untilAlive(page)
  await expect(page.getByText(shop.t('sign-in.reasons.over'))).toBeVisible()
  await fillLogin(page.getByRole('main'), shop, changed)
  await expect(page).toHaveURL(shop.address('/profile/orders'))
})
