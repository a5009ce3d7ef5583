// Signing out while the page still waits for the shop: what is on the way neither brings the session back nor takes the reader
// elsewhere, and the browser has nothing to complain about.

import type { Page } from '@playwright/test'
import { getProfile } from '@stoa/contract/profile'
import { getCustomerCart } from '@stoa/contract/server-cart'
import { refreshSession } from '@stoa/contract/session'
import { expect, test } from './fixtures.ts'
import { loginLink, makeAccount, signIn } from './support/account.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

/** How long what is asked is on its way to the shop. */
const slow = 1500

/** Every question of this kind is slow from now on. Comes back with how many were asked, and waits for all of them. */
async function slowDown(page: Page, { path }: { path: string }) {
  const answers: Promise<unknown>[] = []
  await page.route(`**/api/*${path}*`, async (route) => {
    const asked = new Promise((later) => setTimeout(later, slow)).then(() => route.continue())
    answers.push(asked.catch(() => {}))
    await asked
  })
  return { count: () => answers.length, settled: () => Promise.all(answers) }
}

const signOut = (page: Page, { t }: Shop): Promise<void> =>
  page
    .getByRole('navigation', { name: t('account.nav.label') })
    .getByRole('link', { name: t('account.nav.logout') })
    .click()

/** Whose carts have become one: from now on the kept one is only asked for. */
async function signInAtRest(page: Page, shop: Shop): Promise<void> {
  await signIn(page, shop, await makeAccount(shop, 'leaves'))
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('stoa.cart-record') ?? '{}').union === null)
}

async function expectSignedOut(page: Page, shop: Shop): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.logout.title') })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(shop.address('/logout'))
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.logout.title') })).toBeVisible()
  await expect(loginLink(page, shop)).toBeVisible()
}

for (const [what, call] of Object.entries({
  'the session is renewed': refreshSession,
  'the account is asked for': getProfile,
  'the kept cart is asked for': getCustomerCart,
}))
  test(`while ${what}`, async ({ page, shop }) => {
    test.slow()
    await signInAtRest(page, shop)
    const calls = await slowDown(page, call)
    await visit(page, shop.address('/profile'))
    await expect.poll(calls.count, { timeout: 20_000 }).toBeGreaterThan(0)
    await signOut(page, shop)
    await calls.settled()
    await expectSignedOut(page, shop)
  })

test('while another tab renews the session and asks for the cart', async ({ context, page, shop }) => {
  test.slow()
  await signInAtRest(page, shop)
  await visit(page, shop.address('/profile'))
  await page.waitForLoadState('networkidle')
  const other = await context.newPage()
  const renewals = await slowDown(other, refreshSession)
  const carts = await slowDown(other, getCustomerCart)
  await visit(other, shop.address('/pages/about'))
  await expect.poll(renewals.count, { timeout: 20_000 }).toBeGreaterThan(0)
  await signOut(page, shop)
  await expectSignedOut(page, shop)
  await Promise.all([renewals.settled(), carts.settled()])
  await expect(loginLink(other, shop)).toBeVisible()
  await other.waitForLoadState('networkidle')
  await expect(other, 'a page for everyone stays').toHaveURL(shop.address('/pages/about'))
})
