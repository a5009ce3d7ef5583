// Paying at a provider, from the placed order to the settled one, on a real database.

import { listPaymentTypes } from '@stoa/contract/ordering/checkout'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { type SignedProvider, signedProvider, signedReport } from '../../../test/signed-provider.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { findPaymentProvider, type PaymentProvider } from '../../ports/payment.ts'
import { settleAttempt } from './payments.service.ts'

const cardId = 3
let api: TestApi
let provider: SignedProvider
/** The attempts that another connection saw while the provider was asked. */
let seenMeanwhile: unknown[] = []
/** Connections of ours that were inside a transaction meanwhile. */
let openMeanwhile: unknown[] = []
let failsToBegin = false

const addCard = (to: TestApi) =>
  sql`
    with card as (
      insert into payment_type (id, code, position, name_el, name_en, help_el, help_en, fee_cents)
      values (${cardId}, 'card', 3, 'Κάρτα', 'Card', '.', '.', 0) returning id)
    insert into payment_shipping (payment_type_id, shipping_type_id) select id, ${methodIds.home} from card`.execute(
    to.database.db,
  )

beforeAll(async () => {
  provider = signedProvider(async ({ reference }) => {
    const { rows } = await sql`select status, provider, amount_cents, currency from payment_attempt
      where reference = ${reference}`.execute(api.database.db)
    seenMeanwhile = rows
    openMeanwhile = (
      await sql`select state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
        api.database.db,
      )
    ).rows
    if (failsToBegin) throw new Error('the bank is away')
  })
  api = await openTestApi({ paymentProviders: [provider] })
  await addCard(api)
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

async function place(paymentTypeId = cardId, language = 'el'): Promise<string> {
  const item = line(await makeProduct(api.database.db))
  const order = await orderRequest(api.app, [item], { pmtid: paymentTypeId })
  const { status, body } = await saveOrder(api.app, order, { language })
  expect([status, body.code]).toEqual([200, undefined])
  return String(body.uid)
}
const giveUp = (uid: string, status: 'cancelled' | 'notAvailable') =>
  sql`insert into order_status_change (order_id, status, at)
    select id, ${orderStatusNumbers[status]}, now() from customer_order where uid = ${uid}`.execute(api.database.db)
const post = (path: string, payload = new URLSearchParams()) =>
  api.app.inject({
    method: 'POST',
    url: `/api/payments/${path}`,
    payload: payload.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
/** The reference under which the provider knows the new attempt. */
async function begin(uid: string): Promise<string> {
  const answer = await post(`begin/${uid}`)
  return new URL(String(answer.headers.location)).searchParams.get('reference') ?? ''
}
async function stateOf(uid: string) {
  const { rows } = await sql<{ payment: string; status: number; attempts: string[]; told: number }>`
    select payment_status as payment,
      (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) as status,
      array(select a.status from payment_attempt a where a.order_id = o.id order by a.id) as attempts,
      (select count(*) from outbox b where b.topic = 'order.paid' and (b.payload ->> 'orderId')::bigint = o.id) as told
    from customer_order o where uid = ${uid}`.execute(api.database.db)
  return rows[0]
}
const waiting = (...attempts: string[]) => ({ payment: 'awaiting', status: 0, attempts, told: 0 })
const paid = (...attempts: string[]) => ({ payment: 'paid', status: 1, attempts, told: 1 })

let transactions = 0
function reportOn(reference: string, changes: Record<string, string> = {}, key?: string): URLSearchParams {
  transactions += 1
  const amount = (provider.requests.find((request) => request.reference === reference)?.amountCents ?? 0) / 100
  const transaction = `T${transactions}`
  const fields = { reference, status: 'CAPTURED', amount: amount.toFixed(2), currency: 'EUR', transaction }
  return signedReport({ ...fields, ...changes }, key)
}

describe('an order paid by card', () => {
  test('is placed, awaited, sent to the provider and paid when its browser returns', async () => {
    const uid = await place()
    expect(await stateOf(uid)).toEqual(waiting())
    const reference = await begin(uid)
    const { rows } = await sql<{ total: number }>`select total_cents as total from customer_order
      where uid = ${uid}`.execute(api.database.db)
    const amount_cents = rows[0]?.total
    expect(seenMeanwhile).toEqual([{ status: 'open', provider: 'signed_bank', amount_cents, currency: 'EUR' }])
    expect(openMeanwhile).toEqual([])
    expect(provider.requests.at(-1)).toMatchObject({
      kind: 'card',
      language: 'el',
      returnUrl: 'https://stoa.example/api/payments/signed_bank/return',
      notifyUrl: 'https://stoa.example/api/payments/signed_bank/notify',
    })
    const answer = await post('signed_bank/return', reportOn(reference))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/el/checkout-success/${uid}`])
    expect(await stateOf(uid)).toEqual(paid('captured'))
  })

  test('is settled once, however often and from wherever it is reported', async () => {
    const uid = await place()
    const report = reportOn(await begin(uid))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(index % 2 === 0 ? 'signed_bank/notify' : 'signed_bank/return', report),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      answers.map((_, index) => (index % 2 === 0 ? 200 : 303)),
    )
    expect(await stateOf(uid)).toEqual(paid('captured'))
  })

  test.each(['el', 'en'])('begins no second time: Back leads to its success page (%s)', async (language) => {
    const uid = await place(cardId, language)
    await post('signed_bank/notify', reportOn(await begin(uid)))
    expect((await post(`begin/${uid}`)).headers.location).toBe(`/${language}/checkout-success/${uid}`)
    expect(await stateOf(uid)).toEqual(paid('captured'))
  })

  test.each(['el', 'en'])('and cancelled before it begins leads to the failure page (%s)', async (language) => {
    const uid = await place(cardId, language)
    await giveUp(uid, 'cancelled')
    expect((await post(`begin/${uid}`)).headers.location).toBe(`/${language}/checkout-failure`)
    expect(await stateOf(uid)).toEqual({ ...waiting(), status: orderStatusNumbers.cancelled })
  })

  test.each(['REFUSED', 'CANCELED'])('%s: may be tried again under a fresh reference', async (status) => {
    const uid = await place()
    const first = await begin(uid)
    const answer = await post('signed_bank/return', reportOn(first, { status }))
    expect(answer.headers.location).toBe('/el/checkout-failure')
    const second = await begin(uid)
    expect(second).not.toBe(first)
    await post('signed_bank/notify', reportOn(second))
    expect(await stateOf(uid)).toEqual(paid(status === 'REFUSED' ? 'refused' : 'cancelled', 'captured'))
  })

  test('in two tabs, both captured at once: paid once, the other is a surplus', async () => {
    const uid = await place()
    const [first, second] = [await begin(uid), await begin(uid)]
    expect(await stateOf(uid)).toEqual(waiting('cancelled', 'open'))
    await Promise.all([first, second].map((reference) => post('signed_bank/notify', reportOn(reference))))
    const state = await stateOf(uid)
    expect({ ...state, attempts: state?.attempts.toSorted() }).toEqual(paid('captured', 'surplus'))
  })

  test('that begins twice at once has one attempt under way', async () => {
    const uid = await place()
    await Promise.all(Array.from({ length: 8 }, () => post(`begin/${uid}`)))
    expect((await stateOf(uid))?.attempts.filter((status) => status === 'open')).toHaveLength(1)
  })

  test.each(['cancelled', 'notAvailable'] as const)(
    'and %s meanwhile stays as it is, and owes the amount back, which is logged once',
    async (status) => {
      const uid = await place()
      const reference = await begin(uid)
      await giveUp(uid, status)
      const logged = vi.spyOn(api.app.log, 'error')
      const report = reportOn(reference)
      await post('signed_bank/notify', report)
      await post('signed_bank/notify', report)
      expect(logged.mock.calls).toEqual([
        [expect.objectContaining({ provider: 'signed_bank', reference }), expect.stringContaining('surplus')],
      ])
      expect(await stateOf(uid)).toEqual({ ...waiting('surplus'), status: orderStatusNumbers[status] })
    },
  )

  test('of an English buyer returns to English pages', async () => {
    const uid = await place(cardId, 'en')
    const refused = await post('signed_bank/return', reportOn(await begin(uid), { status: 'REFUSED' }))
    expect(refused.headers.location).toBe('/en/checkout-failure')
    const captured = await post('signed_bank/return', reportOn(await begin(uid)))
    expect(captured.headers.location).toBe(`/en/checkout-success/${uid}`)
    expect(provider.requests.at(-1)).toMatchObject({ language: 'en' })
  })

  test('whose provider is away can be tried again', async () => {
    const uid = await place()
    failsToBegin = true
    expect((await post(`begin/${uid}`)).headers.location).toBe('/el/checkout-failure')
    failsToBegin = false
    await post('signed_bank/notify', reportOn(await begin(uid)))
    expect(await stateOf(uid)).toEqual(paid('cancelled', 'captured'))
  })
})

