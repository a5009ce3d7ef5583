// Viva against the sandbox's, which speaks its protocol: whatever a browser or a webhook brings, what counts is the transaction.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alarmsInto, type BankVisit, bankFailures, failureOf, openBankVisit } from '../../test/bank-visit.ts'
import type { PaymentReport } from '../ports/payment.ts'
import { viva } from './viva.ts'

let bank: BankVisit
beforeAll(async () => {
  bank = await openBankVisit((sandbox, alarms) => {
    return viva({ ...sandbox.bankAccounts.viva, holdDays: 5, reports: alarmsInto(alarms) })
  })
})
afterEach(() => {
  bank.sandbox.faults.set('viva', 'none')
  bank.messages.splice(0)
  bank.alarms.splice(0)
})
afterAll(() => bank.close())

type Brought = Awaited<ReturnType<BankVisit['choose']>>
const read = async (message: Brought | undefined): Promise<PaymentReport | null> =>
  message ? bank.read(message) : null

async function pay(choice: string, changes: Parameters<BankVisit['begin']>[0] = {}) {
  const { attempt, next } = await bank.begin(changes)
  const returned = await bank.choose(next, choice)
  return { attempt, returned, captured: { reference: attempt.reference, ...capturedState } }
}
const capturedState = { result: 'captured', amountCents: 1234, currency: 'EUR', transaction: expect.any(String) }

describe('the page ends in a report of what happened', () => {
  test('a debit card pays at once, or not at all', async () => {
    const resultOf = async (choice: string, instalments: number) =>
      (await read((await pay(choice, { instalments })).returned))?.result
    expect(await resultOf('approve', 6)).toBe('captured')
    expect(await resultOf('debit', 6)).toBe('refused')
    expect(await resultOf('debit', 1)).toBe('captured')
  })

  test('paid: by the browser, by the webhook, and when it is asked for', async () => {
    const { attempt, returned, captured } = await pay('approve')
    const report = await read(returned)
    expect(report).toEqual(captured)
    expect(await read(bank.messages[0])).toEqual(report)
    expect(await bank.provider.query(attempt)).toEqual({ ...report, reference: undefined })
  })

  test('refused', async () => {
    const { attempt, returned } = await pay('refuse')
    const report = { reference: attempt.reference, result: 'refused' }
    expect([await read(returned), await read(bank.messages[0])]).toEqual([report, report])
    expect(await bank.provider.query(attempt)).toEqual({ result: 'undecided' })
  })

  test.each([
    ['cancel', 'cancelled'],
    ['error', 'refused'],
  ])('%s: the order is cancelled at Viva, so that nobody pays it later', async (choice, result) => {
    const { attempt, returned } = await pay(choice)
    expect(await bank.provider.query(attempt)).toEqual({ result: 'undecided' })
    expect(await read(returned)).toEqual({ reference: attempt.reference, result })
    expect(await bank.provider.query(attempt)).toEqual({ result: 'cancelled' })
    expect(bank.messages).toEqual([])
  })

  test('another amount is reported as it was captured', async () => {
    const { returned, captured } = await pay('wrong_amount')
    expect(await read(returned)).toEqual({ ...captured, amountCents: 1 })
  })

  test('a browser that does not come back, and a webhook that does not come, leave the question', async () => {
    const { attempt, returned } = await pay('lost')
    expect([returned, bank.messages]).toEqual([null, []])
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })

  test('late, twice, and in another order', async () => {
    const late = await pay('late')
    expect([await read(late.returned), bank.messages]).toEqual([late.captured, []])
    expect(await bank.sandbox.banks.sendHeld()).toEqual([200])
    expect(await read(bank.messages.pop())).toEqual(late.captured)
    const doubled = await pay('doubled')
    const [first, second] = [await read(bank.messages[0]), await read(bank.messages[1])]
    expect([first, second]).toEqual([doubled.captured, first])
    bank.messages.splice(0)
    const { attempt, captured } = await pay('reordered')
    const reports = [await read(bank.messages[0]), await read(bank.messages[1])]
    expect(reports).toEqual([captured, { reference: attempt.reference, result: 'refused' }])
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })
})

