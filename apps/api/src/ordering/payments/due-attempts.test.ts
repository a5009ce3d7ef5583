// What the shop learns and does by itself: it asks about attempts without a report, captures what is authorised, and pays back.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { openPaymentShop, type PaymentShop, paid, waiting } from '../../../test/payment-shop.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type { KnownAttempt, PaymentProvider, PaymentState } from '../../ports/payment.ts'
import { releaseUnpaidPayments } from '../orders/unpaid-payments.service.ts'
import { checkDueAttempts, payDueRefunds } from './due-attempts.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(async () => {
  await sql`update payment_attempt set check_at = null`.execute(shop.database.db)
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const minute = 60_000

const deps = (minutes: number, changes: Partial<PaymentProvider> = {}) => ({
  db: shop.database.db,
  providers: [{ ...shop.provider, ...changes }],
  now: () => shop.clock.now + minutes * minute,
})

async function beginAs(state: 'captured' | 'authorised' | null) {
  const uid = await shop.place()
  const reference = await shop.begin(uid)
  const request = shop.provider.requests.find((one) => one.reference === reference)
  const amountCents = request?.amountCents ?? 0
  if (state)
    shop.provider.states.set(reference, { result: state, amountCents, currency: 'EUR', transaction: `Q${reference}` })
  return { uid, reference, amountCents }
}

const due = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from payment_attempt where check_at is not null`.execute(
      shop.database.db,
    )
  ).rows[0]?.count

describe('an attempt of which nothing was reported', () => {
  test('is not asked about at once, and pays its order when its provider has captured it', async () => {
    const { uid } = await beginAs('captured')
    expect((await checkDueAttempts(deps(1))).asked).toBe(0)
    expect((await checkDueAttempts(deps(3))).asked).toBe(1)
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
    expect(await due()).toBe(0)
  })

  test('is asked about again, and expires when its provider knows nothing of it', async () => {
    const { uid } = await beginAs(null)
    expect((await checkDueAttempts(deps(3))).asked).toBe(1)
    expect(await shop.stateOf(uid)).toEqual(waiting('open'))
    await checkDueAttempts(deps(121))
    expect(await shop.stateOf(uid)).toEqual(waiting('expired'))
    expect(await due()).toBe(0)
  })

  test('is asked about again when its provider cannot be used', async () => {
    const { uid } = await beginAs('captured')
    const query = async (): Promise<PaymentState | null> => {
      throw new OutsideError('timeout')
    }
    await checkDueAttempts(deps(3, { query }))
    expect(await shop.stateOf(uid)).toEqual(waiting('open'))
    await checkDueAttempts(deps(30))
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  })

  test('and that was given up for another is asked about too: what it captured is paid back', async () => {
    const { uid, reference, amountCents } = await beginAs('captured')
    await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(uid)))
    const { alarms } = await checkDueAttempts(deps(3))
    expect(alarms).toEqual([{ provider: 'signed_bank', reference, alarm: 'surplus' }])
    expect(await shop.stateOf(uid)).toEqual(paid('surplus', 'captured'))
    await payDueRefunds(deps(3))
    await payDueRefunds(deps(3))
    expect(shop.provider.refunds.filter(({ attempt }) => attempt.reference === reference)).toEqual([
      expect.objectContaining({ amountCents, refundedCents: 0 }),
    ])
  })

  test('of a buyer who has only agreed: the provider is told whether money still pays the order', async () => {
    const [awaited, ended, otherwise] = [await beginAs(null), await beginAs(null), await beginAs(null)]
    await shop.giveUp(ended.uid, 'cancelled')
    await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(otherwise.uid)))
    const told = new Map<string, boolean>()
    const query = async ({ reference, isAwaited }: KnownAttempt) => {
      told.set(reference, isAwaited)
      return null
    }
    await checkDueAttempts(deps(3, { query }))
    expect([awaited, ended, otherwise].map(({ reference }) => told.get(reference))).toEqual([true, false, false])
  })

  test('and whose buyer’s browser says that it was given up is asked about too', async () => {
    const { uid, reference } = await beginAs('captured')
    const left = shop.reportOn(reference, { status: 'LEFT' })
    for (const report of [left, left]) await shop.post('return', report)
    expect(await shop.stateOf(uid)).toEqual(waiting('cancelled'))
    await checkDueAttempts(deps(3))
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
    expect(await due()).toBe(0)
  })

  test('is asked about while no transaction is open', async () => {
    await beginAs(null)
    const transactions: unknown[] = []
    const query = async () => {
      const { rows } = await sql`select state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
        shop.database.db,
      )
      transactions.push(...rows)
      return null
    }
    expect((await checkDueAttempts(deps(3, { query }))).asked).toBe(1)
    expect(transactions).toEqual([])
  })
})

