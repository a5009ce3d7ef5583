import { expect, test } from 'vitest'
import { trustProxy } from './trust-proxy.ts'

test.each([
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['loopback', ['loopback']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('%s', (text, proxies) => {
  expect(trustProxy.parse(text)).toEqual(proxies)
})

test.each(['true', '*', '0.0.0.0/0', '10.0.0.0/33', 'proxy.example', '10.0.0.0/8/8', ''])(
  '%s stops the start',
  (text) => {
    expect(trustProxy.safeParse(text).success).toBe(false)
  },
)
