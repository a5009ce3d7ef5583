// PayPal from the cart: agreed before there is an order, and captured for what the order comes to.

import * as contract from '@stoa/contract/ordering/paypal-checkout'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alarmsInto, type BankVisit, openBankVisit } from '../../../test/bank-visit.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { paypal } from '../../adapters/paypal.ts'

let bank: BankVisit
let api: TestApi
beforeAll(async () => {
  bank = await openBankVisit((sandbox, alarms) => {
    return paypal({ ...sandbox.bankAccounts.paypal, brandName: 'Στοά', holdDays: 3, reports: alarmsInto(alarms) })
  })
  api = await openTestApi({ paymentProviders: [bank.provider] })
})
afterEach(async () => {
  bank.sandbox.faults.set('paypal', 'none')
  await expectConsistentLedger(api.database.db)
})
afterAll(async () => {
  await api.close()
  await bank.close()
})

const items = async () => [line(await makeProduct(api.database.db, { priceCents: 1500, copies: [9] }))]

/** The buyer agrees at PayPal to this cart. */
async function agree(cart: Wire[], choice = 'lost_notification') {
  const { status, body } = await sendCall(api.app, contract.beginPaypalCheckout, { items: cart })
  expect([status, body.code]).toEqual([200, undefined])
  const returned = await bank.choose({ url: String(body.url) }, choice)
  return { id: String(body.id), url: String(body.url), returned: returned && new URL(returned.url) }
}

const buyerOf = (id: string) => sendCall(api.app, contract.getPaypalBuyer, { id })

async function place(cart: Wire[]): Promise<string> {
  const { rows } = await sql<{ id: number }>`select id from payment_type where code = 'paypal'`.execute(api.database.db)
  const { status, body } = await saveOrder(api.app, await orderRequest(api.app, cart, { pmtid: rows[0]?.id }))
  expect([status, body.code]).toEqual([200, undefined])
  return String(body.uid)
}

/** Where the buyer goes on. */
async function begin(uid: string, agreed: string): Promise<string> {
  await api.app.inject({
    method: 'POST',
    url: `/api/payments/begin/${uid}`,
    payload: new URLSearchParams({ agreed }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const { rows } = await sql<{ url: string }>`select a.next_step ->> 'url' as url from payment_attempt a
    join customer_order o on o.id = a.order_id where o.uid = ${uid} order by a.id desc limit 1`.execute(api.database.db)
  return rows[0]?.url ?? ''
}

const paidOf = async (uid: string) => {
  const { rows } = await sql<Wire>`select o.payment_status as payment, a.status as attempt,
      a.captured_cents = o.due_cents as whole
    from customer_order o join payment_attempt a on a.order_id = o.id where o.uid = ${uid}`.execute(api.database.db)
  return rows
}

test('the buyer agrees, is known, and the order is paid without another visit, for what it comes to', async () => {
  const cart = await items()
  const { id, returned } = await agree(cart)
  expect(returned?.pathname).toBe('/el/checkout-information')
  expect((await buyerOf(id)).body).toEqual({
    ...{ eml: 'eleni.markou@example.gr', fnm: 'Ελένη', lnm: 'Μάρκου', mob: '', ctid: 1, ciso: 'GR' },
    ...{ adr1: 'Ασκληπιού 40', ct: 'Αθήνα', pc: '10679' },
  })
  // another cart than the one that was agreed to
  const uid = await place([...cart, ...(await items())])
  const next = new URL(await begin(uid, id))
  expect(next.pathname).toBe(`/el/payment/paypal/success/${uid}`)
  const page = await api.app.inject({ url: `${next.pathname}${next.search}` })
  expect(page.headers.location).toBe(`/el/checkout-success/${uid}`)
  expect(await paidOf(uid)).toEqual([{ payment: 'paid', attempt: 'captured', whole: true }])
})

test('what was agreed to pays one order: the next one begins at PayPal', async () => {
  const cart = await items()
  const { id } = await agree(cart)
  await begin(await place(cart), id)
  expect((await buyerOf(id)).body.code).toBe('payment_not_found')
  expect(await begin(await place(cart), id)).toContain('/paypal/checkoutnow?token=')
})

test('a country that the shop does not know is named, and has no number', async () => {
  const { id } = await agree(await items(), 'abroad')
  expect((await buyerOf(id)).body).toMatchObject({ ctid: null, ciso: 'JP', ct: 'Tokyo' })
})

describe('nothing is known of', () => {
  test('a buyer who has not agreed: their order begins at PayPal', async () => {
    const cart = await items()
    const { body } = await sendCall(api.app, contract.beginPaypalCheckout, { items: cart })
    expect((await buyerOf(String(body.id))).body.code).toBe('payment_not_found')
    expect(await begin(await place(cart), String(body.id))).toContain('/paypal/checkoutnow?token=')
  })

  test('somebody whose number at PayPal alone is known, as from an address', async () => {
    const { id } = await agree(await items())
    const [token = ''] = id.split('.')
    for (const guess of [
      token,
      `${token}.`,
      `${token}.${'0'.repeat(32)}`,
      id.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
    ])
      expect((await buyerOf(guess)).body.code).toBe('payment_not_found')
  })
})

test('an empty cart, a PayPal that is away, and a shop without it are refused in words', async () => {
  const beginWith = async (cart: Wire[], app = api.app) =>
    (await sendCall(app, contract.beginPaypalCheckout, { items: cart })).body.code
  expect(await beginWith([])).toBe('cart_empty')
  bank.sandbox.faults.set('paypal', 'reset')
  expect(await beginWith(await items())).toBe('payment_unreachable')
  const without = await openTestApi({ connections: 2 })
  const item = line(await makeProduct(without.database.db))
  expect(await beginWith([item], without.app)).toBe('payment_not_available')
  await without.close()
})
