// winbank against the sandbox's, which speaks its protocol: what the browser brings is signed with the ticket, and a success is
// asked for at the bank as well.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alarmsInto, type BankVisit, bankFailures, failureOf, openBankVisit } from '../../test/bank-visit.ts'
import type { PaymentReport } from '../ports/payment.ts'
import { ticketSeal } from '../winbank-config.ts'
import { winbank } from './winbank.ts'
import { winbankHash } from './winbank-hash.ts'

const tickets = ticketSeal(Buffer.from('only for tests'))

let bank: BankVisit
beforeAll(async () => {
  bank = await openBankVisit((sandbox, alarms) => {
    return winbank({ ...sandbox.bankAccounts.winbank, tickets, reports: alarmsInto(alarms) })
  })
})
afterEach(() => {
  bank.sandbox.faults.set('winbank', 'none')
  bank.messages.splice(0)
  bank.alarms.splice(0)
})
afterAll(() => bank.close())

type Brought = Awaited<ReturnType<BankVisit['choose']>>
const read = async (message: Brought | undefined): Promise<PaymentReport | null> =>
  message ? bank.read(message) : null
const capturedState = {
  result: 'captured',
  amountCents: 1234,
  currency: 'EUR',
  transaction: expect.stringMatching(/^\d{9}$/),
}

async function pay(choice: string, changes: Parameters<BankVisit['begin']>[0] = {}) {
  const { attempt, next } = await bank.begin(changes)
  const returned = await bank.choose(next, choice)
  return { attempt, returned, captured: { reference: attempt.reference, ...capturedState } }
}

/** The form with one field changed. */
const changed = (message: Brought, name: string, value: string): Brought => {
  const form = new URLSearchParams(message?.body)
  form.set(name, value)
  return message && { ...message, body: form.toString() }
}

test('the form that goes to the bank has neither the amount nor the ticket', async () => {
  const { attempt, next } = await bank.begin()
  const ticket = tickets.open(attempt.reference, attempt.providerReference ?? '')
  expect(ticket).toMatch(/^[\da-f]{32}$/)
  const text = JSON.stringify(next)
  expect(text).toContain(attempt.reference)
  expect(text).not.toMatch(new RegExp(`12\\.34|1234"|${ticket}`))
})

test('the ticket is kept encrypted, for its own attempt', async () => {
  const { attempt } = await bank.begin()
  const sealed = attempt.providerReference ?? ''
  expect(tickets.open('another', sealed)).toBeNull()
  expect(ticketSeal(Buffer.from('another shop')).open(attempt.reference, sealed)).toBeNull()
})

describe('the page ends in a report of what happened', () => {
  test('a debit card pays at once, or not at all', async () => {
    const resultOf = async (choice: string, instalments: number) =>
      (await read((await pay(choice, { instalments })).returned))?.result
    expect(await resultOf('approve', 6)).toBe('captured')
    expect(await resultOf('debit', 6)).toBe('refused')
    expect(await resultOf('debit', 1)).toBe('captured')
  })

  test('paid, however often it is said', async () => {
    const { attempt, returned, captured } = await pay('approve')
    const report = await read(returned)
    expect(report).toEqual(captured)
    expect(await read(returned)).toEqual(report)
    expect(await bank.provider.query(attempt)).toEqual({ ...report, reference: undefined })
  })

  test('refused', async () => {
    const { attempt, returned } = await pay('refuse')
    expect(await read(returned)).toEqual({ reference: attempt.reference, result: 'refused' })
    expect(await bank.provider.query(attempt)).toEqual({ result: 'refused' })
  })

  test('cancelled', async () => {
    const { attempt, returned } = await pay('cancel')
    expect(await read(returned)).toEqual({ reference: attempt.reference, result: 'cancelled', unverified: true })
    expect(await bank.provider.query(attempt)).toBeNull()
  })

  test('an error, which the bank does not sign, is not taken for a refusal', async () => {
    const { attempt, returned } = await pay('error')
    expect(await read(returned)).toEqual({ reference: attempt.reference, result: 'undecided' })
  })

  test('a browser that does not come back leaves the question', async () => {
    const { attempt, returned } = await pay('lost_return')
    expect(returned).toBeNull()
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })
})

describe('nothing is believed of', () => {
  test('a return that was altered on the way', async () => {
    const { attempt, returned } = await pay('altered')
    expect(await read(returned)).toBeNull()
    expect(await bank.provider.query(attempt)).toEqual(capturedState)
  })

  test.each([
    ...['ApprovalCode', 'Parameters', 'ResponseCode', 'SupportReferenceID', 'AuthStatus', 'PackageNo', 'StatusFlag'],
    ...['HashKey', 'MerchantReference'],
  ])('a return with another %s', async (name) => {
    const { returned } = await pay('refuse')
    expect(await read(changed(returned, name, 'Success'))).toBeNull()
  })

  test('a success that is claimed without a hash', async () => {
    const { attempt, returned } = await pay('refuse')
    const claimed = changed(changed(returned, 'HashKey', ''), 'StatusFlag', 'Success')
    expect(await read(claimed)).toEqual({ reference: attempt.reference, result: 'refused' })
  })

  test('a refusal signed with what stands in the database: the bank is asked', async () => {
    const { attempt, returned, captured } = await pay('approve')
    const refused = changed(changed(changed(returned, 'StatusFlag', 'Failure'), 'ResponseCode', '12'), 'HashKey', '')
    const form = new URLSearchParams(refused?.body)
    const signed = winbankHash(attempt.providerReference ?? '', bank.sandbox.bankAccounts.winbank, form)
    expect(await read(changed(refused, 'HashKey', signed))).toBeNull()
    bank.attempts.set(attempt.reference, { ...attempt, providerReference: 'of another key' })
    expect(await read(changed(refused, 'HashKey', signed))).toEqual(captured)
  })

  test('a return signed with another attempt’s ticket', async () => {
    const [first, second] = [await pay('approve'), await pay('refuse')]
    expect(await read(changed(first.returned, 'MerchantReference', second.attempt.reference))).toBeNull()
  })

  test('an attempt that the shop has not made', async () => {
    const { attempt, returned } = await pay('approve')
    bank.attempts.delete(attempt.reference)
    expect(await read(returned)).toBeNull()
    expect(await bank.read({ url: '/payment/winbank/cancel?reference=1', headers: {}, body: '' })).toBeNull()
  })
})

test('a refund is left to the AdminTool, and somebody is told', async () => {
  const { attempt } = await pay('approve')
  const request = {
    attempt: { ...attempt, transaction: '1' },
    amountCents: 1234,
    refundedCents: 0,
    key: 'a',
    isRepeated: false,
  }
  expect(await bank.provider.refund(request)).toBe('refused')
  expect(bank.alarms).toEqual([expect.stringContaining('AdminTool')])
})

describe('a bank that cannot be used', () => {
  test.each(bankFailures)('%s: does not keep the buyer waiting for an answer', async (fault, failure) => {
    bank.sandbox.faults.set('winbank', fault)
    expect(await failureOf(bank.begin())).toContain(failure)
  })

  test('refuses our account: somebody is told, and no secret with it', async () => {
    const alarms: string[] = []
    const provider = winbank({
      ...bank.sandbox.bankAccounts.winbank,
      password: 'wrong-password',
      tickets,
      reports: alarmsInto(alarms),
    })
    const { attempt } = await bank.begin()
    const text = await failureOf(provider.query(attempt))
    expect(`${text} ${alarms.join()}`).not.toMatch(/wrong-password|sandbox-winbank/)
    expect(alarms).toEqual(['winbank credentials'])
  })
})
