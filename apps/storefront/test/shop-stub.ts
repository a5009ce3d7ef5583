// The shop behind `fetch`, for component tests: the only stand-in. Inputs and answers go through the contract, so a
// page that sends, or a test that answers, what the API would refuse fails.

import { type Endpoint, hasQueryInput, type InputOf, type OutputOf, toolPlaceholder } from '@stoa/contract/endpoint'
import type { Problem } from '@stoa/contract/problem'
import { type RefusalCode, refusals } from '@stoa/contract/refusals'

class Refusal {
  private readonly problem: Problem

  constructor(problem: Problem) {
    this.problem = problem
  }

  respond(): Response {
    const { retryAfter, ...body } = this.problem
    const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter }
    return Response.json(body, { status: body.status, headers })
  }
}

/** A refusal as an answer. */
export const refuse = (code: RefusalCode, details: Partial<Problem> = {}): Refusal =>
  new Refusal({ code, status: refusals[code], title: code, instance: '1', ...details })

/** The answer of calls that only confirm receipt. */
export const accepted: { accepted: true } = { accepted: true }

type Answer<Output> = Output | Refusal | Promise<Output | Refusal>

interface Call<Input> {
  input: Input
  headers: Headers
  /** The file of an upload. */
  upload: Blob | null
}

/** Its calls so far, oldest first. */
type Calls<Input> = readonly Call<Input>[]

type Handler = (wireInput: unknown, request: RequestInit) => Promise<Response>

const handlers = new Map<string, Handler>()
const unanswered: string[] = []

/** Any tool is the tool of its calls. */
const keyOf = (method: string, path: string): string =>
  `${method} ${path.replace(/^\/[^/]+(?=\/\w+\/\w+$)/, `/${toolPlaceholder}`)}`.toLowerCase()

/** Answers an endpoint until the end of the test. */
export function answer<E extends Endpoint>(
  endpoint: E,
  respond: (input: InputOf<E>) => Answer<OutputOf<E>>,
): Calls<InputOf<E>> {
  const calls: Call<InputOf<E>>[] = []
  handlers.set(keyOf(endpoint.method, endpoint.path), async (wireInput, { headers, body }) => {
    const input = endpoint.input.toReadable(endpoint.input.schema.parse(wireInput)) as InputOf<E>
    calls.push({ input, headers: new Headers(headers), upload: body instanceof Blob ? body : null })
    const answered = await respond(input)
    if (answered instanceof Refusal) return answered.respond()
    return Response.json(endpoint.output.schema.parse(endpoint.output.toWire(answered)))
  })
  return calls
}

function readInput(url: URL, method: string, body: RequestInit['body']): unknown {
  const isQuery = hasQueryInput({ method: method === 'GET' || method === 'DELETE' ? method : 'POST' })
  if (isQuery || body instanceof Blob) return Object.fromEntries(url.searchParams)
  return typeof body === 'string' ? JSON.parse(body) : {}
}

const browserFetch = window.fetch.bind(window)

/** In place of `fetch`. What is not of the API goes to the real one. */
export async function stubbedFetch(address: RequestInfo | URL, request: RequestInit = {}): Promise<Response> {
  const url = new URL(String(address), location.origin)
  const [, path] = /^\/api\/(?:el|en)(\/.*)/.exec(url.pathname) ?? []
  if (path === undefined) return browserFetch(address, request)
  const { method = 'GET', signal } = request
  const handler = handlers.get(keyOf(method, path))
  if (!handler) {
    unanswered.push(`${method} ${path}`)
    return Response.json({ code: 'not_found', status: 404, title: 'not found', instance: '1' }, { status: 404 })
  }
  const response = await handler(readInput(url, method, request.body), request)
  signal?.throwIfAborted()
  return response
}

/** Forgets all answers; returns the calls that had none. */
export function closeShop(): string[] {
  handlers.clear()
  return unanswered.splice(0)
}
