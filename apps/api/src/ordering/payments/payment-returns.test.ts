// What clients other than our own pages hand over of a buyer's return: only a reason to ask the provider.

import * as contract from '@stoa/contract/ordering/payments'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BankVisit, openBankVisit } from '../../../test/bank-visit.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { openTestApi, type TestApi, type WireAnswer } from '../../../test/test-api.ts'
import { paypal } from '../../adapters/paypal.ts'
import { viva } from '../../adapters/viva.ts'
import type { NextStep, PaymentProvider } from '../../ports/payment.ts'

const endpoints = { viva: contract.parseVivaTransaction, paypal: contract.parsePaypalTransaction }
type Code = keyof typeof endpoints

let bank: BankVisit
let api: TestApi
let providers: Record<Code, PaymentProvider>
const paymentLog = { warn: vi.fn(), error: vi.fn() }
beforeAll(async () => {
  const reports = { failing: () => {}, alarm: () => {} }
  bank = await openBankVisit((sandbox) => viva({ ...sandbox.bankAccounts.viva, holdDays: 5, reports }))
  const account = bank.sandbox.bankAccounts.paypal
  providers = { viva: bank.provider, paypal: paypal({ ...account, brandName: 'Στοά', holdDays: 3, reports }) }
  api = await openTestApi({ paymentProviders: Object.values(providers), paymentLog })
})
afterEach(async () => {
  for (const code of ['viva', 'paypal'] as const) bank.sandbox.faults.set(code, 'none')
  vi.clearAllMocks()
  await expectConsistentLedger(api.database.db)
})
afterAll(async () => {
  await api.close()
  await bank.close()
})

interface BegunRow {
  uid: string
  next: NextStep
}

/** An order whose buyer is on the provider's page. */
async function begin(code: Code): Promise<BegunRow> {
  const { db } = api.database
  const { rows: types } = await sql<{ id: number }>`select id from payment_type where code = ${code}`.execute(db)
  const item = line(await makeProduct(db))
  const saved = await saveOrder(api.app, await orderRequest(api.app, [item], { pmtid: types[0]?.id }))
  const uid = String(saved.body.uid)
  await api.app.inject({ method: 'POST', url: `/api/payments/begin/${uid}` })
  const { rows } = await sql<BegunRow>`select o.uid, a.next_step as next from payment_attempt a
    join customer_order o on o.id = a.order_id where o.uid = ${uid}`.execute(db)
  if (!rows[0]) throw new Error(`no attempt of ${uid}`)
  return rows[0]
}

/** What the provider's address carries when the buyer presses the button. */
async function press(next: NextStep, choice: string): Promise<Wire> {
  const returned = await bank.choose(next, choice)
  if (!returned) throw new Error('the browser stays')
  return Object.fromEntries(new URL(returned.url, 'https://stoa.example').searchParams)
}

const parse = (code: Code, body: Wire): Promise<WireAnswer> => sendCall(api.app, endpoints[code], body)

const stateOf = async (uid: string) =>
  (
    await sql<{ payment: string; attempt: string }>`select o.payment_status as payment, a.status as attempt
      from customer_order o join payment_attempt a on a.order_id = o.id where o.uid = ${uid}`.execute(api.database.db)
  ).rows

const open = [{ payment: 'awaiting', attempt: 'open' }]

describe.each(['viva', 'paypal'] as const)('%s', (code) => {
  test('approved: the order is paid, however often it is asked', async () => {
    const { uid, next } = await begin(code)
    const body = await press(next, 'lost_notification')
    const answers = await Promise.all([parse(code, body), parse(code, body), parse(code, body)])
    expect(answers.map(({ status, body: answer }) => [status, answer])).toEqual(
      answers.map(() => [200, { st: 'paid' }]),
    )
    expect(await stateOf(uid)).toEqual([{ payment: 'paid', attempt: 'captured' }])
    expect(paymentLog.error).not.toHaveBeenCalled()
  })

  test.each([
    ['refuse', 'payment_failed', 'refused'],
    ['cancel', 'payment_cancelled', 'cancelled'],
    ['wrong_amount', 'transaction_problem', 'surplus'],
  ])('%s: %s', async (choice, st, attempt) => {
    const { uid, next } = await begin(code)
    expect((await parse(code, await press(next, choice))).body).toEqual({ st })
    expect(await stateOf(uid)).toEqual([{ payment: 'awaiting', attempt }])
    expect(paymentLog.error).toHaveBeenCalledTimes(attempt === 'surplus' ? 1 : 0)
  })

  test('what does not exist and what another shop was paid get the same answer, and change nothing', async () => {
    const { uid, next } = await begin(code)
    const unknown = await parse(code, await press(next, 'altered'))
    const foreign = await providers[code].begin({ ...bank.request(), orderCode: 'OTHER-1' })
    const answer = await parse(code, await press(foreign.next, 'approve'))
    expect([unknown.status, unknown.body.code]).toEqual([404, 'payment_not_found'])
    expect({ ...answer, body: { ...answer.body, instance: '' } }).toEqual({
      ...unknown,
      body: { ...unknown.body, instance: '' },
    })
    expect(await stateOf(uid)).toEqual(open)
  })

  test.each(['reset', 'nonsense'] as const)('a provider that fails (%s): says not to pay again', async (fault) => {
    const { uid, next } = await begin(code)
    const body = await press(next, 'lost_notification')
    bank.sandbox.faults.set(code, fault)
    const answer = await parse(code, body)
    expect([answer.status, answer.body.code]).toEqual([409, 'payment_unconfirmed'])
    expect(await stateOf(uid)).toEqual(open)
    bank.sandbox.faults.set(code, 'none')
    expect((await parse(code, body)).body).toEqual({ st: 'paid' })
  })
})

test.each<Code>(['viva', 'paypal'])(
  'who comes back from %s while it cannot be asked sees the page that waits for its word',
  async (code) => {
    const { uid, next } = await begin(code)
    const body = await press(next, 'lost_notification')
    bank.sandbox.faults.set(code, 'reset')
    const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
    const { statusCode, headers } = await api.app.inject(`/payment/${code}/success?${query}`)
    expect([statusCode, headers.location]).toEqual([303, `/el/checkout-pending/${uid}`])
    expect(await stateOf(uid)).toEqual(open)
  },
)

test('a payer that PayPal has not heard of pays nothing', async () => {
  const { uid, next } = await begin('paypal')
  const token = 'url' in next ? new URL(next.url).searchParams.get('token') : null
  expect((await parse('paypal', { token, PayerID: 'MADEUP' })).body).toEqual({ st: 'pending' })
  expect(await stateOf(uid)).toEqual(open)
})

test.each<[Code, Wire, string]>([
  ['viva', {}, 's'],
  ['viva', { s: '1' }, 's'],
  ['viva', { s: '9'.repeat(16), t: '../orders' }, 't'],
  ['viva', { s: '9'.repeat(16), amount: 1 }, 'amount'],
  ['paypal', {}, 'token'],
  ['paypal', { token: '../orders' }, 'token'],
  ['paypal', { token: 'A', PayerID: 'A'.repeat(41) }, 'PayerID'],
])('%s %o is refused by name', async (code, body, field) => {
  const answer = await parse(code, body)
  expect([answer.status, answer.body.code]).toEqual([400, 'bad_input'])
  expect(answer.body.errors).toEqual([expect.objectContaining({ field })])
})
