import { expect, test } from 'vitest'
import { createPathCase } from './path-case.ts'

const pathCase = createPathCase([
  ...['cart', 'en/cart', 'el', 'en', 'products/:eurl', 'en/products/:eurl', 'login/:provider', 'login/window'],
  ...['profile/orders/:uid', 'profile/track-order', '*', 'en/*'],
])

test.each([
  ['/cart', '/cart'],
  ['/CART', '/cart'],
  ['/CART/', '/cart/'],
  ['/EN/Cart', '/en/cart'],
  ['/EN', '/en'],
  ['/PRODUCTS/To-Vivlio', '/products/To-Vivlio'],
  ['/EN/products/%CE%B1', '/en/products/%CE%B1'],
  ['/Login/Window', '/login/window'],
  ['/Login/Google', '/login/Google'],
  ['/Profile/Orders/ABC', '/profile/orders/ABC'],
  ['/EN/Nothing/Here', '/en/Nothing/Here'],
  ['/Nothing/Here', '/Nothing/Here'],
  ['/', '/'],
  ['', ''],
])('%s becomes %s', (pathname, expected) => {
  expect(pathCase(pathname)).toBe(expected)
})
