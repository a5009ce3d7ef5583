// Renders a URL to a whole page: by the storefront's own router, with the API of this process and without cookies. What
// the page read becomes its tags.

import { isDatabaseAway } from '@stoa/api/database/database-away'
import { retryAfterSeconds } from '@stoa/api/http/errors'
import { localClient } from '@stoa/api/http/local-client'
import type { Operation } from '@stoa/api/http/operation'
import { IndexAwayError } from '@stoa/api/ports/product-index'
import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import type { AddressSwitches } from '@stoa/domain/url/page-address'
import { LRUCache } from 'lru-cache'
import { type RequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { commonHeaders, pageHeaders } from './headers.ts'
import { type ListPart, listPart } from './list-parts.ts'
import { routeByPath } from './route-by-path.ts'
import type { RenderedPage } from './stored-page.ts'

interface ShopContext {
  client(language: Language): Client
  origin: string
  now(): number
  parts: Pick<LRUCache<string, string>, 'get' | 'set'> | null
  deliver(pieces: readonly string[]): void
}

/** The built storefront with what its server entry exports besides the renderer. */
export interface Storefront extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & {
      shopContext: RouterContext<ShopContext>
      addressSwitches: AddressSwitches
    }
  }
}

export interface RendererOptions {
  storefront: () => Promise<Storefront>
  operations: ReadonlyMap<string, Operation>
  origin: string
  now: () => number
  isDevelopment: boolean
}

const maxAgeMs = 10 * 60 * 1000
/** About a thousand cards, and the filters of the lists that they are in. */
const maxPartBytes = 8 * 1024 * 1024
const bytesPerChar = 2

export function createRenderer({ storefront, operations, origin, now, isDevelopment }: RendererOptions) {
  // Ranking the routes takes time, so each build's router does it once for each beginning of an address.
  const routers = new WeakMap<Storefront, (pathname: string) => RequestHandler>()
  const handlerFor = (build: Storefront, pathname: string): RequestHandler => {
    const router = routers.get(build) ?? routeByPath(build, isDevelopment ? 'development' : 'production')
    routers.set(build, router)
    return router(pathname)
  }
  const renderedParts = new LRUCache<string, string>({
    maxSize: maxPartBytes,
    sizeCalculation: (html, key) => bytesPerChar * (html.length + key.length),
  })
  return async (url: string): Promise<RenderedPage> => {
    const build = await storefront()
    const tags = new Set<string>()
    const lists: ListPart[] = []
    let validUntil = now() + maxAgeMs
    const pageContext = {
      now: now(),
      tag: (...newTags: string[]) => {
        for (const tag of newTags) tags.add(tag)
      },
      listed: (part: unknown, read: () => Promise<unknown>) => void lists.push(listPart(part, read)),
      validUntil: (time: number) => {
        validUntil = Math.min(validUntil, time)
      },
    }
    let pieces: readonly string[] | undefined
    let isAway = false
    const noteFault = (fault: unknown) => {
      isAway ||= isDatabaseAway(fault) || fault instanceof IndexAwayError
    }
    const context = new RouterContextProvider()
    context.set(build.entry.module.shopContext, {
      origin,
      now,
      client: (language) => watched(localClient(operations, language, pageContext), noteFault),
      parts: isDevelopment ? null : renderedParts,
      deliver: (rendered) => {
        pieces = rendered
      },
    })
    const request = new Request(`${origin}${url}`)
    const response = await handlerFor(build, url.split('?', 1)[0] ?? '/')(request, context)
    const body = encode(pieces ?? [await response.text()])
    const sent = toPage(response, body, isDevelopment)
    if (response.status === 500 && isAway) return { ...unavailable(sent), tags: [], lists: [], validUntil: 0 }
    return { ...sent, status: response.status, tags: [...tags], lists, validUntil }
  }
}

/** The router turns any fault into an error page; the fault itself is recorded before. */
const watched = (client: Client, noteFault: (fault: unknown) => void): Client => ({
  language: client.language,
  async call(...asked) {
    try {
      return await client.call(...asked)
    } catch (fault) {
      noteFault(fault)
      throw fault
    }
  },
})

type Sent = Pick<RenderedPage, 'headers' | 'body'>

/** Search engines drop a page of status 500, and retry one of 503. */
const unavailable = ({ headers, body }: Sent): Sent & Pick<RenderedPage, 'status'> => ({
  status: 503,
  headers: { ...headers, 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) },
  body,
})

const encoder = new TextEncoder()

const encode = (pieces: readonly string[]): Buffer => Buffer.concat(pieces.map((piece) => encoder.encode(piece)))

function toPage(response: Response, body: Buffer, isDevelopment: boolean): Sent {
  const responseHeaders = Object.fromEntries(response.headers)
  // The development server's own inline scripts change: no policy can name them.
  if (isDevelopment) return { headers: { ...responseHeaders, 'cache-control': 'no-store' }, body }
  if (responseHeaders['content-type']?.startsWith('text/html'))
    return { headers: { ...responseHeaders, ...pageHeaders(body) }, body }
  return { headers: { ...commonHeaders, ...responseHeaders, 'cache-control': 'public, no-cache' }, body }
}
