// Backoff: a failing API is called seldom, and not at all while the browser is offline. The customer is signed in and
// has never put anything into the cart.

import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createAccount, signIn } from './support/account.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

const problem = (status: number) => JSON.stringify({ code: 'server_fault', status, title: 'Fault', instance: '1' })
const failure = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: problem(status) })

/** How the calls are answered, and how many may be made within a minute. */
const answers: { name: string; answer(route: Route): Promise<void>; most: number }[] = [
  { name: '500', answer: failure(500), most: 8 },
  {
    name: '429 for twenty seconds',
    answer: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '20' }, body: problem(429) }),
    most: 4,
  },
  { name: 'nothing', answer: (route) => route.abort('connectionrefused'), most: 8 },
  { name: 'an empty body', answer: (route) => route.fulfill({ status: 200, body: '' }), most: 8 },
]

const renewal = '/account/refreshtoken'

interface Calls {
  count: number
  pending: number
}

/** The page's clock runs fast; the requests made meanwhile are real, and it waits for each. */
async function passMinute(page: Page, calls: Calls): Promise<void> {
  for (let second = 0; second < 60; second += 2) {
    await page.clock.runFor(2000)
    do await page.waitForTimeout(20)
    while (calls.pending > 0)
  }
}

function watchCalls(page: Page, path: string): Calls {
  const calls: Calls = { count: 0, pending: 0 }
  const change = (by: Partial<Calls>) => (request: Request) => {
    if (!request.url().includes(path)) return
    calls.count += by.count ?? 0
    calls.pending += by.pending ?? 0
  }
  page.on('request', change({ count: 1, pending: 1 }))
  page.on('requestfinished', change({ pending: -1 }))
  page.on('requestfailed', change({ pending: -1 }))
  return calls
}

async function signInWithoutCart(page: Page, shop: Shop): Promise<void> {
  await page.clock.install()
  await signIn(page, shop, await createAccount(shop, 'retries'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stoa.cart-record'))).not.toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('stoa.cart'))).toBeNull()
}

/** Signed in, with a session that cannot be refreshed from now on. */
async function signInWithFailingRefresh(page: Page, shop: Shop, status: number): Promise<Calls> {
  await signInWithoutCart(page, shop)
  const calls = watchCalls(page, renewal)
  await page.route(`**${renewal}`, failure(status))
  return calls
}

test('the stored cart is requested a few times a minute, never offline, and again once online', async ({
  page,
  context,
  shop,
  consoleWatcher: witness,
}) => {
  for (const announced of [/status of 500/, /status of 429/, /ERR_CONNECTION_REFUSED/]) witness.expectError(announced)
  const cart = '/cartitems/'
  await signInWithoutCart(page, shop)
  const calls = watchCalls(page, cart)
  for (const { name, answer, most } of answers)
    await test.step(name, async () => {
      await page.route(`**${cart}**`, answer)
      await visit(page, shop.address('/pages/about'))
      calls.count = 0
      await passMinute(page, calls)
      expect(calls.count).toBeGreaterThan(0)
      expect(calls.count).toBeLessThanOrEqual(most)
      await page.unroute(`**${cart}**`)
    })

  await context.setOffline(true)
  calls.count = 0
  await passMinute(page, calls)
  expect(calls.count).toBe(0)
  await context.setOffline(false)
  await expect.poll(() => calls.count).toBe(1)
})

test('the session is refreshed a few times a minute, and at once on a reader’s action', async ({
  page,
  shop,
  consoleWatcher: witness,
}) => {
  witness.expectError(/status of 503/)
  const calls = await signInWithFailingRefresh(page, shop, 503)
  await visit(page, shop.address('/profile/account'))
  await passMinute(page, calls)
  expect(calls.count).toBeGreaterThan(1)
  expect(calls.count).toBeLessThanOrEqual(12)

  await page.unroute(`**${renewal}`)
  const again = page.getByRole('button', { name: shop.t('account.failed.again') })
  await again.first().click()
  await expect(page.getByLabel(shop.t('account.personal.firstName'), { exact: true })).toHaveValue('Ελένη')
})

test('a refresh that fails ends the session, once', async ({ page, shop, consoleWatcher: witness }) => {
  witness.expectError(/status of 500/)
  const calls = await signInWithFailingRefresh(page, shop, 500)
  // the page may be left before it can be waited for
  await page.goto(shop.address('/profile/account'), { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login/)
  expect(calls.count).toBe(1)
})