describe('what is authorised', () => {
  test('is captured, and pays', async () => {
    const { uid, reference } = await beginAs(null)
    await shop.post('signed_bank/notify', shop.reportOn(reference, { status: 'AUTHORIZED' }))
    expect(await shop.stateOf(uid)).toEqual(waiting('authorised'))
    await checkDueAttempts(deps(0))
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  })

  test('is released when the order was paid in another way', async () => {
    const { uid, reference } = await beginAs(null)
    const second = await shop.begin(uid)
    await shop.post('signed_bank/notify', shop.reportOn(reference, { status: 'AUTHORIZED' }))
    await shop.post('signed_bank/notify', shop.reportOn(second))
    await checkDueAttempts(deps(0))
    expect(await shop.stateOf(uid)).toEqual(paid('cancelled', 'captured'))
  })

  test('for an order that was cancelled is released, and not taken to be paid back', async () => {
    const { uid, reference } = await beginAs(null)
    await shop.post('signed_bank/notify', shop.reportOn(reference, { status: 'AUTHORIZED' }))
    await shop.giveUp(uid, 'cancelled')
    await checkDueAttempts(deps(0))
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['cancelled'] })
  })
})

describe('money that is owed back', () => {
  const surplus = async () => {
    const { uid, reference } = await beginAs(null)
    await shop.post('signed_bank/notify', shop.reportOn(reference, { amount: '0.01' }))
    return { uid, reference }
  }
  const stateOf = async (reference: string) =>
    (
      await sql<{ status: string; tries: number }>`select r.status, r.tries from payment_refund r
        join payment_attempt a on a.id = r.attempt_id where a.reference = ${reference}`.execute(shop.database.db)
    ).rows

  test('is tried again under the same key, and somebody is told after five tries', async () => {
    const { reference } = await surplus()
    const keys: string[] = []
    const refund: PaymentProvider['refund'] = async ({ key }) => {
      keys.push(key)
      throw new OutsideError('timeout')
    }
    const told: unknown[] = []
    for (let hours = 1; hours <= 5; hours += 1) told.push(...(await payDueRefunds(deps(hours * 61, { refund }))).alarms)
    expect([new Set(keys).size, keys.length]).toEqual([1, 5])
    expect(told).toEqual([{ provider: 'signed_bank', reference, alarm: 'refund_delayed' }])
    await payDueRefunds(deps(600))
    expect(await stateOf(reference)).toEqual([{ status: 'done', tries: 6 }])
  })

  test('and refused by the provider is not asked for again: somebody is told', async () => {
    const { reference } = await surplus()
    const refuse = { refund: async () => 'refused' as const }
    expect((await payDueRefunds(deps(700, refuse))).alarms).toEqual([
      { provider: 'signed_bank', reference, alarm: 'refund_refused' },
    ])
    expect((await payDueRefunds(deps(2000, refuse))).asked).toBe(0)
  })

  test('is taken by one process at a time', async () => {
    const { reference } = await surplus()
    await Promise.all([payDueRefunds(deps(0)), payDueRefunds(deps(0)), payDueRefunds(deps(0))])
    expect(shop.provider.refunds.filter(({ attempt }) => attempt.reference === reference)).toHaveLength(1)
  })
})

describe('an order that nobody pays', () => {
  test('is given up after an hour without a try, and its copies come back', async () => {
    const { uid, reference } = await beginAs(null)
    await shop.post('return', shop.reportOn(reference, { status: 'CANCELED' }))
    expect((await releaseUnpaidPayments(shop.database.db, shop.clock.now + 59 * minute)).orders).toBe(0)
    const { copies } = await releaseUnpaidPayments(shop.database.db, shop.clock.now + 61 * minute)
    expect(copies).toBeGreaterThan(0)
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: -1, attempts: ['cancelled'] })
  })

  test('is kept as long as its provider has still to say what became of a try', async () => {
    const { uid } = await beginAs(null)
    await releaseUnpaidPayments(shop.database.db, shop.clock.now + 90 * minute)
    expect(await shop.stateOf(uid)).toEqual(waiting('open'))
  })
})
