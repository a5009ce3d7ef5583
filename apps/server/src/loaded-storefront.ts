// The storefront's two halves: what renders pages, and the files browsers fetch.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from './assets.ts'
import type { Storefront } from './render-page.ts'

export interface LoadedStorefront {
  load(): Promise<Storefront>
  assets: Assets
  /** Sees every request first, while developing. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  isDevelopment: boolean
}
