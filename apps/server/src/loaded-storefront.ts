// The storefront's two halves: the page renderer, and the files for browsers.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from './assets.ts'
import type { Storefront } from './render-page.ts'

export interface LoadedStorefront {
  load(): Promise<Storefront>
  assets: Assets
  /** Sees every request first, during development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  isDevelopment: boolean
}
