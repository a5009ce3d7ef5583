// Buyers who pay at the sandbox's banks, each by one of the providers, with a browser that only follows links and forms.

import type { NextStep } from '@stoa/api/ports/payment'
import { type BankMessage, chooseAtBank } from '@stoa/api/test/bank-visit'
import { postTo } from '@stoa/api/test/http-api'
import { makeProduct } from '@stoa/api/test/make-product'
import { line } from '@stoa/api/test/order-request'
import type { TestDatabase } from '@stoa/api/test/test-database'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { expect } from 'vitest'
import { requestOrder, saveOrder } from './server-pair.ts'

export interface BankBuyer {
  /** The provider. */
  code: string
  email: string
  uid: string
  /** To the provider; gives the page from which the browser goes on there. */
  begin(): Promise<string>
  /** Presses a button of the provider's page. Gives what the browser brings back. */
  press(choice: string): Promise<BankMessage | null>
  /** Everything, with the browser that returns. */
  pay(): Promise<void>
}

/** Gives where the browser goes on in the shop; null where there is nothing to bring. */
export async function bring(message: BankMessage | null): Promise<string | null> {
  if (!message) return null
  const { url, headers, body } = message
  const type = { 'content-type': headers['content-type'] ?? '' }
  const answer = await fetch(url, { redirect: 'manual', ...(body && { method: 'POST', headers: type, body }) })
  return answer.headers.get('location')
}

/** With an order that awaits its payment. Cards in instalments go to Eurobank. */
export async function makeBankBuyer(database: TestDatabase, origin: string, code: string): Promise<BankBuyer> {
  const { db, pool } = database
  const post = postTo(origin)
  const email = `${crypto.randomUUID()}@example.gr`
  const kind = findPaymentKind(code) ? code : 'card'
  const { rows } = await pool.query<{ id: number }>('select id from payment_type where code = $1', [kind])
  const items = [line(await makeProduct(db, { priceCents: 4000, copies: [5] }))]
  const request = await requestOrder({ post }, items, { eml: email, pmtid: rows[0]?.id })
  const { status, body } = await saveOrder({ post }, request)
  expect([code, status, body.code]).toEqual([code, 200, undefined])
  const uid = String(body.uid)
  if (code === 'eurobank') await pool.query('update customer_order set instalments = 2 where uid = $1', [uid])

  const findNextStep = async (): Promise<NextStep> => {
    const found = await pool.query<{ next_step: NextStep }>(
      `select a.next_step from payment_attempt a join customer_order o on o.id = a.order_id
        where o.uid = $1 and a.provider = $2 and a.status = 'open'`,
      [uid, code],
    )
    if (!found.rows[0]) throw new Error(`nothing is open at ${code}`)
    return found.rows[0].next_step
  }
  const begin = async () => {
    const answer = await fetch(`${origin}/api/payments/begin/${uid}`, { method: 'POST', redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '', origin).href
  }
  const press = async (choice: string) => chooseAtBank(await findNextStep(), choice)
  return {
    ...{ code, email, uid, begin, press },
    async pay() {
      await begin()
      await bring(await press('approve'))
    },
  }
}
