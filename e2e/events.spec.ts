// Window events through which other scripts talk to the shop, and a cart that is shared by all tabs and survives bad
// data.

import type { Page } from '@playwright/test'
import { expect, inEachLanguage, test } from './fixtures.ts'
import { books } from './support/books.ts'
import { cartButton, drawerOf } from './support/cart.ts'
import { visit } from './support/visit.ts'

const dispatch = (page: Page, name: string, detail: unknown): Promise<void> =>
  page.evaluate(([event, detail]) => void window.dispatchEvent(new CustomEvent(event, { detail: detail })), [
    name,
    detail,
  ] as const)

inEachLanguage(() => {
  test('findbar-redirect follows URLs of the shop', async ({ page, shop, baseURL }) => {
    await visit(page, shop.address('/pages/about'))
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await dispatch(page, 'findbar-redirect', { url: shop.address('/pages/terms') })
    await expect(page).toHaveURL(shop.address('/pages/terms'))
    await dispatch(page, 'findbar-redirect', {
      url: `${baseURL}${shop.address(`/products/${books.announced}`)}#details`,
    })
    await expect(page).toHaveURL(`${shop.address(`/products/${books.announced}`)}#details`)
    expect(await page.evaluate(() => 'stays' in window), 'without a reload').toBe(true)
  })
})

test('add-to-cart from outside puts the product into the cart and shows it', async ({ page, shop }) => {
  const product = await shop.product(books.announced)
  await visit(page, shop.address('/pages/about'))
  await dispatch(page, 'add-to-cart', { productId: product.id, quantity: 2 })
  const drawer = drawerOf(page, shop)
  await expect(drawer.getByRole('link', { name: product.name })).toBeVisible()
  await expect(drawer.getByText(shop.money(product.price * 2)).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(cartButton(page, shop, 2)).toBeVisible()
})

test('an invalid event changes nothing, an unavailable product is explained', async ({ page, shop }) => {
  await visit(page, shop.address('/pages/about'))
  const malformedItems = [null, 'x', {}, { productId: '1' }, { productId: -1 }, { productId: 1, quantity: 1.5 }]
  for (const detail of malformedItems) await dispatch(page, 'add-to-cart', detail)
  await dispatch(page, 'add-to-cart', { productId: 900_000_000 })
  await expect(page.getByText(shop.t('cart.productNotFound'))).toBeVisible()
  await expect(cartButton(page, shop, 0)).toBeVisible()
})

test('findbar-redirect refuses URLs of other sites', async ({ page, shop }) => {
  await visit(page, shop.address('/pages/about'))
  const currentUrl = page.url()
  const foreignUrl = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5c%5cevil.example',
    '/%252f%252fevil.example',
    'javascript:document.title="taken"',
    'data:text/html,taken',
    'evil.example',
    `${new URL(currentUrl).origin}.evil.example/`,
    `${new URL(currentUrl).origin}@evil.example/`,
    'https:evil.example',
    '\t//evil.example',
    7,
    null,
  ]
  for (const url of foreignUrl) await dispatch(page, 'findbar-redirect', { url })
  await page.waitForTimeout(500)
  expect(page.url()).toBe(currentUrl)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the cart is the same in two tabs', async ({ page, context, shop }) => {
  const product = await shop.product(books.announced)
  const second = await context.newPage()
  await visit(page, shop.address('/pages/about'))
  await visit(second, shop.address('/pages/terms'))
  await dispatch(page, 'add-to-cart', { productId: product.id })
  await expect(cartButton(second, shop, 1)).toBeVisible()
  await visit(second, shop.address('/cart'))
  await second.getByRole('button', { name: shop.t('common.more') }).click()
  await page.keyboard.press('Escape')
  await expect(cartButton(page, shop, 2)).toBeVisible()
  await second.getByRole('button', { name: shop.t('cart-page.removeNamed', { name: product.name }) }).click()
  await expect(cartButton(page, shop, 0)).toBeVisible()
})

test.describe('invalid data in the browser’s storage is ignored', () => {
  const malformedRedirects = [
    '',
    'not json',
    'null',
    '[]',
    '{"version":99,"items":[{"productId":1}]}',
    '{"version":1,"items":"many"}',
    '{"version":1,"items":[null,7,{"productId":"1"},{"productId":-1,"dimensionId":0,"quantity":1}]}',
    `{"version":1,"items":[{"productId":1,"dimensionId":0,"quantity":1e99}]}`,
  ]
  for (const storedCart of malformedRedirects)
    test(storedCart === '' ? 'nothing at all' : storedCart, async ({ page, shop }) => {
      await page.addInitScript((text) => {
        localStorage.setItem('stoa.cart', text)
        localStorage.setItem('stoa.theme', text)
        sessionStorage.setItem('stoa.checkout', text)
        sessionStorage.setItem('stoa.order-attempt', text)
        sessionStorage.setItem('stoa.order-emails', text)
      }, storedCart)
      await visit(page, '/cart')
      await expect(page.getByRole('heading', { level: 2, name: shop.t('cart-page.emptyTitle') })).toBeVisible()
      await expect(cartButton(page, shop, 0)).toBeVisible()
      await visit(page, '/checkout-failure')
      await expect(page.getByText(shop.t('checkout.failure.nothing'))).toBeVisible()
    })

  test('forbidden storage', async ({ page, shop, consoleWatcher }) => {
    // React Router's scroll restoration script reports an error before any of our own code runs.
    consoleWatcher.expectError(/SecurityError: denied|^page error: $/)
    await page.addInitScript(() => {
      const blockStorage = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, { get: blockStorage, configurable: true })
    })
    const product = await shop.product(books.announced)
    await visit(page, '/pages/about')
    await dispatch(page, 'add-to-cart', { productId: product.id })
    await expect(drawerOf(page, shop).getByRole('link', { name: product.name })).toBeVisible()
  })
})
