// From an address to a whole page: the storefront's own router renders it, with the API of this process and without cookies.
// What the page read on the way becomes its tags.

import { localClient } from '@stoa/api/http/local-client'
import type { Operation } from '@stoa/api/http/operation'
import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import type { AddressSwitches } from '@stoa/domain/url/page-address'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { commonHeaders, pageHeaders } from './headers.ts'
import { scriptsLast } from './scripts-last.ts'
import type { PageParts } from './stored-page.ts'

interface Shop {
  client(language: Language): Client
  origin: string
  now(): number
  deliver(page: Buffer): void
}

/** The built storefront with what its server entry exports besides the renderer. */
export interface Storefront extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & { shopContext: RouterContext<Shop>; addressSwitches: AddressSwitches }
  }
}

export interface Rendering {
  storefront: () => Promise<Storefront>
  operations: ReadonlyMap<string, Operation>
  origin: string
  now: () => number
  isDevelopment: boolean
}

const longest = 10 * 60 * 1000

export function createRenderer({ storefront, operations, origin, now, isDevelopment }: Rendering) {
  // Ranking the routes takes as long as a tenth of a page: once for each build.
  const handlers = new WeakMap<Storefront, RequestHandler>()
  const handlerOf = (build: Storefront): RequestHandler => {
    const handler = handlers.get(build) ?? createRequestHandler(build, isDevelopment ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }
  return async (url: string): Promise<PageParts> => {
    const build = await storefront()
    const tags = new Set<string>()
    let holdsUntil = now() + longest
    const notes = {
      now: now(),
      tag: (...noted: string[]) => {
        for (const tag of noted) tags.add(tag)
      },
      holdsUntil: (moment: number) => {
        holdsUntil = Math.min(holdsUntil, moment)
      },
    }
    let page: Buffer | undefined
    const context = new RouterContextProvider()
    context.set(build.entry.module.shopContext, {
      origin,
      now,
      client: (language) => localClient(operations, language, notes),
      deliver: (rendered) => {
        page = rendered
      },
    })
    const response = await handlerOf(build)(new Request(`${origin}${url}`), context)
    const body = page ?? Buffer.from(await response.arrayBuffer())
    return { ...partsOf(response, body, isDevelopment), status: response.status, tags: [...tags], holdsUntil }
  }
}

function partsOf(response: Response, body: Buffer, isDevelopment: boolean): Pick<PageParts, 'headers' | 'body'> {
  const own = Object.fromEntries(response.headers)
  // The development server's own scripts are inline and change: no policy names them.
  if (isDevelopment) return { headers: { ...own, 'cache-control': 'no-store' }, body }
  if (!own['content-type']?.startsWith('text/html')) {
    return { headers: { ...commonHeaders, ...own, 'cache-control': 'public, no-cache' }, body }
  }
  const page = scriptsLast(body)
  return { headers: { ...own, ...pageHeaders(page) }, body: page }
}
