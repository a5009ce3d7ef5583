// Each page has one canonical URL per language, declares it, and answers with the right status and strict security
// headers.

import { expect, inEachLanguage, test } from './fixtures.ts'
import { readHead } from './support/head.ts'
import { reload, visit } from './support/visit.ts'

const indexable = [
  '/',
  '/categories/astynomiko',
  '/categories/xeni-logotechnia?page=2',
  '/products/vios-kai-politeia-tou-alexi-zormpa-kazantzakis',
  '/contributors',
  '/contributors?letter=%CE%9A',
  '/contributors?role=translator&page=2',
  '/contributor/nikos-kazantzakis',
  '/publishers?page=2',
  '/publisher/kedros?page=2',
  '/pages/terms',
]

interface Manifest {
  short_name: string
  lang: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

test.describe('other forms of a URL redirect to the canonical one', () => {
  const redirects = [
    ['/el', '/'],
    ['/el/', '/'],
    ['/el/cart', '/cart'],
    ['/el/pages/terms?from=mail', '/pages/terms?from=mail'],
    ['/pages/terms/', '/pages/terms'],
    ['/en/', '/en'],
    ['/en/pages/terms/', '/en/pages/terms'],
    ['/el/search-results?text=%CE%B1%20b', '/search-results?text=%CE%B1%20b'],
  ] as const
  for (const [from, to] of redirects)
    test(`${from} → ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers().location).toBe(to)
    })

  test('never to another host', async ({ request, baseURL }) => {
    for (const path of ['//evil.example/', '/el//evil.example', '/%5Cevil.example/']) {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
      expect(response.headers().location ?? '/', path).toMatch(/^\/(?![/\\])/)
    }
  })
})

inEachLanguage(() => {
  test('a search that names a list of the shop leads to it', async ({ request, shop }) => {
    const response = await request.get(shop.address('/search-results?text=best%20sellers'), { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toBe(shop.address('/best-sellers'))
  })

  for (const path of indexable)
    test(`${path} declares its canonical URL and its alternate language`, async ({ request, shop, baseURL }) => {
      const absolute = (address: string) => `${baseURL}${address}`
      const english = absolute(path === '/' ? '/en' : `/en${path}`)
      const html = await (await request.get(shop.address(path))).text()
      expect(readHead(html)).toEqual({
        indexable: true,
        canonical: absolute(shop.address(path)),
        alternates: { el: absolute(path), en: english, 'x-default': absolute(path) },
      })
      expect(html.match(/rel="canonical"/g)).toHaveLength(1)
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${shop.language}"`))
      expect(html.match(/<title>[^<]*<\/title>/g)).toEqual([expect.stringContaining(shop.t('common.shopName'))])
    })

  for (const path of [
    '/cart',
    '/search-results?text=zorba',
    '/contributors?q=kaz',
    '/publishers?sort=TitlesDescending',
    '/contributor/nikos-kazantzakis?sort=Bestseller',
    '/checkout-information',
    '/checkout-shipping-payment',
    '/checkout-failure',
    '/track-order',
  ])
    test(`${path} is not indexed`, async ({ request, shop }) => {
      const response = await request.get(shop.address(path))
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(html).not.toContain('rel="canonical"')
    })

  test('an unknown path answers 404 with the shop’s own page', async ({ request, shop }) => {
    const missingPaths = [
      ...['/nowhere', '/products/no-such-book', '/categories/no-such-shelf', '/pages/no-such-page'],
      ...['/contributor/nobody', '/publisher/nobody'],
      ...['/contributors?letter=1', '/contributors?page=99', '/publishers?page=x'],
    ]
    for (const path of missingPaths) {
      const response = await request.get(shop.address(path))
      expect(response.status(), path).toBe(404)
      const html = (await response.text()).replaceAll('\u00a0', ' ')
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${shop.t('errors.lostTitle')}</h1>`))
      expect(html, path).not.toContain('rel="canonical"')
    }
  })

  // the second query is read by the browser alone
  for (const path of ['/search-results?text=zorba', '/account-ending?at=2026-11-30T09:00:00.000Z'])
    test(`the language switch leads from ${path} to the same page`, async ({ page, shop }) => {
      const otherLanguage = shop.language === 'el' ? 'en' : 'el'
      await visit(page, shop.address(path))
      const languages = page.getByRole('navigation', { name: shop.t('chrome.language') })
      await languages.getByRole('link', { name: shop.t(`chrome.languages.${otherLanguage}.long`) }).click()
      await expect(page).toHaveURL(otherLanguage === 'el' ? path : `/en${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
    })

  test('every page linked from the home page is canonical and agrees with its alternate', async ({
    page,
    request,
    shop,
    baseURL,
  }) => {
    await page.goto(shop.address('/'))
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const unique = [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))].filter(Boolean)
    expect(unique.length).toBeGreaterThan(20)
    const get = async (address: string) => {
      const response = await request.get(address, { maxRedirects: 0 })
      return { status: response.status(), head: readHead(await response.text()) }
    }
    for (const href of unique) {
      const { status, head } = await get(href)
      expect(status, href).toBe(200)
      if (!head.indexable) continue
      const currentUrl = `${baseURL}${href}`
      const language = /^\/en(?:\/|$)/.test(href) ? 'en' : 'el'
      expect(head.canonical, href).toBe(currentUrl)
      expect(head.alternates, href).toMatchObject({ [language]: currentUrl, 'x-default': head.alternates.el })
      // the Greek pages lead to the English ones
      if (shop.language === 'en') continue
      const alternate = head.alternates[language === 'el' ? 'en' : 'el'] ?? ''
      expect(await get(alternate), href).toEqual({ status: 200, head: { ...head, canonical: alternate } })
    }
  })
})

