// Every URL that is not the API's, a cover's or a file's is a page: redirected to its canonical URL, answered from the
// cache, or rendered once for any number of concurrent requests.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressSwitches, redirectFor } from '@stoa/domain/url/page-address'
import { commonHeaders } from './headers.ts'
import { sendPage } from './send-page.ts'
import { type RenderedPage, type StoredPage, storedPage } from './stored-page.ts'
import type { TaggedCache } from './tagged-cache.ts'

export interface PagesOptions {
  cache: TaggedCache<StoredPage>
  render: (url: string) => Promise<RenderedPage>
  switches: () => Promise<AddressSwitches>
  /** Gives a path the case of its page. */
  pathCase: () => Promise<(pathname: string) => string>
  now: () => number
}

export function createPages({ cache, render, switches, pathCase, now }: PagesOptions) {
  const pending = new Map<string, Promise<StoredPage>>()

  const renderOnce = (url: string): Promise<StoredPage> => {
    const existing = pending.get(url)
    if (existing) return existing
    const version = cache.currentVersion()
    const rendering = render(url)
      .then((rendered) => storedPage(rendered))
      .then((page) => {
        if (page.status === 200) cache.store(url, page, version)
        return page
      })
      .finally(() => pending.delete(url))
    pending.set(url, rendering)
    return rendering
  }

  /** Null when it is the canonical address itself. */
  const canonicalOf = async (pathname: string): Promise<string | null> => {
    const addressSwitches = await switches()
    const inCase = addressSwitches.redirect ? (await pathCase())(pathname) : pathname
    return redirectFor(inCase, addressSwitches) ?? (inCase === pathname ? null : inCase)
  }

  return {
    /** True when the response came from the cache. */
    sendFromCache(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = cache.find(request.url ?? '/', now())
      if (!page) return false
      sendPage(request, response, page)
      return true
    },

    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const url = request.url ?? '/'
      const [pathname = '/', query] = url.split('?', 2)
      const target = pathname.endsWith('.data') ? null : await canonicalOf(pathname)
      if (target !== null) {
        const location = query === undefined ? target : `${target}?${query}`
        response.writeHead(308, { ...commonHeaders, location, 'cache-control': 'public, max-age=3600' }).end()
        return
      }
      sendPage(request, response, await renderOnce(url))
    },
  }
}
