// One HTTP request to a service of somebody else, within limits: to connect, for everything, and of the answer's size. No
// redirects are followed.

import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isInnerAddress, NotPublicError, publicLookup } from '../http/public-lookup.ts'
import { OutsideError } from '../ports/outside-service.ts'

export interface OutsideRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers: Readonly<Record<string, string>>
  body?: string
}

export interface OutsideResponse {
  status: number
  body: string
}

/** Of a document. */
export interface OutsideDocument {
  status: number
  headers: IncomingHttpHeaders
  bytes: Uint8Array
}

export interface RequestLimits {
  readonly connectMs: number
  /** From the beginning to the last byte. */
  readonly totalMs: number
  readonly maxBytes: number
  /** Where only status and headers count: what is longer is not read to its end. */
  readonly endsEarly?: boolean
  /** For addresses that somebody has typed: nothing within the shop's own network is reached. */
  readonly publicOnly?: boolean
}

export const requestLimits: RequestLimits = { connectMs: 1000, totalMs: 5000, maxBytes: 1024 * 1024 }

/** Rejects with an `OutsideError`. */
export async function requestOutside(
  url: string,
  request: OutsideRequest,
  limits: RequestLimits = requestLimits,
): Promise<OutsideResponse> {
  const { status, bytes } = await requestDocument(url, request, limits)
  return { status, body: new TextDecoder().decode(bytes) }
}

/** Rejects with an `OutsideError`. */
export async function requestDocument(
  url: string,
  request: OutsideRequest,
  limits: RequestLimits = requestLimits,
): Promise<OutsideDocument> {
  const signal = AbortSignal.timeout(limits.totalMs)
  try {
    const response = await open(new URL(url), request, { ...limits, signal })
    const { statusCode: status = 0, headers } = response
    return { status, headers, bytes: await readBody(response, limits) }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    if (error instanceof NotPublicError) throw new OutsideError('address_refused')
    throw new OutsideError(signal.aborted ? 'timeout' : 'connection_failed')
  }
}

interface OpenLimits extends Pick<RequestLimits, 'connectMs' | 'publicOnly'> {
  signal: AbortSignal
}

function open(
  url: URL,
  { method, headers, body = '' }: OutsideRequest,
  { signal, connectMs, publicOnly = false }: OpenLimits,
): Promise<IncomingMessage> {
  if (publicOnly && isInnerAddress(url.hostname)) throw new OutsideError('address_refused')
  const isSecure = url.protocol === 'https:'
  const length = String(Buffer.byteLength(body))
  const lookup = publicOnly ? publicLookup : undefined
  const options = { method, signal, lookup, agent: false, headers: { ...headers, 'content-length': length } }
  return new Promise((fulfil, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, options, fulfil)
    const timer = setTimeout(() => request.destroy(new OutsideError('timeout')), connectMs)
    request.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer)))
    request.once('close', () => clearTimeout(timer))
    request.once('error', reject)
    request.end(body)
  })
}

async function readBody(
  response: IncomingMessage,
  { maxBytes, endsEarly = false }: Pick<RequestLimits, 'maxBytes' | 'endsEarly'>,
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes && endsEarly) break
    if (bytes > maxBytes) throw new OutsideError('answer_unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
