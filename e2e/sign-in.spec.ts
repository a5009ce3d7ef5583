// Signing up, verifying the e-mail, signing in and out; being redirected to sign in and returned.

import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import {
  accountLink,
  createAccount,
  fillLogin,
  goodPassword,
  linkInEmail,
  loginLink,
  signIn,
  signInDialog,
  signInField,
} from './support/account.ts'
import { pressKeyOn, tabTo, typeInto } from './support/keyboard.ts'
import { readEmails } from './support/mailbox.ts'
import { reload, visit, waitForHydration } from './support/visit.ts'

inEachLanguage(() => {
  test('from a new account to signing out', async ({ page, shop, consoleWatcher }) => {
    consoleWatcher.expectError(/status of 401/)
    const { t } = shop
    const account = { email: uniqueEmail('new'), password: goodPassword, firstName: 'Ελένη', lastName: 'Μάρκου' }
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
    const link = await linkInEmail(account.email, 1, 'verifyregistration')
    await visit(page, link)
    await expect(page).toHaveURL(new RegExp(shop.address('/verifyregistration/')))
    await reload(page)
    await signInField(main, shop, 'password').fill(account.password)
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

  test('an account page opens the sign-in page at once, with the reason, and then itself', async ({ page, shop }) => {
    const account = await createAccount(shop, 'wanted')
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
    await visit(page, shop.address('/pages/about'))
    const target = shop.address('/profile/orders?status=pending')
    await page.goto(target)
    await expect(page).toHaveURL(shop.address('/login'))
    await waitForHydration(page)
    expect(seen, 'there is nothing to sign out of').not.toContain(shop.address('/logout'))
    await expect(page.getByText(shop.t('sign-in.reasons.needed'))).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(shop.address('/pages/about'))
    await page.goForward()
    await fillLogin(page.getByRole('main'), shop, account)
    await expect(page).toHaveURL(target)
  })
})

test('in the dialog, by keyboard; the message does not reveal whether e-mail or password was wrong', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  consoleWatcher.expectError(/status of 401/)
  const { t } = shop
  const account = await createAccount(shop, 'reads')
  await visit(page, shop.address('/pages/about'))
  await pressKeyOn(page, loginLink(page, shop))
  const dialog = signInDialog(page, shop)
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await typeInto(page, signInField(dialog, shop, 'email'), account.email)
  await typeInto(page, signInField(dialog, shop, 'password'), 'λάθος κωδικός')
  await page.keyboard.press('Enter')
  const refusal = dialog.getByRole('alert')
  await expect(refusal).toBeVisible()
  const refusalText = await refusal.textContent()
  await signInField(dialog, shop, 'email').fill(uniqueEmail('nobody'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: t('sign-in.login.submit') })).not.toHaveAttribute('aria-busy', 'true')
  await expect(refusal).toHaveText(refusalText ?? '')

  await signInField(dialog, shop, 'email').fill(account.email)
  const password = signInField(dialog, shop, 'password')
  await password.fill(account.password)
  await tabTo(page, dialog.getByRole('button', { name: t('forms.showPassword') }))
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await pressKeyOn(page, dialog.getByRole('button', { name: t('sign-in.login.submit'), exact: true }))
  await expect(dialog).toBeHidden()
  await expect(page, 'the page stays').toHaveURL(shop.address('/pages/about'))
  await expect(accountLink(page, shop, account)).toBeVisible()
  await page.getByRole('button', { name: t('chrome.menu') }).click()
  await expect(page.getByRole('dialog', { name: t('chrome.menu') }).getByText('Ελένη Μάρκου')).toBeVisible()
})

