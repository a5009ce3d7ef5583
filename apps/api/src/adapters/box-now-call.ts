// A call to BoxNow with its access token, and its errors in the port's words.

import { refused } from '@stoa/domain/outcome'
import { z } from 'zod'
import type { Carried, CarrierError } from '../ports/carrier.ts'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import { parseJson, readJson } from './carrier-call.ts'
import {
  type OutsideDocument,
  type OutsideRequest,
  requestDocument,
  requestLimits,
  requestOutside,
} from './outside-http.ts'

export interface BoxNowAccount {
  /** Without a slash at the end. */
  url: string
  clientId: string
  clientSecret: string
  /** Where the account manages several partners. */
  partnerId: string | null
}

const sessionSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
const errorSchema = z.object({ code: z.string() })

/** The others are about the account, its settings or what we send. */
const errorsByCode: Readonly<Record<string, CarrierError>> = {
  P402: 'no_coverage',
  P405: 'bad_contact',
  P406: 'bad_parcel',
  P407: 'no_coverage',
  P408: 'amount',
  P410: 'duplicate',
  P411: 'amount',
  P420: 'not_cancellable',
  P421: 'bad_parcel',
  P423: 'no_coverage',
  P600: 'temporary',
  P610: 'temporary',
}
/** A token is renewed so long before its end. */
const reserveMs = 60_000
/** All points of a country in one answer. */
const limits = { ...requestLimits, maxBytes: 16 * 1024 * 1024 }

interface BoxNowRequest {
  method: OutsideRequest['method']
  /** With its query, behind `/api/v1`. */
  path: string
  body?: object
}

export function boxNowCalls(account: BoxNowAccount, reports: OutsideReports, now: () => number) {
  let session: { token: string; until: number } | null = null

  const signIn = async (): Promise<string> => {
    const { clientId: client_id, clientSecret: client_secret } = account
    const { status, body } = await requestOutside(`${account.url}/api/v1/auth-sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
    })
    if (status === 401 || status === 403) reports.alarm('box_now', 'credentials')
    if (status !== 200) throw new OutsideError('answer_refused')
    const { access_token: token, expires_in } = readJson(body, sessionSchema)
    session = { token, until: now() + expires_in * 1000 - reserveMs }
    return token
  }
  const send = async ({ method, path, body }: BoxNowRequest): Promise<OutsideDocument> => {
    const token = session && now() < session.until ? session.token : await signIn()
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(account.partnerId && { 'x-partnerid': account.partnerId }),
    }
    const request = { method, headers, body: body && JSON.stringify(body) }
    return requestDocument(`${account.url}/api/v1${path}`, request, limits)
  }
  /** The bytes of an answer, or what BoxNow has against the request. */
  const call = async (request: BoxNowRequest): Promise<Carried<Uint8Array>> => {
    const first = await send(request)
    // a token may end before its time, once
    if (first.status === 401) session = null
    const { status, bytes } = first.status === 401 ? await send(request) : first
    if (status >= 200 && status < 300) return { ok: true, value: bytes }
    if (status === 429) return refused('temporary')
    if (status === 404) return refused('not_found')
    const code = errorSchema.safeParse(parseJson(new TextDecoder().decode(bytes))).data?.code
    if (code === undefined) throw new OutsideError('answer_refused')
    const error = errorsByCode[code] ?? 'refused'
    if (error === 'refused') reports.alarm('box_now', code)
    return refused(error)
  }
  return {
    call,
    async read<Answer>(request: BoxNowRequest, schema: z.ZodType<Answer>): Promise<Carried<Answer>> {
      const answer = await call(request)
      return answer.ok ? { ok: true, value: readJson(new TextDecoder().decode(answer.value), schema) } : answer
    },
  }
}

export type BoxNowCalls = ReturnType<typeof boxNowCalls>
