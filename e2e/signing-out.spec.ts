// Signing out while requests are pending: they neither restore the session nor navigate away, and the console has no
// errors.

import type { Page } from '@playwright/test'
import { getProfile } from '@stoa/contract/identity/profile'
import { refreshSession } from '@stoa/contract/identity/session'
import { getCustomerCart } from '@stoa/contract/ordering/server-cart'
import { expect, test } from './fixtures.ts'
import { createAccount, loginLink, signIn } from './support/account.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

/** The latency of the delayed requests. */
const delayMs = 1500

/** Delays every request of this kind from now on. Returns how many were made, and waits for all of them. */
async function delayRoute(page: Page, { path }: { path: string }) {
  const answers: Promise<unknown>[] = []
  await page.route(`**/api/*${path}*`, async (route) => {
    const delayed = new Promise((resolve) => setTimeout(resolve, delayMs)).then(() => route.continue())
    answers.push(delayed.catch(() => {}))
    await delayed
  })
  return { count: () => answers.length, settled: () => Promise.all(answers) }
}

const signOut = (page: Page, { t }: Shop): Promise<void> =>
  page
    .getByRole('navigation', { name: t('account.nav.label') })
    .getByRole('link', { name: t('account.nav.logout') })
    .click()

/** Whose carts are merged already: from now on the stored cart is only read. */
async function signInIdle(page: Page, shop: Shop): Promise<void> {
  await signIn(page, shop, await createAccount(shop, 'leaves'))
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('stoa.cart-record') ?? '{}').union === null)
}

async function expectSignedOut(page: Page, shop: Shop): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.logout.title') })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(shop.address('/logout'))
  await expect(page.getByRole('heading', { level: 1, name: shop.t('sign-in.logout.title') })).toBeVisible()
  await expect(loginLink(page, shop)).toBeVisible()
}

for (const [description, call] of Object.entries({
  'the session is renewed': refreshSession,
  'the account is asked for': getProfile,
  'the kept cart is asked for': getCustomerCart,
}))
  test(`while ${description}`, async ({ page, shop }) => {
    await signInIdle(page, shop)
    const calls = await delayRoute(page, call)
    await visit(page, shop.address('/profile'))
    await expect.poll(calls.count).toBeGreaterThan(0)
    await signOut(page, shop)
    await calls.settled()
    await expectSignedOut(page, shop)
  })

test('while another tab refreshes the session and requests the cart', async ({ context, page, shop }) => {
  await signInIdle(page, shop)
  await visit(page, shop.address('/profile'))
  await page.waitForLoadState('networkidle')
  const otherPage = await context.newPage()
  const renewals = await delayRoute(otherPage, refreshSession)
  const carts = await delayRoute(otherPage, getCustomerCart)
  await visit(otherPage, shop.address('/pages/about'))
  await expect.poll(renewals.count).toBeGreaterThan(0)
  await signOut(page, shop)
  await expectSignedOut(page, shop)
  await Promise.all([renewals.settled(), carts.settled()])
  await expect(loginLink(otherPage, shop)).toBeVisible()
  await otherPage.waitForLoadState('networkidle')
  await expect(otherPage, 'a page for everyone stays').toHaveURL(shop.address('/pages/about'))
})
