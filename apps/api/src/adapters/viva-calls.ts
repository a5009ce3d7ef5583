// The calls to Viva: to its new interface with an access token, to its old one with the merchant's key.

import { z } from 'zod'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import { basicAuthorization, bearerCalls } from './bearer-calls.ts'
import type { CaptureTime } from './capture-time.ts'
import { readJson } from './carrier-call.ts'
import { type OutsideRequest, type OutsideResponse, requestOutside } from './outside-http.ts'
import { beginLimits, moneyLimits } from './payment-limits.ts'
import {
  type ListedTransaction,
  readErrorCode,
  readOrder,
  readOrderCode,
  readTransaction,
  readTransactions,
  type StoredVivaOrder,
  type VivaTransaction,
} from './viva-messages.ts'

export interface VivaAccount {
  /** The three hosts, without a slash at the end. */
  accountsUrl: string
  apiUrl: string
  appUrl: string
  /** Of Smart Checkout. */
  clientId: string
  clientSecret: string
  /** For refunds and webhooks. */
  merchantId: string
  apiKey: string
  /** The source at Viva, where the addresses are entered to which buyers return. */
  sourceCode: string
  /** Whether Viva captures the amount at once, or holds it: until the shop captures it by a call, or until the goods leave. */
  captures: CaptureTime
}

const keySchema = z.object({ Key: z.string().min(1) })

/** To the new interface. */
function checkoutCalls(account: VivaAccount, reports: OutsideReports, now: () => number) {
  const { accountsUrl, apiUrl, clientId, clientSecret } = account
  const tokenUrl = `${accountsUrl}/connect/token`
  const call = bearerCalls({ name: 'viva', tokenUrl, clientId, clientSecret, reports, now })
  return {
    /** The order's number at Viva. */
    async createOrder(order: object): Promise<string> {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'POST', headers, body: JSON.stringify(order) } as const
      const { status, bytes } = await call(`${apiUrl}/checkout/v2/orders`, request, beginLimits)
      if (status === 400 || status === 403) reports.alarm('viva', `order ${status}`)
      if (status !== 200) throw new OutsideError('answer_refused')
      const code = readOrderCode(bytes)
      if (!code) throw new OutsideError('answer_unreadable')
      return code
    },
    /** Null for a transaction that is not there, or not there yet, or not a payment to us. */
    async findTransaction(id: string): Promise<VivaTransaction | null> {
      const url = `${apiUrl}/checkout/v2/transactions/${encodeURIComponent(id)}`
      const { status, bytes } = await call(url, { method: 'GET', headers: {} }, moneyLimits)
      if (status === 404) return null
      if (status !== 200) throw new OutsideError('answer_refused')
      return readTransaction(id, bytes)
    },
  }
}

/** To the old interface. */
function merchantCalls({ appUrl, merchantId, apiKey, sourceCode }: VivaAccount, reports: OutsideReports) {
  const authorised = { authorization: basicAuthorization(merchantId, apiKey), accept: 'application/json' }
  const request = async (
    path: string,
    { method = 'GET', headers = {}, body }: Partial<OutsideRequest> = {},
    limits = moneyLimits,
  ): Promise<OutsideResponse> => {
    const sent = { method, headers: { ...authorised, ...headers }, ...(body !== undefined && { body }) }
    const answer = await requestOutside(`${appUrl}/api/${path}`, sent, limits)
    if (answer.status === 401 || answer.status === 403) reports.alarm('viva', 'merchant key')
    return answer
  }
  return {
    async listTransactions(vivaOrderCode: string): Promise<ListedTransaction[]> {
      return readTransactions(bodyOf(await request(`transactions/?ordercode=${vivaOrderCode}`)))
    },
    async findOrder(vivaOrderCode: string): Promise<StoredVivaOrder | null> {
      const answer = await request(`orders/${vivaOrderCode}`)
      return answer.status === 404 ? null : readOrder(bodyOf(answer))
    },
    /** Viva's error; 0 for none: the order then takes no payment any more. */
    async cancelOrder(vivaOrderCode: string): Promise<number> {
      return readErrorCode(bodyOf(await request(`orders/${vivaOrderCode}`, { method: 'DELETE' })))
    },
    /** Captures what is held, or as much of it, under our reference. Viva's error; 0 for none. */
    async capture(transaction: string, cents: number, reference: string): Promise<number> {
      const body = JSON.stringify({ amount: cents, merchantTrns: reference, sourceCode })
      const headers = { 'content-type': 'application/json' }
      const path = `transactions/${encodeURIComponent(transaction)}`
      return readErrorCode(bodyOf(await request(path, { method: 'POST', headers, body })))
    },
    /** Refunds what was captured, or releases what is held. Viva's error; 0 for none. */
    async giveBack(transaction: string, cents: number): Promise<number> {
      const query = new URLSearchParams({ amount: String(cents), sourceCode })
      const path = `transactions/${encodeURIComponent(transaction)}?${query}`
      return readErrorCode(bodyOf(await request(path, { method: 'DELETE' })))
    },
    /** With which the address of webhooks shows that it is the shop's. */
    async webhookKey(): Promise<string> {
      return readJson(bodyOf(await request('messages/config/token', {}, beginLimits)), keySchema).Key
    },
  }
}

function bodyOf({ status, body }: OutsideResponse): string {
  if (status !== 200) throw new OutsideError('answer_refused')
  return body
}

export const vivaCalls = (account: VivaAccount, reports: OutsideReports, now: () => number) => ({
  ...checkoutCalls(account, reports, now),
  ...merchantCalls(account, reports),
})

export type VivaCalls = ReturnType<typeof vivaCalls>