describe('nothing is believed of', () => {
  test('a transaction that does not exist', async () => {
    const { attempt, returned } = await pay('altered')
    expect(await read(returned)).toBeNull()
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })

  test('a transaction of an attempt that the shop has not made, or whose order is another', async () => {
    const { attempt, returned } = await pay('approve')
    bank.attempts.set(attempt.reference, { ...attempt, providerReference: '9000000000000001' })
    expect(await read(returned)).toBeNull()
    bank.attempts.delete(attempt.reference)
    expect(await read(returned)).toBeNull()
  })

  test.each([
    ['t=1', ''],
    ['t=../orders', ''],
    ['s=9', ''],
    ['s=9000000000000001', ''],
    ['t=f3b6f4f0-8f4e-4a41-8d0c-0a2b6f6f9c11&s=9000000000000001', ''],
    ['', 'no JSON'],
    ['', '{"EventData":{"TransactionId":"1"}}'],
    ['', '{"EventData":{}}'],
    ['', '{"EventData":{"TransactionId":"f3b6f4f0-8f4e-4a41-8d0c-0a2b6f6f9c11","OrderCode":9000000000000001}}'],
  ])('?%s %s: Viva is not asked', async (query, body) => {
    bank.sandbox.faults.set('viva', 'reset')
    expect(await bank.read({ url: `/payment/viva/success?${query}`, headers: {}, body })).toBeNull()
  })
})

test('a refund is made once, however often it is tried', async () => {
  const { attempt, returned } = await pay('approve')
  const report = await read(returned)
  const transaction = report?.result === 'captured' ? report.transaction : ''
  const paid = { ...attempt, transaction }
  const part = { attempt: paid, amountCents: 234, refundedCents: 0, key: 'a', isRepeated: true }
  expect([await bank.provider.refund(part), await bank.provider.refund(part)]).toEqual(['done', 'done'])
  const rest = { ...part, amountCents: 1000, refundedCents: 234, key: 'b' }
  expect(await bank.provider.refund(rest)).toBe('done')
  expect(await bank.provider.refund({ ...rest, refundedCents: 1234, key: 'c' })).toBe('refused')
  expect(bank.alarms).toEqual(['viva refund 403'])
  expect(await bank.provider.query(paid)).toEqual(capturedState)
})

test('what people have given back by hand is not taken for a refund that nobody has tried yet', async () => {
  const { attempt, returned } = await pay('approve')
  const report = await read(returned)
  const paid = { ...attempt, transaction: report?.result === 'captured' ? report.transaction : '' }
  const refund = () =>
    bank.provider.refund({ attempt: paid, amountCents: 617, refundedCents: 0, key: 'a', isRepeated: false })
  expect([await refund(), await refund(), await refund()]).toEqual(['done', 'done', 'refused'])
})

test('the address of webhooks shows that it is the shop’s', async () => {
  const answer = await bank.provider.answerHandshake?.(undefined as never)
  expect(answer).toEqual({ status: 200, json: { Key: expect.stringMatching(/^[\dA-F]{40}$/) } })
})

describe('a Viva that cannot be used', () => {
  test.each(bankFailures)('%s: does not keep the buyer waiting for an answer', async (fault, failure) => {
    bank.sandbox.faults.set('viva', fault)
    expect(await failureOf(bank.begin())).toContain(failure)
  })

  test('refuses our account: somebody is told, and no secret with it', async () => {
    const { viva: account } = bank.sandbox.bankAccounts
    const alarms: string[] = []
    const provider = viva({
      ...account,
      holdDays: 5,
      clientSecret: 'other',
      apiKey: 'other',
      reports: alarmsInto(alarms),
    })
    const text = await failureOf(
      provider.query({
        reference: '1',
        providerReference: '9000000000000001',
        amountCents: 1,
        currency: 'EUR',
        transaction: null,
        isAwaited: true,
      }),
    )
    expect(`${text} ${alarms.join()}`).not.toMatch(/other|sandbox-viva/)
    expect(alarms).toEqual(['viva merchant key'])
  })
})
