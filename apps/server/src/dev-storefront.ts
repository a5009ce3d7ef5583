// The storefront during development: modules are served from source and hot reloaded.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { LoadedStorefront } from './loaded-storefront.ts'
import type { Storefront } from './render-page.ts'

export async function devStorefront(): Promise<LoadedStorefront> {
  const root = fileURLToPath(new URL('../../storefront/', import.meta.url))
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678 } },
  })
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<Storefront>,
    assets: { has: () => false, respond: async () => {} },
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    isDevelopment: true,
  }
}
