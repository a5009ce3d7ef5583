// The typed client: calls an endpoint with readable input and returns a readable answer or a refusal. The transport is
// injected: HTTP in the browser, the services themselves on the server.

import type { Language } from '@stoa/domain/language'
import type { Outcome } from '@stoa/domain/outcome'
import {
  type Endpoint,
  hasQueryInput,
  type InputOf,
  type OutputOf,
  toolKeyHeader,
  toolPlaceholder,
} from './endpoint.ts'
import type { Problem } from './problem.ts'
import titles from './unexplained-answers.json' with { type: 'json' }

export interface CallOptions {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The file of an endpoint that takes an upload. */
  upload?: Blob
  /** Who calls an endpoint for tools. */
  tool?: { provider: string; key: string }
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
      const path = endpoint.path.replace(toolPlaceholder, encodeURIComponent(options.tool?.provider ?? ''))
      const response = await send(addressOf(`${origin}/api/${language}${path}`, endpoint, wire), request, endpoint)
      if (!response.ok) return { ok: false, refusal: await readProblem(response, language) }
      const body = parseJson(await response.text())
      if (!isAnswer(endpoint, body)) return { ok: false, refusal: unexplainedProblem(response, language) }
      return { ok: true, value: endpoint.output.toReadable(body) as OutputOf<typeof endpoint> }
    },
  }
}

/** Undefined for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A success without a body or of another form is not the shop's own: a proxy in between may have answered. Fields that
 * this release does not know are of a later one.
 */
function isAnswer({ output }: Endpoint, body: unknown): boolean {
  const { success, error } = output.schema.safeParse(body)
  return success || error.issues.every(({ code }) => code === 'unrecognized_keys')
}

/** Also of a failure without a body, or with one of another form: a proxy in between may have answered. */
async function readProblem(response: Response, language: Language): Promise<Problem> {
  const problem = await readOwnProblem(response)
  return problem ? withTransport(problem, response) : unexplainedProblem(response, language)
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

function unexplainedProblem(response: Response, language: Language): Problem {
  const code = (titledStatuses as Record<number, keyof typeof titles.el>)[response.status] ?? 'api_err'
  return withTransport({ code, status: 0, title: titles[language][code], instance: '' }, response)
}

/** With the status and the header as they came, whatever the body says. */
function withTransport(problem: Problem, { status, headers }: Response): Problem {
  const retryAfter = headers.get('retry-after')
  return { ...problem, status, ...(retryAfter === null ? {} : { retryAfter }) }
}

function addressOf(location: string, endpoint: Endpoint, wire: Record<string, unknown>): string {
  if (!hasQueryInput(endpoint)) return location
  const query = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? location : `${location}?${query}`
}

function headersOf(endpoint: Endpoint, language: Language, options: CallOptions): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(hasQueryInput(endpoint) ? {} : { 'content-type': 'application/json' }),
    ...(options.upload ? { 'content-type': options.upload.type } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    ...(options.tool ? { [toolKeyHeader]: options.tool.key } : {}),
  }
}
