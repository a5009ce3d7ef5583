import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createToolAuthenticator } from './tool-keys.ts'

const [first, second] = ['f'.repeat(32), 's'.repeat(32)]

test('keys are those of their own tool', () => {
  const keys = [
    { tool: 'softone', key: first },
    { tool: 'pylon', key: second },
  ]
  const authenticate = createToolAuthenticator({ keys, networks: [] })
  const nameOf = (provider: string, key: string) => authenticate({ provider, key, ip: '192.0.2.7' })?.name
  expect(nameOf('softone', first)).toBe('softone')
  expect(nameOf('pylon', second)).toBe('pylon')
  expect(nameOf('softone', second)).toBeUndefined()
  expect(nameOf(`softone:${first.slice(0, 1)}`, first.slice(1))).toBeUndefined()
})

test('without keys there is no tool', () => {
  expect(createToolAuthenticator({ keys: [], networks: [] })({ provider: '', key: '', ip: '::1' })).toBeNull()
})

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8::1', true],
  ['2001:db9::1', false],
])('where tools may call from is a list: %s %s', (ip, isAllowed) => {
  const networks = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']
  const authenticate = createToolAuthenticator({ keys: [{ tool: 'softone', key: first }], networks })
  expect(authenticate({ provider: 'softone', key: first, ip }) !== null).toBe(isAllowed)
})

describe('the configuration', () => {
  test('has two keys for each tool', () => {
    const { ORDER_TOOL_KEYS, ORDER_TOOL_NETWORKS } = readConfig({
      ORDER_TOOL_KEYS: `softone=${first}, softone=${second},pylon=${first}`,
      ORDER_TOOL_NETWORKS: '10.0.0.0/8, 192.0.2.7',
    })
    expect(ORDER_TOOL_KEYS.map(({ tool }) => tool)).toEqual(['softone', 'softone', 'pylon'])
    expect(ORDER_TOOL_NETWORKS).toEqual(['10.0.0.0/8', '192.0.2.7'])
  })

  test.each([
    ['a short key', { ORDER_TOOL_KEYS: 'softone=short' }, 'the key of 32 to 128 letters'],
    ['a key without its tool', { ORDER_TOOL_KEYS: first }, 'tool=key'],
    [
      'three keys of a tool',
      { ORDER_TOOL_KEYS: [first, second, 'x'.repeat(32)].map((key) => `softone=${key}`).join(',') },
      'a tool has two keys at most',
    ],
    ['a network that is none', { ORDER_TOOL_NETWORKS: '10.0.0.0/40' }, 'addresses or networks'],
  ])('stops the start with %s', (_, environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason)
  })
})
