// Two tabs of one browser: each notices the other's signing in and out, and a session is refreshed once for both.

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountLink, createAccount, loginLink, signIn } from './support/account.ts'
import { reload, visit } from './support/visit.ts'

/** How often the session was refreshed by either tab. */
function countRefreshes(...tabs: Page[]): () => number {
  let refreshes = 0
  for (const tab of tabs)
    tab.on('request', (request) => {
      if (request.url().endsWith('/account/refreshtoken')) refreshes += 1
    })
  return () => refreshes
}

test('both tabs survive a refresh, and only one requests it', async ({ context, page, shop }) => {
  const account = await createAccount(shop, 'tabs')
  await context.clock.install()
  const otherPage = await context.newPage()
  await signIn(page, shop, account)
  await visit(otherPage, shop.address('/profile'))
  const tabs = [page, otherPage]
  const accountMenuOf = (tab: Page) => tab.getByRole('navigation', { name: shop.t('account.nav.label') })
  for (const tab of tabs) await expect(accountMenuOf(tab)).toBeVisible()
  await otherPage.waitForLoadState('networkidle')

  const refreshes = countRefreshes(...tabs)
  const responses = tabs.map((tab) => tab.waitForResponse(/getaddresses/))
  await context.clock.fastForward(11 * 60_000)
  const addresses = { name: new RegExp(`^${shop.t('account.nav.addresses')}`) }
  await Promise.all(tabs.map((tab) => accountMenuOf(tab).getByRole('link', addresses).click()))
  for (const response of await Promise.all(responses)) expect(response.status()).toBe(200)
  expect(refreshes()).toBe(1)

  await Promise.all(tabs.map(reload))
  for (const tab of tabs) await expect(accountLink(tab, shop, account)).toBeVisible()
  await visit(page, shop.address('/profile/orders'))
  await expect(page, 'the session lives').toHaveURL(shop.address('/profile/orders'))
})

test('signing in and out is seen in the other tab', async ({ context, page, shop }) => {
  const account = await createAccount(shop, 'seen')
  const otherPage = await context.newPage()
  await visit(otherPage, shop.address('/pages/about'))
  await signIn(page, shop, account)
  await expect(accountLink(otherPage, shop, account)).toBeVisible()
  await visit(otherPage, shop.address('/logout'))
  await expect(loginLink(page, shop)).toBeVisible()
  await expect(page, 'personal pages are left').toHaveURL(shop.address('/login'))
})
