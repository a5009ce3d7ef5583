// A page that is opened anew lays out what is below its first screen when somebody scrolls there; one that somebody comes back
// to is laid out whole.

import { expect, test } from './fixtures.ts'
import { category } from './support/books.ts'
import { visit } from './support/visit.ts'

const waits = 'html[data-below]'

test('what is below the first screen waits, and is there when it is scrolled to', async ({ page, shop }) => {
  await visit(page, shop.address(`/categories/${category}`))
  await expect(page.locator(waits)).toBeAttached()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  const isLaidOut = () =>
    footer
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(isLaidOut).toBe(true)
})

test('the next page, Back, a reload and an address of a part are laid out whole', async ({ page, shop }) => {
  await visit(page, shop.address(`/categories/${category}`))
  await page
    .getByRole('region', { name: shop.t('category.results') })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.locator(waits)).not.toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(shop.address(`/categories/${category}`))
  await expect(page.locator(waits)).not.toBeAttached()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
  await page.goto('about:blank')
  await visit(page, `${shop.address(`/categories/${category}`)}#main`)
  await expect(page.locator(waits)).not.toBeAttached()
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
