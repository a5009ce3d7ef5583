// What a provider reports: believed only if it is its own, and recorded even if something else was captured.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { failurePath, openPaymentShop, type PaymentShop, paid, waiting } from '../../../test/payment-shop.ts'
import { recordReport } from './payments.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

describe('a report changes nothing', () => {
  test.each(['reference', 'status', 'amount', 'currency', 'transaction', 'signature'])(
    'when its %s was altered on the way',
    async (name) => {
      const uid = await shop.place()
      const report = shop.reportOn(await shop.begin(uid))
      report.set(name, `${report.get(name)}1`)
      expect((await shop.post('signed_bank/notify', report)).statusCode).toBe(400)
      expect((await shop.post('return', report)).headers.location).toBe(failurePath('transaction_problem'))
      expect(await shop.stateOf(uid)).toEqual(waiting('open'))
    },
  )

  test.each([
    ['is of an attempt that nobody made', { reference: '0'.repeat(32) }, undefined],
    ['is signed with another key', {}, 'old key'],
  ])('when it %s', async (_, changes, key) => {
    const uid = await shop.place()
    expect((await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(uid), changes, key))).statusCode).toBe(
      400,
    )
    expect(await shop.stateOf(uid)).toEqual(waiting('open'))
  })

  test('when it is of another provider', async () => {
    const reference = await shop.begin(await shop.place())
    const report = { reference, result: 'refused' } as const
    expect(await recordReport(shop.database.db, 'bank_deposit', report, 0)).toEqual({
      ok: false,
      refusal: 'attempt_not_found',
    })
  })
})

describe('what was captured otherwise than asked for', () => {
  const capturesOf = async (uid: string) =>
    (
      await sql<{ cents: number; currency: string; transaction: string }>`
        select a.captured_cents as cents, a.captured_currency as currency, a.transaction
        from payment_attempt a join customer_order o on o.id = a.order_id where o.uid = ${uid} order by a.id`.execute(
        shop.database.db,
      )
    ).rows

  test.each([
    ['another amount', { amount: '0.01' }, { cents: 1, currency: 'EUR' }],
    ['another currency', { currency: 'USD' }, { currency: 'USD' }],
  ])('%s: a surplus, recorded as reported; the order can still be paid', async (_, changes, captured) => {
    const logged = vi.spyOn(shop.app.log, 'error')
    const uid = await shop.place()
    const report = shop.reportOn(await shop.begin(uid), changes)
    expect((await shop.post('return', report)).headers.location).toBe(failurePath('transaction_problem', uid))
    expect((await shop.post('signed_bank/notify', report)).statusCode).toBe(200)
    expect(await shop.stateOf(uid)).toEqual(waiting('surplus'))
    expect(await capturesOf(uid)).toEqual([expect.objectContaining(captured)])
    expect(logged.mock.calls).toEqual([
      [
        expect.objectContaining('currency' in changes ? { currency: 'USD' } : { amountCents: 1 }),
        expect.stringContaining('surplus'),
      ],
    ])
    await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(uid)))
    expect(await shop.stateOf(uid)).toEqual(paid('surplus', 'captured'))
  })

  test('with one transaction for many orders at once: pays one, and is a surplus of the others', async () => {
    const uids = await Promise.all(Array.from({ length: 4 }, () => shop.place()))
    const references = await Promise.all(uids.map(shop.begin))
    const answers = await Promise.all(
      references.map((reference) => shop.post('signed_bank/notify', shop.reportOn(reference, { transaction: 'same' }))),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const states = await Promise.all(uids.map(shop.stateOf))
    expect(states.flatMap((state) => state?.attempts ?? []).toSorted()).toEqual([
      'captured',
      'surplus',
      'surplus',
      'surplus',
    ])
    expect(states.filter((state) => state?.payment === 'paid')).toEqual([paid('captured')])
  })

  test.each<Record<string, string>>([{ transaction: 'again' }, { amount: '0.01' }])(
    'once more, with %o: logged, and not paid again',
    async (changes) => {
      const uid = await shop.place()
      const reference = await shop.begin(uid)
      const first = shop.reportOn(reference, { transaction: `first of ${uid}` })
      await shop.post('signed_bank/notify', first)
      const captures = await capturesOf(uid)
      const logged = vi.spyOn(shop.app.log, 'error')
      await shop.post('signed_bank/notify', first)
      expect(logged).not.toHaveBeenCalled()
      await shop.post('signed_bank/notify', shop.reportOn(reference, { transaction: `first of ${uid}`, ...changes }))
      expect(logged.mock.calls).toEqual([[expect.objectContaining({ reference }), expect.stringContaining('again')]])
      expect(await capturesOf(uid)).toEqual(captures)
      expect(await shop.stateOf(uid)).toEqual(paid('captured'))
    },
  )
})
