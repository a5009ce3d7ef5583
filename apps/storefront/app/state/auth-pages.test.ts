import { expect, it } from 'vitest'
import { keepsReturnTarget } from './auth-pages.ts'

it.each([
  ['/login', '/register'],
  ['/register', '/login'],
  ['/login', '/forgot-password'],
  ['/en/forgot-password', '/en/login'],
  ['/en/register', '/en/login?from=letter#main'],
])('keeps the return target from %s to %s', (from, to) => expect(keepsReturnTarget(from, to)).toBe(true))

it.each([
  ['/login', '/'],
  ['/login', '/search-results?text=/login'],
  ['/profile/orders', '/login'],
  ['/logout', '/login'],
  ['/login/google', '/login'],
])('drops it from %s to %s', (from, to) => expect(keepsReturnTarget(from, to)).toBe(false))
