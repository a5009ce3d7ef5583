// Paying at a provider, from the placed order to the settled one, on a real database.

import { listPaymentTypes } from '@stoa/contract/ordering/checkout'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, orderRequest, saveOrder } from '../../../test/order-request.ts'
import {
  cardId,
  failurePath,
  irisId,
  openPaymentShop,
  type PaymentShop,
  paid,
  waiting,
} from '../../../test/payment-shop.ts'
import { openTestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import { listPaymentProviders, type PaymentProvider } from '../../ports/payment.ts'
import { listNextMoves, moveOrder } from '../orders/move-order.service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

describe('an order paid by card', () => {
  test('is placed, awaited, sent to the provider and paid when its browser returns', async () => {
    const uid = await shop.place()
    expect(await shop.stateOf(uid)).toEqual(waiting())
    const reference = await shop.begin(uid)
    const { rows } = await sql<{ total: number }>`select total_cents as total from customer_order
      where uid = ${uid}`.execute(shop.database.db)
    const amount_cents = rows[0]?.total
    expect(shop.meanwhile.attempts).toEqual([
      { status: 'open', provider: 'signed_bank', amount_cents, currency: 'EUR' },
    ])
    expect(shop.meanwhile.transactions).toEqual([])
    expect(shop.provider.requests.at(-1)).toMatchObject({
      kind: 'card',
      language: 'el',
      successUrl: `https://stoa.example/el/payment/signed_bank/success/${uid}`,
      cancelUrl: 'https://stoa.example/el/payment/signed_bank/cancel',
      notifyUrl: 'https://stoa.example/api/payments/signed_bank/notify',
    })
    const answer = await shop.post('return', shop.reportOn(reference))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/el/checkout-success/${uid}`])
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  })

  test('is settled once, however often and from wherever it is reported', async () => {
    const uid = await shop.place()
    const report = shop.reportOn(await shop.begin(uid))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => shop.post(index % 2 === 0 ? 'signed_bank/notify' : 'return', report)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      answers.map((_, index) => (index % 2 === 0 ? 200 : 303)),
    )
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  })

  test('is not begun before it is paid, by nobody', async () => {
    const uid = await shop.place()
    const move = (to: 'processing' | 'cancelled') =>
      decideInTransaction(shop.database.db, async (tx) => {
        const order = await lockOrder(tx, { uid })
        if (!order) throw new Error('there is no such order')
        expect(await listNextMoves(tx, order, 'tool')).toEqual(['checkingStock', 'cancelled', 'notAvailable'])
        return moveOrder(tx, order, {
          to,
          actor: 'staff',
          source: 'test',
          reason: null,
          notify: false,
          now: shop.clock.now,
        })
      })
    expect(await move('processing')).toEqual({ ok: false, refusal: 'order_move_not_allowed' })
    expect((await move('cancelled')).ok).toBe(true)
  })

  test.each(['el', 'en'])('begins no second time: Back leads to its success page (%s)', async (language) => {
    const uid = await shop.place(cardId, language)
    await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(uid)))
    expect((await shop.post(`begin/${uid}`)).headers.location).toBe(`/${language}/checkout-success/${uid}`)
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  })

  test.each(['el', 'en'])('and cancelled before it begins leads to the failure page (%s)', async (language) => {
    const uid = await shop.place(cardId, language)
    await shop.giveUp(uid, 'cancelled')
    expect((await shop.post(`begin/${uid}`)).headers.location).toBe(failurePath('order_problem', uid, language))
    expect(await shop.stateOf(uid)).toEqual({ ...waiting(), status: orderStatusNumbers.cancelled })
  })

  test.each(['REFUSED', 'CANCELED'])('%s: may be tried again under a fresh reference', async (status) => {
    const uid = await shop.place()
    const first = await shop.begin(uid)
    const answer = await shop.post('return', shop.reportOn(first, { status }))
    expect(answer.headers.location).toBe(
      failurePath(status === 'REFUSED' ? 'payment_failed' : 'payment_cancelled', uid),
    )
    const second = await shop.begin(uid)
    expect(second).not.toBe(first)
    await shop.post('signed_bank/notify', shop.reportOn(second))
    expect(await shop.stateOf(uid)).toEqual(paid(status === 'REFUSED' ? 'refused' : 'cancelled', 'captured'))
  })

  test('in two tabs, both captured at once: paid once, the other is a surplus', async () => {
    const uid = await shop.place()
    const [first, second] = [await shop.begin(uid), await shop.begin(uid)]
    expect(await shop.stateOf(uid)).toEqual(waiting('cancelled', 'open'))
    await Promise.all([first, second].map((reference) => shop.post('signed_bank/notify', shop.reportOn(reference))))
    const state = await shop.stateOf(uid)
    expect({ ...state, attempts: state?.attempts.toSorted() }).toEqual(paid('captured', 'surplus'))
  })

  test('that begins twice at once has one attempt under way', async () => {
    const uid = await shop.place()
    await Promise.all(Array.from({ length: 8 }, () => shop.post(`begin/${uid}`)))
    expect((await shop.stateOf(uid))?.attempts.filter((status) => status === 'open')).toHaveLength(1)
  })

  test.each(['cancelled', 'notAvailable'] as const)(
    'and %s meanwhile stays as it is, and owes the amount back, which is logged once',
    async (status) => {
      const uid = await shop.place()
      const reference = await shop.begin(uid)
      await shop.giveUp(uid, status)
      const logged = vi.spyOn(shop.app.log, 'error')
      const report = shop.reportOn(reference)
      await shop.post('signed_bank/notify', report)
      await shop.post('signed_bank/notify', report)
      expect(logged.mock.calls).toEqual([
        [expect.objectContaining({ provider: 'signed_bank', reference }), expect.stringContaining('surplus')],
      ])
      expect(await shop.stateOf(uid)).toEqual({ ...waiting('surplus'), status: orderStatusNumbers[status] })
    },
  )

  test('of an English buyer returns to English pages', async () => {
    const uid = await shop.place(cardId, 'en')
    const refused = await shop.post('return', shop.reportOn(await shop.begin(uid), { status: 'REFUSED' }))
    expect(refused.headers.location).toBe(failurePath('payment_failed', uid, 'en'))
    const captured = await shop.post('return', shop.reportOn(await shop.begin(uid)))
    expect(captured.headers.location).toBe(`/en/checkout-success/${uid}`)
    expect(shop.provider.requests.at(-1)).toMatchObject({ language: 'en' })
  })

  test('whose provider is away when its buyer returns waits for its word', async () => {
    const uid = await shop.place()
    const report = shop.reportOn(await shop.begin(uid))
    const read = vi.spyOn(shop.provider, 'readCallback').mockRejectedValue(new OutsideError('timeout'))
    const returned = await shop.app.inject(`/el/payment/signed_bank/success/${uid}?${report}`)
    expect([returned.statusCode, returned.headers.location]).toEqual([303, `/el/checkout-pending/${uid}`])
    expect((await shop.post('return', report)).headers.location).toBe(failurePath('transaction_problem'))
    expect((await shop.post('signed_bank/notify', report)).statusCode).toBe(500)
    read.mockRestore()
    await shop.post('signed_bank/notify', report)
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  })

  test('whose provider is away can be tried again', async () => {
    const uid = await shop.place()
    shop.meanwhile.fails = true
    expect((await shop.post(`begin/${uid}`)).headers.location).toBe(failurePath('payment_failed', uid))
    shop.meanwhile.fails = false
    await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(uid)))
    expect(await shop.stateOf(uid)).toEqual(paid('cancelled', 'captured'))
  })
})

test.each([
  ['a deposit', methodIds.deposit],
  ['cash', methodIds.cash],
])('an order paid by %s is not sent to a provider', async (_, paymentTypeId) => {
  const uid = await shop.place(paymentTypeId)
  expect((await shop.post(`begin/${uid}`)).headers.location).toBe(failurePath('order_problem', uid))
  expect(await shop.stateOf(uid)).toMatchObject({ attempts: [], status: 0 })
})

test.each(['x', crypto.randomUUID()])('nothing begins for an order that is not there: %s', async (uid) => {
  expect((await shop.post(`begin/${uid}`)).headers.location).toBe(failurePath('order_problem'))
})

test('one provider carries out several kinds, and of several providers the first', () => {
  const other: PaymentProvider = { ...shop.provider, code: 'other_bank', kinds: ['wallet', 'iris'] }
  const found = ['card', 'iris', 'wallet', 'cash'].map(
    (kind) => listPaymentProviders([shop.provider, other], { kind, amountCents: 1000, instalments: 1 })[0]?.code,
  )
  expect(found).toEqual(['signed_bank', 'signed_bank', 'other_bank', undefined])
})

test('the buyer of another kind goes to the same provider, which is told the kind', async () => {
  const uid = await shop.place(irisId)
  const reference = await shop.begin(uid)
  expect(shop.provider.requests.at(-1)).toMatchObject({
    reference,
    kind: 'iris',
    notifyUrl: 'https://stoa.example/api/payments/signed_bank/notify',
  })
  await shop.post('signed_bank/notify', shop.reportOn(reference))
  expect(await shop.stateOf(uid)).toEqual(paid('captured'))
})

test('whoever places an order is told whether a provider takes the payment', async () => {
  const item = line(await makeProduct(shop.database.db))
  const placeBy = async (pmtid: number) => saveOrder(shop.app, await orderRequest(shop.app, [item], { pmtid }))
  const [deposit, card] = [await placeBy(methodIds.cash), await placeBy(cardId)]
  expect([deposit.body.atprv, card.body.atprv]).toEqual([false, true])
})

test('a shop without the provider neither offers nor accepts it', async () => {
  const without = await openTestApi({ connections: 2 })
  const offered = await call(without.app, listPaymentTypes, {})
  const item = line(await makeProduct(without.database.db))
  const request = await orderRequest(without.app, [item])
  const answer = await saveOrder(without.app, { ...request, pmtid: cardId })
  await without.close()
  expect(offered.map(({ code }) => code)).toEqual(['cash_on_delivery', 'bank_deposit', 'in_store'])
  expect([answer.status, answer.body.code]).toEqual([409, 'payment_not_available'])
  expect((await call(shop.app, listPaymentTypes, {})).map(({ code }) => code)).toContain('card')
})
