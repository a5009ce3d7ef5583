// The lists behind the home page's “all” links: each has a heading and an address of its own, and narrows like a category.

import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { getProductTab, listNameDays } from '@stoa/contract/content/content'
import { expect, inEachLanguage, test } from './fixtures.ts'
import { visit } from './support/visit.ts'

const lists = ['new-releases', 'best-sellers', 'offers'] as const

inEachLanguage(() => {
  for (const name of lists)
    test(`${name} has its own heading, breadcrumb and canonical address`, async ({ page, shop }) => {
      const title = shop.t(`lists.${name}.title`)
      await visit(page, shop.address(`/${name}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.getByRole('navigation', { name: shop.t('common.breadcrumb') })).toContainText(title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${shop.address(`/${name}`)}$`),
      )
    })

  test('the best sellers are a part of the shop, and stay within a filter', async ({ page, shop }) => {
    const { t } = shop
    await visit(page, shop.address('/best-sellers'))
    const filters = [{ kind: 'Status' as const, attribute: null, values: ['best-seller'] }]
    const { total, facets } = await shop.call(listProductsByCategory, { filters, sort: 'Bestseller' })
    expect(total).toBeLessThanOrEqual(100)
    const results = page.getByRole('region', { name: t('category.results') })
    await expect(results.locator('[data-count] b')).toHaveText(String(total))
    const price = facets.find(({ kind }) => kind === 'Price')?.values.find(({ count }) => count > 3)
    const panel = page.getByRole('complementary', { name: t('category.filters.title') })
    await panel.getByRole('checkbox', { name: price?.name ?? '' }).check()
    await expect(page).toHaveURL(shop.address(`/best-sellers?q=Price.${price?.value}`))
    await expect(results.locator('[data-count] b')).toHaveText(String(price?.count))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  })

  test('the new releases of the home page are among the first of their list', async ({ page, shop }) => {
    const { t } = shop
    await visit(page, shop.address('/'))
    const section = page.getByRole('region', { name: t('home.newReleases.title') })
    await expect(section).toContainText(t('home.newReleases.intro'))
    const titles = await section.getByRole('heading', { level: 3 }).allTextContents()
    expect(titles).toHaveLength(6)
    await section.getByRole('link', { name: t('home.newReleases.all') }).click()
    await expect(page).toHaveURL(shop.address('/new-releases'))
    const results = page.getByRole('region', { name: t('category.results') })
    await expect(results.getByRole('heading', { level: 3 }).first()).toBeVisible()
    const listed = await results.getByRole('heading', { level: 3 }).allTextContents()
    expect(listed.filter((title) => titles.includes(title))).toEqual(titles)
  })

  test('the best sellers of the home page are the first of the list it leads to', async ({ page, shop }) => {
    const { t } = shop
    await visit(page, shop.address('/'))
    const titles = await page.locator('section[aria-labelledby=best-sellers] h3').allTextContents()
    expect(titles).toHaveLength(11)
    await page.getByRole('link', { name: t('home.bestSellers.all') }).click()
    await expect(page).toHaveURL(
      shop.address(`/best-sellers${shop.language === 'en' ? '?q=Attribute-language.en' : ''}`),
    )
    const results = page.getByRole('region', { name: t('category.results') })
    const books = results.locator('h3:has(a[href*="/products/"])')
    await expect(books).toHaveCount(24)
    const listed = await books.allTextContents()
    expect(listed.slice(0, titles.length)).toEqual(titles)
  })

  test('offers are reduced, all of them', async ({ page, shop }) => {
    const filters = [{ kind: 'DiscountRates' as const, attribute: null, values: ['1-'] }]
    const { total } = await shop.call(listProductsByCategory, { filters })
    await visit(page, shop.address('/offers'))
    const results = page.getByRole('region', { name: shop.t('category.results') })
    await expect(results.locator('[data-count] b')).toHaveText(String(total))
    await results.getByRole('combobox', { name: shop.t('category.sort') }).selectOption('PriceAscending')
    await expect(page).toHaveURL(shop.address('/offers?sort=PriceAscending'))
    await expect(results.locator('[data-count] b')).toHaveText(String(total))
  })

  test('the window shows its books with the reason for each', async ({ page, shop }) => {
    const { books } = await shop.call(getProductTab, { code: shop.language === 'en' ? 'window-en' : 'window' })
    await visit(page, shop.address('/'))
    await page.getByRole('main').locator('a[href$="/window"]').click()
    await expect(page).toHaveURL(shop.address('/window'))
    await expect(page.getByRole('article')).toHaveCount(books.length)
    for (const { product, note } of books) {
      const article = page.getByRole('article').filter({ hasText: product.name })
      await expect(article.getByRole('blockquote')).toHaveText(note ?? 'no reason')
    }
  })

  test('gifts for name days stand under each day', async ({ page, shop }) => {
    const days = await shop.call(listNameDays, {})
    await visit(page, shop.address('/'))
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('home.nameDays.gifts') })
      .click()
    await expect(page).toHaveURL(shop.address('/name-days'))
    for (const { names } of days) await expect(page.getByRole('heading', { level: 2, name: names })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: shop.t('lists.nameDays.gifts') })).toBeVisible()
  })
})
