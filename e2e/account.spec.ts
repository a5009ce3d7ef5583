// The life of an account: signed up, filled in, ordered with, and deleted.

import { expect, inEachLanguage, test, uniqueEmail } from './fixtures.ts'
import {
  accountLink,
  createAccount,
  fillLogin,
  goodPassword,
  linkInEmail,
  signIn,
  signInField,
  startSignedIn,
} from './support/account.ts'
import { cardOf, expectSignInRequired, fieldIn, fillAddress, openNewAddress } from './support/account-pages.ts'
import { books } from './support/books.ts'
import { cartButton, drawerOf } from './support/cart.ts'
import { choose, continueButton, orderButton, sectionOf, uidOfSuccess } from './support/checkout.ts'
import { findOrder, setCopies } from './support/database.ts'
import { readEmails } from './support/mailbox.ts'
import { reload, visit } from './support/visit.ts'

inEachLanguage(() => {
  test('from signing up to deleting the account', async ({ page, shop, consoleWatcher }) => {
    consoleWatcher.expectError(/status of 40[13]/)
    const { t, money } = shop
    const account = { email: uniqueEmail('whole'), password: goodPassword, firstName: 'Ελένη', lastName: 'Μάρκου' }
    const main = page.getByRole('main')
    await setCopies(books.zorba, 60)
    const book = await shop.product(books.zorba)

    await visit(page, shop.address('/register'))
    for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
      await signInField(main, shop, name).fill(account[name])
    await main.getByRole('checkbox').first().check()
    await main.getByRole('button', { name: t('sign-in.register.submit') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('sign-in.register.sentTitle') })).toBeVisible()
    await visit(page, await linkInEmail(account.email, 1, 'verifyregistration'))
    await signInField(main, shop, 'password').fill(account.password)
    await main.getByRole('button', { name: t('sign-in.keys.submit.verify') }).click()
    await main.getByRole('link', { name: t('sign-in.next.login') }).click()
    await fillLogin(main, shop, account)
    await expect(page).toHaveURL(shop.address('/profile'))
    await expect(main.getByText(t('account.orders.none'))).toBeVisible()

    await visit(page, shop.address('/profile/account'))
    const personal = cardOf(page, t('account.personal.title'))
    await fieldIn(personal, shop, t('account.personal.mobile')).fill('690 000 0000')
    await fieldIn(personal, shop, t('account.personal.birthDate')).fill('1980-05-17')
    await personal.getByRole('button', { name: t('account.save') }).click()
    await expect(personal.getByText(t('account.saved'))).toBeVisible()
    await reload(page)
    await expect(fieldIn(personal, shop, t('account.personal.birthDate'))).toHaveValue('1980-05-17')
    await expect(fieldIn(personal, shop, t('account.personal.mobile'))).toHaveValue('6900000000')

    await visit(page, shop.address('/profile/addresses'))
    const form = await openNewAddress(page, shop)
    await fillAddress(form, shop, 'Σπίτι', 'Ασκληπιού 40')
    await form.getByRole('button', { name: t('account.addresses.save') }).click()
    await expect(main.getByText(t('account.addresses.saved', { title: 'Σπίτι' }))).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Σπίτι' })).toBeFocused()
    await expect(main.getByText(t('account.addresses.delivery'), { exact: true })).toBeVisible()

    await visit(page, shop.address(`/products/${books.zorba}`))
    await page.getByRole('button', { name: t('product.add'), exact: true }).click()
    await expect(drawerOf(page, shop).getByRole('link', { name: book.name })).toBeVisible()
    await visit(page, shop.address('/checkout-information'))
    await expect(sectionOf(page, t('checkout.information.address'))).toContainText('Σπίτι · Ασκληπιού 40')
    await continueButton(page, shop).click()
    await choose(page, shop, { shipping: 'home', payment: 'cash_on_delivery' })
    await orderButton(page, shop).click()
    const uid = await uidOfSuccess(page, shop)
    const order = await findOrder(account.email)

    await visit(page, shop.address('/profile'))
    await expect(main.getByRole('heading', { name: t('account.live.pending') })).toBeVisible()
    await expect(main.getByText(order.code).first()).toBeVisible()
    await visit(page, shop.address('/profile/points'))
    const purchase = main.getByRole('listitem').filter({ hasText: order.code })
    await expect(purchase).toContainText(t('account.points.pending'))
    const history = main.getByRole('region', { name: t('account.points.history') })
    await expect(history.getByText(t('account.points.kinds.EnterBirthday'), { exact: true })).toBeVisible()
    await main.getByRole('link', { name: t('account.points.filters.spent') }).click()
    await expect(main.getByRole('status')).toHaveText(t('account.points.entries', { count: 0 }))
    await main.getByRole('link', { name: t('account.points.filters.all') }).click()
    await purchase.getByRole('link').click()
    await expect(page).toHaveURL(shop.address(`/profile/orders/${uid}`))
    await visit(page, shop.address('/profile/orders'))
    await expect(main.getByRole('status').first()).toHaveText(t('account.orders.count', { count: 1 }))
    await visit(page, shop.address('/profile/orders?status=completed'))
    await expect(main.getByText(t('account.orders.noneFiltered'))).toBeVisible()
    await main.getByRole('link', { name: t('account.orders.statuses.pending') }).click()
    await main.getByRole('link', { name: t('account.orders.named', { code: order.code }), exact: true }).click()
    await expect(page).toHaveURL(shop.address(`/profile/orders/${uid}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.code)
    await expect(main.getByText(book.name).first()).toBeVisible()
    await expect(main.getByText('Ασκληπιού 40').first()).toBeVisible()
    await expect(main.getByText(money(order.total_cents)).last()).toBeVisible()
    await main.getByRole('button', { name: t('account.orders.againNamed', { code: order.code }) }).click()
    await expect(main.getByText(t('account.orders.againDone', { count: 1 }))).toBeVisible()
    await expect(cartButton(page, shop, 1)).toBeVisible()

    await visit(page, shop.address('/profile/account'))
    await cardOf(page, t('account.privacy.title'))
      .getByRole('button', { name: t('account.delete.open') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('account.delete.title') })
    await expect(dialog.getByText(t('account.delete.facts.now', { email: account.email }))).toBeVisible()
    await dialog.getByRole('button', { name: t('account.delete.submit') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('account.ending.title') })).toBeVisible()
    await expect(accountLink(page, shop, account)).toHaveCount(0)
    await visit(page, shop.address('/profile'))
    await expectSignInRequired(page, shop, account)
    const emails = await readEmails(account.email, 3)
    expect(emails.at(-1)?.text).toMatch(/\/keep-account\/[\da-f-]{36}/)
  })
})

test('irreversible actions ask for confirmation, and a deletion can be cancelled', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  consoleWatcher.expectError(/status of 40[139]/)
  const { t } = shop
  const account = await createAccount(shop, 'stays')
  await startSignedIn(page, shop, account)
  await visit(page, shop.address('/profile/personal-data'))
  await page.getByRole('button', { name: t('account.data.show') }).click()
  await expect(page.getByRole('main').getByText(account.email).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('account.data.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/^stoa-\d{4}-\d{2}-\d{2}\.json$/)

  await visit(page, shop.address('/profile/account'))
  await cardOf(page, t('account.privacy.title'))
    .getByRole('button', { name: t('account.delete.open') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account.delete.submit') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.ending.title') })).toBeVisible()
  await visit(page, await linkInEmail(account.email, 1, 'keep-account'))
  await page.getByRole('button', { name: t('sign-in.keys.submit.keep') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sign-in.keys.doneTitle.keep') })).toBeVisible()
  await signIn(page, shop, account)
  await expect(accountLink(page, shop, account)).toBeVisible()
})
