// An order with every kind of amount in it, paid by Klarna: the sandbox’s refuses a session whose lines do not agree to the cent.

import { randomBytes } from 'node:crypto'
import { sum } from '@stoa/domain/money'
import type { PaymentLine } from '@stoa/domain/ordering/payment/payment-lines'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BankVisit, openBankVisit } from '../../../test/bank-visit.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { makePromotion, percent } from '../../../test/make-promotion.ts'
import { makeSet } from '../../../test/make-set.ts'
import { line, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { klarna } from '../../adapters/klarna.ts'
import { notifyTokenOf } from '../../adapters/klarna-messages.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { NextStep } from '../../ports/payment.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'

let bank: BankVisit
let api: TestApi
beforeAll(async () => {
  const reports = { failing: () => {}, alarm: () => {} }
  bank = await openBankVisit((sandbox) =>
    klarna({ ...sandbox.bankAccounts.klarna, country: 'GR', mode: 'CAPTURE_ORDER', holdDays: null, reports }),
  )
  api = await openTestApi({ paymentProviders: [bank.provider] })
})
afterAll(async () => {
  await expectConsistentLedger(api.database.db)
  await api.close()
  await bank.close()
})

const typeId = async () => {
  const { rows } = await sql<{ id: number }>`select id from payment_type where code = 'klarna'`.execute(api.database.db)
  return rows[0]?.id
}

/** A wrapped and reduced book, a mug, a set of both rates, delivery, and a gift card that pays a part. */
async function placeEverything(): Promise<string> {
  const { db } = api.database
  const [book, mug] = [
    await makeProduct(db, { priceCents: 561, copies: [9] }),
    await makeProduct(db, { priceCents: 343, taxClass: 'standard', copies: [9] }),
  ]
  const set = await makeSet(db, [{ id: book }, { id: mug }], { priceCents: 699 })
  await makePromotion(db, { target: { product: [book] }, effect: percent(10) })
  const batch = { count: 1, amountCents: 500 }
  const [code = ''] = await inTransaction(db, (tx) => issueGiftCardCodes(tx, batch, api.clock.now, randomBytes))
  const items = [{ ...line(book, 2), ext: { wrp: true } }, line(mug), line(set)]
  const { status, body } = await saveOrder(
    api.app,
    await orderRequest(api.app, items, { pmtid: await typeId(), gfcd: code }),
  )
  expect([status, body.code]).toEqual([200, undefined])
  return String(body.uid)
}

test('each amount is a line, the page is paid, and Klarna’s notification finds its attempt', async () => {
  const began = vi.spyOn(bank.provider, 'begin')
  const uid = await placeEverything()
  const answer = await api.app.inject({ method: 'POST', url: `/api/payments/begin/${uid}` })
  expect(answer.headers.location).toMatch(/^\/el\/payment\/klarna_request\/\w{32}$/)
  const request = began.mock.lastCall?.[0]
  const lines: readonly PaymentLine[] = request?.lines ?? []
  expect(lines.map(({ kind, vatRate, name }) => `${kind} ${vatRate} ${kind === 'goods' ? '' : name}`.trim())).toEqual([
    ...['goods 600', 'wrapping 600 Συσκευασία δώρου', 'goods 2400', 'goods 600', 'goods 2400'],
    ...['shipping 600 Μεταφορικά', 'shipping 2400 Μεταφορικά', 'gift_card 0 Δωροκάρτα'],
  ])
  expect(lines[0]?.discountCents).toBeGreaterThan(0)
  expect(sum(lines.map(({ totalCents }) => totalCents))).toBe(request?.amountCents)

  const { rows } = await sql<{ next: NextStep }>`select a.next_step as next from payment_attempt a
    join customer_order o on o.id = a.order_id where o.uid = ${uid}`.execute(api.database.db)
  if (!rows[0]) throw new Error('no attempt')
  const returned = await bank.choose(rows[0].next, 'lost_notification')
  const notify = (secret: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/payments/klarna/notify/${notifyTokenOf(request?.reference ?? '', secret)}`,
      payload: { session: {} },
    })
  const standings = [await notify('forged'), await notify(bank.sandbox.bankAccounts.klarna.password)]
  expect(standings.map(({ statusCode }) => statusCode)).toEqual([400, 200])
  const { pathname, search } = new URL(returned?.url ?? '')
  const page = await api.app.inject({ url: `${pathname}${search}` })
  expect([page.statusCode, page.headers.location]).toEqual([303, `/el/checkout-success/${uid}`])
})
