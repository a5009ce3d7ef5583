// Codes can be guessed at neither server more often than at one; and what is no cart is refused with its field by both.

import { buyer, line, type Wire } from '@stoa/api/test/order-request'
import { signIn } from '@stoa/api/test/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerPair, type ServerPair } from './server-pair.ts'

let pair: ServerPair
beforeAll(async () => {
  pair = await openServerPair({ LIMITS: '' })
})
afterAll(() => pair.close())

const cartCall = '/en/orders/composecarttotals'
const calls = [cartCall, '/en/orders/composeordertotals']

test('twenty different codes an hour, over both servers together and at once', async () => {
  const { headers } = await signIn(pair)
  const enter = async (couponscodes: string): Promise<number> =>
    (await pair.post(cartCall, { items: [line(1)], couponscodes }, headers)).status
  const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => enter(`GUESS-${index}`)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  expect([await enter('ONE-MORE'), await enter('ONE-MORE')], 'asked of the one and of the other').toEqual([429, 429])
})

const huge = 1e9
const nonsense: [field: string, value: unknown][] = [
  ...[-1, 0.5, huge, 1e308, '1', 'x\u0000', null].map((r_lpnt): [string, unknown] => ['r_lpnt', r_lpnt]),
  ...['pid', 'dimension', 'quantity'].flatMap((name) =>
    [-1, 0.5, 1e308, 'x\u0000', null].map((value): [string, unknown] => ['items', [{ ...line(1), [name]: value }]]),
  ),
  ['items', [{ ...line(1), quantity: huge }]],
  ['items', [{ ...line(1), quantity: 0 }]],
  ['items', Array.from({ length: 2000 }, () => line(1))],
  ['items', { length: huge }],
  ['items', null],
  ...['couponscodes', 'gfcd'].flatMap((name) =>
    [
      Array.from({ length: 10_000 }, (_, index) => `C${index}`),
      ['x\u0000'],
      [{}],
      [[]],
      [1],
      -1,
      0.5,
      huge,
      'x'.repeat(50_000),
      '\ud800',
    ].map((value): [string, unknown] => [name, value]),
  ),
  ...[-1, 'x\u0000', 'x'.repeat(1000), ['a@b.gr'], {}].map((eml): [string, unknown] => ['eml', eml]),
  ...[{ a: 1 }, [1], 'x', 7].map((extras): [string, unknown] => ['extras', extras]),
]

test.each(calls)('%s names the field of every nonsense, on both servers', async (path) => {
  const valid: Wire = { items: [line(1)], ...(path === cartCall ? {} : { ctid: buyer.ctid, shtid: buyer.shtid }) }
  expect((await pair.post(path, valid)).status).toBe(200)
  for (const [field, value] of nonsense) {
    const { status, type, body } = await pair.post(path, { ...valid, [field]: value })
    const named = (body.errors as { field: string }[] | undefined)?.map((error) => error.field.split('.')[0])
    const sent = JSON.stringify(value).slice(0, 60)
    // a field that may be left out is that with null, too
    if (value === null && status === 200) continue
    expect([field, sent, status, type, new Set(named)]).toEqual([
      ...[field, sent, 400, 'application/problem+json'],
      new Set([field]),
    ])
  }
})

test.each(calls)('%s takes the same line, code and card twice for once', async (path) => {
  const terms = path === cartCall ? {} : { ctid: buyer.ctid, shtid: buyer.shtid }
  const once = await pair.post(path, { items: [line(1, 2)], couponscodes: ['NOBODYS'], ...terms })
  const twice = await pair.post(path, { items: [line(1), line(1)], couponscodes: ['NOBODYS', 'nobodys'], ...terms })
  expect([once.status, twice.status]).toEqual([200, 200])
  expect(twice.body.ttl).toBe(once.body.ttl)
})
