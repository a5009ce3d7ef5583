// PayPal against the sandbox's, which speaks its protocol: what the buyer has agreed to is captured once, whoever notices first.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alarmsInto, type BankVisit, bankFailures, failureOf, openBankVisit } from '../../test/bank-visit.ts'
import type { PaymentReport } from '../ports/payment.ts'
import { paypal } from './paypal.ts'

let bank: BankVisit
beforeAll(async () => {
  bank = await openBankVisit((sandbox, alarms) => {
    return paypal({ ...sandbox.bankAccounts.paypal, brandName: 'Στοά', holdDays: 3, reports: alarmsInto(alarms) })
  })
})
afterEach(() => {
  bank.sandbox.faults.set('paypal', 'none')
  bank.messages.splice(0)
  bank.alarms.splice(0)
})
afterAll(() => bank.close())

type Brought = Awaited<ReturnType<BankVisit['choose']>>
const read = async (message: Brought | undefined): Promise<PaymentReport | null> =>
  message ? bank.read(message) : null
const capturedState = { result: 'captured', amountCents: 1234, currency: 'EUR', transaction: expect.any(String) }

async function pay(choice: string) {
  const { attempt, next } = await bank.begin()
  const returned = await bank.choose(next, choice)
  return { attempt, returned, captured: { reference: attempt.reference, ...capturedState } }
}

describe('the page ends in a report of what happened', () => {
  test('paid: by the browser, again by the webhook, and when it is asked for', async () => {
    const { attempt, returned, captured } = await pay('approve')
    const report = await read(returned)
    expect(report).toEqual(captured)
    expect(await read(returned)).toEqual(report)
    expect(await read(bank.messages[0])).toEqual(report)
    expect(await bank.provider.query(attempt)).toEqual({ ...report, reference: undefined })
  })

  test('the webhook first, and a browser that does not come back', async () => {
    const { returned, captured } = await pay('lost_return')
    expect([returned, await read(bank.messages[0])]).toEqual([null, captured])
  })

  test('neither of them: it is captured when it is asked for', async () => {
    const { attempt, returned } = await pay('lost')
    expect([returned, bank.messages]).toEqual([null, []])
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })

  test('nothing is captured for an order that was paid otherwise meanwhile, whoever notices', async () => {
    const { attempt, returned } = await pay('approve')
    bank.attempts.set(attempt.reference, { ...attempt, isAwaited: false })
    const left = { reference: attempt.reference, result: 'cancelled' }
    expect([await read(returned), await read(bank.messages[0])]).toEqual([left, left])
    expect(await bank.provider.query({ ...attempt, isAwaited: false })).toEqual({ result: 'cancelled' })
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })

  test('two who notice in one moment capture once', async () => {
    const { attempt, returned, captured } = await pay('approve')
    const [first, second, third] = await Promise.all([
      read(returned),
      read(bank.messages[0]),
      bank.provider.query(attempt),
    ])
    expect([first, second]).toEqual([captured, first])
    expect({ ...third, reference: attempt.reference }).toEqual(first)
  })

  test('refused by the bank of the buyer’s card', async () => {
    const { attempt, returned } = await pay('refuse')
    expect(await read(returned)).toEqual({ reference: attempt.reference, result: 'refused' })
    expect(await bank.provider.query(attempt)).toEqual({ result: 'undecided' })
  })

  test.each(['cancel', 'error'])('%s: nothing is captured', async (choice) => {
    const { attempt, returned } = await pay(choice)
    expect(await read(returned)).toEqual({ reference: attempt.reference, result: 'cancelled' })
    expect(await bank.provider.query(attempt)).toEqual({ result: 'undecided' })
  })

  test('another amount is reported as it was captured', async () => {
    const { returned, captured } = await pay('wrong_amount')
    expect(await read(returned)).toEqual({ ...captured, amountCents: 1 })
  })

  test('late, twice, and in another order', async () => {
    const late = await pay('late')
    expect([await read(late.returned), bank.messages]).toEqual([late.captured, []])
    expect(await bank.sandbox.banks.sendHeld()).toContain(200)
    expect(await read(bank.messages.pop())).toEqual(late.captured)
    for (const choice of ['doubled', 'reordered']) {
      bank.messages.splice(0)
      const { captured } = await pay(choice)
      const [first, second] = [await read(bank.messages[0]), await read(bank.messages[1])]
      expect([first, second]).toEqual([captured, first])
    }
  })
})

