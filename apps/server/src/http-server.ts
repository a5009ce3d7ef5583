// Dispatches requests, in this order: a page from the cache, a file, the API and its neighbours, and last a page to be
// rendered.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Assets } from './assets.ts'
import type { LoadedStorefront } from './loaded-storefront.ts'
import { logRequest } from './log.ts'
import { originForm } from './page-query.ts'
import type { createPages } from './pages.ts'
import { sendFailure } from './send-failure.ts'

export interface HttpServerOptions {
  pages: ReturnType<typeof createPages>
  /** The built files, or their replacement during development. */
  assets: Assets
  middleware?: LoadedStorefront['middleware']
  /** Sees each request first. */
  watch(request: IncomingMessage): void
  log: Logger
}

const fastifyPaths =
  /^\/(?:api|covers|feeds|pictures|share)(?:\/|$)|^\/(?:(?:el|en)\/)?payment\/|^\/(?:healthz|readyz|metrics|robots\.txt|sitemap[\w-]*\.xml(?:\.gz)?)$/i

/** `api` is Fastify's own listener. */
export function createHttpServer(
  { pages, assets, middleware, watch, log }: HttpServerOptions,
  api: RequestListener,
): Server {
  const respond = async (request: IncomingMessage, response: ServerResponse, startedAt: number): Promise<void> => {
    const id = randomUUID()
    const pathname = request.url?.split('?')[0] ?? '/'
    const source = assets.has(pathname) ? 'file' : 'page'
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') sendFailure(response, 405, id)
      else await (source === 'file' ? assets : pages).respond(request, response)
    } catch (error) {
      log.error({ id, path: pathname, err: error }, 'fault')
      sendFailure(response, 500, id)
    }
    logRequest(log, request, response, startedAt, source, id)
  }
  const dispatch = (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now()
    if (pages.sendFromCache(request, response)) logRequest(log, request, response, startedAt, 'cache')
    else if (fastifyPaths.test(request.url?.split('?')[0] ?? '')) api(request, response)
    else void respond(request, response, startedAt)
  }
  return createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    request.url = originForm(request.url ?? '/')
    watch(request)
    if (middleware) middleware(request, response, () => dispatch(request, response))
    else dispatch(request, response)
  })
}
