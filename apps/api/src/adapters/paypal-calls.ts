// The calls to PayPal. What changes something carries a key of ours: tried again, it is done once.

import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { PaymentState } from '../ports/payment.ts'
import { bearerCalls } from './bearer-calls.ts'
import type { CaptureTime } from './capture-time.ts'
import type { OutsideRequest, RequestLimits } from './outside-http.ts'
import { beginLimits, moneyLimits } from './payment-limits.ts'
import {
  isVerified,
  type PaypalError,
  type PaypalOrder,
  readPaypalError,
  readPaypalHold,
  readPaypalOrder,
  readPaypalStatus,
} from './paypal-messages.ts'

export interface PaypalAccount {
  /** Without a slash at the end. */
  url: string
  clientId: string
  clientSecret: string
  /** Of the webhook that is entered at PayPal. */
  webhookId: string
  /** Whether an amount is captured as its buyer agrees, or held: until the shop captures it by a call, or until the goods leave. */
  captures: CaptureTime
}

type Answer = { ok: true; text: string } | { ok: false; status: number; error: PaypalError }

export function paypalCalls(
  { url, clientId, clientSecret }: PaypalAccount,
  reports: OutsideReports,
  now: () => number,
) {
  const tokenUrl = `${url}/v1/oauth2/token`
  const bearer = bearerCalls({ name: 'paypal', tokenUrl, clientId, clientSecret, reports, now })
  const ask = async (path: string, request: OutsideRequest, limits: RequestLimits): Promise<Answer> => {
    const { status, bytes } = await bearer(`${url}${path}`, request, limits)
    const text = new TextDecoder().decode(bytes)
    if (status >= 200 && status < 300) return { ok: true, text }
    // its answer to too many calls, or to one of which another is under way, and its faults, are no errors of what was asked
    if (status === 429 || status === 409 || status >= 500 || status === 401) throw new OutsideError('answer_refused')
    return { ok: false, status, error: readPaypalError(text) }
  }
  const post = (
    path: string,
    body: string,
    key: string | null,
    limits: RequestLimits = moneyLimits,
  ): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key && { 'paypal-request-id': key }),
    }
    return ask(path, { method: 'POST', headers, body }, limits)
  }
  return {
    /** Null when PayPal does not take it. */
    async createOrder(order: object, key: string): Promise<PaypalOrder | null> {
      const answer = await post('/v2/checkout/orders', JSON.stringify(order), key, beginLimits)
      if (answer.ok) return readPaypalOrder(answer.text)
      reports.alarm('paypal', `order ${describe(answer.error)}`)
      return null
    },
    /** While a buyer waits. Null when PayPal knows no such order. */
    async findOrderText(id: string): Promise<string | null> {
      const answer = await ask(`/v2/checkout/orders/${id}`, { method: 'GET', headers: {} }, beginLimits)
      if (answer.ok) return answer.text
      if (answer.status === 404) return null
      throw new OutsideError('answer_refused')
    },
    /** PayPal's issue; null for none. */
    async changeOrder(id: string, changes: readonly object[]): Promise<PaypalError | null> {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'PATCH', headers, body: JSON.stringify(changes) } as const
      const answer = await ask(`/v2/checkout/orders/${id}`, request, beginLimits)
      return answer.ok ? null : answer.error
    },
    async findOrder(id: string): Promise<PaypalOrder | null> {
      const answer = await ask(`/v2/checkout/orders/${id}`, { method: 'GET', headers: {} }, moneyLimits)
      if (answer.ok) return readPaypalOrder(answer.text)
      if (answer.status === 404) return null
      throw new OutsideError('answer_refused')
    },
    /** Captures or holds what its buyer has agreed to. The order as it is then, or PayPal's issue. */
    async carryOut(id: string, what: 'capture' | 'authorize', key: string): Promise<PaypalOrder | PaypalError> {
      const answer = await post(`/v2/checkout/orders/${id}/${what}`, '{}', key)
      return answer.ok ? readPaypalOrder(answer.text) : answer.error
    },
    /** Null for what PayPal does not know, or holds for another attempt. */
    async findHold(id: string, reference: string): Promise<PaymentState | null> {
      const answer = await ask(`/v2/payments/authorizations/${id}`, { method: 'GET', headers: {} }, moneyLimits)
      if (answer.ok) return readPaypalHold(answer.text, reference)
      if (answer.status === 404) return null
      throw new OutsideError('answer_refused')
    },
    /** The capture's status, or PayPal's issue. */
    async captureHold(id: string, capture: object, key: string): Promise<string | PaypalError> {
      const answer = await post(`/v2/payments/authorizations/${id}/capture`, JSON.stringify(capture), key)
      return answer.ok ? readPaypalStatus(answer.text) : answer.error
    },
    /** The status of what was held, or PayPal's issue. */
    async releaseHold(id: string, key: string): Promise<string | PaypalError> {
      const answer = await post(`/v2/payments/authorizations/${id}/void`, '{}', key)
      if (!answer.ok) return answer.error
      // PayPal may say it by an empty answer
      return answer.text === '' ? 'VOIDED' : readPaypalStatus(answer.text)
    },
    /** The refund's status, or PayPal's issue. */
    async refund(capture: string, refund: object, key: string): Promise<string | PaypalError> {
      const answer = await post(`/v2/payments/captures/${capture}/refund`, JSON.stringify(refund), key)
      return answer.ok ? readPaypalStatus(answer.text) : answer.error
    },
    async isOwnWebhook(verification: string): Promise<boolean> {
      const answer = await post('/v1/notifications/verify-webhook-signature', verification, null)
      return answer.ok && isVerified(answer.text)
    },
  }
}

export type PaypalCalls = ReturnType<typeof paypalCalls>

export const describe = ({ issue, debugId }: PaypalError): string => (debugId ? `${issue} ${debugId}` : issue)
