// The account pages, filled with data: no WCAG 2.2 AA violations in axe, nothing overflows or is covered, and every
// control is reachable by keyboard.

import type { Page } from '@playwright/test'
import { listAddresses } from '@stoa/contract/identity/addresses'
import { expect, inEachLanguage, test } from './fixtures.ts'
import { type Account, createAccount, startSignedIn } from './support/account.ts'
import {
  accountDetailPaths,
  accountPaths,
  cardOf,
  expireConfirmation,
  fieldIn,
  fillAddress,
  openNewAddress,
} from './support/account-pages.ts'
import { books } from './support/books.ts'
import { checkLargeText, checkState } from './support/check-state.ts'
import { setCopies, withDatabase } from './support/database.ts'
import { pressKeyOn, typeInto } from './support/keyboard.ts'
import { placeOrderByApi } from './support/orders.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

/** Points that can be used, and pending ones of an order. */
async function withPoints({ email }: Account, orderUid: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `with entry as (
        insert into points_entry (customer_id, kind, cause, state, points, order_id, at)
        select c.id, kind, c.id || ':seen', state, 340, case when kind = 'Birthday' then null else o.id end, now()
        from customer c join customer_order o on o.uid = $2,
          (values ('Birthday', 'ApprovedPoints'), ('PendingOrderProduct', 'PendingPoints')) as earned (kind, state)
        where c.email = $1 returning *),
      lot as (
        insert into points_lot (customer_id, entry_id, state, points, last_day)
        select customer_id, id, state, points, case when state = 'ApprovedPoints' then current_date + 30 end from entry
        returning id, entry_id, points)
      insert into points_movement (entry_id, lot_id, change) select entry_id, id, points from lot`,
      [email, orderUid],
    ),
  )
}

/** A coupon that can be used, and one that cannot any more. */
async function withCoupons({ email }: Account): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `with made as (
        insert into promotion (code, name_el, name_en, scope, effect, automatic, min_amount_cents)
        select 'seen-' || id, 'Για τη γιορτή σας', 'For your name day', 'lines', '{"kind": "fixed", "cents": 500}', false, 2500
        from customer where email = $1 returning id, code),
      coupon as (
        insert into coupon_code (promotion_id, code, code_key, active, personal)
        select id, code || '-' || name, upper(replace(code, '-', '') || name), name = 'NEW', true
        from made, (values ('NEW'), ('OLD')) as wanted (name) returning id)
      insert into coupon_email (code_id, email) select id, $1 from coupon`,
      [email],
    ),
  )
}

async function withOrder(shop: Shop, { email }: Account): Promise<string> {
  await setCopies(books.zorba, 60)
  const book = await shop.product(books.zorba)
  const { uid } = await placeOrderByApi(shop, { productId: book.id, email, payment: 'bank_deposit' })
  await withDatabase((client) =>
    client.query('update customer_order set customer_id = (select id from customer where email = $1) where uid = $2', [
      email,
      uid,
    ]),
  )
  return uid
}

const settled = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)

/** With text twice as large, too. */
const withLargeText: ReadonlySet<string> = new Set<(typeof accountPaths)[number]>([
  '/profile',
  '/profile/account',
  '/profile/personal-data',
  '/profile/addresses',
  '/profile/orders',
  '/profile/points',
  '/profile/coupons',
])

const showsAddresses: ReadonlySet<string> = new Set<(typeof accountPaths)[number]>(['/profile', '/profile/addresses'])

async function checkPage(page: Page, shop: Shop, path: string): Promise<void> {
  await visit(page, shop.address(path))
  await settled(page)
  await checkState(page, shop.language, path, path === '/profile' ? 'whole' : 'content')
  if (withLargeText.has(path) || /^\/profile\/orders\/./.test(path)) await checkLargeText(page, shop.language, path)
}

