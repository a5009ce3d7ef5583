// PayPal where an amount is held, and captured by a call of ours: each thing once, however often it is asked for.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { alarmsInto, type BankVisit, openBankVisit } from '../../test/bank-visit.ts'
import type { KnownAttempt, PaymentProvider } from '../ports/payment.ts'
import type { CaptureTime } from './capture-time.ts'
import { paypal } from './paypal.ts'

const made = { brandName: 'Στοά', holdDays: 3 }

let bank: BankVisit
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bank = await openBankVisit((sandbox, alarms) =>
    paypal({ ...sandbox.bankAccounts.paypal, ...made, captures: 'on_dispatch', reports: alarmsInto(alarms) }),
  )
})
afterEach(() => {
  bank.sandbox.faults.set('paypal', 'none')
  bank.messages.splice(0)
  bank.alarms.splice(0)
})
afterAll(async () => {
  vi.useRealTimers()
  await bank.close()
})

/** The same account, with another setting. */
const providerThat = (captures: CaptureTime): PaymentProvider =>
  paypal({ ...bank.sandbox.bankAccounts.paypal, ...made, captures, reports: alarmsInto(bank.alarms) })

const state = { amountCents: 1234, currency: 'EUR', transaction: expect.any(String) }
const held = { ...state, result: 'authorised' }
const captured = { ...state, result: 'captured' }

async function pay(choice: string) {
  const { attempt, next } = await bank.begin()
  const returned = await bank.choose(next, choice)
  if (!returned) throw new Error('the browser stays')
  return { attempt, returned, notified: bank.messages[0] ?? null, says: { reference: attempt.reference } }
}

/** A buyer has agreed: the amount is held. */
async function hold(choice = 'approve') {
  const visit = await pay(choice)
  const report = await bank.read(visit.returned)
  expect(report).toEqual({ ...visit.says, ...held })
  const transaction = report && 'transaction' in report ? report.transaction : ''
  return { ...visit, attempt: { ...visit.attempt, transaction } satisfies KnownAttempt }
}

/** The webhook that PayPal has kept back. */
async function sendHeld() {
  await bank.sandbox.banks.sendHeld()
  return bank.messages.at(-1) ?? expect.fail('no webhook')
}

/** The same return, as of a buyer who has not agreed. */
function withoutPayer<Message extends { url: string }>(message: Message): Message {
  const url = new URL(message.url)
  url.searchParams.delete('PayerID')
  return { ...message, url: url.href }
}

test('holds for as many days as are set; at once and by a call of ours it holds none for an order', () => {
  const daysOf = (captures: CaptureTime) => providerThat(captures).holdDays
  expect([daysOf('on_dispatch'), daysOf('later'), daysOf('at_once')]).toEqual([3, undefined, undefined])
})

test('an order is captured or held as it was made, whatever is set later', async () => {
  const { attempt } = await pay('approve')
  const atOnce = providerThat('at_once')
  const report = await atOnce.query(attempt)
  expect(report).toEqual(held)
  const transaction = report && 'transaction' in report ? report.transaction : ''
  expect(await atOnce.capture({ ...attempt, transaction }, 1234)).toBe('done')
  const request = bank.request()
  const { next, providerReference } = await atOnce.begin(request)
  await bank.choose(next, 'approve')
  expect(await bank.provider.query({ ...attempt, reference: request.reference, providerReference })).toEqual(captured)
})

test('what was agreed to from the cart is held for what the order comes to', async () => {
  const { origin } = new URL(bank.request().successUrl)
  const begun = await bank.provider.express?.begin({
    ...{ key: crypto.randomUUID(), amountCents: 1000, currency: 'EUR', language: 'el', isShipped: true },
    ...{ returnUrl: `${origin}/el/checkout-information`, cancelUrl: `${origin}/el/cart` },
  })
  await bank.choose({ url: begun?.url ?? '' }, 'approve')
  const { attempt, next } = await bank.begin({ agreed: begun?.id ?? '', amountCents: 2000 })
  const url = 'url' in next ? next.url : ''
  expect(new URL(url).pathname).toContain('/success/')
  expect(await bank.read({ url, headers: {}, body: '' })).toEqual({
    ...held,
    ...{ reference: attempt.reference, amountCents: 2000 },
  })
})