test('the return target survives the other auth page and a forgotten password', async ({ page, shop }) => {
  const { t } = shop
  const account = await createAccount(shop, 'turns')
  await visit(page, shop.address('/profile/orders'))
  await expect(page).toHaveURL(shop.address('/login'))
  await waitForHydration(page)
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

test('signing up on the way continues to the target from the e-mail, in whichever tab it opens', async ({
  context,
  page,
  shop,
}) => {
  const { t } = shop
  const account = { email: uniqueEmail('onway'), password: goodPassword, firstName: 'Ελένη', lastName: 'Μάρκου' }
  await visit(page, shop.address('/profile/orders'))
  await expect(page).toHaveURL(shop.address('/login'))
  await waitForHydration(page)
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
  await visit(tab, await linkInEmail(account.email, 1, 'verifyregistration'))
  const main = tab.getByRole('main')
  await signInField(main, shop, 'password').fill(account.password)
  await main.getByRole('button', { name: t('sign-in.keys.submit.verify') }).click()
  await main.getByRole('link', { name: t('sign-in.next.login') }).click()
  await expect(main.getByText(t('sign-in.reasons.needed'))).toBeVisible()
  await fillLogin(main, shop, account)
  await expect(tab).toHaveURL(shop.address('/profile/orders'))
})

test('resetting the password on the way continues to the target from the e-mail', async ({ context, page, shop }) => {
  const { t } = shop
  const account = await createAccount(shop, 'forgets')
  await visit(page, shop.address('/profile/addresses'))
  await expect(page).toHaveURL(shop.address('/login'))
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('sign-in.login.forgot') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.forgot.title') })).toBeVisible()
  await signInField(page.getByRole('main'), shop, 'email').fill(account.email)
  await page.getByRole('button', { name: t('sign-in.forgot.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.forgot.sentTitle') })).toBeFocused()

  const tab = await context.newPage()
  await visit(tab, await linkInEmail(account.email, 1, 'resetpassword'))
  const main = tab.getByRole('main')
  const changedAccount = { ...account, password: 'άλλη ομπρέλα, κόκκινη' }
  await signInField(main, shop, 'newPassword').fill(changedAccount.password)
  await signInField(main, shop, 'repeated').fill(changedAccount.password)
  await main.getByRole('button', { name: t('sign-in.reset.submit') }).click()
  await main.getByRole('link', { name: t('sign-in.next.login') }).click()
  await fillLogin(main, shop, changedAccount)
  await expect(tab).toHaveURL(shop.address('/profile/addresses'))
})

test('a session ended elsewhere is reported, and signing in returns to the page', async ({
  page,
  shop,
  consoleWatcher,
  browser,
}) => {
  consoleWatcher.expectError(/status of 40[13]/)
  const account = await createAccount(shop, 'ended')
  await signIn(page, shop, account)
  const otherContext = await browser.newContext()
  const otherPage = await otherContext.newPage()
  await signIn(otherPage, shop, account)
  await visit(otherPage, shop.address('/forgot-password'))
  await signInField(otherPage.getByRole('main'), shop, 'email').fill(account.email)
  await otherPage.getByRole('button', { name: shop.t('sign-in.forgot.submit') }).click()
  await expect(otherPage.getByRole('heading', { level: 1, name: shop.t('sign-in.forgot.sentTitle') })).toBeFocused()
  const emails = await readEmails(account.email, 2)
  const link = emails.map(({ text }) => /https?:\S+\/resetpassword\/[\da-f-]{36}/.exec(text)?.[0]).find(Boolean) ?? ''
  await visit(otherPage, link)
  const changedAccount = { ...account, password: 'άλλη ομπρέλα, κόκκινη' }
  await signInField(otherPage.getByRole('main'), shop, 'newPassword').fill(changedAccount.password)
  await signInField(otherPage.getByRole('main'), shop, 'repeated').fill(changedAccount.password)
  await otherPage.getByRole('button', { name: shop.t('sign-in.reset.submit') }).click()
  await expect(otherPage.getByRole('heading', { level: 1, name: shop.t('sign-in.reset.doneTitle') })).toBeFocused()
  await otherContext.close()

  // This page is left again as soon as the API answers that the session has ended.
  await page.goto(shop.address('/profile/orders'))
  await expect(page).toHaveURL(shop.address('/login'))
  await waitForHydration(page)
  await expect(page.getByText(shop.t('sign-in.reasons.over'))).toBeVisible()
  await fillLogin(page.getByRole('main'), shop, changedAccount)
  await expect(page).toHaveURL(shop.address('/profile/orders'))
})