describe('nothing is believed of', () => {
  test('another order’s return, and a webhook that was altered', async () => {
    const { attempt, returned } = await pay('altered')
    expect([await read(returned), await read(bank.messages[0])]).toEqual([null, null])
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })

  test('a webhook without its signature, or signed for another', async () => {
    const { attempt } = await pay('lost_return')
    const [message] = bank.messages
    expect(
      await read(message && { ...message, headers: { ...message.headers, 'paypal-transmission-sig': '' } }),
    ).toBeNull()
    expect(
      await read(message && { ...message, headers: { ...message.headers, 'paypal-transmission-id': 'x' } }),
    ).toBeNull()
    bank.attempts.set(attempt.reference, { ...attempt, providerReference: 'ANOTHER' })
    expect(await read(message)).toBeNull()
  })

  test.each([
    ['token=', ''],
    ['token=../1', ''],
    ['token=UNKNOWN1&PayerID=1', ''],
    ['PayerID=1', ''],
    ['', '{"event_type":"CHECKOUT.ORDER.APPROVED","resource":{"id":"UNKNOWN1"}}'],
  ])('?%s %s: PayPal is not asked', async (query, body) => {
    bank.sandbox.faults.set('paypal', 'reset')
    expect(await bank.read({ url: `/payment/paypal/success?${query}`, headers: {}, body })).toBeNull()
  })
})

test('a refund is made once, however often it is tried', async () => {
  const { attempt, returned } = await pay('approve')
  const report = await read(returned)
  const paid = { ...attempt, transaction: report?.result === 'captured' ? report.transaction : '' }
  const part = { attempt: paid, amountCents: 234, refundedCents: 0, key: 'a', isRepeated: true }
  expect([await bank.provider.refund(part), await bank.provider.refund(part)]).toEqual(['done', 'done'])
  const rest = { ...part, amountCents: 1000, refundedCents: 234, key: 'b' }
  expect(await bank.provider.refund(rest)).toBe('done')
  expect(await bank.provider.refund({ ...rest, refundedCents: 1234, key: 'c' })).toBe('refused')
  expect(bank.alarms).toEqual([expect.stringMatching(/^paypal refund CAPTURE_FULLY_REFUNDED [\da-f-]+$/)])
})

describe('a PayPal that cannot be used', () => {
  test.each(bankFailures)('%s: does not keep the buyer waiting for an answer', async (fault, failure) => {
    bank.sandbox.faults.set('paypal', fault)
    expect(await failureOf(bank.begin())).toContain(failure)
  })

  test('orders that it does not take do not stop the others', async () => {
    for (let refused = 0; refused < 8; refused += 1)
      expect(await failureOf(bank.begin({ amountCents: 0 }))).toContain('answer_refused')
    expect(await failureOf(bank.begin())).toBeNull()
  })

  test('refuses our account: somebody is told, and no secret with it', async () => {
    const alarms: string[] = []
    const account = { ...bank.sandbox.bankAccounts.paypal, clientSecret: 'wrong-secret' }
    const attempt = {
      reference: '1',
      providerReference: 'X',
      amountCents: 1,
      currency: 'EUR',
      transaction: null,
      isAwaited: true,
    }
    const text = await failureOf(
      paypal({ ...account, brandName: 'Στοά', holdDays: 3, reports: alarmsInto(alarms) }).query(attempt),
    )
    expect(`${text} ${alarms.join()}`).not.toMatch(/wrong-secret|sandbox-paypal/)
    expect(alarms).toEqual(['paypal credentials'])
  })
})
