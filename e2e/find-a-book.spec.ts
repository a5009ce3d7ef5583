// Finding a book: by filtering a category, by searching, by suggestions, with and without JavaScript.

import type { Page } from '@playwright/test'
import { getCategoryByUrl } from '@stoa/contract/catalogue/categories'
import type { FilterKind } from '@stoa/contract/catalogue/filter-kinds'
import { type Facet, listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { suggestProducts } from '@stoa/contract/catalogue/search'
import { expect, inEachLanguage, test } from './fixtures.ts'
import { books, category } from './support/books.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

const path = `/categories/${category}`

async function facetOf(shop: Shop, kind: FilterKind): Promise<Facet> {
  const { id } = await shop.call(getCategoryByUrl, { url: category })
  const { facets } = await shop.call(listProductsByCategory, { categoryId: id })
  const facet = facets.find((item) => item.kind === kind)
  if (!facet) throw new Error(`no ${kind} in ${category}`)
  return facet
}

const first = <Item>(all: readonly Item[]): Item => {
  const [item] = all
  if (item === undefined) throw new Error('nothing there')
  return item
}

const results = (page: Page, shop: Shop) => page.getByRole('region', { name: shop.t('category.results') })
const countOf = (page: Page, shop: Shop) => results(page, shop).locator('[data-count] b')
const chipsOf = (page: Page, shop: Shop) =>
  results(page, shop).getByRole('list', { name: shop.t('category.filters.applied') })
const field = (page: Page) => page.getByRole('banner').getByRole('combobox')

inEachLanguage(() => {
  test('a category is filtered, and Back restores the list', async ({ page, shop }) => {
    const { t } = shop
    const price = first((await facetOf(shop, 'Price')).values.filter(({ count }) => count > 3))
    await visit(page, shop.address(path))
    const panel = page.getByRole('complementary', { name: t('category.filters.title') })
    await panel.getByRole('checkbox', { name: price.name }).check()
    await expect(page).toHaveURL(shop.address(`${path}?q=Price.${price.value}`))
    await expect(countOf(page, shop)).toHaveText(String(price.count))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

    await results(page, shop)
      .getByRole('combobox', { name: t('category.sort') })
      .selectOption('PriceDescending')
    await expect(page).toHaveURL(/sort=PriceDescending/)
    const { id } = await shop.call(getCategoryByUrl, { url: category })
    const filters = [{ kind: 'Price' as const, attribute: null, values: [price.value] }]
    const sorted = await shop.call(listProductsByCategory, { categoryId: id, filters, sort: 'PriceDescending' })
    const dearest = sorted.items.map(({ name }) => name)
    await expect(results(page, shop).getByRole('heading', { level: 3 })).toHaveText(dearest)
    const book = results(page, shop).getByRole('heading', { level: 3 }).last().getByRole('link')
    await book.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(100)
    await book.click()
    await expect(page).toHaveURL(/\/products\//)
    await page.goBack()
    await expect(page).toHaveURL(shop.address(`${path}?q=Price.${price.value}&sort=PriceDescending`))
    await expect(countOf(page, shop)).toHaveText(String(price.count))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1)

    await chipsOf(page, shop).getByRole('link', { name: price.name }).click()
    await expect(page).toHaveURL(shop.address(`${path}?sort=PriceDescending`))
    await expect(chipsOf(page, shop)).toHaveCount(0)
    await expect(panel.getByRole('checkbox', { name: price.name })).not.toBeChecked()
  })

  test('suggestions are chosen with the keyboard', async ({ page, shop }) => {
    const { t } = shop
    const suggestions = await shop.call(suggestProducts, { text: 'kazan' })
    const title = first(suggestions.filter(({ kind }) => kind === 'title'))
    await visit(page, shop.address('/'))
    await field(page).focus()
    await page.keyboard.type('kazan')
    const list = page.getByRole('listbox', { name: t('chrome.suggest.title') })
    await expect(list).toBeVisible()
    await expect(list.getByRole('option')).toHaveCount(suggestions.length)
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toContainText(title.name)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(field(page)).toHaveValue('kazan')
    await page.keyboard.press('ArrowDown')
    await expect(list).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(shop.address(`/products/${title.url}`))
  })
})

test('loading more appends books, and they are there again after Back', async ({ page, shop }) => {
  await visit(page, shop.address(path))
  const titles = results(page, shop).locator('h3 a[href*="/products/"]')
  await expect(titles).toHaveCount(24)
  await results(page, shop).locator('a[href$="?page=2"]').first().click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(titles).toHaveCount(48)
  const book = titles.nth(24)
  await expect(book).toBeFocused()
  const name = (await book.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(titles).toHaveCount(48)
  await expect(titles.nth(24)).toBeInViewport()
  // of the pages one below the other a reload shows the one in the address, from its beginning
  await page.reload()
  await expect(titles).toHaveCount(24)
  await expect(titles.first()).toHaveText(name)
  await expect(titles.first()).toBeInViewport()
})

test('the values of a long filter are searched and shown in full', async ({ page, shop }) => {
  const { t } = shop
  const authors = await facetOf(shop, 'Authors')
  const last = first(authors.values.slice(15))
  await visit(page, shop.address(path))
  const panel = page.getByRole('complementary', { name: t('category.filters.title') })
  await expect(panel.getByRole('checkbox', { name: last.name })).toHaveCount(0)
  await panel.getByRole('searchbox', { name: t('category.filters.find', { label: authors.name }) }).fill(last.name)
  await panel.getByRole('checkbox', { name: last.name }).check()
  await expect(page).toHaveURL(new RegExp(`q=Authors.${last.value}$`))
  await expect(chipsOf(page, shop)).toContainText(last.name)
  await expect(countOf(page, shop)).toHaveText(String(last.count))
})

test('on a phone the filters cover the list', async ({ page, shop }) => {
  const { t } = shop
  await page.setViewportSize({ width: 390, height: 844 })
  const price = first((await facetOf(shop, 'Price')).values.filter(({ count }) => count > 3))
  await visit(page, shop.address(path))
  const opener = page.getByRole('main').getByRole('link', { name: t('category.filters.title') })
  const sheet = page.getByRole('dialog', { name: t('category.filters.title') })

  await opener.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await sheet.getByRole('checkbox', { name: price.name }).check()
  const show = sheet.getByRole('button', { name: t('category.filters.show', { count: price.count }) })
  await expect(show).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(shop.address(`${path}?q=Price.${price.value}`))

  await opener.click()
  await expect(sheet.getByRole('checkbox', { name: price.name })).toBeChecked()
  await sheet.getByRole('button', { name: t('category.filters.clearShort') }).click()
  await expect(show).toBeHidden()
  await sheet.getByRole('button').last().click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(shop.address(path))
})

test('a mistyped name is corrected, and can still be searched as typed', async ({ page, shop }) => {
  const { t } = shop
  await visit(page, shop.address('/'))
  await field(page).fill('κζαντζάκης')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: 'Καζαντζάκης' }))
  await expect(field(page)).toHaveValue('κζαντζάκης')
  await page.getByRole('link', { name: t('search.correction.instead', { typed: 'κζαντζάκης' }) }).click()
  await expect(page.getByText(t('search.nothing', { query: 'κζαντζάκης' }))).toBeVisible()
  await expect(page.getByRole('link', { name: t('search.ask.action') })).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('link', { name: t('search.loosely', { query: 'κζαντζάκης' }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: 'Καζαντζάκης' }))
})