describe('before anything is held', () => {
  test('two who notice in one moment hold once', async () => {
    const { attempt, returned, notified } = await pay('approve')
    const messages = [returned, notified ?? expect.fail('no webhook'), returned]
    const [first, second, third] = await Promise.all(messages.map((message) => bank.read(message)))
    expect([first, second, third]).toEqual([{ reference: attempt.reference, ...held }, first, first])
    expect({ reference: attempt.reference, ...(await bank.provider.query(attempt)) }).toEqual(first)
  })

  test('nothing is held for an order that was paid otherwise meanwhile', async () => {
    const { attempt, returned, says } = await pay('approve')
    bank.attempts.set(attempt.reference, { ...attempt, isAwaited: false })
    expect(await bank.read(returned)).toEqual({ ...says, result: 'cancelled' })
    expect(await bank.provider.query(attempt)).toEqual(held)
  })

  test('the bank of the buyer’s card may refuse', async () => {
    const { returned, says } = await pay('refuse')
    expect(await bank.read(returned)).toEqual({ ...says, result: 'refused' })
  })

  test('what PayPal reviews is undecided, though the browser says that its buyer has left', async () => {
    const { attempt, returned, says } = await pay('reviewed')
    const undecided = { ...says, result: 'undecided' }
    expect([await bank.read(returned), await bank.read(withoutPayer(returned))]).toEqual([undecided, undecided])
    expect(await bank.provider.query(attempt)).toEqual({ result: 'undecided' })
    expect(await bank.read(await sendHeld())).toEqual({ ...says, ...held })
  })

  test('a browser that says its buyer has left stops nothing to which they have agreed', async () => {
    const { returned, says } = await pay('approve')
    expect(await bank.read(withoutPayer(returned))).toEqual({ ...says, ...held })
  })
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
    refund: (attempt: KnownAttempt, amountCents: number, key: string) =>
      bank.provider.refund({ attempt, amountCents, refundedCents: 0, key, isRepeated: true }),
  }
  const readAll = () =>
    Promise.all([visit.returned, visit.notified].map((message) => bank.read(message ?? expect.fail('no webhook'))))
  /** By whose key PayPal does not know what it has done. */
  const forgotten = () => ({ ...visit.attempt, reference: 'another' })

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
    expect([await refund(paid, 234, 'a'), await refund(paid, 234, 'a')]).toEqual(['done', 'done'])
    expect([await refund(paid, 1000, 'b'), await refund(paid, 1, 'c')]).toEqual(['done', 'refused'])
    expect(await query()).toEqual(captured)
  })

  test('is captured once, and released once, though PayPal has forgotten our keys', async () => {
    expect([await capture(), await bank.provider.capture(forgotten(), 1234), await query()]).toEqual([
      ...['done', 'done'],
      captured,
    ])
    visit = await hold()
    expect([await cancel(), await bank.provider.cancel(forgotten())]).toEqual(['done', 'done'])
    expect(bank.alarms).toEqual([])
  })

  test('is captured in part, and the rest of it no more', async () => {
    expect(await capture(1000)).toBe('done')
    expect(await bank.provider.capture(forgotten(), 234)).toBe('done')
    expect(await query()).toEqual({ ...captured, amountCents: 1000 })
  })

  test('is not captured beyond its amount', async () => {
    expect(await capture(1235)).toBe('refused')
    expect(bank.alarms).toEqual([expect.stringMatching(/^paypal capture MAX_CAPTURE_AMOUNT_EXCEEDED [\da-f-]+$/)])
    expect(await query()).toEqual(held)
  })

  test('is not captured in another currency', async () => {
    expect(await bank.provider.capture({ ...visit.attempt, currency: 'USD' }, 1234)).toBe('refused')
    expect([await query(), bank.alarms.length]).toEqual([held, 1])
  })

  test('is released once, is not captured after that, and is held no more, whatever message comes again', async () => {
    expect([await cancel(), await cancel()]).toEqual(['done', 'done'])
    expect(await query()).toEqual({ result: 'cancelled' })
    expect(await capture()).toBe('refused')
    const over = { ...visit.says, result: 'cancelled' }
    expect(await readAll()).toEqual([over, over])
  })

  test('and captured meanwhile is not given back by a release', async () => {
    expect(await capture()).toBe('done')
    expect(await cancel()).toBe('refused')
    expect([await query(), bank.alarms]).toEqual([captured, []])
  })

  test.each(['reset', 'nonsense'] as const)('is captured or released later where PayPal fails (%s)', async (fault) => {
    bank.sandbox.faults.set('paypal', fault)
    await expect(capture()).rejects.toThrow()
    await expect(cancel()).rejects.toThrow()
    bank.sandbox.faults.set('paypal', 'none')
    expect([await query(), await capture(), await query()]).toEqual([held, 'done', captured])
  })

  test('is found by its own number where PayPal knows the order no more; another attempt’s is not', async () => {
    const unknown = { ...visit.attempt, providerReference: 'UNKNOWN1' }
    expect(await bank.provider.query(unknown)).toEqual(held)
    expect(await bank.provider.query({ ...unknown, reference: 'another' })).toBeNull()
    expect(await bank.provider.query({ ...unknown, transaction: 'UNKNOWN2' })).toBeNull()
    await capture()
    expect(await bank.provider.query(unknown)).toEqual({ result: 'undecided' })
  })

  test('ends after 29 days: then nothing is captured', async () => {
    const day = 24 * 60 * 60_000
    vi.setSystemTime(Date.now() + 29 * day - 1)
    expect(await query()).toEqual(held)
    vi.setSystemTime(Date.now() + 1)
    expect(await query()).toEqual({ result: 'expired' })
    expect([await capture(), await cancel()]).toEqual(['refused', 'done'])
    expect(bank.alarms).toEqual([expect.stringMatching(/^paypal capture AUTHORIZATION_EXPIRED [\da-f-]+$/)])
  })

  test('stays held by whatever a browser brings', async () => {
    const tokens = [withoutPayer(visit.returned), { ...visit.returned, url: `${visit.returned.url}&state=VOIDED` }]
    for (const message of tokens) expect(await bank.read(message)).toEqual({ ...visit.says, ...held })
  })
})

test('what its buyer no longer has the money for is not captured, and somebody is told', async () => {
  const { attempt } = await hold('unfunded')
  expect(await bank.provider.capture(attempt, 1234)).toBe('refused')
  expect([bank.alarms, await bank.provider.query(attempt)]).toEqual([['paypal capture DECLINED'], held])
})

test('what was released at PayPal is held no more, by PayPal’s word and no other order’s', async () => {
  const [other, visit] = [await hold(), await hold('released')]
  const message = await sendHeld()
  expect(JSON.parse(message.body)).toMatchObject({ event_type: 'PAYMENT.AUTHORIZATION.VOIDED' })
  const [from, to] = [visit.attempt.providerReference ?? '', other.attempt.providerReference ?? '']
  expect(await bank.read({ ...message, body: message.body.replaceAll(from, to) })).toBeNull()
  expect(await bank.read({ ...message, headers: { ...message.headers, 'paypal-transmission-id': 'x' } })).toBeNull()
  expect(await bank.provider.query(other.attempt)).toEqual(held)
  expect(await bank.read(message)).toEqual({ ...visit.says, result: 'cancelled' })
})
