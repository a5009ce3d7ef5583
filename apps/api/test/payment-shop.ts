// A shop whose cards are paid at a provider, and what a payment of a test does there.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PaymentProvider } from '../src/ports/payment.ts'
import { makeProduct } from './make-product.ts'
import { line, orderRequest, saveOrder } from './order-request.ts'
import { signedProvider, signedReport } from './signed-provider.ts'
import { openTestApi } from './test-api.ts'

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>

/** Of the built-in shop. */
export const cardId = 8
export const irisId = 10

/** What another connection sees while the provider is asked. */
interface Meanwhile {
  attempts: unknown[]
  /** Connections of ours that are inside a transaction. */
  transactions: unknown[]
  /** Whether the provider is away. */
  fails: boolean
}

export async function openPaymentShop(changes: Pick<PaymentProvider, 'instalments' | 'holdDays'> = {}) {
  const meanwhile: Meanwhile = { attempts: [], transactions: [], fails: false }
  const signed = signedProvider(async ({ reference }) => {
    const { rows } = await sql`select status, provider, amount_cents, currency from payment_attempt
      where reference = ${reference}`.execute(api.database.db)
    meanwhile.attempts = rows
    meanwhile.transactions = (
      await sql`select state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
        api.database.db,
      )
    ).rows
    if (meanwhile.fails) throw new Error('the bank is away')
  })
  const provider = Object.assign(signed, changes)
  const api = await openTestApi({ paymentProviders: [provider] })
  const { db } = api.database

  /** `begin/…` and `signed_bank/notify` of the API, and where browsers return to: `return`. */
  const post = (path: string, payload = new URLSearchParams()) =>
    api.app.inject({
      method: 'POST',
      url: path === 'return' ? '/payment/signed_bank/success' : `/api/payments/${path}`,
      payload: payload.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  let transactions = 0
  return {
    ...api,
    meanwhile,
    provider,
    post,
    async place(paymentTypeId = cardId, language = 'el'): Promise<string> {
      const item = line(await makeProduct(db))
      const order = await orderRequest(api.app, [item], { pmtid: paymentTypeId })
      const { status, body } = await saveOrder(api.app, order, { language })
      expect([status, body.code]).toEqual([200, undefined])
      return String(body.uid)
    },
    giveUp: (uid: string, status: 'cancelled' | 'notAvailable') =>
      sql`insert into order_status_change (order_id, status, at)
        select id, ${orderStatusNumbers[status]}, now() from customer_order where uid = ${uid}`.execute(db),
    /** The reference under which the provider knows the new attempt; nothing where there is nothing to pay. */
    async begin(uid: string): Promise<string> {
      const answer = await post(`begin/${uid}`)
      return /\/payment\/signed_bank_request\/(\w+)$/.exec(String(answer.headers.location))?.[1] ?? ''
    },
    async stateOf(uid: string) {
      const { rows } = await sql<{ payment: string; status: number; attempts: string[]; told: number }>`
        select payment_status as payment,
          (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) as status,
          array(select a.status from payment_attempt a where a.order_id = o.id order by a.id) as attempts,
          (select count(*) from outbox b where b.topic = 'order.paid' and (b.payload ->> 'orderId')::bigint = o.id) as told
        from customer_order o where uid = ${uid}`.execute(db)
      return rows[0]
    },
    /** What the provider says of an attempt: by default, that all of it was captured. */
    reportOn(reference: string, changes: Record<string, string> = {}, key?: string): URLSearchParams {
      transactions += 1
      const amount = (provider.requests.find((request) => request.reference === reference)?.amountCents ?? 0) / 100
      const transaction = `T${transactions}`
      const fields = { reference, status: 'CAPTURED', amount: amount.toFixed(2), currency: 'EUR', transaction }
      return signedReport({ ...fields, ...changes }, key)
    },
  }
}

/** The state of an order whose payment is awaited, after these attempts. */
export const waiting = (...attempts: string[]) => ({ payment: 'awaiting', status: 0, attempts, told: 0 })
export const paid = (...attempts: string[]) => ({ payment: 'paid', status: 1, attempts, told: 1 })

/** The page that says why an order was not paid. */
export const failurePath = (reason: string, uid?: string, language = 'el'): string =>
  `/${language}/checkout-failure?reason=${reason}${uid === undefined ? '' : `&order=${uid}`}`
