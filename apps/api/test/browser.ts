// A browser as the API sees it: it stores the shop's cookies, sends them all by itself, repeats the XSRF cookie in a
// header as our pages do, and calls from an IP address of its own.

import { type Endpoint, hasQueryInput, type InputOf } from '@stoa/contract/endpoint'
import type { Language } from '@stoa/domain/language'
import type { FastifyInstance } from 'fastify'
import type { WireAnswer } from './test-api.ts'

export interface BrowserAnswer extends WireAnswer {
  /** Retry-After of a rate limit, in seconds. */
  retryAfter: string | undefined
  /** As received, with their attributes. */
  setCookies: string[]
}

type SentHeaders = Record<string, string | undefined>

export interface Browser {
  readonly cookies: Map<string, string>
  /** Sent with every call, in addition to the headers of our pages; `undefined` removes one. */
  readonly headers: SentHeaders
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers?: SentHeaders,
    language?: Language,
  ): Promise<BrowserAnswer>
}

let browserCount = 0
const nextIp = (): string => {
  browserCount += 1
  return `10.${(browserCount >> 16) & 255}.${(browserCount >> 8) & 255}.${browserCount & 255}`
}

/** `ip`: the address it calls from; a unique one when left out. */
export function openBrowser(app: FastifyInstance, ip = nextIp()): Browser {
  const cookies = new Map<string, string>()
  const defaultHeaders: SentHeaders = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  return {
    cookies,
    headers: defaultHeaders,
    async call(endpoint, input, headers = {}, language = 'el') {
      const { method, path } = endpoint
      const wire = endpoint.input.toWire(input) as Record<string, string>
      const inQuery = hasQueryInput(endpoint)
      const response = await app.inject({
        method,
        url: `/api/${language}${path}${inQuery ? `?${new URLSearchParams(wire)}` : ''}`,
        headers: present({ ...cookieHeaders(cookies), ...defaultHeaders, ...headers }),
        remoteAddress: ip,
        ...(inQuery ? {} : { payload: wire }),
      })
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const type = String(response.headers['content-type']).split(';')[0] ?? ''
      const retryAfter = response.headers['retry-after']?.toString()
      const setCookies = [response.headers['set-cookie'] ?? []].flat()
      return { status: response.statusCode, type, body: response.json(), retryAfter, setCookies }
    },
  }
}

const cookieHeaders = (cookies: ReadonlyMap<string, string>): SentHeaders =>
  cookies.size === 0
    ? {}
    : {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN'),
      }

const present = (headers: SentHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined))
