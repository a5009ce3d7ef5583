// The typed client: calls an endpoint with readable input and returns a readable answer or a refusal. The transport is
// injected: HTTP in the browser, the services themselves on the server.

import type { Language } from '@stoa/domain/language'
import type { Outcome } from '@stoa/domain/outcome'
import { type Endpoint, hasQueryInput, type InputOf, type OutputOf } from './endpoint.ts'
import type { Problem } from './problem.ts'
import titles from './unexplained-answers.json' with { type: 'json' }

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

/** A success that is not the shop's own: without a body, or from a proxy in between. */
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
      if (!response.ok) return { ok: false, refusal: await readProblem(response, language) }
      return { ok: true, value: endpoint.output.toReadable(await readAnswer(response)) as OutputOf<typeof endpoint> }
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

/** Also of a failure without a body, or with one of another form: a proxy in between may have answered. */
async function readProblem(response: Response, language: Language): Promise<Problem> {
  const { status, headers } = response
  const retryAfter = headers.get('retry-after')
  const problem = (await readOwnProblem(response)) ?? unexplainedProblem(status, language)
  return { ...problem, status, ...(retryAfter === null ? {} : { retryAfter }) }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body

/** Null when the shop itself did not explain the failure. */
export async function readOwnProblem(response: Response): Promise<Problem | null> {
  try {
    const body: unknown = await response.json()
    return isProblem(body) ? body : null
  } catch {
    return null
  }
}

/** Answered by something before the shop, or by a shop that failed: what became of the call is not known. */
export const isUnexplained = ({ code }: Problem): boolean => Object.hasOwn(titles.el, code)

const titledStatuses = { 401: 'api_err_401', 404: 'api_err_404', 500: 'api_err_500' } as const

function unexplainedProblem(status: number, language: Language): Problem {
  const code = (titledStatuses as Record<number, keyof typeof titles.el>)[status] ?? 'api_err'
  return { code, status, title: titles[language][code], instance: '' }
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