test('an ISBN leads to its book', async ({ page, shop }) => {
  const { ean, name } = await shop.product(books.looked)
  await visit(page, shop.address('/'))
  await field(page).fill(ean)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.address(`/products/${books.looked}`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('recent searches are stored in the browser, and can be removed', async ({ page, shop }) => {
  const { t } = shop
  await visit(page, shop.address('/'))
  await field(page).fill('loxantra')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: 'loxantra' }))
  await visit(page, shop.address('/'))
  await field(page).focus()
  const recent = page.getByRole('region', { name: t('chrome.suggest.recent') })
  await expect(recent.getByRole('link', { name: 'loxantra' })).toBeVisible()
  await recent.getByRole('button', { name: t('chrome.suggest.forget', { text: 'loxantra' }) }).click()
  await expect(recent).toBeHidden()
})

test('a search works when suggestions fail to load', async ({ page, shop, consoleWatcher }) => {
  consoleWatcher.expectError(/Failed to load resource|net::ERR_FAILED/)
  await page.route('**/products/suggest*', (route) => route.abort())
  await visit(page, shop.address('/'))
  await field(page).focus()
  const suggestRequest = page.waitForRequest('**/products/suggest*')
  await page.keyboard.type('loxantra')
  await suggestRequest
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.t('search.title', { query: 'loxantra' }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and the list has a URL', async ({ page, shop, consoleWatcher }) => {
    const { t } = shop
    consoleWatcher.expectError(/\.js csp$/)
    const [price, author] = [await facetOf(shop, 'Price'), await facetOf(shop, 'Authors')]
    const [band, name] = [first(price.values.filter(({ count }) => count > 0)), first(author.values)]
    await page.goto(shop.address(path))
    const panel = page.getByRole('complementary', { name: t('category.filters.title') })
    await panel.getByRole('checkbox', { name: band.name }).check()
    await panel.getByRole('checkbox', { name: name.name }).check()
    await panel.getByRole('button', { name: t('category.apply'), exact: true }).click()
    await expect(page).toHaveURL(shop.address(`${path}?q=Price.${band.value}_Authors.${name.value}`))
    await expect(chipsOf(page, shop).getByRole('link')).toHaveCount(3)
    await chipsOf(page, shop)
      .getByRole('link', { name: t('category.filters.clear') })
      .click()
    await expect(page).toHaveURL(shop.address(path))
  })
})
