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

test('the footer is as high before scripts run as after, on a phone and on a wide screen', async ({ page, shop }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    // an address of a part: what is below its first screen has its height from the start
    await page.goto(`${shop.address('/')}#main`, { waitUntil: 'load' })
    const footer = page.getByRole('contentinfo')
    const before = await footer.boundingBox()
    await page.unroute('**/assets/*.js')
    await visit(page, shop.address('/'))
    expect((await footer.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0)
    await page.goto('about:blank')
  }
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the basket says what it needs, and shows nothing that would wait for ever', async ({
    page,
    shop,
    consoleWatcher,
  }) => {
    consoleWatcher.expectError(/\.js csp$/)
    await page.goto(shop.address('/cart'))
    await expect(page.locator('main noscript')).toHaveText(shop.t('cart-page.withoutScripts'), { useInnerText: true })
    for (const busy of await page.locator('[aria-busy]').all()) await expect(busy).toBeHidden()
  })
})
