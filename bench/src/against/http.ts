// HTTP client of a comparison: keep-alive connections, response bytes are counted, any status but 200 is an error.

import { Agent, request as openRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Request {
  method: 'GET' | 'POST'
  /** Includes the query. */
  path: string
  /** Sent as JSON. */
  body?: unknown
  idempotencyKey?: string
}

export interface Answer {
  contentType: string
  text(): string
}

export interface Connection {
  send(request: Request): Promise<Answer>
  /** Of all responses so far, compressed, without headers. */
  bytes(): number
  close(): void
}

export type Observer = (request: Request, answer: Answer) => void

const requestTimeout = 60_000
const shownCharacters = 300

/** `observe` is called with every response. */
export function connectTo(origin: string, sockets: number, observe: Observer = () => {}): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  let bytes = 0
  return {
    async send(request) {
      const { status, headers, body } = await exchange(origin, agent, request)
      const text = () => unpack(body, headers['content-encoding']).toString()
      if (status < 200 || status > 299)
        throw new Error(`${request.method} ${request.path} answers ${status}: ${text().slice(0, shownCharacters)}`)
      bytes += body.length
      const answer = { contentType: headers['content-type'] ?? '', text }
      observe(request, answer)
      return answer
    },
    bytes: () => bytes,
    close: () => agent.destroy(),
  }
}

interface Received {
  status: number
  headers: { 'content-type'?: string; 'content-encoding'?: string }
  body: Buffer
}

function exchange(origin: string, agent: Agent, { method, path, body, idempotencyKey }: Request): Promise<Received> {
  const headers = {
    'accept-encoding': 'br, gzip',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
  return new Promise((resolve, reject) => {
    const sent = openRequest(`${origin}${path}`, { method, agent, headers, timeout: requestTimeout }, (response) => {
      buffer(response).then(
        (received) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        reject,
      )
    })
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer`)))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
