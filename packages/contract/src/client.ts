// The typed client: calls an endpoint with readable input and returns a readable answer or a refusal. The transport is
// injected: HTTP in the browser, the services themselves on the server.

import type { Language } from '@stoa/domain/language'
import type { Outcome } from '@stoa/domain/outcome'
import { type Endpoint, hasQueryInput, type InputOf, type OutputOf } from './endpoint.ts'
import type { Problem } from './problem.ts'

export interface CallOptions {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The file of an endpoint that takes an upload. */
  upload?: Blob
}

export interface Client {
  readonly language: Language
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Outcome<OutputOf<E>, Problem>>
}

/** Sends one request of a client. Session headers are added here, for every endpoint alike. */
export type Send = (address: string, request: RequestInit, endpoint: Endpoint) => Promise<Response>

const defaultSend: Send = (address, request) => fetch(address, request)

const timeout = 10_000

/** A response that is not the shop's own: without a body, or from a proxy in between. */
export class UnreadableAnswer extends SyntaxError {
  readonly status: number
  /** The header unparsed: seconds or an HTTP date. */
  readonly retryAfter: string | null

  constructor({ status, headers }: Response, cause: unknown) {
    super(`the answer ${status} is not JSON`, { cause })
    this.status = status
    this.retryAfter = headers.get('retry-after')
  }
}

/** A client over HTTP. `origin` is empty in the browser, where the API has the origin of the page. */
export function httpClient(origin: string, language: Language, send: Send = defaultSend): Client {
  return {
    language,
    async call(endpoint, input, options = {}) {
      const wire = endpoint.input.toWire(input) as Record<string, unknown>
      const request = {
        method: endpoint.method,
        headers: headersOf(endpoint, language, options),
        body: hasQueryInput(endpoint) ? (options.upload ?? null) : JSON.stringify(wire),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(options.signal ? [options.signal] : [])]),
      }
      const response = await send(addressOf(origin, language, endpoint, wire), request, endpoint)
      const body = await readAnswer(response)
      if (!response.ok) return { ok: false, refusal: problemOf(body, response) }
      return { ok: true, value: endpoint.output.toReadable(body) as OutputOf<typeof endpoint> }
    },
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableAnswer(response, error)
  }
}

/** The status is the response's own: a proxy in between may answer with JSON of another form. */
function problemOf(body: unknown, { status, headers }: Response): Problem {
  const retryAfter = headers.get('retry-after')
  return { ...(body as Problem), status, ...(retryAfter === null ? {} : { retryAfter }) }
}

function addressOf(origin: string, language: Language, endpoint: Endpoint, wire: Record<string, unknown>): string {
  const path = `${origin}/api/${language}${endpoint.path}`
  if (!hasQueryInput(endpoint)) return path
  const query = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}

function headersOf(endpoint: Endpoint, language: Language, options: CallOptions): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(hasQueryInput(endpoint) ? {} : { 'content-type': 'application/json' }),
    ...(options.upload ? { 'content-type': options.upload.type } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  }
}
