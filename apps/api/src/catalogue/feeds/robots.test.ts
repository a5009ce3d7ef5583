import { expect, test } from 'vitest'
import { feedSettings } from '../../../test/written-feeds.ts'
import { robotsText } from './robots.ts'

/** The rules as a crawler applies them: `*` matches anything, otherwise by prefix. */
function disallows(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
  const formOf = (rule: string) => new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`)
  return rules.some((rule) => formOf(rule).test(path))
}

test.each([
  ['/', false],
  ['/en', false],
  ['/products/zorbas', false],
  ['/categories/poetry?page=2', false],
  ['/categories/poetry?sort=PriceAscending', true],
  ['/categories/poetry?page=2&sort=PriceAscending', true],
  ['/en/categories/poetry?q=author-1', true],
  ['/search-results?text=zorbas', true],
  ['/cart', true],
  ['/en/cart', true],
  ['/checkout-information', true],
  ['/en/checkout-shipping-payment', true],
  ['/track-order/5', true],
  ['/en/stock-notices/5', true],
  ['/order-tool/5', true],
  ['/en/impersonate/5', true],
  ['/covers/zorbas/1200.jpg', false],
])('%s is disallowed for crawlers: %s', (path, isDisallowed) => {
  expect(disallows(robotsText('https://stoa.example', feedSettings.switches), path)).toBe(isDisallowed)
})

test('links to the sitemap, and disallows paths that the site really has', () => {
  expect(robotsText('https://stoa.example', feedSettings.switches)).toMatch(
    /^Sitemap: https:\/\/stoa\.example\/sitemap\.xml$/m,
  )
  const prefixed = robotsText('https://stoa.example', {
    ...feedSettings.switches,
    omitDefaultPrefix: false,
    trailingSlash: true,
  })
  expect(prefixed).toMatch(/^Disallow: \/el\/cart$/m)
})
