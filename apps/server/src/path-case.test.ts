import { expect, test } from 'vitest'
import { createPathCase } from './path-case.ts'

const pathCase = createPathCase([
  ...['cart', 'en/cart', 'el', 'en', 'products/:eurl', 'en/products/:eurl', 'login/:provider', 'login/window'],
  ...['profile/orders/:uid', 'profile/track-order', 'impersonate/:guid', '*', 'en/*', 'el/*'],
])

test.each([
  ['/cart', '/cart'],
  ['/CART', '/cart'],
  ['/CART/', '/cart/'],
  ['/EN/Cart', '/en/cart'],
  ['/EN', '/en'],
  ['/PRODUCTS/To-Vivlio', '/products/to-vivlio'],
  ['/EN/%50roducts/TO%2DVIVLIO', '/en/products/to-vivlio'],
  ['/%45N/cart', '/en/cart'],
  ['/%65n/cart', '/en/cart'],
  ['/EL/EN/cart', '/el/en/cart'],
  ['/Impersonate/0F8FAD5B-d9cb', '/impersonate/0f8fad5b-d9cb'],
  ['/products/A%2FB', '/products/A%2FB'],
  ['/EN/products/%CE%B1', '/en/products/%CE%B1'],
  ['/Login/Window', '/login/window'],
  ['/Login/Google', '/login/google'],
  ['/Profile/Orders/ABC', '/profile/orders/abc'],
  ['/EN/Nothing/Here', '/en/Nothing/Here'],
  ['/Nothing/Here', '/Nothing/Here'],
  ['/', '/'],
  ['', ''],
])('%s becomes %s', (pathname, expected) => {
  expect(pathCase(pathname)).toBe(expected)
})
