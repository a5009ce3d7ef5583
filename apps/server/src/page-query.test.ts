import { expect, test } from 'vitest'
import { dataAddress, isAddress, isSearchPage, knownAddress, originForm } from './page-query.ts'

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/?utm_source=a&gclid=b', '/'],
  ['/products/zorba?x=1', '/products/zorba'],
  ['/en/products/zorba?text=a&page=2', '/en/products/zorba'],
  ['/categories/poetry?page=2&x=1&sort=NameAscending', '/categories/poetry?sort=NameAscending&page=2'],
  ['/en/categories/poetry?q=a&q=b', '/en/categories/poetry?q=a'],
  [
    '/search-results?f=Authors.1&f=Authors.2&text=%CE%B1+b&v=1',
    '/search-results?text=%CE%B1+b&f=Authors.1&f=Authors.2',
  ],
  ['/en/search-results?searchText=zorba&x=1', '/en/search-results?searchText=zorba'],
  ['/categories/poetry?searchText=zorba', '/categories/poetry'],
  ['/search-results?%74ext=a', '/search-results?text=a'],
  ['/search-results?text=%61%20b&%74ext=c', '/search-results?text=a+b'],
  ['/search-results?page=2&text=%ce%b1', '/search-results?text=%CE%B1&page=2'],
  ['/search-results?text=what?', '/search-results?text=what%3F'],
  ['/search-results?f=Authors.2&f=Authors.2&f=Authors%2e1', '/search-results?f=Authors.2&f=Authors.1'],
  ['/contributors?letter=A&role=author&text=x', '/contributors?letter=A&role=author'],
  ['/search-results.data?text=a&x=1&_routes=b', '/search-results.data?text=a&_routes=b'],
  ['/_root.data?_routes=root&x=1', '/_root.data?_routes=root'],
  ['/login/google?code=secret&state=secret', '/login/google'],
  ['/profile/orders?status=active&page=2', '/profile/orders'],
  ['/account-ending?at=2026-11-30T09:00:00.000Z', '/account-ending'],
  ['/en/pages/terms?version=3&x=1', '/en/pages/terms?version=3'],
  ['/en/checkout-failure?reason=order_problem&order=a&text=b', '/en/checkout-failure?reason=order_problem&order=a'],
  ['/best-sellers?q=Price.1&x=1', '/best-sellers?q=Price.1'],
  ['/en/offers?sort=PriceAscending', '/en/offers?sort=PriceAscending'],
  ['/new-releases.data?page=2&_routes=a', '/new-releases.data?page=2&_routes=a'],
  ['/a?', '/a'],
  ['/constructor?x=1', '/constructor'],
  ['/en/__proto__', '/en/__proto__'],
])('%s is rendered as %s', (url, known) => {
  const [pathname = ''] = url.split('?', 1)
  expect(knownAddress(pathname, url.slice(pathname.length))).toBe(known)
})

test.each(['/search-results', '/en/search-results?text=a', '/SEARCH-RESULTS', '/search-results.data'])(
  '%s is a search page',
  (url) => expect(isSearchPage(url.split('?', 1)[0] ?? '')).toBe(true),
)

test.each(['/', '/en', '/categories/search-results'])('%s is none', (path) => expect(isSearchPage(path)).toBe(false))

test('addresses that no page can have', () => {
  for (const url of ['/products/%00', '/search-results?text=%00', '/products/%ff', '/products/%zz', '/products/%'])
    expect(isAddress(url)).toBe(false)
  for (const url of ['/a/../b', '/a/%2e%2E/b', '/a/./b', '/a/..', '/..\\b', '/a#b', '/?text=a#b', 'a', '', '*'])
    expect([url, isAddress(url)]).toEqual([url, false])
  for (const url of ['/a..b/...', '/_.data', '/search-results?text=../..'])
    expect([url, isAddress(url)]).toEqual([url, true])
  for (const url of ['/', '/products/%CE%B1', '/search-results?text=100%25']) expect(isAddress(url)).toBe(true)
})

test.each([
  ['http://shop.example/a?b=c', '/a?b=c'],
  ['HTTPS://shop.example:8443?b=c', '/?b=c'],
  ['http://shop.example', '/'],
  ['/http://shop.example/a', '/http://shop.example/a'],
  ['/a', '/a'],
  ['ftp://shop.example/a', 'ftp://shop.example/a'],
  ['*', '*'],
])('a request for %s is one for %s', (asked, url) => expect(originForm(asked)).toBe(url))

test('data is named like its page', () => {
  const address = (pathname: string) => dataAddress(pathname, (page) => page.toLowerCase())
  expect(address('/SEARCH-results.data')).toBe('/search-results.data')
  expect(address('//en\\search-results.data')).toBe('/en/search-results.data')
  expect(address('/_.data')).toBe('/_.data')
})
