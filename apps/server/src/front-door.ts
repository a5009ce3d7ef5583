// Who answers what. In this order: a page from the cache, a file, the API and its neighbours, and last a page to be rendered.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Assets } from './assets.ts'
import type { LoadedStorefront } from './loaded-storefront.ts'
import { logRequest } from './log.ts'
import type { createPages } from './pages.ts'
import { sendFailure } from './send-failure.ts'

export interface FrontDoor {
  pages: ReturnType<typeof createPages>
  /** The built files, or what stands for them while developing. */
  assets: Assets
  before?: LoadedStorefront['before']
  log: Logger
}

const fastifyPaths =
  /^\/(?:api|covers|feeds|pictures)(?:\/|$)|^\/(?:healthz|readyz|metrics|robots\.txt|sitemap[\w-]*\.xml(?:\.gz)?)$/i

/** `api` is Fastify's own listener. */
export function createFrontDoor({ pages, assets, before, log }: FrontDoor, api: RequestListener): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse, begun: number): Promise<void> => {
    const id = randomUUID()
    const pathname = request.url?.split('?')[0] ?? '/'
    const source = assets.has(pathname) ? 'file' : 'page'
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') sendFailure(response, 405, id)
      else await (source === 'file' ? assets : pages).answer(request, response)
    } catch (error) {
      log.error({ id, path: pathname, err: error }, 'fault')
      sendFailure(response, 500, id)
    }
    logRequest(log, request, response, begun, source, id)
  }
  const open = (request: IncomingMessage, response: ServerResponse): void => {
    const begun = performance.now()
    if (pages.fromCache(request, response)) logRequest(log, request, response, begun, 'cache')
    else if (fastifyPaths.test(request.url?.split('?')[0] ?? '')) api(request, response)
    else void answer(request, response, begun)
  }
  return createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    if (before) before(request, response, () => open(request, response))
    else open(request, response)
  })
}
