// Calls with an access token that a service issues to the shop's account (OAuth 2, client credentials). The token is kept
// and renewed a little before its end.

import { z } from 'zod'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import { readJson } from './carrier-call.ts'
import {
  type OutsideDocument,
  type OutsideRequest,
  type RequestLimits,
  requestDocument,
  requestOutside,
} from './outside-http.ts'

export interface BearerAccount {
  /** Of the service, in logs and alarms. */
  name: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  reports: OutsideReports
  /** Milliseconds since 1970. */
  now: () => number
}

/** Rejects with an `OutsideError`. */
export type BearerCall = (url: string, request: OutsideRequest, limits: RequestLimits) => Promise<OutsideDocument>

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

/** A token is renewed so long before its end. */
const reserveMs = 60_000

export const basicAuthorization = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

export function bearerCalls({ name, tokenUrl, clientId, clientSecret, reports, now }: BearerAccount): BearerCall {
  let kept: { token: string; until: number } | null = null

  const renew = async (limits: RequestLimits): Promise<string> => {
    const headers = {
      authorization: basicAuthorization(clientId, clientSecret),
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    }
    const request = { method: 'POST', headers, body: 'grant_type=client_credentials' } as const
    const { status, body } = await requestOutside(tokenUrl, request, limits)
    if (status === 400 || status === 401 || status === 403) reports.alarm(name, 'credentials')
    if (status !== 200) throw new OutsideError('answer_refused')
    const { access_token: token, expires_in } = readJson(body, tokenSchema)
    kept = { token, until: now() + expires_in * 1000 - reserveMs }
    return token
  }
  const send: BearerCall = async (url, request, limits) => {
    const token = kept && now() < kept.until ? kept.token : await renew(limits)
    const headers = { accept: 'application/json', ...request.headers, authorization: `Bearer ${token}` }
    return requestDocument(url, { ...request, headers }, limits)
  }
  return async (url, request, limits) => {
    const first = await send(url, request, limits)
    if (first.status !== 401) return first
    // a token may end before its time, once
    kept = null
    const second = await send(url, request, limits)
    if (second.status === 401) reports.alarm(name, 'token')
    return second
  }
}
