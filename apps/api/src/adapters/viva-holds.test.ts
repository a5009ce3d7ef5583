// Viva where an amount is held, and captured by a call of ours: each thing once, however often it is asked for.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alarmsInto, type BankVisit, openBankVisit } from '../../test/bank-visit.ts'
import type { KnownAttempt } from '../ports/payment.ts'
import { viva } from './viva.ts'

let bank: BankVisit
beforeAll(async () => {
  bank = await openBankVisit((sandbox, alarms) =>
    viva({
      ...{ ...sandbox.bankAccounts.viva, captures: 'on_dispatch', holdDays: 5 },
      reports: alarmsInto(alarms),
    }),
  )
})
afterEach(() => {
  bank.sandbox.faults.set('viva', 'none')
  bank.messages.splice(0)
  bank.alarms.splice(0)
})
afterAll(() => bank.close())

const state = { amountCents: 1234, currency: 'EUR', transaction: expect.any(String) }
const held = { ...state, result: 'authorised' }
const captured = { ...state, result: 'captured' }

/** A buyer has paid: the amount is held. */
async function hold() {
  const { attempt, next } = await bank.begin()
  const returned = await bank.choose(next, 'approve')
  if (!returned) throw new Error('the browser stays')
  const report = await bank.read(returned)
  expect(report).toEqual({ reference: attempt.reference, ...held })
  const transaction = report && 'transaction' in report ? report.transaction : ''
  return { attempt: { ...attempt, transaction } satisfies KnownAttempt, returned, notified: bank.messages[0] }
}

test('holds for as many days as are set; at once and by a call of ours it holds none for an order', () => {
  const { viva: account } = bank.sandbox.bankAccounts
  const daysOf = (captures: 'at_once' | 'later') =>
    viva({ ...account, captures, holdDays: 5, reports: alarmsInto([]) }).holdDays
  expect([bank.provider.holdDays, daysOf('later'), daysOf('at_once')]).toEqual([5, undefined, undefined])
})

test('what is paid in instalments is captured at once', async () => {
  const { attempt, next } = await bank.begin({ instalments: 6 })
  const returned = await bank.choose(next, 'approve')
  expect(returned && (await bank.read(returned))).toEqual({ reference: attempt.reference, ...captured })
})

describe('what is held', () => {
  let visit: Awaited<ReturnType<typeof hold>>
  beforeEach(async () => {
    visit = await hold()
  })
  const { capture, cancel, query, refund } = {
    capture: (cents = 1234) => bank.provider.capture(visit.attempt, cents),
    cancel: () => bank.provider.cancel(visit.attempt),
    query: () => bank.provider.query(visit.attempt),
    refund: (attempt: KnownAttempt, amountCents: number, refundedCents: number) =>
      bank.provider.refund({ attempt, amountCents, refundedCents, key: 'a', isRepeated: true }),
  }
  const readAll = () =>
    Promise.all([visit.returned, visit.notified].map((message) => bank.read(message ?? expect.fail('no webhook'))))

  test('is reported by the browser, by the webhook and when it is asked for', async () => {
    expect(await readAll()).toEqual([expect.objectContaining(held), expect.objectContaining(held)])
    expect(await query()).toEqual(held)
  })

  test('is captured once, under a transaction of its own, which is refunded in parts', async () => {
    expect([await capture(), await capture()]).toEqual(['done', 'done'])
    const now = await query()
    expect(now).toEqual(captured)
    const transaction = now && 'transaction' in now ? now.transaction : ''
    expect(transaction).not.toBe(visit.attempt.transaction)
    const paid = { ...visit.attempt, transaction }
    expect([await refund(paid, 234, 0), await refund(paid, 234, 0)]).toEqual(['done', 'done'])
    expect([await refund(paid, 1000, 234), await refund(paid, 1, 1234)]).toEqual(['done', 'refused'])
    expect(await query()).toEqual(captured)
  })

  test('is captured in part', async () => {
    expect(await capture(1000)).toBe('done')
    expect(await query()).toEqual({ ...captured, amountCents: 1000 })
  })

  test('is not captured beyond its amount', async () => {
    expect(await capture(1235)).toBe('refused')
    expect(bank.alarms).toEqual(['viva capture 403'])
    expect(await query()).toEqual(held)
  })

  test('is released once, is not captured after that, and is held no more, whatever message comes again', async () => {
    expect([await cancel(), await cancel()]).toEqual(['done', 'done'])
    expect(await query()).toEqual({ result: 'cancelled' })
    expect(await capture()).toBe('refused')
    const over = { reference: visit.attempt.reference, result: 'cancelled' }
    expect(await readAll()).toEqual([over, over])
  })

  test('and captured meanwhile is not given back by a release', async () => {
    expect(await capture()).toBe('done')
    expect(await cancel()).toBe('refused')
    expect([await query(), bank.alarms]).toEqual([captured, []])
  })

  test.each(['reset', 'nonsense'] as const)('is captured once though the first answer was lost (%s)', async (fault) => {
    bank.sandbox.faults.set('viva', fault)
    await expect(capture()).rejects.toThrow()
    bank.sandbox.faults.set('viva', 'none')
    expect([await capture(), await query()]).toEqual(['done', captured])
  })
})