describe('a report changes nothing', () => {
  test.each(['reference', 'status', 'amount', 'currency', 'transaction', 'signature'])(
    'when its %s was altered on the way',
    async (name) => {
      const uid = await place()
      const report = reportOn(await begin(uid))
      report.set(name, `${report.get(name)}1`)
      expect((await post('signed_bank/notify', report)).statusCode).toBe(400)
      expect((await post('signed_bank/return', report)).headers.location).toBe('/el/checkout-failure')
      expect(await stateOf(uid)).toEqual(waiting('open'))
    },
  )

  test.each([
    ['is of an attempt that nobody made', { reference: '0'.repeat(32) }, undefined],
    ['is signed with another key', {}, 'old key'],
  ])('when it %s', async (_, changes, key) => {
    const uid = await place()
    expect((await post('signed_bank/notify', reportOn(await begin(uid), changes, key))).statusCode).toBe(400)
    expect(await stateOf(uid)).toEqual(waiting('open'))
  })

  test('when it is of another provider', async () => {
    const reference = await begin(await place())
    const report = { reference, result: 'refused' } as const
    expect(await settleAttempt(api.database.db, 'bank_deposit', report, 0)).toEqual({
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
        api.database.db,
      )
    ).rows

  test.each([
    ['another amount', { amount: '0.01' }, { cents: 1, currency: 'EUR' }],
    ['another currency', { currency: 'USD' }, { currency: 'USD' }],
  ])('%s: a surplus, recorded as reported; the order can still be paid', async (_, changes, captured) => {
    const logged = vi.spyOn(api.app.log, 'error')
    const uid = await place()
    const report = reportOn(await begin(uid), changes)
    expect((await post('signed_bank/return', report)).headers.location).toBe('/el/checkout-failure')
    expect((await post('signed_bank/notify', report)).statusCode).toBe(200)
    expect(await stateOf(uid)).toEqual(waiting('surplus'))
    expect(await capturesOf(uid)).toEqual([expect.objectContaining(captured)])
    expect(logged.mock.calls).toEqual([
      [
        expect.objectContaining('currency' in changes ? { currency: 'USD' } : { amountCents: 1 }),
        expect.stringContaining('surplus'),
      ],
    ])
    await post('signed_bank/notify', reportOn(await begin(uid)))
    expect(await stateOf(uid)).toEqual(paid('surplus', 'captured'))
  })

  test('with one transaction for many orders at once: pays one, and is a surplus of the others', async () => {
    const uids = await Promise.all(Array.from({ length: 4 }, () => place()))
    const references = await Promise.all(uids.map(begin))
    const answers = await Promise.all(
      references.map((reference) => post('signed_bank/notify', reportOn(reference, { transaction: 'same' }))),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const states = await Promise.all(uids.map(stateOf))
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
      const uid = await place()
      const reference = await begin(uid)
      const first = reportOn(reference, { transaction: `first of ${uid}` })
      await post('signed_bank/notify', first)
      const captures = await capturesOf(uid)
      const logged = vi.spyOn(api.app.log, 'error')
      await post('signed_bank/notify', first)
      expect(logged).not.toHaveBeenCalled()
      await post('signed_bank/notify', reportOn(reference, { transaction: `first of ${uid}`, ...changes }))
      expect(logged.mock.calls).toEqual([[expect.objectContaining({ reference }), expect.stringContaining('again')]])
      expect(await capturesOf(uid)).toEqual(captures)
      expect(await stateOf(uid)).toEqual(paid('captured'))
    },
  )
})

test.each([
  ['a deposit', methodIds.deposit],
  ['cash', methodIds.cash],
])('an order paid by %s is not sent to a provider', async (_, paymentTypeId) => {
  const uid = await place(paymentTypeId)
  expect((await post(`begin/${uid}`)).headers.location).toBe('/el/checkout-failure')
  expect(await stateOf(uid)).toMatchObject({ attempts: [], status: 0 })
})

test.each(['x', crypto.randomUUID()])('nothing begins for an order that is not there: %s', async (uid) => {
  expect((await post(`begin/${uid}`)).headers.location).toBe('/el/checkout-failure')
})

test('one provider carries out several kinds, and of several providers the first', () => {
  const other: PaymentProvider = { ...provider, code: 'other_bank', kinds: ['wallet', 'iris'] }
  const found = ['card', 'iris', 'wallet', 'cash'].map((kind) => findPaymentProvider([provider, other], kind)?.code)
  expect(found).toEqual(['signed_bank', 'signed_bank', 'other_bank', undefined])
})

test('the buyer of another kind goes to the same provider, which is told the kind', async () => {
  const uid = await place()
  await sql`insert into payment_kind (code) values ('iris')`.execute(api.database.db)
  await sql`update payment_type set code = 'iris' where id = ${cardId}`.execute(api.database.db)
  const reference = await begin(uid)
  await sql`update payment_type set code = 'card' where id = ${cardId}`.execute(api.database.db)
  expect(provider.requests.at(-1)).toMatchObject({
    reference,
    kind: 'iris',
    notifyUrl: 'https://stoa.example/api/payments/signed_bank/notify',
  })
  await post('signed_bank/notify', reportOn(reference))
  expect(await stateOf(uid)).toEqual(paid('captured'))
})

test('a shop without the provider neither offers nor accepts it', async () => {
  const without = await openTestApi({ connections: 2 })
  await addCard(without)
  const offered = await call(without.app, listPaymentTypes, {})
  const item = line(await makeProduct(without.database.db))
  const request = await orderRequest(without.app, [item])
  const answer = await saveOrder(without.app, { ...request, pmtid: cardId })
  await without.close()
  expect(offered.map(({ code }) => code)).toEqual(['cash_on_delivery', 'bank_deposit'])
  expect([answer.status, answer.body.code]).toEqual([409, 'payment_not_available'])
  expect((await call(api.app, listPaymentTypes, {})).map(({ code }) => code)).toContain('card')
})
