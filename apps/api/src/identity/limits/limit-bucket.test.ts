import { expect, test } from 'vitest'
import { networkOf } from '../../http/network.ts'
import type { Call } from '../../http/operation.ts'
import { bucketOf } from './limit-bucket.ts'
import type { LimitRow } from './limit-table.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

const client = {
  ip: '192.0.2.7',
  userAgent: '',
  cookie: () => null,
  setCookie: () => {},
  xsrfToken: null,
  tokensInBody: false,
}
const call: Call = {
  language: 'el',
  now: 0,
  caller: { kind: 'visitor' },
  client,
  tag: () => {},
  listed: () => {},
  validUntil: () => {},
}
const row: LimitRow = { name: 'login.account', calls: ['logIn'], by: 'email', max: 5, per: 60 }
const bucket = (email: string) => bucketOf(row, { input: { email }, call, client })

test('an e-mail in other spellings is the same one', () => {
  const spellings = [
    'eleni@example.gr',
    'ELENI@Example.gr',
    ' eleni@example.gr ',
    'elenİ@example.gr',
    'ｅleni@example.gr',
  ]
  expect(new Set(spellings.map(bucket)).size).toBe(1)
  expect(bucket('helen@example.gr')).not.toBe(bucket('eleni@example.gr'))
})

test('the table of buckets names nobody', () => {
  expect(bucket('eleni@example.gr')).toMatch(/^login\.account [\w-]{22}$/)
})