test('every page has strict security headers and sets no cookies', async ({ request }) => {
  for (const path of ['/', '/en', '/pages/terms', '/cart', '/checkout-information', '/nowhere']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['strict-transport-security'], path).toContain('max-age=31536000')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['set-cookie'], path).toBeUndefined()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(/script-src[^;]*/.exec(policy)?.[0], path).not.toContain('unsafe')
  }
})

test.describe('the theme', () => {
  test('applies the chosen one before the first paint', async ({ page, shop }) => {
    await visit(page, '/')
    await page.getByRole('radio', { name: shop.t('chrome.theme.dark') }).check()
    await page.addInitScript(() => {
      const mark = () => {
        if (!document.body) return requestAnimationFrame(mark)
        document.documentElement.dataset.firstTheme = document.documentElement.dataset.theme ?? 'none'
        document.documentElement.dataset.firstGround = getComputedStyle(document.body).backgroundColor
      }
      requestAnimationFrame(mark)
    })
    await reload(page)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-first-theme', 'dark')
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect(html).toHaveAttribute('data-first-ground', background)
    await expect(page.getByRole('radio', { name: shop.t('chrome.theme.dark') })).toBeChecked()
  })

  test('follows the system until one is chosen', async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page, '/')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const lightBackground = await background()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(background).not.toBe(lightBackground)
    await page.getByRole('radio', { name: shop.t('chrome.theme.light') }).check()
    await expect.poll(background).toBe(lightBackground)
  })
})

test('a search that is written otherwise leads to its own address', async ({ request }) => {
  for (const query of ['searchText=zorba', 'q=zorba&x=1']) {
    const response = await request.get(`/en/search-results?${query}`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([302, '/en/search-results?text=zorba'])
  }
})

/** Width and height of a PNG, from its first block. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

inEachLanguage(() => {
  test('a phone’s home screen gets name, address and icons', async ({ request, shop }) => {
    const html = await (await request.get(shop.address('/'))).text()
    const hrefOf = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? 'no such link'
    const manifest = await request.get(hrefOf('manifest'))
    expect(manifest.headers()['content-type']).toBe('application/manifest+json')
    const { short_name, lang, start_url, icons } = (await manifest.json()) as Manifest
    expect([short_name, lang, start_url]).toEqual([shop.t('common.shopName'), shop.language, shop.address('/')])
    const drawn = icons.filter(({ type }) => type === 'image/png')
    expect(drawn.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of [...drawn, { src: hrefOf('apple-touch-icon'), sizes: '180x180' }]) {
      const icon = await request.get(src)
      const body = await icon.body()
      expect([icon.status(), icon.headers()['content-type'], sizeOf(body)]).toEqual([200, 'image/png', sizes])
      expect(body.length, src).toBeLessThan(10_000)
    }
  })
})
