// The calls to Klarna: a session for what is paid, a page for the buyer, and orders. What moves money carries a key of ours: tried
// again, it is done once.

import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import { basicAuthorization } from './bearer-calls.ts'
import {
  type KlarnaOrder,
  type KlarnaPage,
  klarnaKey,
  readKlarnaError,
  readKlarnaOrder,
  readKlarnaPage,
  readOpenedPage,
  readSessionId,
} from './klarna-messages.ts'
import { type OutsideRequest, type RequestLimits, requestOutside } from './outside-http.ts'
import { beginLimits, moneyLimits } from './payment-limits.ts'

export interface KlarnaAccount {
  /** Without a slash at the end. */
  url: string
  username: string
  password: string
}

type Answer = { ok: true; text: string } | { ok: false; status: number; error: string }

export function klarnaCalls({ url, username, password }: KlarnaAccount, reports: OutsideReports) {
  const ask = async (
    path: string,
    method: OutsideRequest['method'],
    { body, key, limits = moneyLimits }: { body?: object; key?: string; limits?: RequestLimits } = {},
  ): Promise<Answer> => {
    const headers = {
      authorization: basicAuthorization(username, password),
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'klarna-idempotency-key': klarnaKey(key) }),
    }
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const { status, body: text } = await requestOutside(`${url}${path}`, request, limits)
    if (status >= 200 && status < 300) return { ok: true, text }
    if (status === 401) reports.alarm('klarna', 'credentials')
    // its answer to too many calls, and its faults, are no errors of what was asked
    if (status === 401 || status === 429 || status >= 500) throw new OutsideError('answer_refused')
    return { ok: false, status, error: readKlarnaError(text) }
  }
  /** Null when Klarna does not take what was asked. */
  const make = async <Made>(path: string, body: object, read: (text: string) => Made): Promise<Made | null> => {
    const answer = await ask(path, 'POST', { body, limits: beginLimits })
    if (answer.ok) return read(answer.text)
    reports.alarm('klarna', `session ${answer.error}`)
    return null
  }
  const find = async <Found>(path: string, read: (text: string) => Found): Promise<Found | null> => {
    const answer = await ask(path, 'GET')
    if (answer.ok) return read(answer.text)
    if (answer.status === 404) return null
    throw new OutsideError('answer_refused')
  }
  const orderPath = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`
  /** Klarna's error; null for none. */
  const change = async (id: string, what: string, key: string, body?: object): Promise<string | null> => {
    const answer = await ask(`${orderPath(id)}/${what}`, 'POST', { ...(body && { body }), key })
    return answer.ok ? null : answer.error
  }
  return {
    /** The address by which Klarna's page knows it. */
    createSession: (session: object): Promise<string | null> =>
      make('/payments/v1/sessions', session, (text) => `${url}/payments/v1/sessions/${readSessionId(text)}`),
    openPage: (page: object) => make('/hpp/v1/sessions', page, readOpenedPage),
    findPage: (id: string): Promise<KlarnaPage | null> =>
      find(`/hpp/v1/sessions/${encodeURIComponent(id)}`, readKlarnaPage),
    /** False when it cannot be closed any more. */
    closePage: async (id: string): Promise<boolean> =>
      (await ask(`/hpp/v1/sessions/${encodeURIComponent(id)}`, 'DELETE')).ok,
    findOrder: (id: string): Promise<KlarnaOrder | null> => find(orderPath(id), readKlarnaOrder),
    capture: (id: string, cents: number, key: string) => change(id, 'captures', key, { captured_amount: cents }),
    refund: (id: string, cents: number, key: string) => change(id, 'refunds', key, { refunded_amount: cents }),
    /** Of an order of which a part was captured. */
    releaseRest: (id: string, key: string) => change(id, 'release-remaining-authorization', key, {}),
    /** For as many days as the account has, from today: once a day, however often it is asked for. */
    extend: (id: string, key: string) => change(id, 'extend-authorization-time', key),
    cancel: (id: string, key: string) => change(id, 'cancel', key, {}),
  }
}

export type KlarnaCalls = ReturnType<typeof klarnaCalls>
