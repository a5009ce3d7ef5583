// A page that is opened anew lays out what is below its first screen when somebody scrolls there, until its scripts run; one that
// somebody comes back to is laid out whole.

import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { category } from './support/books.ts'
import { visit } from './support/visit.ts'

test('what is below the first screen waits until it is scrolled to, or scripts run', async ({ page, shop }) => {
  let run = (): void => {}
  const mayRun = new Promise<void>((resolve) => {
    run = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await mayRun
    await route.continue()
  })
  await page.goto(shop.address(`/categories/${category}`), { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  const cards = page.getByRole('region', { name: shop.t('category.results') }).getByRole('listitem')
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  const isLaidOut = (part: Locator) =>
    part
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut(cards.first())).toBe(true)
  expect(await isLaidOut(cards.nth(20))).toBe(false)
  expect(await isLaidOut(footer)).toBe(false)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => isLaidOut(footer)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => isLaidOut(footer)).toBe(false)
  run()
  await expect.poll(() => isLaidOut(footer)).toBe(true)
  expect(await isLaidOut(cards.nth(20))).toBe(true)
})

test('a reload and an address of a part are laid out whole from the start', async ({ page, shop }) => {
  await visit(page, shop.address(`/categories/${category}`))
  // nothing lifts it later
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
  await page.goto('about:blank')
  await page.goto(`${shop.address(`/categories/${category}`)}#main`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
})

test('scripts are asked for once the style sheets are there', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.css', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(shop.address('/'), { waitUntil: 'commit' })
  await expect.poll(() => asked.filter((type) => type === 'stylesheet').length).toBe(2)
  await page.waitForTimeout(500)
  expect(asked).not.toContain('script')
  release()
  await expect.poll(() => asked.filter((type) => type === 'script').length).toBeGreaterThan(5)
})
