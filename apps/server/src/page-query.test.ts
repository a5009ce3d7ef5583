import { expect, test } from 'vitest'
import { isAddress, isSearchPage, knownAddress } from './page-query.ts'

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/?utm_source=a&gclid=b', '/'],
  ['/products/zorba?x=1', '/products/zorba'],
  ['/en/products/zorba?text=a&page=2', '/en/products/zorba'],
  ['/categories/poetry?page=2&x=1&sort=NameAscending', '/categories/poetry?page=2&sort=NameAscending'],
  ['/en/categories/poetry?q=a&q=b', '/en/categories/poetry?q=a'],
  [
    '/search-results?f=Authors.1&f=Authors.2&text=%CE%B1+b&v=1',
    '/search-results?f=Authors.1&f=Authors.2&text=%CE%B1+b',
  ],
  ['/en/search-results?searchText=zorba&x=1', '/en/search-results?searchText=zorba'],
  ['/categories/poetry?searchText=zorba', '/categories/poetry'],
  ['/search-results?%74ext=a', '/search-results'],
  ['/contributors?letter=A&role=author&text=x', '/contributors?letter=A&role=author'],
  ['/search-results.data?text=a&x=1&_routes=b', '/search-results.data?text=a&_routes=b'],
  ['/_root.data?_routes=root&x=1', '/_root.data?_routes=root'],
  ['/login/google?code=secret&state=secret', '/login/google'],
  ['/profile/orders?status=active&x=2', '/profile/orders?status=active'],
  ['/en/pages/terms?version=3&x=1', '/en/pages/terms?version=3'],
  ['/best-sellers?q=Price.1&x=1', '/best-sellers?q=Price.1'],
  ['/en/offers?sort=PriceAscending', '/en/offers?sort=PriceAscending'],
  ['/new-releases.data?page=2&_routes=a', '/new-releases.data?page=2&_routes=a'],
  ['/a?', '/a'],
])('%s is rendered as %s', (url, known) => expect(knownAddress(url)).toBe(known))

test.each(['/search-results', '/en/search-results?text=a', '/SEARCH-RESULTS', '/search-results.data'])(
  '%s is a search page',
  (url) => expect(isSearchPage(url.split('?', 1)[0] ?? '')).toBe(true),
)

test.each(['/', '/en', '/categories/search-results'])('%s is none', (path) => expect(isSearchPage(path)).toBe(false))

test('addresses that no page can have', () => {
  for (const url of ['/products/%00', '/search-results?text=%00', '/products/%ff', '/products/%zz', '/products/%'])
    expect(isAddress(url)).toBe(false)
  for (const url of ['/', '/products/%CE%B1', '/search-results?text=100%25']) expect(isAddress(url)).toBe(true)
})
