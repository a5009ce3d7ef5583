// Klarna against the sandbox's, which speaks its protocol and checks every amount: what the page and its order say is believed,
// and nothing that a browser or a notification brings.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alarmsInto, type BankVisit, bankFailures, failureOf, openBankVisit } from '../../test/bank-visit.ts'
import type { PaymentReport } from '../ports/payment.ts'
import { klarna } from './klarna.ts'
import type { PlaceOrderMode } from './klarna-messages.ts'

let time = Date.now()
const held = { holdDays: 28 }
const open = (mode: PlaceOrderMode) =>
  openBankVisit((sandbox, alarms) => {
    return klarna({
      ...sandbox.bankAccounts.klarna,
      country: 'GR',
      mode,
      ...held,
      reports: alarmsInto(alarms),
      now: () => time,
    })
  })

let atOnce: BankVisit
let later: BankVisit
beforeAll(async () => {
  atOnce = await open('CAPTURE_ORDER')
  later = await open('PLACE_ORDER')
})
afterEach(() => {
  time = Date.now()
  for (const bank of [atOnce, later]) {
    bank.sandbox.faults.set('klarna', 'none')
    bank.messages.splice(0)
    bank.alarms.splice(0)
  }
})
afterAll(() => Promise.all([atOnce.close(), later.close()]))

type Brought = Awaited<ReturnType<BankVisit['choose']>>
const read = async (message: Brought | undefined, bank = atOnce): Promise<PaymentReport | null> =>
  message ? bank.read(message) : null
const capturedState = { result: 'captured', amountCents: 1234, currency: 'EUR', transaction: expect.any(String) }

async function pay(choice: string, bank = atOnce) {
  const { attempt, next } = await bank.begin()
  const returned = await bank.choose(next, choice)
  return { attempt, returned, captured: { reference: attempt.reference, ...capturedState } }
}

/** An attempt as it is stored once Klarna has said what became of it. */
async function settle({ attempt, returned }: Awaited<ReturnType<typeof pay>>, bank = atOnce) {
  const report = await read(returned, bank)
  return { ...attempt, transaction: report && 'transaction' in report ? report.transaction : null }
}

describe('the page ends in a report of what happened', () => {
  test('paid: by the browser, again by the notification, and when it is asked for', async () => {
    const { attempt, returned, captured } = await pay('approve')
    const report = await read(returned)
    expect(report).toEqual(captured)
    expect([await read(returned), await read(atOnce.messages[0])]).toEqual([report, report])
    expect(await atOnce.provider.query(attempt)).toEqual({ ...report, reference: undefined })
  })

  test.each(['lost_return', 'lost'])('%s: a browser that does not come back', async (choice) => {
    const { attempt, returned, captured } = await pay(choice)
    expect([returned, await read(atOnce.messages[0])]).toEqual([null, choice === 'lost' ? null : captured])
    expect(await atOnce.provider.query(attempt)).toEqual(capturedState)
  })

  test.each([
    ['refuse', 'refused'],
    ['error', 'refused'],
    ['cancel', 'cancelled'],
  ])('%s: %s', async (choice, result) => {
    const { attempt, returned } = await pay(choice)
    const report = { reference: attempt.reference, result }
    expect([await read(returned), await read(atOnce.messages[0])]).toEqual([report, report])
    expect(await atOnce.provider.query(attempt)).toEqual({ result })
  })

  test('another amount is reported as it was captured', async () => {
    const { returned, captured } = await pay('wrong_amount')
    expect(await read(returned)).toEqual({ ...captured, amountCents: 1 })
  })

  test('late, twice, and in another order', async () => {
    const late = await pay('late')
    expect([await read(late.returned), atOnce.messages]).toEqual([late.captured, []])
    await atOnce.sandbox.banks.sendHeld()
    expect(await read(atOnce.messages.pop())).toEqual(late.captured)
    for (const choice of ['doubled', 'reordered']) {
      atOnce.messages.splice(0)
      const { captured } = await pay(choice)
      const [first, second] = [await read(atOnce.messages[0]), await read(atOnce.messages[1])]
      expect([first, second]).toEqual([captured, first])
    }
  })
})

