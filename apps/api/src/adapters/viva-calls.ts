// The calls to Viva: to its new interface with an access token, to its old one with the merchant's key.

import { z } from 'zod'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import { basicAuthorization, bearerCalls } from './bearer-calls.ts'
import { readJson } from './carrier-call.ts'
import { type OutsideRequest, type OutsideResponse, type RequestLimits, requestOutside } from './outside-http.ts'
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
}

const keySchema = z.object({ Key: z.string().min(1) })

export function vivaCalls(account: VivaAccount, reports: OutsideReports, now: () => number) {
  const { accountsUrl, apiUrl, appUrl, clientId, clientSecret, merchantId, apiKey, sourceCode } = account
  const tokenUrl = `${accountsUrl}/connect/token`
  const bearer = bearerCalls({ name: 'viva', tokenUrl, clientId, clientSecret, reports, now })
  const basic = async (
    path: string,
    method: OutsideRequest['method'] = 'GET',
    limits: RequestLimits = moneyLimits,
  ): Promise<OutsideResponse> => {
    const headers = { authorization: basicAuthorization(merchantId, apiKey), accept: 'application/json' }
    const answer = await requestOutside(`${appUrl}/api/${path}`, { method, headers }, limits)
    if (answer.status === 401 || answer.status === 403) reports.alarm('viva', 'merchant key')
    return answer
  }
  return {
    /** The order's number at Viva. */
    async createOrder(order: object): Promise<string> {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'POST', headers, body: JSON.stringify(order) } as const
      const { status, bytes } = await bearer(`${apiUrl}/checkout/v2/orders`, request, beginLimits)
      if (status === 400 || status === 403) reports.alarm('viva', `order ${status}`)
      if (status !== 200) throw new OutsideError('answer_refused')
      const code = readOrderCode(bytes)
      if (!code) throw new OutsideError('answer_unreadable')
      return code
    },
    /** Null for a transaction that is not there, or not there yet, or not a payment to us. */
    async findTransaction(id: string): Promise<VivaTransaction | null> {
      const url = `${apiUrl}/checkout/v2/transactions/${encodeURIComponent(id)}`
      const { status, bytes } = await bearer(url, { method: 'GET', headers: {} }, moneyLimits)
      if (status === 404) return null
      if (status !== 200) throw new OutsideError('answer_refused')
      return readTransaction(id, bytes)
    },
    async listTransactions(vivaOrderCode: string): Promise<ListedTransaction[]> {
      const { status, body } = await basic(`transactions/?ordercode=${vivaOrderCode}`)
      if (status !== 200) throw new OutsideError('answer_refused')
      return readTransactions(body)
    },
    async findOrder(vivaOrderCode: string): Promise<StoredVivaOrder | null> {
      const { status, body } = await basic(`orders/${vivaOrderCode}`)
      if (status === 404) return null
      if (status !== 200) throw new OutsideError('answer_refused')
      return readOrder(body)
    },
    /** Viva's error; 0 for none: the order then takes no payment any more. */
    async cancelOrder(vivaOrderCode: string): Promise<number> {
      const { status, body } = await basic(`orders/${vivaOrderCode}`, 'DELETE')
      if (status !== 200) throw new OutsideError('answer_refused')
      return readErrorCode(body)
    },
    /** Viva's error; 0 for none. */
    async giveBack(transaction: string, cents: number): Promise<number> {
      const query = new URLSearchParams({ amount: String(cents), sourceCode })
      const { status, body } = await basic(`transactions/${encodeURIComponent(transaction)}?${query}`, 'DELETE')
      if (status !== 200) throw new OutsideError('answer_refused')
      return readErrorCode(body)
    },
    /** With which the address of webhooks shows that it is the shop's. */
    async webhookKey(): Promise<string> {
      const { status, body } = await basic('messages/config/token', 'GET', beginLimits)
      if (status !== 200) throw new OutsideError('answer_refused')
      return readJson(body, keySchema).Key
    },
  }
}

export type VivaCalls = ReturnType<typeof vivaCalls>
