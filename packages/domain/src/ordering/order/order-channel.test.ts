import { expect, test } from 'vitest'
import { decideChannel } from './order-channel.ts'

test.each([
  [undefined, null, 'online'],
  ['online', null, 'online'],
  ['app', null, 'app'],
  ['app', 7, 'phone'],
  [undefined, 7, 'phone'],
] as const)('a client that says %s, with staff %s: %s', (stated, staffId, channel) => {
  expect(decideChannel({ stated, staffId })).toBe(channel)
})