describe('a buyer whom Klarna checks', () => {
  test.each([
    ['accepted_later', capturedState],
    ['rejected_later', { result: 'refused' }],
  ])('%s: nothing is decided until it says so', async (choice, ending) => {
    const { attempt, returned } = await pay(choice)
    const undecided = { reference: attempt.reference, result: 'undecided' }
    expect([await read(returned), await atOnce.provider.query(attempt)]).toEqual([undecided, { result: 'undecided' }])
    await atOnce.sandbox.banks.sendHeld()
    expect(await read(atOnce.messages[0])).toEqual({ reference: attempt.reference, ...ending })
  })
})

describe('a page on which nobody has paid', () => {
  test('is closed for who comes back from it, and a second window pays no more', async () => {
    const { attempt, next } = await atOnce.begin()
    const { reference, providerReference } = attempt
    const back = `/payment/klarna/cancel?reference=${reference}&sid=${providerReference}&left=1`
    const cancelled = { reference, result: 'cancelled' }
    expect(await atOnce.read({ url: back, headers: {}, body: '' })).toEqual(cancelled)
    expect(await atOnce.choose(next, 'approve')).toBeNull()
    expect(await atOnce.provider.query(attempt)).toEqual({ result: 'cancelled' })
  })

  test('is undecided for an hour, and closed after that', async () => {
    const { attempt } = await atOnce.begin()
    expect(await atOnce.provider.query(attempt)).toEqual({ result: 'undecided' })
    time += 60 * 60_000 + 1000
    expect(await atOnce.provider.query(attempt)).toEqual({ result: 'expired' })
  })
})

describe('nothing is believed of', () => {
  test('another page’s return, and a notification at another address', async () => {
    const { attempt, returned } = await pay('altered')
    expect([await read(returned), await read(atOnce.messages[0])]).toEqual([null, null])
    expect(await atOnce.provider.query(attempt)).toEqual(capturedState)
  })

  test('an order of another attempt', async () => {
    const [first, second] = [await pay('approve'), await pay('approve')]
    const { transaction } = await settle(first)
    expect(await atOnce.provider.query({ ...second.attempt, transaction })).toEqual({ result: 'undecided' })
  })

  test.each(['', 'reference=1', 'reference=1&sid=2', 'sid=../1'])('?%s: Klarna is not asked', async (query) => {
    atOnce.sandbox.faults.set('klarna', 'reset')
    expect(await atOnce.read({ url: `/payment/klarna/success?${query}`, headers: {}, body: '' })).toBeNull()
  })

  test.each(['', 'a', 'a-b', 'a-b-c'])('a notification with the token “%s”', async (token) => {
    atOnce.sandbox.faults.set('klarna', 'reset')
    expect(await atOnce.read({ url: `/api/payments/klarna/notify/${token}`, headers: {}, body: '{}' })).toBeNull()
  })
})

describe('what is held', () => {
  test('is captured once, however often', async () => {
    const attempt = await settle(await pay('approve', later), later)
    expect(await later.provider.query(attempt)).toEqual({ ...capturedState, result: 'authorised' })
    const capture = () => later.provider.capture(attempt, attempt.amountCents)
    expect([await capture(), await capture()]).toEqual(['done', 'done'])
    expect(await later.provider.query(attempt)).toEqual(capturedState)
    expect(await later.provider.cancel(attempt)).toBe('refused')
    expect(later.alarms).toEqual([expect.stringMatching(/^klarna cancel CANCEL_NOT_ALLOWED [\da-f-]+$/)])
  })

  test('is released once, and captured no more', async () => {
    const attempt = await settle(await pay('approve', later), later)
    expect([await later.provider.cancel(attempt), await later.provider.cancel(attempt)]).toEqual(['done', 'done'])
    expect(await later.provider.query(attempt)).toEqual({ result: 'cancelled' })
    expect(await later.provider.capture(attempt, attempt.amountCents)).toBe('refused')
  })

  test('is held for longer, however often it is asked for, but not once it is captured', async () => {
    const attempt = await settle(await pay('approve', later), later)
    const extend = () => later.provider.extendHold?.(attempt)
    expect([await extend(), await extend()]).toEqual(['done', 'done'])
    await later.provider.capture(attempt, attempt.amountCents)
    time += 24 * 60 * 60_000
    expect(await extend()).toBe('refused')
    expect(later.alarms).toEqual([expect.stringMatching(/^klarna extend NOT_ALLOWED [\da-f-]+$/)])
  })

  test('is captured in part, and the rest released', async () => {
    const attempt = await settle(await pay('approve', later), later)
    const capture = () => later.provider.capture(attempt, attempt.amountCents - 34)
    expect([await capture(), await capture()]).toEqual(['done', 'done'])
    expect(await later.provider.query(attempt)).toEqual({ ...capturedState, amountCents: attempt.amountCents - 34 })
    const refund = { attempt, refundedCents: 0, key: 'part', isRepeated: false }
    expect(await later.provider.refund({ ...refund, amountCents: attempt.amountCents })).toBe('refused')
    expect(await later.provider.refund({ ...refund, amountCents: attempt.amountCents - 34, key: 'all' })).toBe('done')
  })
})