inEachLanguage(() => {
  test('the account pages pass the accessibility checks', async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const account = await createAccount(shop, 'seen')
    await withPoints(account, await withOrder(shop, account))
    await withCoupons(account)
    await startSignedIn(page, shop, account)
    for (const path of accountPaths.filter((one) => !showsAddresses.has(one))) await checkPage(page, shop, path)
  })

  test('the account with an address and an order passes the accessibility checks', async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const { t } = shop
    const account = await createAccount(shop, 'lives')
    const uid = await withOrder(shop, account)
    await startSignedIn(page, shop, account)
    await visit(page, shop.address('/profile/addresses'))
    const form = await openNewAddress(page, shop)
    await form.getByRole('button', { name: t('account.addresses.save') }).click()
    await checkState(page, shop.language, 'an address with errors')
    await fillAddress(form, shop, 'Σπίτι', 'Ασκληπιού 40')
    await form.getByRole('button', { name: t('account.addresses.save') }).click()
    await expect(page.getByRole('heading', { name: 'Σπίτι' })).toBeFocused()
    const detailPaths = accountDetailPaths.map((path) => path.replace(':uid', uid).replace(':id', '1'))
    for (const path of [...showsAddresses, ...detailPaths]) await checkPage(page, shop, path)
  })

  test('the account dialogs pass the accessibility checks, and close', async ({ page, shop, consoleWatcher }) => {
    consoleWatcher.expectError(/status of 403/)
    const { t } = shop
    const account = await createAccount(shop, 'windows')
    await startSignedIn(page, shop, account)
    await expireConfirmation(account)
    await visit(page, shop.address('/profile/account'))
    await settled(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const windows = [
      [t('account.privacy.title'), t('account.delete.open'), t('account.delete.title')],
      [t('account.factor.title'), t('account.factor.begin'), t('account.confirm.title')],
    ] as const
    for (const [card, button, name] of windows) {
      const opener = cardOf(page, card).getByRole('button', { name: button })
      await opener.click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await checkState(page, shop.language, name)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})

test('another customer’s order is shown as not found', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/status of 404/)
  const uid = await withOrder(shop, await createAccount(shop, 'other'))
  await startSignedIn(page, shop, await createAccount(shop, 'curious'))
  await visit(page, shop.address(`/profile/orders/${uid}`))
  await expect(page.getByRole('heading', { level: 1, name: shop.t('account.orders.missing') })).toBeVisible()
  await visit(page, shop.address('/profile/orders'))
  await expect(page.getByText(shop.t('account.orders.none'))).toBeVisible()
})

test('a new address takes the focus once it is rendered, and not a frame after the API has responded', async ({
  page,
  shop,
}) => {
  const { t } = shop
  await startSignedIn(page, shop, await createAccount(shop, 'frames'))
  await visit(page, shop.address('/profile/addresses'))
  const form = await openNewAddress(page, shop)
  await fillAddress(form, shop, 'Εξοχικό', 'Ασκληπιού 40')
  // the last query to be refetched: a frame painted at once comes before the list
  await page.route(`**${listAddresses.path}*`, async (route) => {
    await new Promise((later) => setTimeout(later, 500))
    await route.continue()
  })
  await page.evaluate(() => {
    window.requestAnimationFrame = (paint) => {
      queueMicrotask(() => paint(performance.now()))
      return 0
    }
  })
  await form.getByRole('button', { name: t('account.addresses.save') }).click()
  await expect(page.getByRole('heading', { name: 'Εξοχικό' })).toBeFocused()
})

test('an address is added with the keyboard alone', async ({ page, shop }) => {
  const { t } = shop
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSignedIn(page, shop, await createAccount(shop, 'keys'))
  await visit(page, shop.address('/profile'))
  const main = page.getByRole('main')
  await pressKeyOn(page, main.getByRole('link', { name: t('account.nav.addresses') }))
  // after the URL has changed, the focus moves to the new page
  await expect(page).toHaveURL(shop.address('/profile/addresses'))
  await expect(main).toBeFocused()
  await pressKeyOn(page, main.getByRole('button', { name: t('account.addresses.add') }))
  const form = cardOf(page, t('account.addresses.new'))
  await expect(form.getByRole('heading', { level: 2 })).toBeFocused()
  await typeInto(page, fieldIn(form, shop, t('checkout.fields.addressTitle')), 'Σπίτι')
  await typeInto(page, fieldIn(form, shop, t('checkout.fields.mobile')), '6900000000')
  await typeInto(page, fieldIn(form, shop, t('checkout.fields.postalCode')), '10679')
  await expect(fieldIn(form, shop, t('checkout.fields.city'))).not.toHaveValue('')
  await typeInto(page, fieldIn(form, shop, t('checkout.fields.street')), 'Ασκληπιού 40')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Σπίτι' })).toBeFocused()
})
