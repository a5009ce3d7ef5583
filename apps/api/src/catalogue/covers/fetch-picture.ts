// Fetches a picture from an address that somebody else has written: over http and https only, on their usual ports, from
// public addresses only, within limits of time and size. A name is resolved once and the connection goes to what was
// checked; every redirect is checked like the first address.

import { lookup } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../http/public-address.ts'

export interface FetchLimits {
  /** Hosts that may be fetched although they are not public or on another port, as in `URL.host`. */
  readonly allowedHosts: readonly string[]
  /** For everything, redirects included. */
  readonly timeoutMs: number
  readonly maxBytes: number
}

export const fetchLimits: FetchLimits = { allowedHosts: [], timeoutMs: 30_000, maxBytes: 20 * 1024 * 1024 }

export type FetchProblem =
  | 'address_refused'
  | 'host_unknown'
  | 'too_many_redirects'
  | 'not_found'
  | 'answer_refused'
  | 'no_picture'
  | 'too_large'
  | 'timeout'
  | 'connection_failed'

/** It may be different another time. */
const passing = new Set<FetchProblem>(['host_unknown', 'timeout', 'connection_failed', 'answer_refused'])

export type Fetched =
  | { readonly ok: true; readonly body: Buffer }
  | { readonly ok: false; readonly problem: FetchProblem; readonly isPassing: boolean }

class Refusal extends Error {
  readonly problem: FetchProblem
  constructor(problem: FetchProblem) {
    super(problem)
    this.problem = problem
  }
}

const maxRedirects = 4
const redirects = new Set([301, 302, 303, 307, 308])
const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
/** Some servers call every file a stream of bytes; what it is, is decided by decoding it. */
const pictureTypes = /^(?:image\/(?:jpe?g|pjpeg|png|webp|avif)|application\/octet-stream|binary\/octet-stream)$/i

export async function fetchPicture(address: string, limits: FetchLimits = fetchLimits): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    return { ok: true, body: await followTo(address, limits, signal) }
  } catch (error) {
    const problem = error instanceof Refusal ? error.problem : signal.aborted ? 'timeout' : 'connection_failed'
    return { ok: false, problem, isPassing: passing.has(problem) }
  }
}

async function followTo(address: string, limits: FetchLimits, signal: AbortSignal): Promise<Buffer> {
  let url = parseUrl(address)
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await open(url, await resolve(url, limits, signal), signal)
    const { statusCode = 0, headers } = response
    if (!redirects.has(statusCode)) return readPicture(response, limits)
    response.destroy()
    if (headers.location === undefined) throw new Refusal('answer_refused')
    url = parseUrl(headers.location, url)
  }
  throw new Refusal('too_many_redirects')
}

function parseUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new Refusal('address_refused')
  return new URL(text, base)
}

interface Target {
  readonly address: string
  readonly family: number
}

/** The checked address to connect to. When a name has several, all of them must be public. */
async function resolve(url: URL, { allowedHosts }: FetchLimits, signal: AbortSignal): Promise<Target> {
  const usualPort = usualPorts[url.protocol]
  if (usualPort === undefined || url.username !== '' || url.password !== '') throw new Refusal('address_refused')
  const isAllowed = allowedHosts.includes(url.host.toLowerCase())
  if (!isAllowed && url.port !== '' && url.port !== usualPort) throw new Refusal('address_refused')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const targets = family > 0 ? [{ address: host, family }] : await resolveName(host, signal)
  const [target] = targets
  if (!target) throw new Refusal('host_unknown')
  if (!isAllowed && !targets.every(({ address }) => isPublicAddress(address))) throw new Refusal('address_refused')
  return target
}

function resolveName(host: string, signal: AbortSignal): Promise<Target[]> {
  const names = lookup(host, { all: true, verbatim: false }).catch(() => {
    throw new Refusal('host_unknown')
  })
  return Promise.race([names, rejectOnAbort(signal)])
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(new Refusal('timeout'))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })

function open(url: URL, target: Target, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: { accept: 'image/avif,image/webp,image/jpeg,image/png', 'user-agent': 'Stoa/1.0 (covers)' },
    // the name is not resolved again: what was checked is what is connected to
    lookup: (_, { all }, done) =>
      all
        ? done(null, [target])
        : (done as (error: null, address: string, family: number) => void)(null, target.address, target.family),
  }
  return new Promise((fulfil, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, fulfil)
    request.once('error', reject)
    request.end()
  })
}

const gone = new Set([404, 410])

async function readPicture(response: IncomingMessage, { maxBytes }: FetchLimits): Promise<Buffer> {
  const { statusCode = 0, headers } = response
  try {
    if (gone.has(statusCode)) throw new Refusal('not_found')
    if (statusCode !== 200) throw new Refusal('answer_refused')
    const type = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''
    if (!pictureTypes.test(type)) throw new Refusal('no_picture')
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Refusal('too_large')
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Refusal('too_large')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    response.destroy()
  }
}