test('a refund is made once, however often it is tried, and never above what was captured', async () => {
  const attempt = await settle(await pay('approve'))
  const part = { attempt, amountCents: 234, refundedCents: 0, key: 'a', isRepeated: true }
  expect([await atOnce.provider.refund(part), await atOnce.provider.refund(part)]).toEqual(['done', 'done'])
  const rest = { ...part, amountCents: 1000, refundedCents: 234, key: 'b' }
  const twice = await Promise.all([atOnce.provider.refund(rest), atOnce.provider.refund(rest)])
  expect(twice).toEqual(['done', 'done'])
  expect(await atOnce.provider.refund({ ...rest, refundedCents: 1234, key: 'c' })).toBe('refused')
  expect(atOnce.alarms).toEqual([expect.stringMatching(/^klarna refund REFUND_NOT_ALLOWED [\da-f-]+$/)])
})

test('what people have given back by hand is not taken for a refund that nobody has tried yet', async () => {
  const attempt = await settle(await pay('approve'))
  const refund = (key: string) =>
    atOnce.provider.refund({ attempt, amountCents: 617, refundedCents: 0, key, isRepeated: false })
  expect([await refund('d'), await refund('e'), await refund('f')]).toEqual(['done', 'done', 'refused'])
})

describe('a Klarna that cannot be used', () => {
  test.each(bankFailures)('%s: does not keep the buyer waiting for an answer', async (fault, failure) => {
    atOnce.sandbox.faults.set('klarna', fault)
    expect(await failureOf(atOnce.begin())).toContain(failure)
  })

  test.each([
    ['of which a line is a cent off', (cents: number) => ({ totalCents: cents - 1 })],
    ['whose lines do not sum to it', (cents: number) => ({ unitCents: cents - 1, totalCents: cents - 1 })],
    ['with another tax', () => ({ vatCents: 200 })],
  ])('an amount %s is refused, and somebody is told', async (_, change) => {
    const [line] = atOnce.request().lines
    expect(await failureOf(atOnce.begin({ lines: line ? [{ ...line, ...change(line.totalCents) }] : [] }))).toContain(
      'answer_refused',
    )
    expect(atOnce.alarms).toEqual([expect.stringMatching(/^klarna session BAD_VALUE [\da-f-]+$/)])
  })

  test('refuses our account: somebody is told, and no secret with it', async () => {
    const alarms: string[] = []
    const account = { ...atOnce.sandbox.bankAccounts.klarna, password: 'wrong-secret' }
    const attempt = {
      reference: '1',
      providerReference: 'X',
      amountCents: 1,
      currency: 'EUR',
      transaction: null,
      isAwaited: true,
    }
    const provider = klarna({ ...account, country: 'GR', mode: 'CAPTURE_ORDER', ...held, reports: alarmsInto(alarms) })
    const text = await failureOf(provider.query(attempt))
    expect(`${text} ${alarms.join()}`).not.toMatch(/wrong-secret|sandbox-klarna/)
    expect(alarms).toEqual(['klarna credentials'])
  })
})
