import type { IncomingMessage } from 'node:http'
import { pageLimitsOf, shopLimits } from '@stoa/api/identity/limits/limit-table'
import { expect, test } from 'vitest'
import { createPageLimits } from './page-limits.ts'

let time = 0
const open = (proxies?: string[]) => createPageLimits({ limits: pageLimitsOf(shopLimits), proxies, now: () => time })

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

const countServed = (limit: ReturnType<typeof open>, request: IncomingMessage, isSearch: boolean) =>
  Array.from({ length: 300 }, () => limit(request, isSearch)).filter((wait) => wait === 0).length

test('an address has 60 search pages and 240 pages a minute rendered', () => {
  time = 0
  const limit = open()
  expect(countServed(limit, from('192.0.2.1'), true)).toBe(60)
  expect(limit(from('192.0.2.1'), true)).toBe(60)
  expect(countServed(limit, from('192.0.2.2'), false)).toBe(240)
  time = 60_000
  expect(limit(from('192.0.2.1'), true)).toBe(0)
})

test('a forwarded address counts when the proxy is trusted, and a household of IPv6 is one', () => {
  time = 0
  const [open6, trusting] = [open(), open(['10.0.0.0/8'])]
  expect(countServed(open6, from('10.0.0.1', '192.0.2.9'), true)).toBe(60)
  expect(countServed(open6, from('10.0.0.1', '192.0.2.10'), true)).toBe(0)
  expect(countServed(trusting, from('10.0.0.1', '2001:db8::1'), true)).toBe(60)
  expect(countServed(trusting, from('10.0.0.1', '2001:db8::2'), true)).toBe(0)
  expect(countServed(trusting, from('10.0.0.1', '192.0.2.10'), true)).toBe(60)
})
