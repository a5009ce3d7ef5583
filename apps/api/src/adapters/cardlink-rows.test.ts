// What the banks behind Cardlink list under one order: a page that was left, what was captured or held, and what gave it back.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardlink } from './cardlink.ts'

type Row = [txId: number, status: string, amount?: string]

let listed: readonly Row[] = []
const asked: string[] = []

const rowsAsXml = () =>
  listed.map(
    ([txId, status, amount = '12.34']) =>
      `<TransactionDetails><OrderAmount>${amount}</OrderAmount><Currency>EUR</Currency><Status>${status}</Status><TxId>${txId}</TxId></TransactionDetails>`,
  )

const bank = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const name = /<(\w+)Request>/.exec(body)?.[1] ?? ''
  asked.push(name)
  const answer = name === 'Status' ? rowsAsXml().join('') : '<Status>REFUNDED</Status>'
  response.end(`<VPOS><Message><${name}Response>${answer}</${name}Response></Message></VPOS>`)
})
let provider: ReturnType<typeof cardlink>
beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`
  const reports = { failing: () => {}, alarm: () => {} }
  const merchant = { mid: '0000000001', secret: 'S', captures: 'later', holdDays: 7, iris: false } as const
  provider = cardlink({ ...merchant, bank: 'alpha', redirectUrl: url, xmlUrl: url, reports })
})
afterAll(() => new Promise((resolve) => bank.close(resolve)))

const reference = 'a'.repeat(32)
const attempt = {
  reference,
  providerReference: null,
  amountCents: 1234,
  currency: 'EUR',
  transaction: reference,
  isAwaited: true,
}
const state = (result: string) => ({ result, amountCents: 1234, currency: 'EUR', transaction: reference })
const left: Row = [1, 'CANCELED']

test.each<[string, Row[], object | null]>([
  ['nothing', [], null],
  ['a page that was left', [left], { result: 'cancelled' }],
  ['a page that was left, and then paid', [left, [2, 'CAPTURED']], state('captured')],
  ['a page that was left, and then an amount that is held', [left, [2, 'AUTHORIZED']], state('authorised')],
  ['the same, the latest first', [[2, 'AUTHORIZED'], left], state('authorised')],
  [
    'an amount that was held and released',
    [
      [1, 'AUTHORIZED'],
      [2, 'CANCELED'],
    ],
    { result: 'cancelled' },
  ],
  [
    'an amount that was held and captured',
    [
      [1, 'AUTHORIZED'],
      [2, 'CAPTURED'],
    ],
    state('captured'),
  ],
])('%s', async (_, rows, expected) => {
  listed = rows
  expect(await provider.query(attempt)).toEqual(expected)
})

test.each<[string, Row[], boolean]>([
  ['a page that was left before gives nothing back', [left, [2, 'CAPTURED']], true],
  [
    'what was given back before is not given back again',
    [
      [1, 'CAPTURED'],
      [2, 'REFUNDED'],
    ],
    false,
  ],
  [
    'what was released whole is not given back again',
    [
      [1, 'CAPTURED'],
      [2, 'CANCELED'],
    ],
    false,
  ],
])('%s', async (_, rows, isSent) => {
  listed = rows
  asked.splice(0)
  expect(await provider.refund({ attempt, amountCents: 1234, refundedCents: 0, key: 'a', isRepeated: true })).toBe(
    'done',
  )
  expect(asked).toEqual(isSent ? ['Status', 'Refund'] : ['Status'])
})

test('what is held is released, also when the page was left before', async () => {
  listed = [left, [2, 'AUTHORIZED']]
  asked.splice(0)
  expect(await provider.cancel(attempt)).toBe('done')
  expect(asked).toEqual(['Status', 'Cancel'])
})
