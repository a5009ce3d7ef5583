// Every URL that is not the API's, a cover's or a file's is a page: redirected to its canonical URL, answered from the
// cache, or rendered once for any number of concurrent requests.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor } from '@stoa/api/http/encodings'
import { type AddressSwitches, redirectFor } from '@stoa/domain/url/page-address'
import { commonHeaders } from './headers.ts'
import { dataAddress, isAddress, isData, isSearchPage, knownAddress } from './page-query.ts'
import { createRenderings } from './renderings.ts'
import { sendFailure } from './send-failure.ts'
import { sendPage } from './send-page.ts'
import type { BodyOf, RenderedPage, StoredPage } from './stored-page.ts'
import type { TaggedCache } from './tagged-cache.ts'

export interface PagesOptions {
  cache: TaggedCache<StoredPage>
  bodyOf: BodyOf
  render: (url: string) => Promise<RenderedPage>
  switches: () => Promise<AddressSwitches>
  /** Gives a path the case of its page. */
  pathCase: () => Promise<(pathname: string) => string>
  now: () => number
  /** Headers for proxies, for a page that is kept and that they may keep too. */
  forProxies?: (page: StoredPage) => readonly string[]
  /** Counts a page that has to be rendered; seconds to wait, 0 when it may be rendered now. */
  waitFor?: (request: IncomingMessage, isSearch: boolean) => number
}

export function createPages(options: PagesOptions) {
  const { cache, bodyOf, render, now, waitFor = () => 0, forProxies = () => [] } = options
  const renderings = createRenderings({ cache, render, now })

  const sendRendered = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    const { page, packing } = await renderings.start(url)
    const isPlain = encodingFor(request.headers['accept-encoding'], page.compressibleBytes) === 'identity'
    sendPage(request, response, isPlain ? page : ((await packing) ?? page), bodyOf)
  }

  return {
    /** True when the response came from the cache. */
    sendFromCache(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = cache.find(request.url ?? '/', now())
      if (!page) return false
      sendPage(request, response, page, bodyOf, forProxies(page))
      return true
    },

    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const asked = request.url ?? '/'
      if (!isAddress(asked)) return sendFailure(response, 404, '')
      const [pathname = '/'] = asked.split('?', 1)
      const query = asked.slice(pathname.length)
      const target = isData(pathname) ? null : await canonicalOf(pathname, options)
      if (target !== null) {
        const location = `${target}${query}`
        response.writeHead(308, { ...commonHeaders, location, 'cache-control': 'public, max-age=3600' }).end()
        return
      }
      const path = await pathInCase(pathname, options)
      const url = knownAddress(path, query)
      const kept = cache.find(url, now()) ?? (await cache.findCompared(url))
      if (kept) return sendPage(request, response, kept, bodyOf, forProxies(kept))
      const missing = renderings.findMissing(url)
      if (missing) return sendPage(request, response, missing, bodyOf)
      // whoever waits for a page that is being rendered costs nothing
      const wait = renderings.isPending(url) ? 0 : waitFor(request, isSearchPage(path))
      if (wait > 0) return sendFailure(response, 429, '', wait)
      await sendRendered(request, response, url)
    },
  }
}

type AddressOptions = Pick<PagesOptions, 'switches' | 'pathCase'>

/** Null when it is the canonical address itself. */
async function canonicalOf(pathname: string, { switches, pathCase }: AddressOptions): Promise<string | null> {
  const addressSwitches = await switches()
  const inCase = addressSwitches.redirect ? (await pathCase())(pathname) : pathname
  return redirectFor(inCase, addressSwitches) ?? (inCase === pathname ? null : inCase)
}

async function pathInCase(pathname: string, { pathCase }: AddressOptions): Promise<string> {
  const inCase = await pathCase()
  return isData(pathname) ? dataAddress(pathname, inCase) : inCase(pathname)
}
