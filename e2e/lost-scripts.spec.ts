// A page's script that cannot be loaded: it is asked for once more, and then the error page says so.

import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { ConsoleWatcher } from './support/console-watcher.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

interface Losses {
  consoleWatcher: ConsoleWatcher
  count: number
  answer(route: Route): Promise<void>
}

const refuse = (route: Route) => route.abort('connectionrefused')

const scripts = /\/assets\/[\w-]+\.js(?:\?again)?$/
const reported =
  /\/assets\/.*ERR_CONNECTION_REFUSED|ERR_CONNECTION_REFUSED.*\/assets\/|status of 404.*\/assets\/|dynamically imported module/

/** From a page of content to one of another kind, while the next requests for scripts fail. */
async function pressOn(page: Page, shop: Shop, { consoleWatcher, count, answer }: Losses): Promise<void> {
  consoleWatcher.expectError(reported)
  await visit(page, shop.address('/pages/about'))
  let left = count
  await page.route(scripts, async (route) => {
    left -= 1
    await (left < 0 ? route.continue() : answer(route))
  })
  await page
    .locator(`a[href="${shop.address('/publishers')}"]`)
    .first()
    .click()
}

async function expectPublishers(page: Page, shop: Shop): Promise<void> {
  await expect(page).toHaveURL(shop.address('/publishers'))
  await expect(page.getByRole('heading', { level: 1, name: shop.t('people.publishers') })).toBeVisible()
}

test('on a line that fails once, the link leads on', async ({ page, shop, consoleWatcher }) => {
  await pressOn(page, shop, { consoleWatcher, count: 1, answer: refuse })
  await expectPublishers(page, shop)
})

test('on one that goes on failing, the page says so, until one comes back to it', async ({
  page,
  shop,
  consoleWatcher,
}) => {
  await pressOn(page, shop, { consoleWatcher, count: Number.POSITIVE_INFINITY, answer: refuse })
  await expect(page.getByRole('heading', { level: 1, name: shop.t('errors.faultTitle') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(scripts)
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.t('errors.ways.home') })
    .click()
  await expect(page).toHaveURL(shop.address('/'))
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await expectPublishers(page, shop)
})

test('after an update of the shop, the link leads to the new document', async ({ page, shop, consoleWatcher }) => {
  await pressOn(page, shop, {
    consoleWatcher,
    count: Number.POSITIVE_INFINITY,
    answer: (route) => route.fulfill({ status: 404 }),
  })
  await expectPublishers(page, shop)
})
