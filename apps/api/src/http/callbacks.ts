// Callbacks: routes that other services call, or to which they send a browser back with a form. They know no session, no
// language and no origin of ours; what they bring is believed once the handler has verified it.

import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface CallbackRequest {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The bytes as they came, which is what a signature was made over. */
  body: Buffer
  /** The fields of a form; none of any other body. */
  form: URLSearchParams
  headers: IncomingHttpHeaders
  method: string
  host: string
  /** Of the caller. */
  ip: string
  /** Milliseconds since 1970. */
  now: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export type CallbackAnswer =
  | { status: number; json: object }
  /** `script`: the one in it that may run. Where it leads may know which shop it comes from: some banks insist. */
  | { status: number; html: string; script?: string }
  /** Where a browser goes on, with a GET. */
  | { redirect: string }

const formType = 'application/x-www-form-urlencoded'

export interface Callback {
  method: 'GET' | 'POST'
  /** As it is entered in the other service's settings. */
  path: `/${string}`
  /** The one content type that is read. A form unless said otherwise; `*` takes any, where nothing in the body counts. */
  accepts?: typeof formType | 'application/json' | '*'
  handle(request: CallbackRequest): Promise<CallbackAnswer>
}

/** The longest known, a webhook with a certificate chain, has about 8 KiB. */
const maxBodyBytes = 32 * 1024

export function registerCallbacks(app: FastifyInstance, callbacks: readonly Callback[], now: () => number): void {
  for (const { method, path, accepts = formType, handle } of callbacks) {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(accepts, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
      const handler = async (request: FastifyRequest, reply: FastifyReply) =>
        send(reply, await handle(requestOf(request, accepts, now())))
      scope.route({ method, url: path, bodyLimit: maxBodyBytes, handler })
    })
  }
}

function requestOf(
  { params, body, headers, method, host, ip, url, log }: FastifyRequest,
  type: string,
  now: number,
): CallbackRequest {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  return {
    params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])),
    query: new URL(url, 'http://callback.invalid').searchParams,
    body: bytes,
    form: new URLSearchParams(type === formType ? bytes.toString('utf8') : ''),
    ...{ headers, method, host, ip },
    now,
    log,
  }
}

const contentPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const contentPolicyOf = (script: string | undefined): string =>
  script === undefined ? contentPolicy : `${contentPolicy}; script-src 'sha256-${hash('sha256', script, 'base64')}'`

function send(reply: FastifyReply, answer: CallbackAnswer): FastifyReply {
  reply.header('cache-control', 'no-store')
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303)
  if ('json' in answer) return reply.code(answer.status).send(answer.json)
  return reply
    .code(answer.status)
    .headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': answer.script === undefined ? 'no-referrer' : 'origin',
    })
    .header('content-security-policy', contentPolicyOf(answer.script))
    .type('text/html; charset=utf-8')
    .send(answer.html)
}
